import type { MassProperties } from "../bodies/massProperties.ts";
import { identityQuat, rotate, rotateInverse } from "../math/quat.ts";
import { addVec, scaleVec, subVec, type Vec3 } from "../math/vec3.ts";
import { ruleOf } from "./angular/index.ts";
import { momentumOf, velocityOf } from "./angular/momentum.ts";
import type { RotationalState, VelocityRule, WholeFrameRule } from "./angular/rule.ts";
import { advanceAttitude, inertiaInWorld, tensorAttitude } from "./attitude.ts";
import type { Lane } from "./lane.ts";
import {
  accelerationAt,
  dampedVelocity,
  forceOf,
  type Load,
  later,
  loadedVelocity,
  ownMomentum,
  torqueAt,
  totalMomentum,
} from "./load.ts";
import { heldBy, type Pivot } from "./pivot.ts";
import type { State } from "./state.ts";
import type { System } from "./system.ts";
import type { Attitudes } from "./translation.ts";
import { turnedByWheel, type Wheel, wheelMomentum } from "./wheel.ts";

/*
 * A frame has three parts: loads change the velocities, then planes do by impulses (contact/contactStep.ts), then the
 * pose follows from the new velocities.
 */

export function freeStep(system: System, lane: Lane, start: State): State {
  const free = applyLoads(system, lane, start);
  const end = integratePose(system, lane, start, free, system.scenario.dt, start.frame + 1);
  return system.pivot === null ? end : held(system.pivot, end);
}

function held(pivot: Pivot, state: State): State {
  return { ...state, ...heldBy(pivot, state.q_WB, state.omega_W) };
}

/** The load as of a frame's start; null where nothing acts. */
function loadAt({ load, scenario }: System, frame: number): Load | null {
  return later(load, frame * scenario.dt);
}

/**
 * The first part of a frame: the changes of velocity by torque, drag, gravity and the gyroscopic term, all evaluated at
 * the start and added; then damping. The pose stays. Whole-frame rules are damped here, and take torque and force later.
 *
 * @returns the state with new velocities
 */
export function applyLoads(system: System, lane: Lane, state: State): State {
  const { frame, position_W, q_WB, rawAttitude } = state;
  const rule = ruleOf(lane);
  const velocity_W =
    rule.state === "rotational"
      ? dampedVelocity(system.load, state.velocity_W)
      : loadedVelocity(system.load, q_WB, state.velocity_W, system.body.mass, system.scenario.dt);
  if (rule.state === "velocity") {
    const omega_W = loadedOmega(system, lane, rule, state);
    return { frame, position_W, velocity_W, q_WB, omega_W, momentum_W: null, rawAttitude };
  }
  const momentum_W = loadedMomentum(system, lane, state, rule.state === "momentum");
  const omega_W = spinOf(system, lane, { frame, q_WB }, momentum_W);
  return {
    frame,
    position_W,
    velocity_W,
    q_WB,
    omega_W,
    momentum_W: storedMomentum(lane, momentum_W),
    rawAttitude,
  };
}

/**
 * One step of  L̇ = τ − c ω  with the frame's damping factor d,  L₂ = d (L₁ + dt (τ − c ω₁)):  the gyroscopic term needs
 * no step of its own, since without torque L stands still in the world. Damping leaves a wheel's part of L as it is.
 *
 * @param takesTorque false for a rule that takes the torque later, with the turn: then L₂ = d L₁
 * @returns angular momentum, world axes [kg m²/s]
 * @see Baraff, "Rigid Body Simulation I", SIGGRAPH 1997 course notes, 2.9
 */
function loadedMomentum(system: System, lane: Lane, state: State, takesTorque: boolean): Vec3 {
  const momentum_W = momentumState(system, lane, state);
  const load = loadAt(system, state.frame);
  if (load === null) return momentum_W;
  const impulse_W = scaleVec(system.scenario.dt, torqueAt(load, state.q_WB, state.omega_W));
  const pushed_W = takesTorque ? addVec(momentum_W, impulse_W) : momentum_W;
  if (load.wheel === null || load.damping.angular === 1) return scaleVec(load.damping.angular, pushed_W);
  const own_W = scaleVec(load.damping.angular, ownMomentum(load, state.q_WB, pushed_W));
  return totalMomentum(load, state.q_WB, own_W);
}

