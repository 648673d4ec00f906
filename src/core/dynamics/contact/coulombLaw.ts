import { type Mat3, mulVec, solve3 } from "../../math/mat3";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../math/vec3";
import type { ContactLaw, Surface } from "./rule";

/**
 * An impulse inside its friction cone |j_T| ≤ μ j_N: the one that stops the slip where that fits, else one on the
 * cone, against the slip. Either way the normal velocity becomes −e v_N.
 *
 * @param velocity_W the contact point's velocity, into the plane [m/s]
 * @param normal_W   unit normal out of the plane
 * @param response   K, world axes [kg⁻¹]
 * @returns impulse, world axes [N s]
 * @see Baraff, "Coping with Friction for Non-penetrating Rigid Body Simulation", SIGGRAPH 1991
 */
export function coulombLaw(velocity_W: Vec3, normal_W: Vec3, response: Mat3, surface: Surface): Vec3 {
  const { restitution, friction } = surface;
  const normalSpeed = dot(velocity_W, normal_W);
  const stopped_W = scaleVec(-restitution * normalSpeed, normal_W);
  const sticking_W = solve3(response, subVec(stopped_W, velocity_W));
  const stickingNormal = dot(sticking_W, normal_W);
  const stickingTangent_W = subVec(sticking_W, scaleVec(stickingNormal, normal_W));
  if (norm(stickingTangent_W) <= friction * stickingNormal) return sticking_W;
  const slip_W = subVec(velocity_W, scaleVec(normalSpeed, normal_W));
  const wantedChange = -(1 + restitution) * normalSpeed;
  const againstSlip_W = onCone(normal_W, scaleVec(-1, slip_W), friction);
  const answer = dot(normal_W, mulVec(response, againstSlip_W));
  if (answer > 0) return scaleVec(wantedChange / answer, againstSlip_W);
  const towardsSticking_W = onCone(normal_W, stickingTangent_W, friction);
  return scaleVec(wantedChange / dot(normal_W, mulVec(response, towardsSticking_W)), towardsSticking_W);
}

/** n + μ t/|t|, the edge of the friction cone in the direction of a tangent; n alone where there is no tangent. */
function onCone(normal_W: Vec3, tangent_W: Vec3, friction: number): Vec3 {
  const length = norm(tangent_W);
  if (length === 0) return normal_W;
  return subVec(normal_W, scaleVec(-friction / length, tangent_W));
}

export const coulombLawRule: ContactLaw = {
  id: "coulomb",
  name: "Coulomb",
  description:
    "The impulse stays in its friction cone: it stops the slip if that fits, else it lies on the cone.",
  equation: "|j_T| \\le \\mu\\,j_N,\\qquad v_N' = -e\\,v_N",
  source: "Coulomb 1785; Baraff, SIGGRAPH 1991",
  impulse: coulombLaw,
};
