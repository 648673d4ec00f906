import { createPortal, createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type ReactNode, useLayoutEffect } from "react";
import {
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  type Scene,
  WebGLRenderer,
} from "three";
import type { Camera, Viewport } from "../camera";
import type { Colours } from "../colours";
import type { Mark } from "../marks";
import type { DrawContext } from "./drawing";
import { isMounted, MarkObject } from "./objects";
import { type MountedMark, PictureScene } from "./pictureScene";
import { applyCamera } from "./setCamera";

/** Between looks at whether a fence has been passed [ms]. */
const FENCE_POLL_MS = 20;

/** The layer of an object that is drawn by itself. */
const WARM_UP_LAYER = 1;

extend({ Group, Mesh, MeshBasicMaterial });

/**
 * The page's one WebGL context. A hidden canvas holds a scene per picture, draws each in turn when asked, and copies
 * the result into that picture's own 2-D canvas; so pictures scroll with the text, and a page may hold any number.
 */
export class SharedRenderer {
  /** False while the context is lost; pictures are then drawn as SVG. */
  available = true;

  private readonly root: ReconcilerRoot<HTMLCanvasElement>;
  private readonly threeCamera = new PerspectiveCamera();
  private readonly pictures = new Map<number, PictureScene>();
  private nextId = 0;

  private constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly context: WebGL2RenderingContext,
    private readonly renderer: WebGLRenderer,
  ) {
    this.renderer.setPixelRatio(1);
    this.root = createRoot(canvas);
    this.root.configure({
      gl: this.renderer,
      camera: this.threeCamera,
      frameloop: "never",
      flat: true,
      dpr: 1,
      size: { width: 1, height: 1, top: 0, left: 0 },
    });
    canvas.addEventListener("webglcontextlost", () => this.setAvailable(false));
    canvas.addEventListener("webglcontextrestored", () => this.setAvailable(true));
  }

  /** Opens the page's context, or returns null where there is none to be had. */
  static async open(): Promise<SharedRenderer | null> {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", { alpha: true, antialias: true, premultipliedAlpha: true });
    if (!context) return null;
    await gpuIdle(context);
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    await gpuIdle(context);
    const stage = new SharedRenderer(canvas, context, renderer);
    await gpuIdle(context);
    return stage;
  }

  /** Makes room for one picture; `onReady` is called whenever drawing it again would show more. */
  addPicture(onReady: () => void): number {
    const id = this.nextId++;
    this.pictures.set(id, new PictureScene(id, onReady));
    return id;
  }

  removePicture(id: number): void {
    this.pictures.get(id)?.dispose();
    this.pictures.delete(id);
    this.renderObjects();
  }

  /**
   * Draws pictures of one moment, one above the other, then copies each into its own 2-D canvas: however many there
   * are, the page waits once for what was drawn.
   * @returns which of them it could not draw: the context is lost, or their objects are still being mounted
   */
  draw(orders: readonly DrawRequest[]): DrawRequest[] {
    const ready = orders.filter((order) => this.available && this.prepare(order));
    if (!this.ensureCanvasSize(ready)) return [...orders];
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

  private prepare({ id, marks, camera, colours, target }: DrawRequest): boolean {
    const set = this.pictures.get(id);
    if (!set) return false;
    if (!this.setMarks(set, { ...target, marks, camera, colours })) return false;
    return set.compiled === "yes" || this.compile(set);
  }

  private render({ id, camera, target }: DrawRequest): void {
    const set = this.pictures.get(id);
    if (!set) return;
    applyCamera(this.threeCamera, camera, target.viewport);
    this.renderer.render(set.scene, this.threeCamera);
  }

  private setMarks(set: PictureScene, drawing: DrawContext): boolean {
    const solid = drawing.marks.filter(isMounted);
    if (set.hasMounted(solid)) return set.set(solid, drawing);
    set.mount(solid);
    this.renderObjects();
    return false;
  }

  /** Has what is needed for drawing compiled beside the page's own work, and asks to be drawn when it is there. */
  private compile(set: PictureScene): false {
    if (set.compiled !== "no") return false;
    set.compiled = "underway";
    this.precompile(set).then(() => {
      if (set.compiled === "underway") set.compiled = "yes";
      set.onReady();
    });
    return false;
  }

  private async precompile(set: PictureScene): Promise<void> {
    await gpuIdle(this.context);
    this.renderer.compile(set.scene, this.threeCamera);
    await gpuIdle(this.context);
    for (const object of meshesIn(set.scene)) {
      this.warmUp(set.scene, object);
      await gpuIdle(this.context);
    }
  }

  /** Draws one object on one pixel: whatever is drawn for the first time takes long, all of a picture at once too long. */
  private warmUp(scene: Scene, object: Object3D): void {
    object.layers.enable(WARM_UP_LAYER);
    this.threeCamera.layers.set(WARM_UP_LAYER);
    this.renderer.setScissorTest(true);
    this.renderer.setScissor(0, 0, 1, 1);
    this.renderer.render(scene, this.threeCamera);
    this.threeCamera.layers.set(0);
    object.layers.disable(WARM_UP_LAYER);
  }

  private renderObjects(): void {
    this.root.render(
      [...this.pictures.values()].map((set) => (
        <SceneObjects key={set.id} set={set} mounted={[...set.mounted.entries()]} />
      )),
    );
  }

  /**
   * Whether the canvas has room for pictures one above the other; else it grows, which takes long enough for one task,
   * and asks for them again. It only grows: making it anew costs far more than a few pixels unused.
   */
  private ensureCanvasSize(orders: readonly DrawRequest[]): boolean {
    const sizes = orders.map(({ target }) => target.context.canvas);
    const width = Math.max(this.canvas.width, ...sizes.map((size) => size.width));
    const height = Math.max(
      this.canvas.height,
      sizes.reduce((sum, size) => sum + size.height, 0),
    );
    if (width === this.canvas.width && height === this.canvas.height) return true;
    this.renderer.setSize(width, height, false);
    for (const { id } of orders) this.pictures.get(id)?.onReady();
    return false;
  }

  private setAvailable(available: boolean): void {
    this.available = available;
    for (const set of this.pictures.values()) {
      set.compiled = "no";
      set.onReady();
    }
  }
}

/**
 * Waits, and leaves the page free, until a context has done all that it was asked for: whoever asks it a question sooner
 * is made to wait, and the page too.
 */
async function gpuIdle(context: WebGL2RenderingContext): Promise<void> {
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  context.flush();
  const passed = () => !fence || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED;
  do await wait(FENCE_POLL_MS);
  while (!context.isContextLost() && !passed());
  context.deleteSync(fence);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function meshesIn(scene: Scene): Object3D[] {
  const drawn: Object3D[] = [];
  scene.traverse((object) => {
    if (object instanceof Mesh) drawn.push(object);
  });
  return drawn;
}

/** Where a picture goes: a canvas of `viewport` CSS pixels times `pixelRatio`. */
export interface DrawTarget {
  readonly context: CanvasRenderingContext2D;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
}

/** A picture to be drawn. */
export interface DrawRequest {
  readonly id: number;
  readonly marks: readonly Mark[];
  readonly camera: Camera;
  readonly colours: Colours;
  readonly target: DrawTarget;
}

function SceneObjects({
  set,
  mounted,
}: {
  set: PictureScene;
  mounted: readonly [string, MountedMark][];
}): ReactNode {
  useLayoutEffect(() => set.onReady());
  return createPortal(
    mounted.map(([key, { kind, slot }]) => <MarkObject key={`${kind} ${key}`} kind={kind} slot={slot} />),
    set.scene,
  );
}
