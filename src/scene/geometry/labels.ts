import { clamp } from "../../core/math/scalar";
import { addVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { widthOf } from "../../language/strings/en";
import { type Camera, type Projected, project, type View } from "../camera";
import type { ArrowMark, AxesMark, LaneNumber, Mark, MarkColour, PointMark } from "../marks";
import { pointRadius } from "../style";
import { type ArrowShape, arrowShape } from "./arrow";
import { isFiniteVec } from "./drawable";
import { isWithin, keptWithin, liesOn, type Obstacle, overlap, spread } from "./labelRoom";
import { axisEnds } from "./pose";

export interface LabelPlace {
  readonly text: string;
  /** Null for the axes' neutral grey. */
  readonly colour: MarkColour | null;
  readonly lane?: LaneNumber | undefined;
  readonly owner?: string;
  readonly at: Projected;
  /** The end that it names, or the edge of the picture before that. */
  readonly end: { readonly x: number; readonly y: number };
  readonly yields?: boolean;
}

/**
 * No label lies on another, on a handle or another arrow's head, or across the picture's edge. An axis without room has no name, nor has
 * what ends outside of the picture.
 */
export function labelsOf(marks: readonly Mark[], camera: Camera, view: View): LabelPlace[] {
  const { viewport } = view;
  const places = marks.flatMap((mark) => labelPlaces(mark, camera, view));
  const obstacles = marks.flatMap((mark) => [...namedHeads(mark, camera, view), ...dragHandles(mark, view)]);
  const labels = [
    ...places.filter(({ yields }) => yields),
    ...spread(
      places.filter(({ yields }) => !yields),
      viewport,
      obstacles,
    ),
  ];
  const givesWay = (label: LabelPlace, other: LabelPlace): boolean =>
    label !== other && overlap(label, other) && (!other.yields || other.at.depth < label.at.depth);
  const isHidden = (label: LabelPlace): boolean =>
    labels.some((other) => givesWay(label, other)) || obstacles.some((obstacle) => liesOn(label, obstacle));
  return labels.filter((label) => !label.yields || !isHidden(label));
}

/** Arrows without labels are no obstacles: there may be dozens. */
function namedHeads(mark: Mark, camera: Camera, view: View): Obstacle[] {
  const shape = mark.kind === "arrow" && mark.label ? arrowShape(mark, camera.radius) : null;
  if (!shape) return [];
  const { neck_W, direction_W, headLength, headRadius } = shape;
  const middle = project(view, addVec(neck_W, scaleVec(headLength / 2, direction_W)));
  return [{ owner: mark.key, at: middle, radius: (view.focal * headRadius) / Math.max(middle.depth, 1e-6) }];
}

/** [px]; `dragHandle.css` draws the ring. */
const HANDLE_RADIUS = 16;

/** Owned by no arrow: not even the dragged one's name may lie on it. */
function dragHandles(mark: Mark, view: View): Obstacle[] {
  if (mark.kind !== "arrow" || !mark.draggedByTail) return [];
  return [{ owner: `handle of ${mark.key}`, at: project(view, mark.tail_W), radius: HANDLE_RADIUS }];
}

/** Of a label's font [px]; `marks.css` has it, too. */
export const LABEL_SIZE = 17;

/** From a label's centre [px]. Fixed, because SVG and canvas differ on `middle`. */
export const BASELINE = 5.6;

export function labelPlaces(mark: Mark, camera: Camera, view: View): LabelPlace[] {
  switch (mark.kind) {
    case "arrow":
      return arrowLabels(mark, camera, view);
    case "axes":
      return axesLabels(mark, view);
    case "point":
      return pointLabels(mark, camera, view);
    default:
      return [];
  }
}

function arrowLabels(arrow: ArrowMark, camera: Camera, view: View): LabelPlace[] {
  const shape = arrow.label ? arrowShape(arrow, camera.radius) : null;
  if (!shape || shape.length < MIN_LABELLED_LENGTH * camera.radius) return [];
  // An arrow that leaves the picture is named at the edge.
  const isSeen = [arrow.tail_W, shape.tip_W].some((end_W) => isWithin(project(view, end_W), view.viewport));
  if (!isSeen) return [];
  return [
    {
      text: arrow.label,
      colour: arrow.colour,
      lane: arrow.lane,
      owner: arrow.key,
      at: keptWithin(arrow.label, arrowNamePlace(arrow, shape, view), view.viewport),
      end: seenEnd(view, namedEnd(arrow, shape)),
    },
  ];
}

function namedEnd({ labelAt = "tip", tail_W, span_W }: ArrowMark, { tip_W }: ArrowShape): Vec3 {
  return { tip: tip_W, middle: addVec(tail_W, scaleVec(0.5, span_W)), tail: tail_W }[labelAt];
}

function seenEnd(view: View, end_W: Vec3): LabelPlace["end"] {
  const { width, height } = view.viewport;
  const { x, y } = project(view, end_W);
  return { x: clamp(x, 0, width), y: clamp(y, 0, height) };
}

function arrowNamePlace(arrow: ArrowMark, shape: ArrowShape, view: View): Projected {
  const { tail_W, label, labelAt = "tip" } = arrow;
  const end_W = namedEnd(arrow, shape);
  if (labelAt === "tip") return besideTip(view, shape.neck_W, end_W, label, shape.headRadius);
  return besideTip(view, labelAt === "middle" ? tail_W : shape.neck_W, end_W, label);
}

function axesLabels(axes: AxesMark, view: View): LabelPlace[] {
  return axisEnds(axes)
    .filter(({ label, tip_W }) => label !== "" && isWithin(project(view, tip_W), view.viewport))
    .map(({ tip_W, label }) => ({
      text: label,
      colour: null,
      at: axisNamePlace(view, axes.position_W, tip_W, label),
      end: project(view, tip_W),
      yields: true,
    }));
}

/** Below the dot. */
function pointLabels(point: PointMark, camera: Camera, view: View): LabelPlace[] {
  if (!point.label || !isFiniteVec(point.at_W)) return [];
  const at = project(view, point.at_W);
  if (!isWithin(at, view.viewport)) return [];
  const colour = point.colour === "axis" ? null : point.colour;
  const radius = (view.focal * pointRadius(point, camera.radius)) / at.depth;
  return [{ text: point.label, colour, at: { ...at, y: at.y + radius + LABEL_GAP }, end: at }];
}

const LABEL_GAP = 13;
const LETTER_WIDTH = 4.6;

/** As a share of the scene's radius. */
const MIN_LABELLED_LENGTH = 0.08;

/** From here on a line leans to one side for good, its horizontal part of 1. */
const LEANING = 0.12;

/** Past its end, or beside its line where the picture's edge holds it back. */
function axisNamePlace(view: View, from_W: Vec3, tip_W: Vec3, label: string): Projected {
  const wanted = beyondTip(view, from_W, tip_W, label);
  const kept = keptWithin(label, wanted, view.viewport);
  const heldBack = (by: number): number => Math.min(1, Math.abs(by) / LABEL_GAP);
  const side = clamp(screenDirection(view, from_W, tip_W).along.x / LEANING, -1, 1);
  const across = side * heldBack(kept.y - wanted.y) * LETTER_WIDTH * widthOf(label);
  const up = (wanted.y < project(view, from_W).y ? -LABEL_GAP : LABEL_GAP) * heldBack(kept.x - wanted.x);
  return keptWithin(label, { ...kept, x: kept.x + across, y: kept.y + up }, view.viewport);
}

/** By more for a long name the more level the axis: its line would strike the name out. */
function beyondTip(view: View, from_W: Vec3, tip_W: Vec3, label: string): Projected {
  const { tip, along } = screenDirection(view, from_W, tip_W);
  const gap = LABEL_GAP + LETTER_WIDTH * (widthOf(label) - 1) * Math.abs(along.x);
  return { ...tip, x: tip.x + gap * along.x, y: tip.y + gap * along.y };
}

/**
 * To the right of an arrow that points up, so that opposite arrows have labels on either side. The more an arrow points at the viewer,
 * the more of its head's radius is added to the distance.
 */
function besideTip(view: View, neck_W: Vec3, tip_W: Vec3, label: string, headRadius = 0): Projected {
  const { tip, along, length } = screenDirection(view, neck_W, tip_W);
  const radius = (view.focal * headRadius) / Math.max(tip.depth, 1e-6);
  const disc = Math.min(radius, Math.max(0, 1.5 * radius - length));
  const gap = disc + LABEL_GAP + LETTER_WIDTH * (widthOf(label) - 1) * Math.abs(along.y);
  return { ...tip, x: tip.x - gap * along.y + 3 * along.x, y: tip.y + gap * along.x + 3 * along.y };
}

function screenDirection(
  view: View,
  from_W: Vec3,
  tip_W: Vec3,
): { tip: Projected; along: { x: number; y: number }; length: number } {
  const from = project(view, from_W);
  const tip = project(view, tip_W);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (length < 1) return { tip, along: { x: 0, y: -1 }, length };
  return { tip, along: { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length }, length };
}
