import type { Material, Object3D } from "three";
import type { Camera } from "../camera";
import { readColours } from "../colours";
import type { Mark } from "../marks";
import type { ShownPicture, StageRenderer } from "../picture";
import { ARROW_GEOMETRIES } from "../webgl/arrowBatch";
import { DISC_GEOMETRIES } from "../webgl/discs";
import type { DrawContext } from "../webgl/drawContext";
import { PictureScene } from "../webgl/pictureScene";
import { composedRegion, composeStage } from "./compose";
import { StageMaterials } from "./materials";
import type { StageView } from "./StageView";

/** Of lines, arrows and what is translucent: the camera of the shadows does not see it. */
export const UNSHADED_LAYER = 1;

/** What moves the camera, damped. */
export interface StageCamera {
  readonly orbit: (azimuth: number, elevation: number) => void;
  readonly dolly: (factor: number) => void;
  readonly turnTo: (view: Pick<Camera, "azimuth" | "elevation" | "zoom">) => void;
}

/** What draws, and whether the figure plays. */
export interface StageHost {
  /** One frame of the canvas, at once. */
  readonly advance: () => void;
  readonly canvas: () => HTMLCanvasElement;
  readonly setPixelRatio: (ratio: number) => void;
  readonly pixelRatio: () => number;
  readonly isPlaying: () => boolean;
  readonly isPlain: boolean;
  /** Makes the programs of a scene, and does not block the page where the browser can help it. */
  readonly compile: (scene: Object3D) => Promise<unknown>;
  readonly invalidate: () => void;
  /** Of what three.js itself shares among renderers, told by a material. */
  readonly disposeShared: (material: Material) => void;
}

/** All that is left where only the object is wanted. */
const QUIET: ReadonlySet<Mark["kind"]> = new Set(["body", "mesh", "object", "ground", "plane"]);
/** Drawn by components, where lines and arrows are batches. */
const MOUNTED: ReadonlySet<Mark["kind"]> = new Set([
  "body",
  "mesh",
  "object",
  "ground",
  "ellipsoid",
  "plane",
]);

/**
 * Between a figure's render loop, which says what to draw and when, and the components of the stage's canvas, which read it in
 * `useFrame`. React renders only where another picture or mark comes, never for a frame.
 */
export class Stage implements StageRenderer {
  isQuiet = false;
  readonly materials: StageMaterials;
  readonly orbit: StageCamera["orbit"];
  readonly dolly: StageCamera["dolly"];
  readonly turnTo: StageCamera["turnTo"];
  private shownViews: readonly StageView[] = [];
  private wasPlaying = false;
  private programs: "none" | "underway" | "made" = "none";
  private nextId = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly host: StageHost,
    { orbit, dolly, turnTo }: StageCamera,
  ) {
    this.materials = new StageMaterials(host.isPlain);
    this.orbit = orbit;
    this.dolly = dolly;
    this.turnTo = turnTo;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly views = (): readonly StageView[] => this.shownViews;

  readonly isPlaying = (): boolean => this.wasPlaying;

  draw(pictures: readonly ShownPicture[], camera: Camera): boolean {
    // Other pictures of the figure, such as the inspector's, stay in the text.
    const shown = pictures.filter(({ picture }) => picture.isInDialog && !picture.isEmpty);
    this.materials.recolour(readColours());
    const views = shown.map(({ picture, marks }) =>
      this.viewOf({ picture, marks: this.quietly(marks) }, camera),
    );
    const isComplete = this.mount(views);
    if (isComplete && this.programs === "none") this.compile();
    if (this.programs !== "made") return false;
    this.host.advance();
    for (const { picture, marks } of shown) picture.drawLabels(this.quietly(marks), camera);
    return true;
  }

  private async compile(): Promise<void> {
    this.programs = "underway";
    await Promise.all(this.shownViews.map(({ scene }) => this.host.compile(scene.scene)));
    this.programs = "made";
    this.host.invalidate();
  }

  private quietly(marks: readonly Mark[]): readonly Mark[] {
    return this.isQuiet ? marks.filter(({ kind }) => QUIET.has(kind)) : marks;
  }

  compose(scale: number, onto: HTMLCanvasElement = document.createElement("canvas")): HTMLCanvasElement {
    const { host, shownViews: views } = this;
    const before = host.pixelRatio();
    const { width, height } = composedRegion(views);
    setSize(onto, scale * width, scale * height);
    if (scale > before) {
      host.setPixelRatio(scale);
      for (const view of views)
        view.context = { ...view.context, pixelRatio: scale * view.picture.units.magnification };
    }
    host.advance();
    const context = onto.getContext("2d");
    if (context) composeStage(context, host.canvas(), views, scale);
    if (scale > before) host.setPixelRatio(before);
    return onto;
  }

  dispose(): void {
    for (const { scene } of this.shownViews) scene.dispose();
    // Each renderer listens to what it shares, and would live as long; the text's own uploads these again.
    for (const geometry of [...ARROW_GEOMETRIES, ...DISC_GEOMETRIES]) geometry.dispose();
    for (const material of this.materials.all) this.host.disposeShared(material);
    this.materials.dispose();
  }

  private viewOf({ picture, marks }: ShownPicture, camera: Camera): StageView {
    const { viewport, magnification } = picture.units;
    const pixelRatio = magnification * this.host.pixelRatio();
    const context = { camera, marks, viewport, colours: readColours(), pixelRatio };
    const known = this.shownViews.find((view) => view.picture === picture);
    if (known) return Object.assign(known, { context });
    const id = this.nextId++;
    const scene = new PictureScene(id, () => {}, this.materials.arrow);
    scene.scene.traverse((object) => object.layers.set(UNSHADED_LAYER));
    return { id, picture, scene, context };
  }

  /** @returns false where React has yet to render what is new */
  private mount(views: readonly StageView[]): boolean {
    const others = views.filter(({ scene, context }) => !scene.hasMounted(mountedMarks(context)));
    for (const { scene, context } of others) scene.mount(mountedMarks(context));
    const gone = this.shownViews.filter((view) => !views.includes(view));
    for (const { scene } of gone) scene.dispose();
    const isComplete = others.length + gone.length === 0 && views.length === this.shownViews.length;
    const isPlaying = this.host.isPlaying();
    if (isComplete && isPlaying === this.wasPlaying) return true;
    this.wasPlaying = isPlaying;
    if (!isComplete) this.shownViews = [...views];
    for (const listener of this.listeners) listener();
    return isComplete;
  }
}

/** To even numbers, which an encoder wants. */
function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [w, h] = [2 * Math.round(width / 2), 2 * Math.round(height / 2)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
}

export function mountedMarks({ marks }: DrawContext): readonly Mark[] {
  return marks.filter(({ kind }) => MOUNTED.has(kind));
}
