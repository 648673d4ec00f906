import { shapesOf } from "../svg/shapes";
import { canvasSize, resizeCanvas } from "./canvasSize";
import { type ClassStyle, type KeyedStyle, styleKey } from "./classStyles";
import type { FontSource, Frame, FromPainter, Surface, ToPainter } from "./messages";
import { withSurfaces } from "./messages";
import { paint, type ShadedStyle } from "./paint";
import { shadesBetween } from "./shades";

/*
 * Paints the page's pictures while they move: projecting the marks and filling the shapes are most of a frame, and the page's
 * own thread is left to its reader.
 */

/** The worker's global scope: the compiler has the types of a page's, which differ in these. */
const scope = self as unknown as { postMessage(message: FromPainter): void; readonly fonts?: FontFaceSet };

/** A letter of each font file that labels need: Latin, Greek and the sign ×. */
const LETTERS = "Lω×";

/** One picture: its canvas, and how its shapes are styled in the present theme. */
class PaintedPicture {
  private readonly styles = new Map<string, ShadedStyle>();
  private theme: number | null = null;
  /** The frame that waits for styles. */
  private waiting: Frame | null = null;

  constructor(
    private readonly number: number,
    private readonly canvas: OffscreenCanvas,
  ) {}

  paint(frame: Frame): void {
    if (frame.theme !== this.theme) this.styles.clear();
    this.theme = frame.theme;
    const shapes = shapesOf(withSurfaces(frame.marks, surfaces), frame.camera, frame.viewport);
    const keys = new Set(shapes.map(styleKey));
    const unstyled = [...keys].filter((key) => !this.styles.has(key));
    if (unstyled.length > 0) {
      this.waiting = frame;
      scope.postMessage({ kind: "unstyled", picture: this.number, keys: unstyled });
      return;
    }
    const context = this.sized(frame);
    if (!context) return;
    context.save();
    context.scale(frame.pixelRatio, frame.pixelRatio);
    paint(context, shapes, this.styles, frame.magnification);
    context.restore();
    scope.postMessage({ kind: "painted", picture: this.number });
  }

  async style(styles: readonly KeyedStyle[]): Promise<void> {
    for (const [key, style] of styles) this.styles.set(key, shaded(style));
    const fonts = new Set(styles.filter(([key]) => key.startsWith("text ")).map(([, { font }]) => font));
    // A font that cannot be had leaves the labels in another one.
    await Promise.allSettled(Array.from(fonts, (font) => scope.fonts?.load(font, LETTERS)));
    const frame = this.waiting;
    this.waiting = null;
    if (frame) this.paint(frame);
  }

  /**
   * The canvas's context, empty and as large as the frame. It lies in memory: where the processor has to draw for want of a
   * graphics processor, a canvas there would take more of it.
   */
  private sized({ viewport, pixelRatio }: Frame): OffscreenCanvasRenderingContext2D | null {
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    const size = canvasSize(viewport, pixelRatio);
    resizeCanvas(this.canvas, size);
    context?.clearRect(0, 0, size.width, size.height);
    return context;
  }
}

const shaded = (style: ClassStyle): ShadedStyle => ({
  ...style,
  shade: shadesBetween(style.unlit, style.lit),
});

const pictures = new Map<number, PaintedPicture>();
const surfaces = new Map<number, Surface>();

/**
 * Labels are set in italics, whose files are there once this is settled: a label painted before would stay in another font. A font
 * of rare characters, which is swapped in, is fetched once a label has one.
 */
async function addFont({ family, address, descriptors }: FontSource): Promise<void> {
  const face = new FontFace(family, `url(${JSON.stringify(address)})`, descriptors);
  scope.fonts?.add(face);
  if (descriptors.style === "italic" && descriptors.display !== "swap") await face.load();
}

self.onmessage = ({ data }: MessageEvent<ToPainter>) => {
  switch (data.kind) {
    case "fonts":
      Promise.allSettled(data.fonts.map(addFont)).then(() => scope.postMessage({ kind: "started" }));
      break;
    case "open":
      pictures.set(data.picture, new PaintedPicture(data.picture, data.canvas));
      break;
    case "surface":
      surfaces.set(data.number, data.surface);
      break;
    case "free":
      surfaces.delete(data.number);
      break;
    case "styles":
      // Firefox throws where it is asked for the context of a canvas whose page is being left; then nobody hears of it.
      pictures
        .get(data.picture)
        ?.style(data.styles)
        .catch(() => scope.postMessage({ kind: "failed" }));
      break;
    case "paint":
      pictures.get(data.picture)?.paint(data.frame);
      break;
    case "close":
      pictures.delete(data.picture);
      break;
  }
};
