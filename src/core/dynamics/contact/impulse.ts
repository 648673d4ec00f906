import { identityMat, type Mat3, mulMat, mulVec, scaleMat, skew, subMat } from "../../math/mat3.ts";
import { addVec, cross, dot, scaleVec, type Vec3 } from "../../math/vec3.ts";
import { velocityOf } from "../angular/momentum.ts";
import { inertiaInWorld, tensorAttitude } from "../attitude.ts";
import type { Lane } from "../lane.ts";
import type { Scenario } from "../scenario.ts";
import type { State } from "../state.ts";
import type { System } from "../system.ts";
import { LAWS } from "./laws.ts";
import type { ContactVelocities, Impact } from "./rule.ts";

/** The velocity of a point of the body,  u = v + ω × r, world axes [m/s]. */
export function pointVelocity(motion: Pick<ContactVelocities, "velocity_W" | "omega_W">, arm_W: Vec3): Vec3 {
  return addVec(motion.velocity_W, cross(motion.omega_W, arm_W));
}

/**
 * The collision matrix K: an impulse j at r changes the velocity of the point there by Δu = K j. From
 *     Δv = j / m,   Δω = I_W⁻¹ (r × j),   u = v + ω × r
 * follows
 *     Δu = j / m + (I_W⁻¹ (r × j)) × r
 *        = j / m − r × (I_W⁻¹ (r × j)),
 *     K = 1/m − [r]× I_W⁻¹ [r]×.
 * Since [r]×ᵀ = −[r]×, K = 1/m + [r]×ᵀ I_W⁻¹ [r]× is symmetric and positive definite. Its inverse is the effective mass
 * at r.
 *
 * @param arm_W             r, from the centre of mass, world axes [m]
 * @param inverseInertia_W  inverse inertia tensor, world axes [kg⁻¹ m⁻²]
 * @param mass              [kg]
 * @returns K, symmetric positive definite, world axes [kg⁻¹]
 * @see Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems", 1996, 3.2
 */
export function collisionMatrix(arm_W: Vec3, inverseInertia_W: Mat3, mass: number): Mat3 {
  const arm = skew(arm_W);
  const turning = mulMat(mulMat(arm, inverseInertia_W), arm);
  return subMat(scaleMat(1 / mass, identityMat), turning);
}

interface ContactPoint {
  /** index into the scenario's planes */
  readonly plane: number;
  /** r, from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** the vertices that it stands for, from the centre of mass, world axes [m] */
  readonly touching_W: readonly Vec3[];
}

/**
 * Velocities after one impulse at a contact point by the lane's law:  v' = v + j/m,  ω' = ω + I_W⁻¹ (r × j). The energy
 * that it takes follows from the velocities u, u' of the point before and after,
 *     E' − E = ½ j·(v + v') + ½ (r × j)·(ω + ω') = ½ j·(u + u').
 */
export function withImpulse(
  system: System,
  lane: Lane,
  state: State,
  before: ContactVelocities,
  { plane, arm_W, touching_W }: ContactPoint,
): ContactVelocities {
  const { mass, inverseInertia_B } = system.body;
  const { law, restitution, friction } = laneContact(system, lane);
  const attitude = tensorAttitude(lane, state.q_WB);
  const velocity_W = pointVelocity(before, arm_W);
  const response = collisionMatrix(arm_W, inertiaInWorld(attitude, inverseInertia_B), mass);
  const normal_W = system.planes[plane]?.normal_W ?? [0, 0, 0];
  const impulse_W = LAWS[law].impulse(velocity_W, normal_W, response, { restitution, friction });
  const velocityAfter_W = addVec(velocity_W, mulVec(response, impulse_W));
  const meanVelocity_W = scaleVec(0.5, addVec(velocity_W, velocityAfter_W));
  const impact: Impact = {
    plane,
    position_W: state.position_W,
    arm_W,
    touching_W,
    velocity_W,
    response,
    impulse_W,
    velocityAfter_W,
    energyLost: -dot(impulse_W, meanVelocity_W),
  };
  return {
    velocity_W: addVec(before.velocity_W, scaleVec(1 / mass, impulse_W)),
    omega_W: addVec(before.omega_W, velocityOf(cross(arm_W, impulse_W), attitude, inverseInertia_B)),
    impacts: [...before.impacts, impact],
  };
}

export function laneContact(system: System, lane: Lane): Scenario["contact"] {
  const { contact } = system.scenario;
  const { method = contact.method, law = contact.law } = lane.contact ?? contact;
  return { ...contact, method, law };
}
