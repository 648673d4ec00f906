import { type Mat3, mulVec, solve3 } from "../../math/mat3.ts";
import { addVec, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import type { ContactLaw, Surface } from "./rule.ts";

/** A slip this small relative to the approach is round-off, and has no direction. */
const NO_SLIP = 1e-12;

/**
 * Coulomb's law of friction for an impulse j = j_N n + j_T: it changes the point's velocity u to u' = u + K j, reverses
 * the normal velocity, n·u' = −e n·u, and lies in its friction cone, |j_T| ≤ μ j_N.
 *
 * Sticking: the impulse that also stops the slip is
 *     j_s = K⁻¹ (−e (n·u) n − u);
 * it is taken where it lies in the cone.
 *
 * Sliding: otherwise the impulse lies on the cone, |j_T| = μ j_N, against the slip u_T,
 *     j = j_N c,   c = n − μ u_T/|u_T|.
 * The normal velocity determines its size:
 *     n·u + j_N n·K c = −e n·u,   so   j_N = −(1 + e) n·u / (n·K c).
 *
 * That needs n·K c > 0, which strong coupling and a large μ can violate; and a point without slip has no direction u_T,
 * though an impulse along n would make it slip. In both cases c points towards the sticking impulse instead,
 *     c = n + μ j_s,T/|j_s,T|.
 * That is a combination of n and j_s,
 *     c = (1 − μ j_s,N/|j_s,T|) n + (μ/|j_s,T|) j_s,
 * with coefficients not below 0, since |j_s,T| > μ j_s,N. Both n·K n and n·K j_s = −(1 + e) n·u are positive, hence
 * n·K c > 0.
 *
 * @see Baraff, "Coping with Friction for Non-penetrating Rigid Body Simulation", SIGGRAPH 1991
 */
export function coulombLaw(velocity_W: Vec3, normal_W: Vec3, response: Mat3, surface: Surface): Vec3 {
  const { restitution, friction } = surface;
  const normalSpeed = dot(velocity_W, normal_W);
  const stopped_W = scaleVec(-restitution * normalSpeed, normal_W);
  const sticking_W = solve3(response, subVec(stopped_W, velocity_W));
  const stickingTangent_W = tangentOf(sticking_W, normal_W);
  if (norm(stickingTangent_W) <= friction * dot(sticking_W, normal_W)) return sticking_W;
  const towardsSticking_W = onCone(normal_W, stickingTangent_W, friction);
  const slip_W = tangentOf(velocity_W, normal_W);
  const isSlipping = norm(slip_W) > NO_SLIP * Math.abs(normalSpeed);
  const againstSlip_W = isSlipping ? onCone(normal_W, scaleVec(-1, slip_W), friction) : towardsSticking_W;
  const turnsRound = dot(normal_W, mulVec(response, againstSlip_W)) > 0;
  const edge_W = turnsRound ? againstSlip_W : towardsSticking_W;
  const wantedChange = -(1 + restitution) * normalSpeed;
  return scaleVec(wantedChange / dot(normal_W, mulVec(response, edge_W)), edge_W);
}

function tangentOf(v: Vec3, normal_W: Vec3): Vec3 {
  return subVec(v, scaleVec(dot(v, normal_W), normal_W));
}

/** n + μ t/|t|, the edge of the friction cone in the direction of a tangent. */
function onCone(normal_W: Vec3, tangent_W: Vec3, friction: number): Vec3 {
  return addVec(normal_W, scaleVec(friction, normaliseVec(tangent_W)));
}

export const coulombLawRule: ContactLaw = {
  id: "coulomb",
  equation: "|j_T| \\le \\mu\\,j_N,\\qquad v_N' = -e\\,v_N",
  impulse: coulombLaw,
};
