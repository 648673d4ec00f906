import { addVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, type Projected, project, type View } from "../camera";
import { arrowShape } from "../geometry/arrow";
import { axisEnds } from "../geometry/axes";
import { boxEdges_B, isDrawableBox } from "../geometry/box";
import { screenDashes } from "../geometry/dashes";
import { drawablePaths, isFiniteVec, trailPoints } from "../geometry/drawable";
import { principalSections } from "../geometry/ellipsoid";
import { toWorld } from "../geometry/pose";
import type {
  ArrowMark,
  AxesMark,
  BodyMark,
  CurveMark,
  EllipsoidMark,
  Mark,
  PointMark,
  TrailMark,
} from "../marks";
import { CURVE_STYLES, GHOST_DASH, pointRadius } from "../style";
import type { Shape } from "./shapes";

/** How finely a line is cut to find the pieces that a body hides. */
const PIECES_PER_EDGE = 28;

export interface Scene {
  readonly view: View;
  readonly camera: Camera;
  readonly isHidden: (point_W: Vec3) => boolean;
  /** How strongly an arrow, a point or a trail shows where it is hidden, and the class that says so. */
  readonly hiddenOpacity: number;
  readonly hiddenClass: "behind" | "veiled";
}

export interface Piece {
  readonly shape: Shape;
  readonly depth: number;
  readonly hidden: boolean;
}

/** Every line of a mark, in pieces that are each wholly hidden or wholly seen. */
export function linePieces(mark: Mark, scene: Scene): Piece[] {
  switch (mark.kind) {
    case "body":
      return isDrawableBox(mark) ? bodyPieces(mark, scene) : [];
    case "arrow":
      return arrowPieces(mark, scene);
    case "axes":
      return axesPieces(mark, scene);
    case "trail":
      return trailPieces(mark, scene);
    case "curve":
      return curvePieces(mark, scene);
    case "ellipsoid":
      return sectionPieces(mark, scene);
    case "point":
      return isFiniteVec(mark.at_W) ? [pointPiece(mark, scene)] : [];
    case "mesh":
    case "ground":
    case "plane":
      return [];
  }
}

const BODY_LINE_WIDTH = 1.25;

function bodyPieces(body: BodyMark, scene: Scene): Piece[] {
  const edges_W = boxEdges_B(body.size).map(([from_B, to_B]) => [toWorld(body, from_B), toWorld(body, to_B)]);
  const decals_W = body.decals_B.map((curve_B) => curve_B.map((point_B) => toWorld(body, point_B)));
  if (body.ghost) {
    const lines_W = [...edges_W, ...decals_W];
    // In dashes of its own: to break lines by style costs a browser that rasters in software half a second.
    const dashes_W = lines_W.flatMap((line_W) => screenDashes(line_W, GHOST_DASH, scene.camera, scene.view));
    return strokePieces(dashes_W, "edge ghost", BODY_LINE_WIDTH, scene);
  }
  const edge = { className: "edge", width: BODY_LINE_WIDTH, perLeg: PIECES_PER_EDGE };
  const decal = { className: "decal", width: BODY_LINE_WIDTH, perLeg: 1 };
  const pieces = [
    ...edges_W.flatMap((edge_W) => splitByVisibility(edge_W, edge, scene)),
    ...decals_W.flatMap((decal_W) => splitByVisibility(decal_W, decal, scene)),
  ];
  return pieces.filter((piece) => !piece.hidden);
}

function arrowPieces(arrow: ArrowMark, scene: Scene): Piece[] {
  const shape = arrowShape(arrow, scene.camera.radius);
  if (!shape) return [];
  const colour = `${arrow.ghost ? "ghost " : ""}colour-${arrow.colour}`;
  const neck = project(scene.view, shape.neck_W);
  const shaftWidth = (2 * shape.shaftRadius * scene.view.focal) / neck.depth;
  const pen = {
    className: `shaft ${colour}`,
    width: shaftWidth,
    perLeg: PIECES_PER_EDGE,
    behindClass: scene.hiddenClass,
  };
  const shaft = splitByVisibility([arrow.tail_W, shape.neck_W], { ...pen, longest: PIECES_SORTED_AS_ONE }, scene);
  const behind = scene.isHidden(shape.tip_W);
  const head: Shape = {
    kind: "polygon",
    className: `${behind ? `${scene.hiddenClass} ` : ""}head ${colour}`,
    outlines: [headOutline(shape.neck_W, shape.tip_W, shape.headRadius, scene.view)],
  };
  return [...shaft, { shape: head, depth: neck.depth, hidden: behind }];
}

