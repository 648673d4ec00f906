import type { Projected } from "../camera";
import { BASELINE } from "../geometry/labels";
import { TRANSLUCENCY } from "../style";
import type { Shape } from "../svg/shape";
import { type Look, lookKey } from "./looks";

type ShapeOf<Kind extends Shape["kind"]> = Extract<Shape, { kind: Kind }>;

/**
 * Paints a picture's shapes as an SVG of them would look: for pictures in motion, where markup would be written, parsed, styled
 * and thrown away at every frame.
 *
 * @param magnification by how much the picture is enlarged
 */
export function paint(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  looks: ReadonlyMap<string, Look>,
  magnification: number,
): void {
  context.lineJoin = "round";
  for (const shape of shapes) {
    const look = looks.get(lookKey(shape));
    if (look) paintShape(context, shape, look, look.keepsWidth ? 1 / magnification : 1);
  }
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, look: Look, thinner: number): void {
  context.globalAlpha = look.opacity;
  context.lineWidth = look.strokeWidth * thinner;
  switch (shape.kind) {
    case "polygon":
      trace(context, shape.outlines, true);
      fillAndStroke(context, look, shape.lit);
      break;
    case "facet":
      trace(context, [shape.corners], true);
      fillAndStroke(context, look, shape.lit);
      break;
    case "line":
      context.globalAlpha = shape.opacity ?? look.opacity;
      paintLines(context, [shape.points], shape.width * thinner, look);
      break;
    case "strokes":
      paintLines(context, shape.lines, shape.width * thinner, look);
      break;
    case "ellipse":
      context.beginPath();
      context.ellipse(shape.x, shape.y, ...shape.semiAxes, shape.angle, 0, 2 * Math.PI);
      if (shape.glass) paintGlass(context, shape, look);
      else fillAndStroke(context, look);
      break;
    case "text":
      paintText(context, shape, look);
      break;
  }
}

function trace(
  context: CanvasRenderingContext2D,
  outlines: readonly (readonly Projected[])[],
  isClosed: boolean,
): void {
  context.beginPath();
  for (const [first, ...others] of outlines) {
    if (first) context.moveTo(first.x, first.y);
    for (const { x, y } of others) context.lineTo(x, y);
    if (isClosed) context.closePath();
  }
}

/** A face and its border, which hides the seam to the next face, are of one shade. */
function fillAndStroke(context: CanvasRenderingContext2D, look: Look, lit?: number): void {
  const shade = lit === undefined ? null : look.shade(lit);
  context.fillStyle = shade ?? look.fill;
  context.fill();
  if (look.stroke === "none") return;
  context.strokeStyle = shade ?? look.stroke;
  context.stroke();
}

function paintLines(
  context: CanvasRenderingContext2D,
  lines: readonly (readonly Projected[])[],
  width: number,
  look: Look,
): void {
  trace(context, lines, false);
  context.lineWidth = width;
  context.lineCap = look.cap;
  context.strokeStyle = look.stroke;
  if (look.dash.length > 0) context.setLineDash([...look.dash]);
  context.stroke();
  if (look.dash.length > 0) context.setLineDash([]);
}

/** The path is there: only what fills it has the ellipse's own axes. */
function paintGlass(context: CanvasRenderingContext2D, shape: ShapeOf<"ellipse">, look: Look): void {
  context.save();
  context.translate(shape.x, shape.y);
  context.rotate(shape.angle);
  context.scale(...shape.semiAxes);
  context.fillStyle = glassOf(context, look);
  context.fill();
  context.restore();
  context.globalAlpha = look.opacity * look.strokeOpacity;
  context.strokeStyle = look.stroke;
  context.stroke();
}

/** The translucency of a surface whose outline is the unit circle. */
function glassOf(context: CanvasRenderingContext2D, { stroke }: Look): CanvasGradient {
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const { at, opacity } of TRANSLUCENCY)
    gradient.addColorStop(at, `color-mix(in srgb, ${stroke} ${100 * opacity}%, transparent)`);
  return gradient;
}

function paintText(context: CanvasRenderingContext2D, { at, text }: ShapeOf<"text">, look: Look): void {
  context.font = look.font;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.strokeStyle = look.stroke;
  context.fillStyle = look.fill;
  context.strokeText(text, at.x, at.y + BASELINE);
  context.fillText(text, at.x, at.y + BASELINE);
}
