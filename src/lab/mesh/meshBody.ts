import { type Mesh, MeshError, meshSolid } from "../../core/bodies/mesh";
import type { Mat3 } from "../../core/math/mat3";
import { subVec } from "../../core/math/vec3";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { rowsOf } from "../form/rows";
import { strings } from "../strings/en";
import { MeshFileError } from "./readMesh";

/*
 * A reader's own mesh enters the scenario as its inertia tensor: so the scenario says all that its motion depends on, fits a link
 * and runs on the command line to the same digits. The surface itself is drawn as long as the page is open.
 */

const drawn = new Map<string, Mesh>();

/** The body of a uniform solid inside a mesh, about its centre of mass. */
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

/** The surface that a tensor was worked out from on this visit. */
export function meshOf(inertia: unknown): Mesh | null {
  return drawn.get(JSON.stringify(inertia)) ?? null;
}

/**
 * The tensor with products of inertia that the integral's round-off alone can have left as 0: they stood as −2.954…e-21 in a field.
 *
 * About the point inside, C_xy = Σ w x y has 4 terms for each of n triangles, and u = 2⁻⁵³ is what one operation may be off by,
 * relatively. From a point that sees all of the surface no weight w is negative, and |x y| ≤ (x² + y²) / 2: so the terms are
 * together at most (C_xx + C_yy) / 2 = I_zz / 2, and so is every partial sum. 4n additions, and about 16 operations within a
 * term, are off by at most  (4n + 16) u I_zz / 2 ≤ (n + 4) 2⁻⁵² I_max.  The term m c_x c_y of the centre of mass, which is taken
 * away, is a sum of the same kind: twice that in all. From a point that does not see all of it the terms are larger, and round-off
 * may then stay.
 */
function withoutRoundOff(inertia: Mat3, triangles: number): Mat3 {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = inertia;
  const bound = 2 * (triangles + 4) * Number.EPSILON * Math.max(xx, yy, zz);
  const kept = (product: number) => (Math.abs(product) <= bound ? 0 : product);
  return [xx, kept(xy), kept(xz), kept(yx), yy, kept(yz), kept(zx), kept(zy), zz];
}

/** Sums in another order leave the two halves of a tensor a last digit apart. */
function symmetric([xx, xy, xz, , yy, yz, , , zz]: Mat3): Mat3 {
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}
