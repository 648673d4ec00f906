import { type Mat3, solve3 } from "../../math/mat3.ts";
import { addVec, dot, norm, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import type { ContactLaw, Surface } from "./rule.ts";

/**
 * The impulse that gives the contact point a wanted velocity. A particle of mass m that loses its approach takes
 * j_N = m (1 + e) |v_N|, and friction at its limit takes μ j_N / m = μ (1 + e) |v_N| of its slip, but no more than all:
 *     v' = −e v_N + a v_T,   a = max(1 − μ (1 + e) |v_N| / |v_T|, 0).
 * The body's point is given that velocity by  v' = v + K j,
 *     j = K⁻¹ (v' − v).
 * For a body, unlike a particle, K is no multiple of 1: the impulse may leave its friction cone.
 *
 * @see Wang, GAMES103 lecture 4, "Rigid Body Contacts"
 */
export function velocityLaw(velocity_W: Vec3, normal_W: Vec3, response: Mat3, surface: Surface): Vec3 {
  const { restitution, friction } = surface;
  const normalVelocity_W = scaleVec(dot(velocity_W, normal_W), normal_W);
  const slip_W = subVec(velocity_W, normalVelocity_W);
  const slip = norm(slip_W);
  const lostSlip = friction * (1 + restitution) * norm(normalVelocity_W);
  const keptShare = slip > lostSlip ? 1 - lostSlip / slip : 0;
  const wanted_W = addVec(scaleVec(-restitution, normalVelocity_W), scaleVec(keptShare, slip_W));
  return solve3(response, subVec(wanted_W, velocity_W));
}

export const velocityLawRule: ContactLaw = {
  id: "velocity",
  equation: "v' = -e\\,v_N + a\\,v_T,\\quad a = \\max\\left(1 - \\mu(1+e)\\frac{|v_N|}{|v_T|},\\,0\\right)",
  impulse: velocityLaw,
};
