import type { Projected } from "../camera";
import { BASELINE } from "../geometry/labels";
import { TRANSLUCENCY } from "../style";
import type { Shape } from "../svg/shape";
import { type ClassStyle, styleKey } from "./classStyles";

/** How shapes of one class look, and the fill of a face by the light on it, from 0 to 1. */
export interface ShadedStyle extends ClassStyle {
  readonly shade: (lit: number) => string;
}

type Context = OffscreenCanvasRenderingContext2D;
type ShapeOf<Kind extends Shape["kind"]> = Extract<Shape, { kind: Kind }>;

/**
 * Paints a picture's shapes as an SVG of them would style: for pictures in motion, where markup would be written, parsed, styled
 * and thrown away at every frame.
 *
 * @param magnification by how much the picture is enlarged
 */
export function paint(
  context: Context,
  shapes: readonly Shape[],
  styles: ReadonlyMap<string, ShadedStyle>,
  magnification: number,
): void {
  context.lineJoin = "round";
  for (const shape of shapes) {
    const style = styles.get(styleKey(shape));
    if (style) paintShape(context, shape, style, style.keepsWidth ? 1 / magnification : 1);
  }
}

function paintShape(context: Context, shape: Shape, style: ShadedStyle, thinner: number): void {
  context.globalAlpha = style.opacity;
  context.lineWidth = style.strokeWidth * thinner;
  switch (shape.kind) {
    case "polygon":
      trace(context, shape.outlines, true);
      fillAndStroke(context, style, shape.lit);
      break;
    case "facet":
      trace(context, [shape.corners], true);
      fillAndStroke(context, style, shape.lit);
      break;
    case "line":
      context.globalAlpha = shape.opacity ?? style.opacity;
      paintLines(context, [shape.points], shape.width * thinner, style);
      break;
    case "strokes":
      paintLines(context, shape.lines, shape.width * thinner, style);
      break;
    case "ellipse":
      context.beginPath();
      context.ellipse(shape.x, shape.y, ...shape.semiAxes, shape.angle, 0, 2 * Math.PI);
      if (shape.glass) paintGlass(context, shape, style);
      else fillAndStroke(context, style);
      break;
    case "text":
      paintText(context, shape, style);
      break;
  }
}

function trace(context: Context, outlines: readonly (readonly Projected[])[], isClosed: boolean): void {
  context.beginPath();
  for (const [first, ...others] of outlines) {
    if (first) context.moveTo(first.x, first.y);
    for (const { x, y } of others) context.lineTo(x, y);
    if (isClosed) context.closePath();
  }
}

/** A face and its border, which hides the seam to the next face, are of one shade. */
function fillAndStroke(context: Context, style: ShadedStyle, lit?: number): void {
  const shade = lit === undefined ? null : style.shade(lit);
  context.fillStyle = shade ?? style.fill;
  context.fill();
  if (style.stroke === "none") return;
  context.strokeStyle = shade ?? style.stroke;
  context.stroke();
}

function paintLines(
  context: Context,
  lines: readonly (readonly Projected[])[],
  width: number,
  style: ClassStyle,
): void {
  trace(context, lines, false);
  context.lineWidth = width;
  context.lineCap = style.cap;
  context.strokeStyle = style.stroke;
  if (style.dash.length > 0) context.setLineDash([...style.dash]);
  context.stroke();
  if (style.dash.length > 0) context.setLineDash([]);
}

/** The path is there: only what fills it has the ellipse's own axes. */
function paintGlass(context: Context, shape: ShapeOf<"ellipse">, style: ShadedStyle): void {
  context.save();
  context.translate(shape.x, shape.y);
  context.rotate(shape.angle);
  context.scale(...shape.semiAxes);
  context.fillStyle = glassOf(context, style);
  context.fill();
  context.restore();
  context.globalAlpha = style.opacity * style.strokeOpacity;
  context.strokeStyle = style.stroke;
  context.stroke();
}

/** The translucency of a surface whose outline is the unit circle. */
function glassOf(context: Context, { stroke }: ClassStyle): CanvasGradient {
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const { at, opacity } of TRANSLUCENCY)
    gradient.addColorStop(at, `color-mix(in srgb, ${stroke} ${100 * opacity}%, transparent)`);
  return gradient;
}

function paintText(context: Context, { at, text }: ShapeOf<"text">, style: ClassStyle): void {
  context.font = style.font;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.strokeStyle = style.stroke;
  context.fillStyle = style.fill;
  context.strokeText(text, at.x, at.y + BASELINE);
  context.fillText(text, at.x, at.y + BASELINE);
}