/** A cone seen from the side: its tip and the two ends of its base across the line of sight. */
function headOutline(neck_W: Vec3, tip_W: Vec3, radius: number, view: View): Projected[] {
  const neck = project(view, neck_W);
  const tip = project(view, tip_W);
  const reach = Math.hypot(tip.x - neck.x, tip.y - neck.y);
  const halfWidth = (radius * view.focal) / neck.depth;
  const across =
    reach > 1e-6 ? { x: -(tip.y - neck.y) / reach, y: (tip.x - neck.x) / reach } : { x: 1, y: 0 };
  const side = (sign: number): Projected => ({
    x: neck.x + sign * halfWidth * across.x,
    y: neck.y + sign * halfWidth * across.y,
    depth: neck.depth,
  });
  return [side(-1), tip, side(1)];
}

function axesPieces(axes: AxesMark, scene: Scene): Piece[] {
  return axisEnds(axes).flatMap(({ tip_W }) =>
    splitByVisibility([axes.position_W, tip_W], { className: "axis", width: 1.5, perLeg: PIECES_PER_EDGE }, scene),
  );
}

/** A curve comes finely drawn already; the legs of one that counts are cut again, to fade where they should. */
const PIECES_PER_LEG = { main: 3, thin: 2, faint: 1 } as const;

function curvePieces({ paths_W: all_W, colour, dashed, weight }: CurveMark, scene: Scene): Piece[] {
  const paths_W = drawablePaths(all_W);
  const className = `curve ${weight}${dashed ? " dashed" : ""} colour-${colour}`;
  if (paths_W.length > MANY_PATHS) return strokePieces(paths_W, className, CURVE_STYLES[weight].width, scene);
  const pen = { className, width: CURVE_STYLES[weight].width, perLeg: PIECES_PER_LEG[weight] };
  return paths_W.flatMap((path_W) => splitByVisibility(path_W, pen, scene));
}

/** From so many paths on, a curve is a cloud of short strokes, each wholly hidden or wholly seen. */
const MANY_PATHS = 200;

/** All strokes of a cloud as two shapes: those that are hidden, and those in plain sight. */
function strokePieces(
  paths_W: readonly (readonly Vec3[])[],
  className: string,
  width: number,
  scene: Scene,
): Piece[] {
  const strokes = paths_W.map((path_W) => ({
    behind: scene.isHidden(path_W[0] ?? [0, 0, 0]),
    points: path_W.map((point_W) => project(scene.view, point_W)),
  }));
  return [true, false].flatMap((behind): Piece[] => {
    const lines = strokes.filter((stroke) => stroke.behind === behind).map(({ points }) => points);
    if (lines.length === 0) return [];
    const shape: Shape = {
      kind: "strokes",
      className: behind ? `behind ${className}` : className,
      lines,
      width,
    };
    const depth = Math.min(...lines.map(([first]) => first?.depth ?? Number.POSITIVE_INFINITY));
    return [{ shape, depth, hidden: behind }];
  });
}

function sectionPieces(ellipsoid: EllipsoidMark, scene: Scene): Piece[] {
  if (!ellipsoid.showsSections) return [];
  const className = `curve faint colour-${ellipsoid.colour}`;
  const pen = { className, width: CURVE_STYLES.faint.width, perLeg: 1 };
  return principalSections(ellipsoid).flatMap((path_W) => splitByVisibility(path_W, pen, scene));
}

function pointPiece(point: PointMark, scene: Scene): Piece {
  const at = project(scene.view, point.at_W);
  const behind = scene.isHidden(point.at_W);
  const radius = (pointRadius(point, scene.camera.radius) * scene.view.focal) / at.depth;
  const className = `${behind ? `${scene.hiddenClass} ` : ""}point colour-${point.colour}`;
  const shape: Shape = { kind: "ellipse", className, x: at.x, y: at.y, semiAxes: [radius, radius], angle: 0 };
  return { shape, depth: at.depth, hidden: behind };
}

