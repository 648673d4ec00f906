import { addVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, type Projected, project, type View } from "../camera";
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
import { girdles } from "../quadrics";
import { arrowShape, axisTips, boxEdges_B, curveWidth, pointRadius, toWorld } from "../solids";
import type { Shape } from "./shapes";

/** How finely a line is cut to find the pieces that a body hides. */
const PIECES = 28;

export interface Scene {
  readonly view: View;
  readonly camera: Camera;
  readonly hidden: (point_W: Vec3) => boolean;
}

export interface Piece {
  readonly shape: Shape;
  readonly depth: number;
  readonly behind: boolean;
}

/** Every line of a mark, in pieces that are each wholly hidden or wholly seen. */
export function linesOf(mark: Mark, scene: Scene): Piece[] {
  switch (mark.kind) {
    case "body":
      return bodyLines(mark, scene);
    case "arrow":
      return arrowPieces(mark, scene);
    case "axes":
      return axesPieces(mark, scene);
    case "trail":
      return trailPieces(mark, scene);
    case "curve":
      return curvePieces(mark, scene);
    case "ellipsoid":
      return girdlePieces(mark, scene);
    case "point":
      return [pointPiece(mark, scene)];
    case "ground":
    case "plane":
      return [];
  }
}

function bodyLines(body: BodyMark, scene: Scene): Piece[] {
  const edgeClass = body.ghost ? "edge ghost" : "edge";
  const edges = boxEdges_B(body.size).flatMap(([from_B, to_B]) =>
    cut([toWorld(body, from_B), toWorld(body, to_B)], edgeClass, 1.25, scene, PIECES),
  );
  const decals = body.decals_B.flatMap((curve_B) =>
    cut(
      curve_B.map((point_B) => toWorld(body, point_B)),
      body.ghost ? "decal ghost" : "decal",
      1.25,
      scene,
      1,
    ),
  );
  return [...edges, ...decals].filter((piece) => body.ghost || !piece.behind);
}

function arrowPieces(arrow: ArrowMark, scene: Scene): Piece[] {
  const shape = arrowShape(arrow, scene.camera.radius);
  if (!shape) return [];
  const ink = `${arrow.ghost ? "ghost " : ""}ink-${arrow.ink}`;
  const neck = project(scene.view, shape.neck_W);
  const shaftWidth = (2 * shape.shaftRadius * scene.view.focal) / neck.depth;
  const shaft = cut([arrow.tail_W, shape.neck_W], `shaft ${ink}`, shaftWidth, scene, PIECES);
  const behind = scene.hidden(shape.tip_W);
  const head: Shape = {
    kind: "polygon",
    className: `${behind ? "behind " : ""}head ${ink}`,
    outlines: [headOutline(shape.neck_W, shape.tip_W, shape.headRadius, scene.view)],
  };
  return [...shaft, { shape: head, depth: neck.depth, behind }];
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
  return axisTips(axes).flatMap((tip_W) => cut([axes.position_W, tip_W], "axis", 1.5, scene, PIECES));
}

/** A curve comes finely drawn already; its legs are cut once more so that it fades where it should. */
const PIECES_OF_LEG = 3;

function curvePieces({ paths_W, ink, dashed, quiet }: CurveMark, scene: Scene): Piece[] {
  const className = `curve${quiet ? " quiet" : ""}${dashed ? " dashed" : ""} ink-${ink}`;
  return paths_W.flatMap((path_W) => cut(path_W, className, curveWidth(quiet), scene, PIECES_OF_LEG));
}

function girdlePieces(ellipsoid: EllipsoidMark, scene: Scene): Piece[] {
  if (!ellipsoid.girdles) return [];
  const className = `curve quiet ink-${ellipsoid.ink}`;
  return girdles(ellipsoid).flatMap((path_W) => cut(path_W, className, curveWidth(true), scene, 1));
}

function pointPiece(point: PointMark, scene: Scene): Piece {
  const at = project(scene.view, point.at_W);
  const behind = scene.hidden(point.at_W);
  const radius = (pointRadius(scene.camera.radius) * scene.view.focal) / at.depth;
  const className = `${behind ? "behind " : ""}point ink-${point.ink}`;
  const shape: Shape = { kind: "ellipse", className, x: at.x, y: at.y, semiAxes: [radius, radius], angle: 0 };
  return { shape, depth: at.depth, behind };
}

/** Pixels below which neighbouring frames of a trail are drawn as one. */
const SHORTEST_LEG = 1.5;

function trailPieces(trail: TrailMark, scene: Scene): Piece[] {
  const count = trail.points_W.length - 1;
  const pieces: Piece[] = [];
  let from = trail.points_W[0] && project(scene.view, trail.points_W[0]);
  trail.points_W.forEach((to_W, index) => {
    const to = project(scene.view, to_W);
    const isLast = index === count;
    if (!from || index === 0 || (Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST_LEG && !isLast)) return;
    const behind = scene.hidden(to_W);
    const className = `${behind ? "behind " : ""}trail ink-${trail.ink}`;
    const shape: Shape = { kind: "line", className, points: [from, to], width: 1.75, opacity: index / count };
    pieces.push({ shape, depth: to.depth, behind });
    from = to;
  });
  return pieces;
}

/**
 * Cuts a path finely enough to tell what a body hides, then joins neighbours that are alike hidden or seen. Straight
 * stays straight in a projection, so a joined piece keeps only its ends and the corners of the path.
 */
function cut(
  path_W: readonly Vec3[],
  className: string,
  width: number,
  scene: Scene,
  perLeg: number,
): Piece[] {
  const points_W = finely(path_W, perLeg);
  const hidden = points_W.slice(1).map((to_W, index) => scene.hidden(middle(points_W[index] ?? to_W, to_W)));
  const pieces: Piece[] = [];
  let start = 0;
  hidden.forEach((behind, index) => {
    if (hidden[index + 1] === behind) return;
    const end = index + 1;
    const kept = points_W
      .slice(start, end + 1)
      .filter((_, k, all) => k === 0 || k === all.length - 1 || (start + k) % perLeg === 0);
    const points = kept.map((point_W) => project(scene.view, point_W));
    const shape: Shape = {
      kind: "line",
      className: behind ? `behind ${className}` : className,
      points,
      width,
    };
    pieces.push({ shape, depth: Math.min(...points.map((point) => point.depth)), behind });
    start = end;
  });
  return pieces;
}

function finely(path_W: readonly Vec3[], perLeg: number): Vec3[] {
  return path_W.flatMap((to_W, index) => {
    const from_W = path_W[index - 1];
    if (!from_W) return [to_W];
    const leg_W = subVec(to_W, from_W);
    return Array.from({ length: perLeg }, (_, k) => addVec(from_W, scaleVec((k + 1) / perLeg, leg_W)));
  });
}

function middle(a_W: Vec3, b_W: Vec3): Vec3 {
  return scaleVec(0.5, addVec(a_W, b_W));
}
