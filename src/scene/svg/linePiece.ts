import { addVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { type Projected, project } from "../camera";
import type { Scene } from "./scene";
import type { Shape } from "./shape";
import { thinned } from "./thinned";

/** Wholly hidden or wholly in plain sight. */
export interface LinePiece {
  readonly shape: Shape;
  readonly depth: number;
  readonly hidden: boolean;
}

interface PieceStyle {
  readonly className: string;
  readonly width: number;
  readonly piecesPerLeg: number;
  /** By default "behind". */
  readonly hiddenClass?: string;
  /** For a line that may cross another at an angle. */
  readonly longestJoin?: number;
}

/** Joins neighbours that are both hidden or both in sight: a projection keeps straight lines straight. */
export function splitByVisibility(path_W: readonly Vec3[], style: PieceStyle, scene: Scene): LinePiece[] {
  const { piecesPerLeg, longestJoin = Number.POSITIVE_INFINITY } = style;
  const points_W = subdivide(path_W, piecesPerLeg);
  const isHidden = points_W
    .slice(1)
    .map((to_W, index) => scene.isHidden(midpoint(points_W[index] ?? to_W, to_W)));
  const pieces: LinePiece[] = [];
  let start = 0;
  isHidden.forEach((hidden, index) => {
    const end = index + 1;
    if (isHidden[end] === hidden && (hidden || end - start < longestJoin)) return;
    const corners_W = points_W
      .slice(start, end + 1)
      .filter((_, k, all) => k === 0 || k === all.length - 1 || (start + k) % piecesPerLeg === 0);
    pieces.push(linePiece(corners_W, hidden, style, scene));
    start = end;
  });
  return pieces;
}

function linePiece(
  points_W: readonly Vec3[],
  hidden: boolean,
  { className, width, hiddenClass = "behind" }: PieceStyle,
  { view }: Scene,
): LinePiece {
  const points = points_W.map((point_W) => project(view, point_W));
  const shape: Shape = {
    kind: "line",
    className: hidden ? `${hiddenClass} ${className}` : className,
    points: thinned(points),
    width,
  };
  return { shape, depth: Math.min(...points.map(({ depth }) => depth)), hidden };
}

/** At most two shapes. A stroke is hidden if its first point is. */
export function strokePieces(
  paths_W: readonly (readonly Vec3[])[],
  className: string,
  width: number,
  scene: Scene,
): LinePiece[] {
  const strokes = paths_W.map((path_W) => ({
    hidden: scene.isHidden(path_W[0] ?? [0, 0, 0]),
    points: path_W.map((point_W) => project(scene.view, point_W)),
  }));
  return [true, false].flatMap((hidden) => {
    const lines = strokes.filter((stroke) => stroke.hidden === hidden).map(({ points }) => points);
    return strokesPiece(lines, hidden, className, width);
  });
}

function strokesPiece(
  lines: readonly (readonly Projected[])[],
  hidden: boolean,
  className: string,
  width: number,
): LinePiece[] {
  if (lines.length === 0) return [];
  const shape: Shape = {
    kind: "strokes",
    className: hidden ? `behind ${className}` : className,
    lines,
    width,
  };
  const depth = Math.min(...lines.map(([first]) => first?.depth ?? Number.POSITIVE_INFINITY));
  return [{ shape, depth, hidden }];
}

const STEPS = 8;

/** As one shape. */
export function straightLinesInSight(
  lines_W: readonly (readonly [Vec3, Vec3])[],
  className: string,
  width: number,
  scene: Scene,
): LinePiece[] {
  const parts_W = lines_W.flatMap(([from_W, to_W]) => {
    const at = (step: number) => addVec(from_W, scaleVec(step / STEPS, subVec(to_W, from_W)));
    const steps = Array.from({ length: STEPS }, (_, step) => step);
    const inSight = steps.map((step) => !scene.isHidden(at(step)));
    const starts = steps.filter((step) => inSight[step] && !inSight[step - 1]);
    const ends = steps.filter((step) => inSight[step] && !inSight[step + 1]);
    return starts.map((start, k) => [at(start), at((ends[k] ?? start) + 1)]);
  });
  const lines = parts_W.map((part_W) => part_W.map((point_W) => project(scene.view, point_W)));
  return strokesPiece(lines, false, className, width);
}

function subdivide(path_W: readonly Vec3[], piecesPerLeg: number): Vec3[] {
  return path_W.flatMap((to_W, index) => {
    const from_W = path_W[index - 1];
    if (!from_W) return [to_W];
    const leg_W = subVec(to_W, from_W);
    return Array.from({ length: piecesPerLeg }, (_, k) =>
      addVec(from_W, scaleVec((k + 1) / piecesPerLeg, leg_W)),
    );
  });
}

function midpoint(a_W: Vec3, b_W: Vec3): Vec3 {
  return scaleVec(0.5, addVec(a_W, b_W));
}
