import type { Part } from "../../core/bodies/objects/surface";
import { dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { signedArea } from "../geometry/distance";
import { lambert } from "../geometry/lighting";
import { type FlatFace, flatFaces, objectNormals } from "../geometry/objectSurface";
import { normalToWorld, toWorld } from "../geometry/pose";
import type { GroundMark, ObjectMark } from "../marks";
import { type Bounds, boundsOf, type Facet, placedFacets } from "./facets";
import { outlinesOf, shadowOutlines } from "./outlines";
import type { Shape } from "./shape";
import { thinned } from "./thinned";

interface PlacedFace {
  readonly face: FlatFace;
  readonly normal_W: Vec3;
  readonly loops_W: readonly (readonly Vec3[])[];
}

/** With the triangles that may hide something. */
export interface FacetedObject {
  readonly faces: readonly PlacedFace[];
  readonly facing: readonly Facet[];
}

export function facetedObject(mark: ObjectMark, view: View): FacetedObject {
  const { still } = mark.model;
  const { mesh } = still;
  const places_W = mesh.positions.map((position) => toWorld(mark, position));
  const normals_W = objectNormals(still).map((normal) => normalToWorld(mark, normal));
  const faces = flatFaces(still).map((face) => ({
    face,
    normal_W: normalToWorld(mark, face.normal),
    loops_W: face.loops.map((loop) => loop.map((corner) => places_W[corner] as Vec3)),
  }));
  return { faces, facing: placedFacets(mesh.triangles, places_W, normals_W, view).facing };
}

const meanDepth = (points: readonly Projected[]): number =>
  points.reduce((sum, { depth }) => sum + depth, 0) / points.length;

/** Neighbours of one shade are one path, with their common outline. */
const SHADES = 8;

/** Faces of one colour, or one of them. */
interface Painted {
  readonly part: Part;
  readonly lit: number;
  readonly outlines: Projected[][];
  readonly bounds: Bounds[];
}

/** From far to near; last what nothing of the object can hide. */
export function objectShapes({ faces }: FacetedObject, lamp_W: Vec3, view: View): Shape[] {
  const runs: Painted[] = [];
  for (const face of facesInOrder(faces, lamp_W, view)) {
    // An earlier run takes the face unless that painted it under what it covers.
    const run = runs.findLast((run) => isOfOneColour(run, face) || covers(face, run));
    if (run && isOfOneColour(run, face)) {
      run.outlines.push(...face.outlines);
      run.bounds.push(...face.bounds);
    } else runs.push(face);
  }
  return runs.map(({ part, lit, outlines }) => ({
    kind: "polygon",
    className: `part part-${part}`,
    outlines: outlinesOf(outlines).map(thinnedLoop),
    lit,
  }));
}

function facesInOrder(faces: readonly PlacedFace[], lamp_W: Vec3, view: View): Painted[] {
  return faces
    .filter(({ normal_W, loops_W }) => dot(normal_W, subVec(view.eye_W, loops_W[0]?.[0] ?? view.eye_W)) > 0)
    .map(({ face: { part, isOutermost }, normal_W, loops_W }) => {
      const loops = loops_W.map((loop) => loop.map((corner_W) => project(view, corner_W)));
      // What is let into a face that nothing hides is painted over it, and needs no hole.
      const outlines = isOutermost ? [largest(loops)] : loops;
      const lit = Math.round(SHADES * lambert(lamp_W, normal_W)) / SHADES;
      const bounds = outlines.map(boundsOf);
      const depth = isOutermost ? areaOf(outlines[0] ?? []) - OUTERMOST : meanDepth(outlines.flat());
      return { part, lit, outlines, bounds, depth };
    })
    .sort((a, b) => b.depth - a.depth);
}

function largest(loops: readonly Projected[][]): Projected[] {
  return loops.reduce((largest, loop) => (areaOf(loop) > areaOf(largest) ? loop : largest), []);
}

/** [px²] */
function areaOf(loop: readonly Projected[]): number {
  const [first] = loop;
  if (!first) return 0;
  const fan = loop.map((corner, index) => signedArea(first, corner, loop[index + 1] ?? first));
  return Math.abs(fan.reduce((sum, area) => sum + area, 0)) / 2;
}

function isOfOneColour(one: Painted, other: Painted): boolean {
  return one.part === other.part && one.lit === other.lit;
}

function covers({ outlines: [face = []], bounds: [around] }: Painted, run: Painted): boolean {
  return run.outlines.some((outline, index) => {
    const other = run.bounds[index];
    if (!around || !other || !doMeet(around, other)) return false;
    return !isBeside(face, outline) && !isBeside(outline, face);
  });
}

function doMeet(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Outlines that share an edge may overlap so far by rounding [px]. */
const TOUCH = 0.05;

/** Some side of one has all of that one on its inside and all of the other on its outside. */
function isBeside(outline: readonly Projected[], other: readonly Projected[]): boolean {
  return outline.some((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const slack = TOUCH * Math.hypot(to.x - from.x, to.y - from.y);
    return (
      other.every((corner) => signedArea(from, to, corner) > -slack) &&
      outline.every((corner) => signedArea(from, to, corner) < slack)
    );
  });
}

function thinnedLoop(loop: readonly Projected[]): Projected[] {
  return thinned([...loop, ...loop.slice(0, 1)]).slice(0, -1);
}

/** More than any depth of a face [m] and any area of one [px²]. */
const OUTERMOST = 1e9;

export function objectShadow({ faces }: FacetedObject, ground: GroundMark, view: View): Projected[][] {
  const loops = faces.flatMap(({ normal_W, loops_W }) =>
    loops_W.map((corners_W) => ({ normal_W, corners_W })),
  );
  return shadowOutlines(loops, ground, view).map(thinnedLoop);
}
