import { firstInteraction } from "../browser/firstInteraction";
import type { Vec3 } from "../core/math/vec3";
import { type Camera, type Viewport, viewThrough } from "./camera";
import { type Colours, readColours } from "./colours";
import { BASELINE, type LabelPlace, labelsOf } from "./geometry/labels";
import type { Mark } from "./marks";
import { svgMarkup } from "./svg/markup";
import type { DrawRequest, DrawTarget, SharedRenderer } from "./webgl/sharedRenderer";

let renderer: SharedRenderer | null = null;
let opening: Promise<SharedRenderer | null> | null = null;

function openRenderer(): Promise<SharedRenderer | null> {
  opening ??= fetchRenderer().catch(() => null);
  return opening;
}

/** Until then a picture is drawn as SVG and looks the same. */
async function fetchRenderer(): Promise<SharedRenderer | null> {
  await firstInteraction();
  await whenIdle();
  const { SharedRenderer } = await import("./webgl/sharedRenderer");
  await whenIdle();
  renderer = SharedRenderer.open();
  return renderer;
}

const IDLE_TIMEOUT_MS = 500;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_TIMEOUT_MS / 4);
  });
}

const MAX_PIXEL_RATIO = 2;

/**
 * In an element with an `<svg>` and a `<canvas>`: drawn with WebGL, and as SVG before that has arrived, while its context is lost, and
 * where there is none.
 */
export class Picture {
  private readonly svg: SVGSVGElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly resizeObserver: ResizeObserver;
  private viewport: Viewport = { width: 0, height: 0 };
  private magnification = 1;
  private id: number | null = null;
  private requested = false;
  private disposed = false;

  /**
   * @param onStale asks for another drawing
   * @param foot    of its viewport [px]
   */
  constructor(
    readonly element: HTMLElement,
    private readonly onStale: () => void,
    private readonly foot = 0,
  ) {
    const svg = element.querySelector("svg");
    const canvas = element.querySelector("canvas");
    if (!svg || !canvas) throw new Error("a picture needs an <svg> and a <canvas>");
    this.svg = svg;
    this.canvas = canvas;
    this.resizeObserver = new ResizeObserver(([entry]) => this.resize(entry?.contentRect));
    this.resizeObserver.observe(element);
  }

  /** Null while there is no renderer. */
  drawRequest(marks: readonly Mark[], camera: Camera): DrawRequest | null {
    if (!this.requested) this.join();
    this.requested = true;
    if (this.id === null) return null;
    return { id: this.id, marks, camera, colours: readColours(), target: this.target };
  }

  private get target(): DrawTarget {
    const { viewport, pixelRatio } = this;
    const size = {
      width: Math.round(viewport.width * pixelRatio),
      height: Math.round(viewport.height * pixelRatio),
    };
    return { viewport, pixelRatio, size, open: () => this.openContext(size) };
  }

  /** Over a stage, which draws all else. */
  drawLabels(marks: readonly Mark[], camera: Camera): void {
    const { target } = this;
    target.open()?.clearRect(0, 0, target.size.width, target.size.height);
    drawLabels({ marks, camera, colours: readColours(), target });
    this.setRenderer("stage");
  }

  /** Setting a canvas's size empties it, even to the size it has. */
  private openContext({ width, height }: Viewport): CanvasRenderingContext2D | null {
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    return this.canvas.getContext("2d");
  }

  private get pixelRatio(): number {
    return Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO) * this.magnification;
  }

  get size(): Viewport {
    return this.viewport;
  }

  /** In which it is drawn, and their size [CSS pixels]. */
  get units(): { readonly viewport: Viewport; readonly magnification: number } {
    return { viewport: this.viewport, magnification: this.magnification };
  }

  get isInDialog(): boolean {
    return this.element.closest("dialog") !== null;
  }

  get isEmpty(): boolean {
    return this.viewport.width < 1 || this.viewport.height < 1;
  }

  private drawSvg(marks: readonly Mark[], camera: Camera, viewport = this.viewport): void {
    this.svg.setAttribute("viewBox", `0 0 ${viewport.width} ${viewport.height}`);
    this.svg.innerHTML = svgMarkup(marks, camera, viewport);
  }

  /** At the size of this instant: what filled the window has just gone to its place in the text. */
  drawForPrint(marks: readonly Mark[], camera: Camera): void {
    const { width, height } = this.element.getBoundingClientRect();
    if (width > 0 && height > 0) this.drawSvg(marks, camera, this.inPictureUnits({ width, height }).viewport);
  }

  showSvg(marks: readonly Mark[], camera: Camera): void {
    this.drawSvg(marks, camera);
    this.setRenderer("svg");
  }

  showWebgl(): void {
    this.setRenderer("webgl");
  }

  private setRenderer(renderer: "webgl" | "svg" | "stage"): void {
    if (this.element.dataset.renderer !== renderer) this.element.dataset.renderer = renderer;
  }

  dispose(): void {
    this.disposed = true;
    this.resizeObserver.disconnect();
    if (this.id !== null) renderer?.removePicture(this.id);
  }

  /** Each picture is added in a task of its own. */
  private async join(): Promise<void> {
    const opened = await openRenderer();
    await whenIdle();
    this.addTo(opened);
  }

  private addTo(opened: SharedRenderer | null): void {
    if (this.disposed || !opened) return;
    this.id = opened.addPicture(this.onStale);
    this.onStale();
    // A canvas neither waits for a font nor is drawn again when it arrives.
    document.fonts.load(labelFont(), LABEL_LETTERS).then(this.onStale, () => {});
  }

  private resize(box: Viewport | undefined): void {
    if (!box) return;
    const { magnification, viewport } = this.inPictureUnits(box);
    this.magnification = magnification;
    this.viewport = viewport;
    this.onStale();
  }

  private inPictureUnits({ width, height }: Viewport): { magnification: number; viewport: Viewport } {
    const style = getComputedStyle(this.element);
    const magnification = Number.parseFloat(style.getPropertyValue("--picture-magnification")) || 1;
    const viewport = {
      width: Math.round(width / magnification),
      height: Math.round(height / magnification),
      foot: this.foot,
    };
    return { magnification, viewport };
  }
}

