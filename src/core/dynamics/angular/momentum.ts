import { type Mat3, mulVec } from "../../math/mat3";
import { type Quat, rotate, rotateInverse } from "../../math/quat";
import { addVec, scaleVec, type Vec3 } from "../../math/vec3";
import { tensorAttitude } from "../attitude";
import type { Formulas } from "../formula";
import type { Lane } from "../lane";
import { torqueAt } from "../load";
import type { State } from "../state";
import type { System } from "../system";
import type { MomentumRule } from "./rule";

/**
 * The angular velocity that belongs to an angular momentum,  ω = R I_B⁻¹ Rᵀ L.
 *
 * @param momentum_W        angular momentum about the centre of mass, world axes [kg m²/s]
 * @param q_WB              orientation of the axes in which the tensor is given
 * @param inverseInertia_B  inverse inertia tensor in those axes [kg⁻¹ m⁻²]
 * @returns angular velocity, world axes [rad/s]
 * @see Baraff, "Rigid Body Simulation I", SIGGRAPH 1997 course notes, 2.11
 */
export function velocityOf(momentum_W: Vec3, q_WB: Quat, inverseInertia_B: Mat3): Vec3 {
  const momentum_B = rotateInverse(q_WB, momentum_W);
  const omega_B = mulVec(inverseInertia_B, momentum_B);
  return rotate(q_WB, omega_B);
}

/**
 * The angular momentum that belongs to an angular velocity,  L = R I_B Rᵀ ω.
 *
 * @param omega_W   angular velocity, world axes [rad/s]
 * @param q_WB      orientation of the axes in which the tensor is given
 * @param inertia_B inertia tensor in those axes [kg m²]
 * @returns angular momentum about the centre of mass, world axes [kg m²/s]
 */
export function momentumOf(omega_W: Vec3, q_WB: Quat, inertia_B: Mat3): Vec3 {
  const omega_B = rotateInverse(q_WB, omega_W);
  const momentum_B = mulVec(inertia_B, omega_B);
  return rotate(q_WB, momentum_B);
}

/**
 * One step of  L̇ = τ − c ω  with the frame's damping factor d,  L₂ = d (L₁ + dt (τ − c ω₁)):  the gyroscopic term needs
 * no step of its own, since without torque L stands still in the world.
 *
 * @param takesTorque false for a rule that takes the torque later, with the turn: then L₂ = d L₁
 * @returns angular momentum, world axes [kg m²/s]
 * @see Baraff, "Rigid Body Simulation I", SIGGRAPH 1997 course notes, 2.9
 */
export function loadedMomentum(system: System, lane: Lane, state: State, takesTorque: boolean): Vec3 {
  const momentum_W = momentumState(system, lane, state);
  if (system.load === null) return momentum_W;
  const impulse_W = scaleVec(system.scenario.dt, torqueAt(system.load, state.omega_W));
  const pushed_W = takesTorque ? addVec(momentum_W, impulse_W) : momentum_W;
  return scaleVec(system.load.damping.angular, pushed_W);
}

/** The L that a lane steps: that of its state, or I₀ ω with the unrotated tensor I₀ of a lane that never rotates it. */
export function momentumState(system: System, lane: Lane, state: State): Vec3 {
  if (state.momentum_W !== null) return state.momentum_W;
  return momentumOf(state.omega_W, tensorAttitude(lane, state.q_WB), system.body.inertia_B);
}

/** The L to store in a lane's state: none for an unrotated tensor, so that readings use the true tensor's L. */
export function storedMomentum(lane: Lane, momentum_W: Vec3): Vec3 | null {
  return lane.inertia === "frozen" ? null : momentum_W;
}

export const momentumRule: MomentumRule = {
  id: "momentum",
  equation: "L_2 = L_1 + \\Delta t\\,\\tau,\\qquad \\omega = R I_B^{-1} R^{\\mathsf T} L",
  order: 1,
  wholeFrame: false,
  state: "momentum",
};

export const formulas = {
  loadedMomentum: {
    momentum_W: ["\\Lm_1", "\\Lm_1", "kg m²/s", "momentum 2"],
    impulse_W: ["\\Delta\\Lm", "\\dt\\,(\\tq-c\\,\\om_1)", "kg m²/s", "impulse of torque 2"],
    pushed_W: ["\\Lm'", "\\Lm_1+\\Delta\\Lm", "kg m²/s"],
    return: ["\\Lm_2", "d\\,\\Lm'", "kg m²/s"],
  },
  momentumState: { return: ["\\Lm", "\\Lm", "kg m²/s"] },
  velocityOf: {
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm", "kg m²/s", "end momentum in body 4 last"],
    omega_B: ["\\om_B", "\\Ib^{-1}\\Lm_B", "rad/s", "end spin in body 4 last"],
    return: ["\\om", "\\Rm\\,\\om_B", "rad/s"],
  },
  momentumOf: {
    omega_B: ["\\om_B", "\\Rm^{\\mathsf T}\\om", "rad/s"],
    momentum_B: ["\\Lm_B", "\\Ib\\,\\om_B", "kg m²/s"],
    return: ["\\Lm", "\\Rm\\,\\Lm_B", "kg m²/s"],
  },
} satisfies Formulas;
export const sharedSteps = ["applyLoads.omega_W", "integratePose.omega_W"];
