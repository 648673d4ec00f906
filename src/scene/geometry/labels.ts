import { clamp } from "../../core/math/scalar";
import { addVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, type Projected, project, type View } from "../camera";
import type { ArrowMark, AxesMark, LaneNumber, Mark, MarkColour, PointMark } from "../marks";
import { arrowShape } from "./arrow";
import { axisEnds } from "./axes";
import { isFiniteVec } from "./drawable";

/** A label and the position of its centre. */
export interface LabelPlace {
  readonly text: string;
  /** Null for a label in the axes' neutral grey. */
  readonly colour: MarkColour | null;
  /** The lane whose colour it has instead. */
  readonly lane?: LaneNumber | undefined;
  readonly at: Projected;
  /** Whether it is left out where it would lie over another. */
  readonly yields?: boolean;
}

/**
 * The labels of a picture. The name of an axis is left out where it would lie over another label: that of an arrow, or of an axis
 * that ends nearer to the eye, as those of parallel axes do.
 */
export function labelsOf(marks: readonly Mark[], camera: Camera, view: View): LabelPlace[] {
  const labels = spread(marks.flatMap((mark) => labelPlaces(mark, camera, view)));
  const givesWay = (label: LabelPlace, other: LabelPlace): boolean =>
    label !== other && overlap(label, other) && (!other.yields || other.at.depth < label.at.depth);
  return labels.filter((label) => !label.yields || !labels.some((other) => givesWay(label, other)));
}

/**
 * Moves names that would lie over one another apart, up and down by the same way: by less, the less they overlap from side to
 * side, so that none jumps when two come near each other. The name of an axis is left out instead.
 */
function spread(labels: readonly LabelPlace[]): LabelPlace[] {
  const placed = labels.map((label) => ({ ...label, at: { ...label.at } }));
  const named = placed.filter(({ yields }) => !yields);
  for (const [index, label] of named.entries())
    for (const other of named.slice(0, index)) {
      const [upper, lower] = label.at.y < other.at.y ? [label, other] : [other, label];
      const share = Math.min(
        1,
        Math.max(0, (acrossOf(label, other) - Math.abs(label.at.x - other.at.x)) / (MEAN_LETTER / 2)),
      );
      const lacking = share * Math.max(0, LINE_HEIGHT - (lower.at.y - upper.at.y));
      upper.at.y -= lacking / 2;
      lower.at.y += lacking / 2;
    }
  return placed;
}

/** From a label's centre down to its baseline [px]. Fixed, because SVG and canvas differ on `middle`. */
export const BASELINE = 5.6;

/** The labels of a mark, at the same places for both renderers. */
export function labelPlaces(mark: Mark, camera: Camera, view: View): LabelPlace[] {
  switch (mark.kind) {
    case "arrow":
      return arrowLabels(mark, camera, view);
    case "axes":
      return axesLabels(mark, view);
    case "point":
      return pointLabels(mark, view);
    default:
      return [];
  }
}

function arrowLabels(arrow: ArrowMark, camera: Camera, view: View): LabelPlace[] {
  const shape = arrow.label ? arrowShape(arrow, camera.radius) : null;
  if (!shape || shape.length < MIN_LABELLED_LENGTH * camera.radius) return [];
  const named_W = arrow.labelledInMiddle ? addVec(arrow.tail_W, scaleVec(0.5, arrow.span_W)) : shape.tip_W;
  const at = arrow.labelledAtTail
    ? besideTip(view, shape.neck_W, arrow.tail_W, arrow.label)
    : besideTip(view, arrow.labelledInMiddle ? arrow.tail_W : shape.neck_W, named_W, arrow.label);
  const startsWithin = isWithin(project(view, arrow.tail_W), view);
  const seen = startsWithin ? keptWithin(at, arrow.label, view) : at;
  return [{ text: arrow.label, colour: arrow.colour, lane: arrow.lane, at: seen }];
}

function isWithin({ x, y }: Projected, { viewport }: View): boolean {
  return x >= 0 && y >= 0 && x <= viewport.width && y <= viewport.height;
}

/** An arrow that leaves the picture has its name at the edge. */
function keptWithin(at: Projected, label: string, { viewport: { width, height } }: View): Projected {
  const across = Math.min(width / 2, (MEAN_LETTER * label.length) / 2 + 4);
  const up = Math.min(height / 2, LINE_HEIGHT / 2 + 3);
  return { ...at, x: clamp(at.x, across, width - across), y: clamp(at.y, up, height - up) };
}

function axesLabels(axes: AxesMark, view: View): LabelPlace[] {
  return axisEnds(axes)
    .filter(({ label }) => label !== "")
    .map(({ tip_W, label }) => ({
      text: label,
      colour: null,
      at: beyondTip(view, axes.position_W, tip_W),
      yields: true,
    }));
}

function pointLabels(point: PointMark, view: View): LabelPlace[] {
  if (!point.label || !isFiniteVec(point.at_W)) return [];
  const at = project(view, point.at_W);
  const colour = point.colour === "axis" ? null : point.colour;
  return [{ text: point.label, colour, at: { ...at, y: at.y + LABEL_GAP + 2 } }];
}

/** Height of a line of labels and mean width of a letter [px]. */
const LINE_HEIGHT = 17;
const MEAN_LETTER = 8;

const acrossOf = (a: LabelPlace, b: LabelPlace): number =>
  (MEAN_LETTER * (a.text.length + b.text.length)) / 2;

function overlap(a: LabelPlace, b: LabelPlace): boolean {
  return Math.abs(a.at.x - b.at.x) < acrossOf(a, b) && Math.abs(a.at.y - b.at.y) < LINE_HEIGHT;
}

const LABEL_GAP = 13;
const LETTER_WIDTH = 4.6;

/** An arrow shorter than this share of the scene's radius has no label. */
const MIN_LABELLED_LENGTH = 0.08;

function beyondTip(view: View, from_W: Vec3, tip_W: Vec3): Projected {
  const { tip, along } = screenDirection(view, from_W, tip_W);
  return { ...tip, x: tip.x + LABEL_GAP * along.x, y: tip.y + LABEL_GAP * along.y };
}

/** Beside the head, to the right of an arrow that points up, so that opposite arrows have their labels on either side. */
function besideTip(view: View, neck_W: Vec3, tip_W: Vec3, label: string): Projected {
  const { tip, along } = screenDirection(view, neck_W, tip_W);
  const gap = LABEL_GAP + LETTER_WIDTH * (label.length - 1) * Math.abs(along.y);
  return { ...tip, x: tip.x - gap * along.y + 3 * along.x, y: tip.y + gap * along.x + 3 * along.y };
}

function screenDirection(
  view: View,
  from_W: Vec3,
  tip_W: Vec3,
): { tip: Projected; along: { x: number; y: number } } {
  const from = project(view, from_W);
  const tip = project(view, tip_W);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (length < 1) return { tip, along: { x: 0, y: -1 } };
  return { tip, along: { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length } };
}
