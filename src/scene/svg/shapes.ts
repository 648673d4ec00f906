import { dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, project, type View, type Viewport, viewThrough } from "../camera";
import { boxFaces } from "../geometry/box";
import { isFiniteGround } from "../geometry/drawable";
import { outlineOf } from "../geometry/ellipsoid";
import { BASELINE, LABEL_SIZE, labelsOf } from "../geometry/labels";
import { lambert, lampDirection } from "../geometry/lighting";
import { groundRings, planeLines } from "../geometry/plane";
import type { ArrowMark, BodyMark, EllipsoidMark, Mark, PlaneMark } from "../marks";
import type { Facet } from "./facets";
import type { LinePiece } from "./linePiece";
import { markLines } from "./markLines";
import { objectShadow, objectShapes } from "./objectFaces";
import { shadowOutlines } from "./outlines";
import { type Scene, sceneOf } from "./scene";
import type { Shape } from "./shape";
import { thinned } from "./thinned";

/**
 * Back to front: planes, shadows and ground, bodies, hidden lines, translucent surfaces, lines in sight, labels.
 *
 * @param shown how large it is on the page, of the same shape: labels keep their size where it is scaled
 */
export function shapesOf(
  marks: readonly Mark[],
  camera: Camera,
  viewport: Viewport,
  shown = viewport,
): Shape[] {
  const scene = sceneOf(marks, camera, viewport);
  const { view, boxes, meshes, objects, ellipsoids } = scene;
  const grounds = marks.filter((mark) => mark.kind === "ground").filter(isFiniteGround);
  const lines = linesInOrder(marks, scene);
  return [
    ...marks.filter((mark) => mark.kind === "plane").flatMap((plane) => planeShapes(plane, view)),
    ...grounds.flatMap((ground) => [
      ...[
        ...meshes.map(({ all }) => shadowOutlines(all, ground, view)),
        ...objects.map((object) => objectShadow(object, ground, view)),
        ...boxes.map((body) => shadowOutlines(boxFaces(body), ground, view)),
      ].map((outlines): Shape => ({ kind: "polygon", className: "shadow", outlines })),
      ...groundLines(ground.bare ? [] : groundRings(ground), view),
    ]),
    ...[...boxes]
      .sort((a, b) => depthOf(view, b) - depthOf(view, a))
      .flatMap((body) => faceShapes(body, view, camera)),
    ...meshes.flatMap(({ facing }) => facetShapes(facing, camera)),
    ...objects.flatMap((object) => objectShapes(object, lampDirection(camera), view)),
    ...lines.filter(({ hidden }) => hidden).map(({ shape }) => shape),
    ...ellipsoids.flatMap((ellipsoid) => ellipsoidShapes(ellipsoid, view)),
    ...lines
      .filter(({ hidden }) => !hidden)
      .sort((a, b) => b.depth - a.depth)
      .map(({ shape }) => shape),
    ...labelShapes(marks, scene, shown),
  ];
}

/** Lines that coincide would be painted piece by piece in turns: each mark counts as nearer than the one before, in the scene's radii. */
const MARK_DEPTH_STEP = 0.001;
const ARROW_DEPTH_STEP = 0.05;

function linesInOrder(marks: readonly Mark[], scene: Scene): LinePiece[] {
  const arrows = marks.filter((mark) => mark.kind === "arrow");
  return marks.flatMap((mark, index) => {
    const arrow = Math.max(0, arrows.indexOf(mark as ArrowMark));
    const nearer = (arrow * ARROW_DEPTH_STEP + index * MARK_DEPTH_STEP) * scene.camera.radius;
    return markLines(mark, scene).map((line) => ({ ...line, depth: line.depth - nearer }));
  });
}

function depthOf(view: View, body: BodyMark): number {
  return project(view, body.position_W).depth;
}

function groundLines(lines_W: readonly (readonly Vec3[])[], view: View): Shape[] {
  const lines = lines_W.map((line_W) => thinned(line_W.map((point_W) => project(view, point_W))));
  return lines.length > 0 ? [{ kind: "strokes", className: "ground", lines, width: 1 }] : [];
}

function planeShapes(plane: PlaneMark, view: View): Shape[] {
  const lines_W = planeLines(plane);
  const border = lines_W.at(-1)?.map((point_W) => project(view, point_W));
  if (!border) return [];
  return [
    { kind: "polygon", className: plane.panel ? "plane panel" : "plane", outlines: [border] },
    ...groundLines(lines_W, view),
  ];
}

function ellipsoidShapes(ellipsoid: EllipsoidMark, view: View): Shape[] {
  const outline = outlineOf(ellipsoid, view);
  if (!outline) return [];
  const { key, colour } = ellipsoid;
  return [{ kind: "ellipse", className: `glass colour-${colour}`, ...outline, glass: { key, colour } }];
}

function faceShapes(body: BodyMark, view: View, camera: Camera): Shape[] {
  const lamp_W = lampDirection(camera);
  return boxFaces(body)
    .filter((face) => dot(face.normal_W, subVec(view.eye_W, face.corners_W[0])) > 0)
    .map((face) => ({
      kind: "polygon",
      className: "face",
      outlines: [face.corners_W.map((corner) => project(view, corner))],
      lit: lambert(lamp_W, face.normal_W),
    }));
}

function facetShapes(facing: readonly Facet[], camera: Camera): Shape[] {
  const lamp_W = lampDirection(camera);
  return facing.map(({ corners, normal_W }) => ({
    kind: "polygon",
    className: "facet",
    // Whole pixels: a mesh has hundreds of triangles.
    outlines: [corners.map(({ x, y, depth }) => ({ x: Math.round(x), y: Math.round(y), depth }))],
    lit: lambert(lamp_W, normal_W),
  }));
}

function labelShapes(marks: readonly Mark[], { camera, view }: Scene, shown: Viewport): Shape[] {
  const scale = view.viewport.width / shown.width;
  return labelsOf(marks, camera, viewThrough(camera, shown)).map(({ text, colour, lane, at, end }) => ({
    kind: "text",
    className: lane ? `lane-${lane}` : colour ? `colour-${colour}` : "axis",
    at: { x: scale * end.x, y: scale * end.y },
    by: { x: (at.x - end.x) / LABEL_SIZE, y: (at.y + BASELINE - end.y) / LABEL_SIZE },
    text,
  }));
}