/** Pixels below which neighbouring frames of a trail are drawn as one. */
const MIN_TRAIL_LEG = 1.5;

/** In how many steps a trail fades. */
const FADE_STEPS = 16;

function trailPieces({ points_W: all_W, colour }: TrailMark, scene: Scene): Piece[] {
  const points_W = trailPoints(all_W);
  const last = points_W.length - 1;
  const pieces: Piece[] = [];
  let run: { points: Projected[]; fade: number; behind: boolean } | null = null;
  const finish = () => {
    if (run && run.points.length > 1) pieces.push(trailPiece(run, colour, scene));
  };
  points_W.forEach((point_W, index) => {
    const point = project(scene.view, point_W);
    const before = run?.points.at(-1);
    if (before && index < last && Math.hypot(point.x - before.x, point.y - before.y) < MIN_TRAIL_LEG) return;
    const [fade, behind] = [Math.ceil((FADE_STEPS * index) / last) / FADE_STEPS, scene.isHidden(point_W)];
    if (run?.fade === fade && run.behind === behind) {
      run.points.push(point);
      return;
    }
    finish();
    run = { points: before ? [before, point] : [point], fade, behind };
  });
  finish();
  return pieces;
}

function trailPiece(
  { points, fade, behind }: { points: readonly Projected[]; fade: number; behind: boolean },
  colour: TrailMark["colour"],
  { hiddenOpacity: strengthBehind }: Scene,
): Piece {
  const opacity = behind ? fade * strengthBehind : fade;
  const shape: Shape = { kind: "line", className: `trail colour-${colour}`, points, width: 1.75, opacity };
  return { shape, depth: points.at(-1)?.depth ?? 0, hidden: behind };
}

/** How a path is drawn, and how finely it is cut. */
interface LineStyle {
  readonly className: string;
  readonly width: number;
  /** Pieces to a leg of the path. */
  readonly perLeg: number;
  /** The class of what is hidden. */
  readonly behindClass?: string;
  /** The most pieces of a seen stretch that are painted as one, where it may pass another line at an angle. */
  readonly longest?: number;
}

/** A seen stretch of this many pieces is sorted by depth as one. */
const PIECES_SORTED_AS_ONE = 4;

/**
 * Cuts a path finely enough to tell what a body hides, then joins neighbours that are alike hidden or seen. Straight
 * stays straight in a projection, so a joined piece keeps only its ends and the corners of the path.
 */
function splitByVisibility(path_W: readonly Vec3[], pen: LineStyle, scene: Scene): Piece[] {
  const { className, width, perLeg, behindClass = "behind", longest = Number.POSITIVE_INFINITY } = pen;
  const points_W = subdivide(path_W, perLeg);
  const hidden = points_W.slice(1).map((to_W, index) => scene.isHidden(midpoint(points_W[index] ?? to_W, to_W)));
  const pieces: Piece[] = [];
  let start = 0;
  hidden.forEach((behind, index) => {
    const end = index + 1;
    if (hidden[end] === behind && (behind || end - start < longest)) return;
    const points = points_W
      .slice(start, end + 1)
      .filter((_, k, all) => k === 0 || k === all.length - 1 || (start + k) % perLeg === 0)
      .map((point_W) => project(scene.view, point_W));
    const shape: Shape = {
      kind: "line",
      className: behind ? `${behindClass} ${className}` : className,
      points,
      width,
    };
    pieces.push({ shape, depth: Math.min(...points.map((point) => point.depth)), hidden: behind });
    start = end;
  });
  return pieces;
}

function subdivide(path_W: readonly Vec3[], perLeg: number): Vec3[] {
  return path_W.flatMap((to_W, index) => {
    const from_W = path_W[index - 1];
    if (!from_W) return [to_W];
    const leg_W = subVec(to_W, from_W);
    return Array.from({ length: perLeg }, (_, k) => addVec(from_W, scaleVec((k + 1) / perLeg, leg_W)));
  });
}

function midpoint(a_W: Vec3, b_W: Vec3): Vec3 {
  return scaleVec(0.5, addVec(a_W, b_W));
}