export interface ShownPicture {
  readonly picture: Picture;
  readonly marks: readonly Mark[];
}

/** Draws the pictures of a figure that has the window to itself, and moves its camera smoothly. */
export interface StageRenderer {
  /** Only bodies and the ground. */
  isQuiet: boolean;
  /** Draws the whole window at so many pixels to a CSS pixel onto a canvas, made or given. */
  compose(scale: number, onto?: HTMLCanvasElement): HTMLCanvasElement;
  /** @returns false while it cannot */
  draw(pictures: readonly ShownPicture[], camera: Camera): boolean;
  orbit(azimuth: number, elevation: number): void;
  dolly(factor: number): void;
  turnTo(view: Pick<Camera, "azimuth" | "elevation" | "zoom">): void;
}

/** A figure's render loop, as a stage and its tools need it. */
export interface StagedLoop {
  readonly camera: Camera;
  readonly playing: boolean;
  readonly stage: StageRenderer | null;
  /** The camera goes with the bodies. */
  isFollowing: boolean;
  setStage(stage: StageRenderer | null): void;
  turnTo(view: Pick<Camera, "azimuth" | "elevation" | "zoom">): void;
  resetView(): void;
  /** L of the first lane, world axes; null where nothing turns. */
  momentum_W(): Vec3 | null;
  invalidate(): void;
  drawNow(): void;
}

export function drawTogether(shown: readonly ShownPicture[], camera: Camera): void {
  const drawn = shown
    .filter(({ picture }) => !picture.isEmpty)
    .map(({ picture, marks }) => ({ picture, marks, request: picture.drawRequest(marks, camera) }));
  const requests = drawn.flatMap(({ request }) => request ?? []);
  const refused = renderer ? renderer.draw(requests) : requests;
  for (const { picture, marks, request } of drawn) {
    const done = request !== null && !refused.includes(request);
    if (done) {
      drawLabels(request);
      picture.showWebgl();
    } else picture.showSvg(marks, camera);
  }
}

let labelFontKnown = "";

/** As `marks.css` has it, with the fonts that stand in for the page's own where that comes too late. */
function labelFont(): string {
  labelFontKnown ||= `italic 600 17px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
  return labelFontKnown;
}

/** Latin, Greek and ×: three font files. */
const LABEL_LETTERS = "Lω×";

/** Where a context's origin is the picture's corner, in so many pixels to a CSS pixel. */
export function drawLabelsOf(
  picture: Picture,
  { marks, camera }: { readonly marks: readonly Mark[]; readonly camera: Camera },
  scale: number,
  context: CanvasRenderingContext2D,
): void {
  const { viewport, magnification } = picture.units;
  const pixelRatio = scale * magnification;
  const target = { viewport, pixelRatio, size: viewport, open: () => context };
  drawLabels({ marks, camera, colours: readColours(), target });
}

function drawLabels(drawn: Omit<DrawRequest, "id">): void {
  const { marks, camera, colours, target } = drawn;
  const { viewport, pixelRatio, open } = target;
  const context = open();
  if (!context) return;
  const view = viewThrough(camera, viewport);
  context.save();
  context.scale(pixelRatio, pixelRatio);
  context.font = labelFont();
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  context.lineWidth = 4;
  context.strokeStyle = colours.paper;
  for (const place of labelsOf(marks, camera, view)) {
    const [x, y] = [place.at.x, place.at.y + BASELINE];
    context.strokeText(place.text, x, y);
    context.fillStyle = labelColour(place, colours);
    context.fillText(place.text, x, y);
  }
  context.restore();
}

function labelColour({ colour, lane }: LabelPlace, colours: Colours): string {
  if (lane) return colours[`lane${lane}`];
  return colour ? colours[`${colour}Text`] : colours.axis;
}
