import { type Mesh, MeshError, meshSolid } from "../../core/bodies/mesh";
import type { Mat3 } from "../../core/math/mat3";
import { subVec } from "../../core/math/vec3";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { strings } from "../strings/en";
import { rowsOf } from "../tensor/reading";
import { MeshFileError } from "./readMesh";

/* A mesh enters the scenario as its tensor, which fits a link; its surface is drawn while the page is open. */

const drawn = new Map<string, Mesh>();

export function meshBody(mesh: Mesh, mass: number): ScenarioInput["body"] {
  try {
    const { inertia_B, centre_B } = meshSolid(mesh, 1, mass);
    const rows = rowsOf(withoutRoundOff(symmetric(inertia_B), mesh.triangles.length));
    const positions = mesh.positions.map((at) => subVec(at, centre_B));
    drawn.set(JSON.stringify(rows), { positions, triangles: mesh.triangles });
    return { inertia: rows, mass };
  } catch (error) {
    if (error instanceof MeshError) throw new MeshFileError(strings.mesh.notSolid(error.message));
    throw error;
  }
}

export function meshOf(inertia: unknown): Mesh | null {
  return drawn.get(JSON.stringify(inertia)) ?? null;
}

/**
 * Products of inertia that round-off alone can have left become 0.
 *
 * About the point inside, C_xy = Σ w x y has 4 terms for each of n triangles; an operation is off by u = 2⁻⁵³, relatively. From a
 * point that sees all of the surface no weight w is negative, and |x y| ≤ (x² + y²) / 2: the terms, and every partial sum, are at
 * most (C_xx + C_yy) / 2 = I_zz / 2. 4n additions, and some 16 operations a term, are off by at most
 * (4n + 16) u I_zz / 2 ≤ (n + 4) 2⁻⁵² I_max.  The term m c_x c_y of the centre of mass is a sum of the same kind: twice that in
 * all. From other points terms are larger, and round-off may stay.
 */
function withoutRoundOff(inertia: Mat3, triangles: number): Mat3 {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = inertia;
  const bound = 2 * (triangles + 4) * Number.EPSILON * Math.max(xx, yy, zz);
  const kept = (product: number) => (Math.abs(product) <= bound ? 0 : product);
  return [xx, kept(xy), kept(xz), kept(yx), yy, kept(yz), kept(zx), kept(zy), zz];
}

/** Sums in another order part by a last digit. */
function symmetric([xx, xy, xz, , yy, yz, , , zz]: Mat3): Mat3 {
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}
