import { dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, type Projected, project, type View, type Viewport, viewThrough } from "../camera";
import { boxFaces, boxOccludes } from "../geometry/box";
import { isFiniteGround } from "../geometry/drawable";
import { depthMask, outlineOf } from "../geometry/ellipsoid";
import { groundRings, shadowOf } from "../geometry/ground";
import { labelPlaces } from "../geometry/labels";
import { lampDirection, lambert } from "../geometry/lighting";
import { planeLines } from "../geometry/plane";
import type { ArrowMark, BodyMark, EllipsoidMark, GroundMark, Mark, MarkColour, PlaneMark } from "../marks";
import { HIDDEN_OPACITY, hiddenOpacity } from "../style";
import { facetsOcclude, type Facet, facetsOf } from "./facets";
import { linePieces, type Scene } from "./lines";

/** A flat shape of the picture in pixels; `className` carries its colour, the style sheet its look. */
export type Shape =
  | {
      readonly kind: "polygon";
      readonly className: string;
      readonly outlines: readonly (readonly Projected[])[];
      readonly lit?: number;
    }
  | {
      /** A small triangle of a surface. */
      readonly kind: "facet";
      readonly corners: Facet["corners"];
      readonly lit: number;
    }
  | {
      /** Many of them in one colour. */
      readonly kind: "facets";
      readonly className: string;
      readonly triangles: readonly Facet["corners"][];
    }
  | {
      readonly kind: "line";
      readonly className: string;
      readonly points: readonly Projected[];
      readonly width: number;
      readonly opacity?: number;
    }
  | {
      /** Many short lines of one look. */
      readonly kind: "strokes";
      readonly className: string;
      readonly lines: readonly (readonly Projected[])[];
      readonly width: number;
    }
  | {
      readonly kind: "ellipse";
      readonly className: string;
      readonly x: number;
      readonly y: number;
      readonly semiAxes: readonly [number, number];
      readonly angle: number;
      /** The surface whose translucency fills it. */
      readonly glass?: { readonly key: string; readonly colour: MarkColour };
    }
  | { readonly kind: "text"; readonly className: string; readonly at: Projected; readonly text: string };

/**
 * Projects marks into flat shapes, back to front: ground, planes and shadows, then bodies from far to near, then what
 * lies behind or inside them faintly, then translucent surfaces, then what is in plain sight.
 */
export function shapesOf(marks: readonly Mark[], camera: Camera, viewport: Viewport): Shape[] {
  const view = viewThrough(camera, viewport);
  const bodies = marks.filter((mark) => mark.kind === "body");
  const solid = bodies.filter((body) => !body.ghost);
  const meshes = marks.filter((mark) => mark.kind === "mesh").map((mesh) => facetsOf(mesh, view));
  const covers = meshes.map(({ facing }) => facetsOcclude(facing, view, FACET_TOLERANCE * camera.radius));
  const glass = marks.filter((mark) => mark.kind === "ellipsoid");
  const veils = glass.map((ellipsoid) => depthMask(ellipsoid, view.eye_W));
  const hidden = (point_W: Vec3) =>
    solid.some((body) => boxOccludes(body, view.eye_W, point_W)) ||
    covers.some((covered) => covered(point_W)) ||
    veils.some((veiled) => veiled(point_W));
  const strength = hiddenOpacity(marks);
  const scene: Scene = {
    view,
    camera,
    isHidden: hidden,
    hiddenOpacity: strength,
    hiddenClass: strength > HIDDEN_OPACITY ? "veiled" : "behind",
  };
  const grounds = marks.filter((mark) => mark.kind === "ground").filter(isFiniteGround);
  const arrows = marks.filter((mark) => mark.kind === "arrow");
  const lines = marks.flatMap((mark, index) => {
    const arrow = Math.max(0, arrows.indexOf(mark as ArrowMark));
    const nearer = (arrow * ARROW_DEPTH_STEP + index * MARK_DEPTH_STEP) * camera.radius;
    return linePieces(mark, scene).map((line) => ({ ...line, depth: line.depth - nearer }));
  });
  return [
    ...marks.filter((mark) => mark.kind === "plane").flatMap((plane) => planeShapes(plane, view)),
    ...grounds.flatMap((ground) => [
      ...meshes.map(({ all }) => facetShadow(all, ground, view)),
      ...groundShapes(ground, solid, view),
    ]),
    ...solid
      .sort((a, b) => depthOf(view, b) - depthOf(view, a))
      .flatMap((body) => faceShapes(body, view, camera)),
    ...meshes.flatMap(({ facing }) => facetShapes(facing, camera)),
    ...lines.filter((line) => line.hidden).map((line) => line.shape),
    ...glass.flatMap((ellipsoid) => ellipsoidShapes(ellipsoid, view)),
    ...lines
      .filter((line) => !line.hidden)
      .sort((a, b) => b.depth - a.depth)
      .map((line) => line.shape),
    ...marks.flatMap((mark) => labelsOf(mark, scene)),
  ];
}

/** Arrows along one line are painted in their order, not piece by piece in turns: each by this share of the scene nearer. */
const ARROW_DEPTH_STEP = 0.05;

/** A share of the scene: the thinned surface lies so near to the true one, and what lies on it is not behind it. */
const FACET_TOLERANCE = 0.03;

/** Curves that coincide are painted in the order of their marks. */
const MARK_DEPTH_STEP = 0.001;

function depthOf(view: View, body: BodyMark): number {
  return project(view, body.position_W).depth;
}

function groundShapes(ground: GroundMark, bodies: readonly BodyMark[], view: View): Shape[] {
  const rings = (ground.bare ? [] : groundRings(ground)).map(
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

function planeShapes(plane: PlaneMark, view: View): Shape[] {
  const rings = planeLines(plane).map((ring) => ring.map((point) => project(view, point)));
  const disc = rings.at(-1);
  if (!disc) return [];
  return [
    { kind: "polygon", className: plane.panel ? "plane panel" : "plane", outlines: [disc] },
    ...rings.map((points): Shape => ({ kind: "line", className: "ground", points, width: 1 })),
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
  return facing.map(({ corners, normal_W }) => ({ kind: "facet", corners, lit: lambert(lamp_W, normal_W) }));
}

/** What lies under the sky of a surface, pressed flat: every upward facet once. */
function facetShadow(facets: readonly Facet[], ground: GroundMark, view: View): Shape {
  const flat = (corner_W: Vec3) => project(view, shadowOf(corner_W, ground.centre_W[1]));
  const triangles = facets
    .filter(({ normal_W }) => normal_W[1] > 0)
    .map(({ corners_W: [a, b, c] }) => [flat(a), flat(b), flat(c)] as const);
  return { kind: "facets", className: "shadow", triangles };
}

function labelsOf(mark: Mark, scene: Scene): Shape[] {
  return labelPlaces(mark, scene.camera, scene.view).map(({ text, colour, at }) => ({
    kind: "text",
    className: colour ? `colour-${colour}` : "axis",
    at,
    text,
  }));
}
