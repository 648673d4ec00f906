import type { MassProperties, Meshes } from "../../core/bodies/massProperties";
import type { Mesh } from "../../core/bodies/mesh";
import { type ObjectModel, placedObject } from "../../core/bodies/objects/surface";
import type { BodySpec } from "../../core/bodies/spec";
import { identityQuat, type Quat, quatFromAxes } from "../../core/math/quat";
import { mapVec, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { modelOf } from "../bench/meshes";
import { meshOf } from "../mesh/meshBody";
import { equalBox } from "../tensor/judge";
import { cylinderOutline, ellipsoidOutline, meshOutline, type Outline, pointsOutline } from "./outline";

/** Body axes about the centre of mass, the farthest point at 1. */
export interface Shape {
  /** Metres for 1 of the picture. */
  readonly reach: number;
  readonly box: { readonly size: Vec3; readonly turn: Quat };
  readonly mesh: Mesh | null;
  readonly creased?: boolean;
  readonly points: readonly { readonly at: Vec3; readonly share: number }[];
  readonly outline: Outline | null;
  readonly model?: ObjectModel | null;
}

/** Moments are drawn as the box that has them. */
export function shapeOf(spec: BodySpec, body: MassProperties, meshes: Meshes): Shape {
  if (!("shape" in spec)) {
    const mesh = meshOf(spec.inertia);
    if (mesh) return { ...meshShape(mesh, meshOutline(mesh)), creased: true };
    const { moments, axes_B } = body.principal;
    return boxShape(equalBox(moments, body.mass), quatFromAxes(...axes_B), 0.01);
  }
  switch (spec.shape) {
    case "box":
      return boxShape(spec.size);
    case "ellipsoid":
      return meshShape(ellipsoidMesh(spec.semiAxes), ellipsoidOutline(spec.semiAxes));
    case "cylinder": {
      const outline = cylinderOutline(spec.radius, spec.height);
      return { ...meshShape(cylinderMesh(spec.radius, spec.height), outline), creased: true };
    }
    case "points": {
      const most = Math.max(...spec.points.map(({ mass }) => mass));
      const points = spec.points.map(({ mass, position }) => ({
        at: subVec(position, body.centre_B),
        share: mass / most,
      }));
      const { reach, box } = around(points.map(({ at }) => at));
      const scaled = points.map(({ at, share }) => ({ at: scaleVec(1 / reach, at), share }));
      const outline = pointsOutline(scaled.map(({ at }) => at));
      return { reach, box, mesh: null, points: scaled, outline };
    }
    case "mesh": {
      const mesh = meshes[spec.mesh];
      const placed = (at: Vec3) => subVec(scaleVec(spec.scale, at), body.centre_B);
      const positions = (mesh?.positions ?? []).map(placed);
      const moved = { positions, triangles: mesh?.triangles ?? [] };
      const shape = meshShape(moved, meshOutline(moved));
      const model = mesh ? modelOf(mesh) : null;
      const scaled = (at: Vec3) => scaleVec(1 / shape.reach, placed(at));
      return { ...shape, model: model ? placedObject(model, scaled) : null };
    }
  }
}

/** @param thinnest that an edge is drawn */
function boxShape(size: Vec3, turn = identityQuat, thinnest = 0): Shape {
  const reach = norm(size) / 2;
  const drawn = mapVec(size, (edge) => Math.max(edge / reach, thinnest));
  return { reach, box: { size: drawn, turn }, mesh: null, points: [], outline: null };
}

function meshShape(mesh: Mesh, outline: Outline): Shape {
  const { reach, box } = around(mesh.positions);
  const positions = mesh.positions.map((at) => scaleVec(1 / reach, at));
  return {
    reach,
    box,
    mesh: { positions, triangles: mesh.triangles },
    points: [],
    outline: outline.map((path) => path.map((at) => scaleVec(1 / reach, at))),
  };
}

function around(points: readonly Vec3[]): Pick<Shape, "reach" | "box"> {
  const reach = points.reduce((most, at) => Math.max(most, norm(at)), 0) || 1;
  const half = (axis: 0 | 1 | 2) => points.reduce((most, at) => Math.max(most, Math.abs(at[axis])), 0);
  const size = mapVec([half(0), half(1), half(2)], (edge) => (2 * Math.max(edge, 0.01 * reach)) / reach);
  return { reach, box: { size, turn: identityQuat } };
}

const ROUND = 28;

function cylinderMesh(radius: number, height: number): Mesh {
  const half = height / 2;
  const rims = [
    [radius, -half],
    [radius, half],
  ] as const;
  return revolved(rims, half);
}

function ellipsoidMesh([a, b, c]: Vec3): Mesh {
  const latitudes = Array.from(
    { length: ROUND / 2 - 1 },
    (_, k) => (2 * Math.PI * (k + 1)) / ROUND - Math.PI / 2,
  );
  const { positions, triangles } = revolved(
    latitudes.map((latitude) => [Math.cos(latitude), Math.sin(latitude)]),
    1,
  );
  return { positions: positions.map(([x, y, z]) => [a * x, b * y, c * z]), triangles };
}

/** @param rings about z, from the lowest @param pole how high the uppermost point is, and how low the lowest */
function revolved(rings: readonly (readonly [radius: number, z: number])[], pole: number): Mesh {
  const around = Array.from({ length: ROUND }, (_, k) => (2 * Math.PI * k) / ROUND);
  const positions: Vec3[] = [
    [0, 0, -pole],
    ...rings.flatMap(([radius, z]) =>
      around.map((angle): Vec3 => [radius * Math.cos(angle), radius * Math.sin(angle), z]),
    ),
    [0, 0, pole],
  ];
  const top = positions.length - 1;
  const at = (ring: number, k: number) => 1 + ring * ROUND + (k % ROUND);
  const triangles = around.flatMap((_, k): Vec3[] => [
    [0, at(0, k + 1), at(0, k)],
    [top, at(rings.length - 1, k), at(rings.length - 1, k + 1)],
    ...rings.slice(1).flatMap((_, ring): Vec3[] => [
      [at(ring, k), at(ring, k + 1), at(ring + 1, k)],
      [at(ring, k + 1), at(ring + 1, k + 1), at(ring + 1, k)],
    ]),
  ]);
  return { positions, triangles };
}
