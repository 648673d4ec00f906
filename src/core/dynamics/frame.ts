import { type Mat3, mulMat, transpose } from "../math/mat3";
import { type Quat, quatToMat, rotate, rotateInverse } from "../math/quat";
import { addVec, scaleVec, subVec, type Vec3 } from "../math/vec3";
import type { Lane } from "../scenario/schema";
import { ANGULAR } from "./angular/index";
import { momentumOf, velocityOf } from "./angular/momentum";
import type { VelocityRule, WholeFrameRule } from "./angular/rule";
import { tensorAttitude, turned } from "./attitude";
import { type Load, loadedVelocity, torqueAt } from "./load";
import type { State } from "./state";
import type { System } from "./system";

/**
 * One frame of one lane: (1) torque, drag, gravity and the gyroscopic change of ω, all from the state at the
 * start, added; (2) damping; (3) position and orientation from the new velocities. Whole-frame rules take gravity
 * and damping on the start state and then advance spin and orientation together.
 *
 * @returns the next state, which may not be finite
 */
export function nextState(system: System, lane: Lane, state: State): State {
  const rule = ANGULAR[lane.angular];
  if (rule.state === "velocity") return velocityFrame(system, lane, rule, state);
  return rule.state === "momentum"
    ? momentumFrame(system, lane, state)
    : wholeFrame(system, lane, rule, state);
}

/** A frame whose state is ω. */
function velocityFrame(system: System, lane: Lane, rule: VelocityRule, state: State): State {
  const { dt } = system.scenario;
  const change_W = gyroscopicChange(system, lane, rule, state);
  const free_W = addVec(state.omega_W, change_W);
  const omega_W = system.load === null ? free_W : loadedSpin(system, lane, system.load, state, free_W);
  const velocity_W = loadedVelocity(system.load, state.velocity_W, system.body.mass, dt);
  const position_W = addVec(state.position_W, scaleVec(dt, velocity_W));
  const turningOmega_W = lane.update === "explicit" ? state.omega_W : omega_W;
  const { q_WB, kept } = turned(lane, state, turningOmega_W, dt);
  return { frame: state.frame + 1, position_W, velocity_W, q_WB, omega_W, momentum_W: null, kept };
}

/** What a rule changes in ω where nothing else acts, world axes [rad/s]. */
function gyroscopicChange(system: System, lane: Lane, rule: VelocityRule, state: State): Vec3 {
  const { inertia_B } = system.body;
  const { dt } = system.scenario;
  if (rule.axes === "world") {
    const inertia_W = inertiaInWorld(tensorAttitude(lane, state.q_WB), inertia_B);
    return subVec(rule.step(state.omega_W, inertia_W, dt), state.omega_W);
  }
  const omega_B = rotateInverse(state.q_WB, state.omega_W);
  const change_B = subVec(rule.step(omega_B, inertia_B, dt), omega_B);
  return rotate(state.q_WB, change_B);
}

/** I_W = R I_B Rᵀ [kg m²]. */
function inertiaInWorld(q_WB: Quat, inertia_B: Mat3): Mat3 {
  const rotation_WB = quatToMat(q_WB);
  return mulMat(mulMat(rotation_WB, inertia_B), transpose(rotation_WB));
}

/** ω after a frame's torque, drag and damping,  d (ω + dt I_W⁻¹ (τ − c ω₁)), ω₁ being that at the frame's start. */
function loadedSpin(system: System, lane: Lane, load: Load, state: State, omega_W: Vec3): Vec3 {
  const torque_W = torqueAt(load, state.omega_W);
  const acceleration_W = velocityOf(torque_W, tensorAttitude(lane, state.q_WB), system.body.inverseInertia_B);
  const pushed_W = addVec(omega_W, scaleVec(system.scenario.dt, acceleration_W));
  return scaleVec(load.damping.angular, pushed_W);
}

/** A frame whose state is L: ω is read off it before the turn and again after. */
function momentumFrame(system: System, lane: Lane, state: State): State {
  const { dt } = system.scenario;
  const { inverseInertia_B } = system.body;
  const torque_W = torqueAt(system.load, state.omega_W);
  const pushed_W = addVec(keptMomentum(system, lane, state), scaleVec(dt, torque_W));
  const momentum_W = scaleVec(system.load?.damping.angular ?? 1, pushed_W);
  const pushedOmega_W = velocityOf(momentum_W, tensorAttitude(lane, state.q_WB), inverseInertia_B);
  const velocity_W = loadedVelocity(system.load, state.velocity_W, system.body.mass, dt);
  const position_W = addVec(state.position_W, scaleVec(dt, velocity_W));
  const turningOmega_W = lane.update === "explicit" ? state.omega_W : pushedOmega_W;
  const { q_WB, kept } = turned(lane, state, turningOmega_W, dt);
  const omega_W = velocityOf(momentum_W, tensorAttitude(lane, q_WB), inverseInertia_B);
  const next = { frame: state.frame + 1, position_W, velocity_W, q_WB, omega_W, kept };
  return { ...next, momentum_W: lane.inertia === "frozen" ? null : momentum_W };
}

/** A frame that a rule advances as a whole. */
function wholeFrame(system: System, lane: Lane, rule: WholeFrameRule, state: State): State {
  const { dt } = system.scenario;
  const damped_W = scaleVec(system.load?.damping.angular ?? 1, keptMomentum(system, lane, state));
  const spin = rule.advance({ q_WB: state.q_WB, momentum_W: damped_W }, system.body, system.load, dt);
  const omega_W = velocityOf(spin.momentum_W, spin.q_WB, system.body.inverseInertia_B);
  const velocity_W = loadedVelocity(system.load, state.velocity_W, system.body.mass, dt);
  const position_W = addVec(state.position_W, scaleVec(dt, velocity_W));
  const { q_WB, momentum_W } = spin;
  return { frame: state.frame + 1, position_W, velocity_W, q_WB, omega_W, momentum_W, kept: null };
}

/** L where it is the state; a lane that never rotates its tensor holds it as that tensor's I ω instead. */
function keptMomentum(system: System, lane: Lane, state: State): Vec3 {
  if (state.momentum_W !== null) return state.momentum_W;
  return momentumOf(state.omega_W, tensorAttitude(lane, state.q_WB), system.body.inertia_B);
}
