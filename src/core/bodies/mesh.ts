import { type Mat3, scaleMat, subMat } from "../math/mat3.ts";
import { addVec, cross, dot, scaleVec, subVec, type Vec3 } from "../math/vec3.ts";
import type { MassDistribution } from "./massDistribution.ts";
import { inertiaFromProducts, plusProducts, points, zeroMat } from "./points.ts";

/** Corners [m], and each triangle's three, counter-clockwise seen from outside. */
export interface Mesh {
  readonly positions: readonly Vec3[];
  readonly triangles: readonly Vec3[];
}

export class MeshError extends Error {}

/** Equal masses at the corners of a mesh, scaled about their centre of mass. `mass` is that of all [kg]. */
export function meshVertices(mesh: Mesh, scale: number, mass: number): MassDistribution {
  const each = mass / mesh.positions.length;
  return points(mesh.positions.map((position) => ({ mass: each, position: scaleVec(scale, position) })));
}

/**
 * The uniform solid inside a closed mesh, about its centre of mass, its corners scaled first. By the divergence theorem it is a
 * sum of signed tetrahedra between any point and each triangle; the mean of the corners loses no digits far from the origin. The
 * last solid is kept: a scenario's check and its simulation ask for the same one.
 *
 * @throws MeshError for a mesh that is not closed, not wound one way, or wound inside out
 * @see Tonon, "Explicit Exact Formulas for the 3-D Tetrahedron Inertia Tensor", J. Math. Stat. 1 (2005)
 */
export function meshSolid(mesh: Mesh, scale: number, mass: number): MassDistribution {
  const known = lastSolids.get(mesh);
  if (known?.scale === scale && known.mass === mass) return known.solid;
  const solid = integrateSolid(mesh, scale, mass);
  lastSolids.set(mesh, { scale, mass, solid });
  return solid;
}

const lastSolids = new WeakMap<Mesh, { scale: number; mass: number; solid: MassDistribution }>();

function integrateSolid(mesh: Mesh, scale: number, mass: number): MassDistribution {
  const scaled = mesh.positions.map((position) => scaleVec(scale, position));
  const mean = scaleVec(1 / scaled.length, scaled.reduce(addVec, [0, 0, 0]));
  const near = scaled.map((position) => subVec(position, mean));
  const triangles = mesh.triangles.map((triangle) => cornersOf(near, triangle));
  checkClosed(mesh);
  const volume = triangles.reduce((sum, [a, b, c]) => sum + sixVolumes(a, b, c) / 6, 0);
  if (volume === 0) throw new MeshError("a mesh that is flat, or too small: its volume is 0");
  if (!(volume > 0)) throw new MeshError("a mesh wound inside out: its volume is not above 0");
  const offset = scaleVec(1 / volume, triangles.reduce<Vec3>(plusFirstMoment, [0, 0, 0]));
  const products = scaleMat(mass / volume, triangles.reduce<Mat3>(plusSecondMoment, zeroMat));
  const inertia_B = inertiaFromProducts(subMat(products, plusProducts(zeroMat, mass, offset)));
  const vertices_B = near.map((position) => subVec(position, offset));
  return { mass, inertia_B, centre_B: addVec(mean, offset), vertices_B };
}

type Triangle = readonly [Vec3, Vec3, Vec3];

function cornersOf(positions: readonly Vec3[], triangle: Vec3): Triangle {
  const corner = (index: number): Vec3 => {
    const position = positions[index];
    if (position === undefined) throw new MeshError(`a triangle with a corner ${index} that does not exist`);
    return position;
  };
  return [corner(triangle[0]), corner(triangle[1]), corner(triangle[2])];
}

/** [m³] */
function sixVolumes(a: Vec3, b: Vec3, c: Vec3): number {
  return dot(a, cross(b, c));
}

/** sum + ∫ r dV over the tetrahedron between point and triangle: volume times mean of the corners. */
function plusFirstMoment(sum: Vec3, [a, b, c]: Triangle): Vec3 {
  return addVec(sum, scaleVec(sixVolumes(a, b, c) / 24, addVec(a, addVec(b, c))));
}

/**
 * sum + ∫ r rᵀ dV over that tetrahedron. Its fourth corner is the point itself, so that r = λ₁a + λ₂b + λ₃c in barycentric
 * coordinates, of which  ∫ λᵢ λⱼ dV = V (1 + δᵢⱼ) / 20:
 *     ∫ r rᵀ dV = V/20 (a aᵀ + b bᵀ + c cᵀ + (a + b + c)(a + b + c)ᵀ).
 */
function plusSecondMoment(sum: Mat3, [a, b, c]: Triangle): Mat3 {
  const weight = sixVolumes(a, b, c) / 120;
  const ofCorners = plusProducts(plusProducts(plusProducts(sum, weight, a), weight, b), weight, c);
  return plusProducts(ofCorners, weight, addVec(a, addVec(b, c)));
}

/** In a closed mesh, wound one way, each edge occurs once in each direction. Every corner must be one of its positions. */
function checkClosed({ positions, triangles }: Mesh): void {
  const { length } = positions;
  const walked = new Set<number>();
  for (const [a, b, c] of triangles) {
    for (const edge of [a * length + b, b * length + c, c * length + a]) {
      if (walked.has(edge))
        throw new MeshError(`a mesh not wound one way: edge ${nameOf(edge)} is walked twice`);
      walked.add(edge);
    }
  }
  for (const edge of walked) {
    if (!walked.has((edge % length) * length + Math.floor(edge / length)))
      throw new MeshError(`a mesh not closed: edge ${nameOf(edge)} is open`);
  }

  function nameOf(edge: number): string {
    return `${Math.floor(edge / length)} ${edge % length}`;
  }
}
