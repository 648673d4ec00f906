import { addVec, dot, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, type Projected, project, type View, type Viewport, viewThrough } from "../camera";
import { groundRings, lampFor } from "../light";
import type { ArrowMark, AxesMark, BodyMark, GroundMark, Ink, Mark, TrailMark } from "../marks";
import { arrowShape, boxEdges_B, boxFaces, hides, litBy, shadowOf, toWorld } from "../solids";

/** A flat shape of the picture in pixels; `className` carries its colour, the style sheet its look. */
export type Shape =
  | {
      readonly kind: "polygon";
      readonly className: string;
      readonly outlines: readonly (readonly Projected[])[];
      readonly lit?: number;
    }
  | {
      readonly kind: "line";
      readonly className: string;
      readonly points: readonly Projected[];
      readonly width: number;
      readonly opacity?: number;
    }
  | { readonly kind: "text"; readonly className: string; readonly at: Projected; readonly text: string };

/** How finely a line is cut to find the pieces that a body hides. */
const PIECES = 28;

/**
 * Projects marks into flat shapes, back to front: ground and shadows, then bodies from far to near, then what lies
 * behind or inside them faintly, then what is in plain sight.
 */
export function shapesOf(marks: readonly Mark[], camera: Camera, viewport: Viewport): Shape[] {
  const view = viewThrough(camera, viewport);
  const bodies = marks.filter((mark) => mark.kind === "body");
  const solid = bodies.filter((body) => !body.ghost);
  const hidden = (point_W: Vec3) => solid.some((body) => hides(body, view.eye_W, point_W));
  const scene: Scene = { view, camera, hidden };
  const lines = marks.flatMap((mark) => linesOf(mark, scene));
  return [
    ...marks.filter((mark) => mark.kind === "ground").flatMap((ground) => groundShapes(ground, solid, view)),
    ...solid
      .sort((a, b) => depthOf(view, b) - depthOf(view, a))
      .flatMap((body) => faceShapes(body, view, camera)),
    ...lines.filter((line) => line.behind).map((line) => line.shape),
    ...lines
      .filter((line) => !line.behind)
      .sort((a, b) => b.depth - a.depth)
      .map((line) => line.shape),
    ...marks.flatMap((mark) => labelsOf(mark, scene)),
  ];
}

interface Scene {
  readonly view: View;
  readonly camera: Camera;
  readonly hidden: (point_W: Vec3) => boolean;
}

interface Piece {
  readonly shape: Shape;
  readonly depth: number;
  readonly behind: boolean;
}

function depthOf(view: View, body: BodyMark): number {
  return project(view, body.position_W).depth;
}

function groundShapes(ground: GroundMark, bodies: readonly BodyMark[], view: View): Shape[] {
  const rings = groundRings(ground).map(
    (ring): Shape => ({
      kind: "line",
      className: "ground",
      points: ring.map((point) => project(view, point)),
      width: 1,
    }),
  );
  const shadows = bodies.map(
    (body): Shape => ({
      kind: "polygon",
      className: "shadow",
      outlines: boxFaces(body)
        .filter((face) => face.normal_W[1] > 0)
        .map((face) => face.corners_W.map((corner) => project(view, shadowOf(corner, ground.centre_W[1])))),
    }),
  );
  return [...shadows, ...rings];
}

function faceShapes(body: BodyMark, view: View, camera: Camera): Shape[] {
  const lamp_W = lampFor(camera);
  return boxFaces(body)
    .filter((face) => dot(face.normal_W, subVec(view.eye_W, face.corners_W[0])) > 0)
    .map((face) => ({
      kind: "polygon",
      className: "face",
      outlines: [face.corners_W.map((corner) => project(view, corner))],
      lit: litBy(lamp_W, face.normal_W),
    }));
}

function linesOf(mark: Mark, scene: Scene): Piece[] {
  switch (mark.kind) {
    case "body":
      return bodyLines(mark, scene);
    case "arrow":
      return arrowPieces(mark, scene);
    case "axes":
      return axesPieces(mark, scene);
    case "trail":
      return trailPieces(mark, scene);
    case "ground":
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

function axisTips(axes: AxesMark): Vec3[] {
  const [x, y, z] = axes.lengths;
  return [toWorld(axes, [x, 0, 0]), toWorld(axes, [0, y, 0]), toWorld(axes, [0, 0, z])];
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

function labelsOf(mark: Mark, scene: Scene): Shape[] {
  return labelPlaces(mark, scene.camera, scene.view).map(({ text, ink, at }) => ({
    kind: "text",
    className: ink ? `ink-${ink}` : "axis",
    at,
    text,
  }));
}

/** A label and where its middle goes, a little beyond the tip it names. */
export interface LabelPlace {
  readonly text: string;
  /** Null for a label in the axes' neutral grey. */
  readonly ink: Ink | null;
  readonly at: Projected;
}

/** The labels that a mark puts on the picture; both renderers draw them at these places. */
export function labelPlaces(mark: Mark, camera: Camera, view: View): LabelPlace[] {
  if (mark.kind === "arrow") {
    const shape = mark.label ? arrowShape(mark, camera.radius) : null;
    if (!shape || shape.length < SHORTEST_LABELLED * camera.radius) return [];
    return [{ text: mark.label, ink: mark.ink, at: besideTip(view, shape.neck_W, shape.tip_W, mark.label) }];
  }
  if (mark.kind === "axes") {
    return axisTips(mark).map((tip_W, index) => ({
      text: mark.labels[index] ?? "",
      ink: null,
      at: pastTip(view, mark.position_W, tip_W),
    }));
  }
  return [];
}

const LABEL_GAP = 13;
const LETTER_WIDTH = 4.6;
/** An arrow shorter than this share of the scene has no room for its name. */
const SHORTEST_LABELLED = 0.08;

function pastTip(view: View, from_W: Vec3, tip_W: Vec3): Projected {
  const { tip, along } = screenDirection(view, from_W, tip_W);
  return { ...tip, x: tip.x + LABEL_GAP * along.x, y: tip.y + LABEL_GAP * along.y };
}

/** Beside the head, to its right for an arrow that points up: two arrows along one line keep their names apart. */
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
  const reach = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (reach < 1) return { tip, along: { x: 0, y: -1 } };
  return { tip, along: { x: (tip.x - from.x) / reach, y: (tip.y - from.y) / reach } };
}
