import { createPortal, createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type ReactNode, useLayoutEffect } from "react";
import { Group, Mesh, MeshBasicMaterial, PerspectiveCamera, WebGLRenderer } from "three";
import type { Camera, Viewport } from "../camera";
import type { Inks } from "../inks";
import type { Mark } from "../marks";
import { aim } from "./aim";
import { isMounted, MarkObject } from "./objects";
import { type Mounted, PictureSet } from "./pictureSet";
import type { Drawing } from "./slots";

/** Between looks at whether a fence has been passed [ms]. */
const FENCE_INTERVAL = 20;

extend({ Group, Mesh, MeshBasicMaterial });

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
  private readonly sets = new Map<number, PictureSet>();
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
    this.sets.set(id, new PictureSet(id, onReady));
    return id;
  }

  removePicture(id: number): void {
    this.sets.get(id)?.dispose();
    this.sets.delete(id);
    this.mount();
  }

  /**
   * Draws pictures of one moment, one above the other, then copies each into its own 2-D canvas: however many there
   * are, the page waits once for what was drawn.
   * @returns which of them it could not draw: the context is lost, or their objects are still being mounted
   */
  draw(orders: readonly Order[]): Order[] {
    const ready = orders.filter((order) => this.available && this.prepare(order));
    const sizes = ready.map(({ target }) => target.context.canvas);
    this.fit(
      Math.max(0, ...sizes.map(({ width }) => width)),
      sizes.reduce((sum, { height }) => sum + height, 0),
    );
    // A context that was lost has forgotten it.
    this.renderer.setScissorTest(true);
    let top = 0;
    const tops = ready.map((order) => {
      const { width, height } = order.target.context.canvas;
      this.renderer.setViewport(0, this.canvas.height - top - height, width, height);
      this.renderer.setScissor(0, this.canvas.height - top - height, width, height);
      this.render(order);
      top += height;
      return top - height;
    });
    ready.forEach(({ target: { context } }, index) => {
      const { width, height } = context.canvas;
      context.clearRect(0, 0, width, height);
      context.drawImage(this.canvas, 0, tops[index] ?? 0, width, height, 0, 0, width, height);
    });
    return orders.filter((order) => !ready.includes(order));
  }

  private prepare({ id, marks, camera, inks, target }: Order): boolean {
    const set = this.sets.get(id);
    if (!set) return false;
    if (!this.setMarks(set, { ...target, marks, camera, inks })) return false;
    return set.compiled === "yes" || this.compile(set);
  }

  private render({ id, camera, target }: Order): void {
    const set = this.sets.get(id);
    if (!set) return;
    aim(this.eye, camera, target.viewport);
    this.renderer.render(set.scene, this.eye);
  }

  private setMarks(set: PictureSet, drawing: Drawing): boolean {
    const solid = drawing.marks.filter(isMounted);
    if (!set.holds(solid)) {
      set.mount(solid);
      this.mount();
    }
    return set.set(solid, drawing);
  }

  /**
   * Has the programs compiled beside the page's own work, and asks to be drawn when they are there. Nothing asks WebGL
   * for the outcome before a fence behind the work has been passed: the first to ask would be made to wait.
   */
  private compile(set: PictureSet): false {
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

/** Where a picture goes: a canvas of `viewport` CSS pixels times `pixelRatio`. */
export interface Target {
  readonly context: CanvasRenderingContext2D;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
}

/** A picture to be drawn. */
export interface Order {
  readonly id: number;
  readonly marks: readonly Mark[];
  readonly camera: Camera;
  readonly inks: Inks;
  readonly target: Target;
}

function Objects({ set, mounted }: { set: PictureSet; mounted: readonly [string, Mounted][] }): ReactNode {
  useLayoutEffect(() => set.onReady());
  return createPortal(
    mounted.map(([key, { kind, slot }]) => <MarkObject key={`${kind} ${key}`} kind={kind} slot={slot} />),
    set.scene,
  );
}