/** The L that a lane steps: that of its state, or I₀ ω with the unrotated tensor I₀ of a lane that never rotates it. */
function momentumState(system: System, lane: Lane, state: State): Vec3 {
  return state.momentum_W ?? momentumAt(system, lane, state, state.omega_W);
}

/** L = R (I ω + h), with the unrotated tensor of a lane that never rotates it [kg m²/s]. */
export function momentumAt(
  system: System,
  lane: Lane,
  { frame, q_WB }: Pick<State, "frame" | "q_WB">,
  omega_W: Vec3,
): Vec3 {
  const { inertia_B } = system.turning;
  if (system.load === null) return momentumOf(omega_W, tensorAttitude(lane, q_WB), inertia_B);
  const load = loadAt(system, frame);
  return totalMomentum(load, q_WB, momentumOf(omega_W, tensorAttitude(lane, q_WB), inertia_B));
}

/** ω = R I⁻¹ (Rᵀ L − h), the inverse of {@link momentumAt} [rad/s]. */
function spinOf(
  system: System,
  lane: Lane,
  { frame, q_WB }: Pick<State, "frame" | "q_WB">,
  momentum_W: Vec3,
): Vec3 {
  const { inverseInertia_B } = system.turning;
  if (system.load === null) return velocityOf(momentum_W, tensorAttitude(lane, q_WB), inverseInertia_B);
  const load = loadAt(system, frame);
  return velocityOf(ownMomentum(load, q_WB, momentum_W), tensorAttitude(lane, q_WB), inverseInertia_B);
}

/** The L to store in a lane's state: none for an unrotated tensor, so that readings use the true tensor's L. */
function storedMomentum(lane: Lane, momentum_W: Vec3): Vec3 | null {
  return lane.inertia === "frozen" ? null : momentum_W;
}

function loadedOmega(system: System, lane: Lane, rule: VelocityRule, state: State): Vec3 {
  const change_W = gyroscopicChange(system, lane, rule, state);
  const free_W = addVec(state.omega_W, change_W);
  return system.load === null ? free_W : applyLoad(system, lane, system.load, state, free_W);
}

/** The wheel inside first, then the torque. Apart, so that a free body's frame stays short enough to be compiled as one. */
function applyLoad(system: System, lane: Lane, given: Load, state: State, omega_W: Vec3): Vec3 {
  const load = later(given, state.frame * system.scenario.dt);
  if (given.wheel === null) return applyTorque(system, lane, load, state, omega_W);
  return applyTorque(system, lane, load, state, afterWheel(system, lane, given.wheel, state, omega_W));
}

/** The change of ω by a rule's torque-free step, world axes [rad/s]. */
export function gyroscopicChange(system: System, lane: Lane, rule: VelocityRule, state: State): Vec3 {
  const { inertia_B } = system.turning;
  const { dt } = system.scenario;
  if (rule.axes === "world") {
    const inertia_W = inertiaInWorld(tensorAttitude(lane, state.q_WB), inertia_B);
    return subVec(rule.step(state.omega_W, inertia_W, dt), state.omega_W);
  }
  const omega_B = rotateInverse(state.q_WB, state.omega_W);
  const change_B = subVec(rule.step(omega_B, inertia_B, dt), omega_B);
  return rotate(state.q_WB, change_B);
}

/** d (ω + dt I_W⁻¹ (τ − c ω₁)), with the damping factor d and ω₁ at the frame's start. */
function applyTorque(system: System, lane: Lane, load: Load, state: State, omega_W: Vec3): Vec3 {
  const torque_W = torqueAt(load, state.q_WB, state.omega_W);
  const acceleration_W = velocityOf(
    torque_W,
    tensorAttitude(lane, state.q_WB),
    system.turning.inverseInertia_B,
  );
  const pushed_W = addVec(omega_W, scaleVec(system.scenario.dt, acceleration_W));
  return scaleVec(load.damping.angular, pushed_W);
}

