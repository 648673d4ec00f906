import { type Mat3, mulVec, solve3 } from "../../math/mat3";
import { addVec, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../math/vec3";
import type { ContactLaw, Surface } from "./rule";

/** A slip this small relative to the approach is round-off, and has no direction. */
const NO_SLIP = 1e-12;

/**
 * An impulse inside its friction cone |j_T| ≤ μ j_N: the one that stops the slip where that fits, else one on the
 * cone, against the slip. A point that does not slip, but would if it were struck along the normal, is struck on the
 * cone towards the impulse that would hold it. In every case the normal velocity becomes −e v_N.
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
  name: "Coulomb",
  description:
    "The impulse stays in its friction cone: it stops the slip if that fits, else it lies on the cone.",
  equation: "|j_T| \\le \\mu\\,j_N,\\qquad v_N' = -e\\,v_N",
  source: "Coulomb 1785; Baraff, SIGGRAPH 1991",
  impulse: coulombLaw,
};
