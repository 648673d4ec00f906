import { createPortal, createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { Group, Mesh, PerspectiveCamera, WebGLRenderer } from "three";
import type { Camera, Viewport } from "../camera";
import type { Colours } from "../colours";
import type { Mark } from "../marks";
import { EllipsoidObject, PlaneObject } from "./discs";
import type { DrawContext, MarkObjectRef } from "./drawContext";
import { type MountedMark, PictureScene } from "./pictureScene";
import { BodyObject, MeshObject, ThingObject } from "./solids";
import { applyCamera } from "./toThree";

extend({ Group, Mesh });

/**
 * A page's one WebGL context, for browsers limit their number: each picture has a scene, drawn off screen and copied into its 2-D canvas,
 * which scrolls with the text.
 */
export class SharedRenderer {
  /** False while the context is lost. */
  available = true;

  private readonly root: ReconcilerRoot<HTMLCanvasElement>;
  private readonly threeCamera = new PerspectiveCamera();
  private readonly pictures = new Map<number, PictureScene>();
  private nextId = 0;

  private constructor(
    private readonly canvas: HTMLCanvasElement,
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

  /** Null where WebGL 2 is not available: three would throw. */
  static open(): SharedRenderer | null {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", { alpha: true, antialias: true, premultipliedAlpha: true });
    if (!context) return null;
    return new SharedRenderer(canvas, new WebGLRenderer({ canvas, context, alpha: true, antialias: true }));
  }

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
   * Draws pictures one above the other, then copies each: the main thread waits once for the GPU.
   * @returns the requests not fulfilled yet
   */
  draw(requests: readonly DrawRequest[]): DrawRequest[] {
    const ready = requests.filter((request) => this.available && this.prepare(request));
    if (!this.ensureCanvasSize(ready)) return [...requests];
    // A restored context has lost this setting.
    this.renderer.setScissorTest(true);
    let top = 0;
    const tops = ready.map((request) => {
      const { width, height } = request.target.size;
      this.renderer.setViewport(0, this.canvas.height - top - height, width, height);
      this.renderer.setScissor(0, this.canvas.height - top - height, width, height);
      this.render(request);
      top += height;
      return top - height;
    });
    ready.forEach((request, index) => {
      const { width, height } = request.target.size;
      const context = request.target.open();
      context?.clearRect(0, 0, width, height);
      context?.drawImage(this.canvas, 0, tops[index] ?? 0, width, height, 0, 0, width, height);
    });
    return requests.filter((request) => !ready.includes(request));
  }

  private prepare({ id, marks, camera, colours, target }: DrawRequest): boolean {
    const picture = this.pictures.get(id);
    if (!picture) return false;
    if (!this.setMarks(picture, { ...target, marks, camera, colours })) return false;
    if (picture.compiled === "no") this.compile(picture);
    return picture.compiled === "yes";
  }

  private render({ id, camera, target }: DrawRequest): void {
    const picture = this.pictures.get(id);
    if (!picture) return;
    applyCamera(this.threeCamera, camera, target.viewport);
    this.renderer.render(picture.scene, this.threeCamera);
  }

  private setMarks(picture: PictureScene, drawing: DrawContext): boolean {
    const solid = drawing.marks.filter(({ kind }) => kind in OBJECTS);
    if (picture.hasMounted(solid)) return picture.set(solid, drawing);
    picture.mount(solid);
    this.renderObjects();
    return false;
  }

  private async compile(picture: PictureScene): Promise<void> {
    picture.compiled = "underway";
    // Without the extension three compiles no less at once, and says so on the console.
    if (this.renderer.extensions.has("KHR_parallel_shader_compile"))
      await this.renderer.compileAsync(picture.scene, this.threeCamera);
    if (picture.compiled === "underway") picture.compiled = "yes";
    picture.onReady();
  }

  private renderObjects(): void {
    this.root.render(
      [...this.pictures.values()].map((picture) => (
        <SceneObjects key={picture.id} picture={picture} mounted={[...picture.mounted.entries()]} />
      )),
    );
  }

  /** Growing the canvas takes a task; pictures are drawn in the next. It never shrinks: resizing costs more than unused pixels. */
  private ensureCanvasSize(requests: readonly DrawRequest[]): boolean {
    const sizes = requests.map(({ target }) => target.size);
    const width = Math.max(this.canvas.width, ...sizes.map((size) => size.width));
    const height = Math.max(
      this.canvas.height,
      sizes.reduce((sum, size) => sum + size.height, 0),
    );
    if (width === this.canvas.width && height === this.canvas.height) return true;
    this.renderer.setSize(width, height, false);
    for (const { id } of requests) this.pictures.get(id)?.onReady();
    return false;
  }

  private setAvailable(available: boolean): void {
    this.available = available;
    for (const picture of this.pictures.values()) {
      picture.compiled = "no";
      picture.onReady();
    }
  }
}

export interface DrawTarget {
  /** [CSS pixels] */
  readonly viewport: Viewport;
  readonly pixelRatio: number;
  /** [device pixels] */
  readonly size: Viewport;
  readonly open: () => CanvasRenderingContext2D | null;
}

export interface DrawRequest {
  readonly id: number;
  readonly marks: readonly Mark[];
  readonly camera: Camera;
  readonly colours: Colours;
  readonly target: DrawTarget;
}

function SceneObjects({
  picture,
  mounted,
}: {
  picture: PictureScene;
  mounted: readonly [string, MountedMark][];
}): ReactNode {
  useLayoutEffect(() => picture.onReady());
  return createPortal(
    mounted.map(([key, { kind, slot }]) => {
      const MarkObject = OBJECTS[kind];
      return MarkObject && <MarkObject key={`${kind} ${key}`} slot={slot} />;
    }),
    picture.scene,
  );
}

/** All others are batches of lines and arrows. */
const OBJECTS = {
  body: BodyObject,
  mesh: MeshObject,
  object: ThingObject,
  ellipsoid: EllipsoidObject,
  plane: PlaneObject,
} as Partial<Record<Mark["kind"], ComponentType<{ readonly slot: MarkObjectRef }>>>;