/** ω after a frame of a wheel inside, at the attitude of the frame's start [rad/s]. */
function afterWheel(system: System, lane: Lane, wheel: Wheel, state: State, omega_W: Vec3): Vec3 {
  const { dt } = system.scenario;
  const inertia_W = inertiaInWorld(tensorAttitude(lane, state.q_WB), system.turning.inertia_B);
  const wheel_W = rotate(state.q_WB, wheelMomentum(wheel, (state.frame + 1) * dt));
  const motor_W = rotate(state.q_WB, wheel.motor_B);
  return turnedByWheel(omega_W, inertia_W, wheel_W, motor_W, dt);
}

export function withVelocities(
  system: System,
  lane: Lane,
  state: State,
  velocity_W: Vec3,
  omega_W: Vec3,
): State {
  const momentum_W = momentumAt(system, lane, state, omega_W);
  return {
    ...state,
    velocity_W,
    omega_W,
    momentum_W: ruleOf(lane).state === "velocity" ? null : storedMomentum(lane, momentum_W),
  };
}

/**
 * What gravity, drag and forces at points will add to the velocity in a time, where the rule takes them with the pose; null where they are
 * in the velocity already.
 *
 * @param time duration [s]
 */
export function forceAhead(system: System, lane: Lane, state: State, time: number): Vec3 | null {
  const load = forceOf(system.load);
  if (load === null || ruleOf(lane).state !== "rotational") return null;
  return scaleVec(time, accelerationAt(load, state.q_WB, state.velocity_W, system.body.mass));
}

/**
 * The last part of a frame: position and orientation from the new velocities.
 *
 * @param start the frame's start; its ω turns the body where the lane's update is explicit
 * @param state pose and new velocities
 * @param time  duration [s]: dt, or part of it where the frame is cut at an impact
 * @param frame number of the state returned
 */
export function integratePose(
  system: System,
  lane: Lane,
  start: State,
  state: State,
  time: number,
  frame: number,
): State {
  const rule = ruleOf(lane);
  if (rule.state === "time") throw new Error("a closed form is not stepped");
  if (rule.state === "rotational") return wholeFrame(system, lane, rule, state, time, frame);
  const { velocity_W, momentum_W } = state;
  const position_W = addVec(state.position_W, scaleVec(time, velocity_W));
  const turningOmega_W = lane.update === "explicit" ? start.omega_W : state.omega_W;
  const { q_WB, rawAttitude } = advanceAttitude(lane, state, turningOmega_W, time);
  if (rule.state === "velocity") {
    return { frame, position_W, velocity_W, q_WB, omega_W: state.omega_W, momentum_W, rawAttitude };
  }
  const nextMomentum_W = momentumState(system, lane, state);
  const omega_W = spinOf(system, lane, { frame, q_WB }, nextMomentum_W);
  return { frame, position_W, velocity_W, q_WB, omega_W, momentum_W, rawAttitude };
}

/** Where no force turns with the body its attitudes do not matter. */
const UNTURNED: Attitudes = { start_WB: identityQuat, middle_WB: identityQuat, end_WB: identityQuat };

/** Attitudes on the way of a whole-frame rule, that in the middle by a step of half the length. */
function attitudesOn(
  rule: WholeFrameRule,
  before: RotationalState,
  next: RotationalState,
  body: MassProperties,
  load: Load | null,
  time: number,
): Attitudes {
  const { q_WB: middle_WB } = rule.advance(before, body, load, 0.5 * time);
  return { start_WB: before.q_WB, middle_WB, end_WB: next.q_WB };
}

function wholeFrame(
  system: System,
  lane: Lane,
  rule: WholeFrameRule,
  state: State,
  time: number,
  frame: number,
): State {
  const { position_W, velocity_W, q_WB } = state;
  const { turning } = system;
  const load = loadAt(system, state.frame);
  const before = { q_WB, momentum_W: momentumState(system, lane, state) };
  const next = rule.advance(before, turning, load, time);
  const pushes = load !== null && load.forces.length > 0 && system.pivot === null;
  const centre = rule.translate(
    { position_W, velocity_W },
    forceOf(load),
    turning.mass,
    time,
    pushes ? attitudesOn(rule, before, next, turning, load, time) : UNTURNED,
  );
  const omega_W = spinOf(system, lane, { frame, q_WB: next.q_WB }, next.momentum_W);
  return { frame, ...centre, ...next, omega_W, rawAttitude: null };
}
