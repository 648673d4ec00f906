import { dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { lambert, shadowOf } from "../geometry/lighting";
import { ofTriangle } from "../geometry/meshSurface";
import { type FlatFace, flatFaces, objectNormals } from "../geometry/objectSurface";
import { normalToWorld, toWorld } from "../geometry/pose";
import type { GroundMark, ObjectMark } from "../marks";
import type { Facet } from "./facets";
import { outlinesOf } from "./outlines";
import type { Shape } from "./shape";

interface PlacedFace {
  readonly face: FlatFace;
  readonly normal_W: Vec3;
  readonly loops_W: readonly (readonly Vec3[])[];
}

/** Flat faces, and the triangles that may hide something. */
export interface FacetedObject {
  readonly faces: readonly PlacedFace[];
  readonly facing: readonly Facet[];
}

export function facetedObject(mark: ObjectMark, view: View): FacetedObject {
  const { mesh } = mark.model;
  const places = mesh.positions.map((position) => toWorld(mark, position));
  const corners = places.map((place) => project(view, place));
  const faces = flatFaces(mark.model).map((face) => ({
    face,
    normal_W: normalToWorld(mark, face.normal),
    loops_W: face.loops.map((loop) => loop.map((corner) => places[corner] as Vec3)),
  }));
  const normals = objectNormals(mark.model);
  const facing = mesh.triangles.flatMap((triangle, index): Facet[] => {
    const normal_W = normalToWorld(mark, normals[index] ?? [0, 0, 0]);
    const corners_W = ofTriangle(triangle, places);
    if (!(dot(normal_W, subVec(view.eye_W, corners_W[0])) > 0)) return [];
    const projected = ofTriangle(triangle, corners);
    return [{ corners: projected, corners_W, normal_W, depth: meanDepth(projected) }];
  });
  return { faces, facing };
}

const meanDepth = (points: readonly Projected[]): number =>
  points.reduce((sum, { depth }) => sum + depth, 0) / points.length;

/** From far to near; those that nothing of the object can hide come last. */
export function objectShapes({ faces }: FacetedObject, lamp_W: Vec3, view: View): Shape[] {
  return faces
    .filter(({ normal_W, loops_W }) => dot(normal_W, subVec(view.eye_W, loops_W[0]?.[0] ?? view.eye_W)) > 0)
    .map(({ face, normal_W, loops_W }) => {
      const outlines = loops_W.map((loop) => loop.map((corner_W) => project(view, corner_W)));
      const shape: Shape = {
        kind: "polygon",
        className: `part part-${face.part}`,
        outlines,
        lit: lambert(lamp_W, normal_W),
      };
      return { shape, depth: meanDepth(outlines.flat()) - (face.isOutermost ? OUTERMOST : 0) };
    })
    .sort((a, b) => b.depth - a.depth)
    .map(({ shape }) => shape);
}

/** [m], more than any depth of a face. */
const OUTERMOST = 1e6;

/** Upward faces, projected onto the ground, cover it. */
export function objectShadow({ faces }: FacetedObject, ground: GroundMark, view: View): Shape {
  const flat = (corner_W: Vec3) => project(view, shadowOf(corner_W, ground.centre_W[1]));
  const outlines = faces
    .filter(({ normal_W }) => normal_W[1] > 0)
    .flatMap(({ loops_W }) => loops_W.map((loop) => loop.map(flat)));
  return { kind: "polygon", className: "shadow", outlines: outlinesOf(outlines) };
}
