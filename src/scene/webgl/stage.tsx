import { createPortal, createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type ReactNode, useLayoutEffect } from "react";
import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import type { Camera, Viewport } from "../camera";
import type { Inks } from "../inks";
import { lampFor } from "../light";
import type { Mark } from "../marks";
import { aim } from "./aim";
import { MarkObject } from "./objects";
import { type Drawing, MarkOrder, type Slot } from "./slots";

/** Between looks at whether a fence has been passed [ms]. */
const FENCE_INTERVAL = 20;

extend({ AmbientLight, BoxGeometry, DirectionalLight, Group, Mesh, MeshBasicMaterial });

/** What a mark looks like to the list of mounted objects: one object per key and kind. */
interface Mounted {
  readonly kind: Mark["kind"];
  readonly slot: Slot;
}

/** One picture's objects, in a scene of their own. */
interface Set3D {
  readonly id: number;
  readonly scene: Scene;
  readonly lamp: DirectionalLight;
  readonly mounted: Map<string, Mounted>;
  readonly onReady: () => void;
  /** Whether the programs that draw it are compiled; drawing sooner would hold up the page until they are. */
  compiled: "no" | "underway" | "yes";
}

/**
 * The page's one WebGL context. A hidden canvas holds a scene per picture, draws each in turn when asked, and copies
 * the result into that picture's own 2-D canvas; so pictures scroll with the text, and a page may hold any number.
 */
export class Stage {
  /** False while the context is lost; pictures are then drawn as SVG. */
  available = true;

  private readonly renderer: WebGLRenderer;
  private readonly root: ReconcilerRoot<HTMLCanvasElement>;
  private readonly eye = new PerspectiveCamera();
  private readonly sets = new Map<number, Set3D>();
  private nextId = 0;

  private constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly context: WebGL2RenderingContext,
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.renderer.setPixelRatio(1);
    this.root = createRoot(canvas);
    this.root.configure({
      gl: this.renderer,
      camera: this.eye,
      frameloop: "never",
      flat: true,
      dpr: 1,
      size: { width: 1, height: 1, top: 0, left: 0 },
    });
    canvas.addEventListener("webglcontextlost", () => this.setAvailable(false));
    canvas.addEventListener("webglcontextrestored", () => this.setAvailable(true));
  }

  /** Opens the page's context, or returns null where there is none to be had. */
  static open(): Stage | null {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", { alpha: true, antialias: true, premultipliedAlpha: true });
    return context ? new Stage(canvas, context) : null;
  }

  /** Makes room for one picture; `onReady` is called whenever drawing it again would show more. */
  addPicture(onReady: () => void): number {
    const id = this.nextId++;
    const set = {
      id,
      scene: new Scene(),
      lamp: new DirectionalLight(),
      mounted: new Map(),
      onReady,
      compiled: "no" as const,
    };
    set.scene.add(set.lamp, new AmbientLight(0xffffff, 2.1));
    set.lamp.intensity = 1.4;
    this.sets.set(id, set);
    return id;
  }

  removePicture(id: number): void {
    this.sets.delete(id);
    this.mount();
  }

  /**
   * Draws marks into a 2-D canvas of `viewport` CSS pixels times `pixelRatio`.
   * @returns false if it could not: the context is lost, or the objects are still being mounted
   */
  draw(id: number, marks: readonly Mark[], camera: Camera, inks: Inks, target: Target): boolean {
    const set = this.sets.get(id);
    if (!set || !this.available) return false;
    if (
      !this.applyMarks(set, { marks, camera, inks, pixelRatio: target.pixelRatio, viewport: target.viewport })
    )
      return false;
    if (set.compiled !== "yes") return this.compile(set);
    aim(this.eye, camera, target.viewport);
    set.lamp.position.set(...lampFor(camera));
    const width = Math.round(target.viewport.width * target.pixelRatio);
    const height = Math.round(target.viewport.height * target.pixelRatio);
    this.fit(width, height);
    this.renderer.setViewport(0, 0, width, height);
    this.renderer.setScissor(0, 0, width, height);
    this.renderer.setScissorTest(true);
    this.renderer.render(set.scene, this.eye);
    const top = this.canvas.height - height;
    target.context.clearRect(0, 0, width, height);
    target.context.drawImage(this.canvas, 0, top, width, height, 0, 0, width, height);
    return true;
  }

  private applyMarks(set: Set3D, drawing: Drawing): boolean {
    const { marks } = drawing;
    const same =
      marks.length === set.mounted.size &&
      marks.every((mark) => set.mounted.get(mark.key)?.kind === mark.kind);
    if (!same) {
      set.compiled = "no";
      set.mounted.clear();
      for (const mark of marks) set.mounted.set(mark.key, { kind: mark.kind, slot: { apply: null } });
      this.mount();
    }
    let ready = true;
    for (const mark of marks) {
      const slot = set.mounted.get(mark.key)?.slot;
      if (slot?.apply) slot.apply(mark, drawing);
      else ready = false;
    }
    return ready;
  }

  /**
   * Has the programs compiled beside the page's own work, and asks to be drawn when they are there. Nothing asks WebGL
   * for the outcome before a fence behind the work has been passed: the first to ask would be made to wait.
   */
  private compile(set: Set3D): false {
    if (set.compiled !== "no") return false;
    set.compiled = "underway";
    this.renderer.compile(set.scene, this.eye);
    const { context } = this;
    const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    const look = () => {
      const passed = !fence || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED;
      if (!passed && !context.isContextLost()) return setTimeout(look, FENCE_INTERVAL);
      context.deleteSync(fence);
      if (set.compiled === "underway") set.compiled = "yes";
      set.onReady();
    };
    setTimeout(look, FENCE_INTERVAL);
    return false;
  }

  private mount(): void {
    this.root.render(
      [...this.sets.values()].map((set) => (
        <Objects key={set.id} set={set} mounted={[...set.mounted.entries()]} />
      )),
    );
  }

  /** The canvas only grows: making it anew costs far more than a few pixels unused. */
  private fit(width: number, height: number): void {
    if (width <= this.canvas.width && height <= this.canvas.height) return;
    this.renderer.setSize(Math.max(width, this.canvas.width), Math.max(height, this.canvas.height), false);
  }

  private setAvailable(available: boolean): void {
    this.available = available;
    for (const set of this.sets.values()) {
      set.compiled = "no";
      set.onReady();
    }
  }
}

/** Where a picture goes. */
export interface Target {
  readonly context: CanvasRenderingContext2D;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
}

function Objects({ set, mounted }: { set: Set3D; mounted: readonly [string, Mounted][] }): ReactNode {
  useLayoutEffect(() => set.onReady());
  return createPortal(
    mounted.map(([key, { kind, slot }], index) => (
      <MarkOrder key={`${kind} ${key}`} value={index / (2 * mounted.length)}>
        <MarkObject kind={kind} slot={slot} />
      </MarkOrder>
    )),
    set.scene,
  );
}
