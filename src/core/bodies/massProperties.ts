import { diagonal, inverseMat, type Mat3 } from "../math/mat3";
import type { Vec3 } from "../math/vec3";
import type { BodySpec } from "../scenario/schema";
import { boxInertia, boxVertices } from "./box";
import { type Principal, principal } from "./principal";

/** What a body's motion depends on: about the centre of mass, in the axes in which the body was given. */
export interface MassProperties {
  /** [kg] */
  readonly mass: number;
  /** [kg m²] */
  readonly inertia_B: Mat3;
  /** [kg⁻¹ m⁻²] */
  readonly inverseInertia_B: Mat3;
  readonly principal: Principal;
  /** The points that can touch a plane, seen from the centre of mass [m]; null for a body without corners. */
  readonly vertices_B: readonly Vec3[] | null;
}

/** Mass properties of a body given by its shape, or by its moments. */
export function massProperties(spec: BodySpec): MassProperties {
  const inertia_B = inertiaOf(spec);
  const vertices_B = "shape" in spec ? boxVertices(spec.size) : null;
  return {
    mass: spec.mass,
    inertia_B,
    inverseInertia_B: inverseMat(inertia_B),
    principal: principal(inertia_B),
    vertices_B,
  };
}

function inertiaOf(spec: BodySpec): Mat3 {
  if ("shape" in spec) return boxInertia(spec.size, spec.mass);
  return isTensor(spec.inertia) ? (spec.inertia.flat() as unknown as Mat3) : diagonal(spec.inertia);
}

function isTensor(inertia: Vec3 | readonly [Vec3, Vec3, Vec3]): inertia is readonly [Vec3, Vec3, Vec3] {
  return Array.isArray(inertia[0]);
}
