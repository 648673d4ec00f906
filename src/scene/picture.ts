import { firstInteraction } from "../browser/firstInteraction";
import { type Camera, type Viewport, viewThrough } from "./camera";
import { canvasSize, resizeCanvas } from "./canvas/canvasSize";
import { openPainter, type PaintedCanvas, type Painter } from "./canvas/painter";
import { type Colours, readColours } from "./colours";
import { BASELINE, type LabelPlace, labelsOf } from "./geometry/labels";
import type { Mark } from "./marks";
import { svgMarkup } from "./svg/markup";
import type { DrawRequest, SharedRenderer } from "./webgl/sharedRenderer";

let renderer: SharedRenderer | null = null;
let opening: Promise<SharedRenderer | null> | null = null;

/** The page's shared renderer, fetched when the first picture is drawn; null where there is no WebGL. */
function openRenderer(): Promise<SharedRenderer | null> {
  opening ??= fetchRenderer().catch(() => null);
  return opening;
}

/**
 * Until the renderer is there a picture is drawn as SVG and looks the same. So fetching it waits for the reader's first
 * interaction, and each long task of it for an idle moment.
 */
async function fetchRenderer(): Promise<SharedRenderer | null> {
  await firstInteraction();
  await whenIdle();
  const { SharedRenderer } = await import("./webgl/sharedRenderer");
  await whenIdle();
  renderer = await SharedRenderer.open();
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
 * One live picture in an element that holds an `<svg>` and a `<canvas>`: drawn with WebGL where it is available. Before it has
 * arrived, while its context is lost, and where there is none, it stands as SVG, and moves as the same shapes painted on the
 * canvas by a worker.
 */
export class Picture {
  private readonly svg: SVGSVGElement;
  private canvas: HTMLCanvasElement;
  private readonly resizeObserver: ResizeObserver;
  private viewport: Viewport = { width: 0, height: 0 };
  /** How many CSS pixels a pixel of the viewport is: labels and lines grow with it. */
  private magnification = 1;
  private id: number | null = null;
  private requested = false;
  /** The canvas as the worker paints it; null while it is the page's own, on which WebGL is copied. */
  private painted: PaintedCanvas | null = null;
  /** Whether the canvas has a context, or belongs to the worker: that cannot be undone, so that another use needs another canvas. */
  private isUsed = false;
  private disposed = false;

  /** @param onStale called whenever the picture should be drawn again: its size or its renderer has changed */
  constructor(
    private readonly element: HTMLElement,
    private readonly onStale: () => void,
  ) {
    const svg = element.querySelector("svg");
    const canvas = element.querySelector("canvas");
    if (!svg || !canvas) throw new Error("a picture needs an <svg> and a <canvas>");
    this.svg = svg;
    this.canvas = canvas;
    this.resizeObserver = new ResizeObserver(([entry]) => this.resize(entry?.contentRect));
    this.resizeObserver.observe(element);
  }

  /** What the shared renderer needs to draw this picture; null while there is none. */
  drawRequest(marks: readonly Mark[], camera: Camera): DrawRequest | null {
    if (!this.requested) this.join();
    this.requested = true;
    if (this.id === null) return null;
    const { viewport, pixelRatio } = this;
    const target = { viewport, pixelRatio, open: () => this.openContext() };
    return { id: this.id, marks, camera, colours: readColours(), target };
  }

  /** The context of a canvas that is the page's own and as large as it is shown. */
  openContext(): CanvasRenderingContext2D | null {
    if (this.painted) this.renewCanvas();
    this.painted?.close();
    this.painted = null;
    this.isUsed = true;
    resizeCanvas(this.canvas, canvasSize(this.viewport, this.pixelRatio));
    return this.canvas.getContext("2d");
  }

  private renewCanvas(): void {
    const fresh = this.canvas.cloneNode() as HTMLCanvasElement;
    this.canvas.replaceWith(fresh);
    this.canvas = fresh;
  }

  private get pixelRatio(): number {
    return Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO) * this.magnification;
  }

  get size(): Viewport {
    return this.viewport;
  }

  get isEmpty(): boolean {
    return this.viewport.width < 1 || this.viewport.height < 1;
  }

  private drawSvg(marks: readonly Mark[], camera: Camera, viewport = this.viewport): void {
    this.svg.setAttribute("viewBox", `0 0 ${viewport.width} ${viewport.height}`);
    this.svg.innerHTML = svgMarkup(marks, camera, viewport);
  }

  /**
   * Draws the SVG even if the canvas is shown: the SVG is what is printed. It is drawn for the picture's size at this instant:
   * what fills the window or is docked there has just gone to its place in the text, and comes back after.
   */
  drawForPrint(marks: readonly Mark[], camera: Camera): void {
    const { width, height } = this.element.getBoundingClientRect();
    if (width > 0 && height > 0) this.drawSvg(marks, camera, this.inPictureUnits({ width, height }).viewport);
  }

  /** Has a worker paint one moment of a motion on the canvas, which is shown once something is on it. */
  paint(marks: readonly Mark[], camera: Camera): void {
    const { viewport, pixelRatio, magnification } = this;
    const painter = openPainter();
    if (!painter) {
      this.showSvg(marks, camera);
      return;
    }
    this.painted ??= this.handTo(painter);
    this.painted.paint({ marks, camera, viewport, pixelRatio, magnification });
  }

  private handTo(painter: Painter): PaintedCanvas {
    if (this.isUsed) this.renewCanvas();
    this.isUsed = true;
    return painter.open(this.canvas, this.svg, () => this.setRenderer("canvas"));
  }

  showSvg(marks: readonly Mark[], camera: Camera): void {
    this.painted?.rest();
    this.drawSvg(marks, camera);
    this.setRenderer("svg");
  }

  /** Shows what WebGL has been copied to. */
  showWebgl(): void {
    this.setRenderer("webgl");
  }

  /** The style sheet reads the attribute. */
  private setRenderer(renderer: "webgl" | "canvas" | "svg"): void {
    if (this.element.dataset.renderer !== renderer) this.element.dataset.renderer = renderer;
  }

  dispose(): void {
    this.disposed = true;
    this.resizeObserver.disconnect();
    this.painted?.close();
    if (this.id !== null) renderer?.removePicture(this.id);
  }

  /** Each picture of a figure is added in a task of its own. */
  private async join(): Promise<void> {
    const opened = await openRenderer();
    await whenIdle();
    this.addTo(opened);
  }

  private addTo(opened: SharedRenderer | null): void {
    if (this.disposed || !opened) return;
    this.id = opened.addPicture(this.onStale);
    this.onStale();
    // A canvas does not wait for a font, nor is it drawn again when the font has arrived.
    document.fonts.load(LABEL_FONT, LABEL_LETTERS).then(this.onStale, () => {});
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
    const viewport = { width: Math.round(width / magnification), height: Math.round(height / magnification) };
    return { magnification, viewport };
  }
}

/**
 * Draws the pictures of a figure, which share a camera, in one go.
 *
 * @param isMoving whether another frame follows at once, so that an SVG of this one would not pay
 */
export function drawTogether(
  shown: readonly { picture: Picture; marks: readonly Mark[] }[],
  camera: Camera,
  isMoving: boolean,
): void {
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
    } else if (isMoving) picture.paint(marks, camera);
    else picture.showSvg(marks, camera);
  }
}

const LABEL_FONT = "italic 600 17px 'Source Serif 4 Variable', serif";

/** A letter of each font file that labels need: Latin, Greek and the sign ×. */
const LABEL_LETTERS = "Lω×";

function drawLabels({ marks, camera, colours, target: { viewport, pixelRatio, open } }: DrawRequest): void {
  const context = open();
  if (!context) return;
  const view = viewThrough(camera, viewport);
  context.save();
  context.scale(pixelRatio, pixelRatio);
  context.font = LABEL_FONT;
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
