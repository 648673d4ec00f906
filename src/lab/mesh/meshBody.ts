import { type Mesh, MeshError, meshSolid } from "../../core/bodies/mesh";
import type { Mat3 } from "../../core/math/mat3";
import { subVec } from "../../core/math/vec3";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { rowsOf } from "../form/rows";
import { strings } from "../strings";
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
    const rows = rowsOf(symmetric(inertia_B));
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

/** Sums in another order leave the two halves of a tensor a last digit apart. */
function symmetric([xx, xy, xz, , yy, yz, , , zz]: Mat3): Mat3 {
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}
