import { kick } from "../core/dynamics/angular/kick";
import { momentumOf, velocityOf } from "../core/dynamics/angular/momentum";
import type { VelocityRule } from "../core/dynamics/angular/rule";
import { advanceAttitude, startingAttitude } from "../core/dynamics/attitude";
import { contactStep } from "../core/dynamics/contact/contactStep";
import type { Lane } from "../core/dynamics/lane";
import { dampedVelocity, forceOf, later } from "../core/dynamics/load";
import type { Scenario } from "../core/dynamics/scenario";
import type { State } from "../core/dynamics/state";
import { freeStep, gyroscopicChange } from "../core/dynamics/step";
import type { System } from "../core/dynamics/system";
import { kickDriftKick } from "../core/dynamics/translation";
import { identityQuat, type Quat, rotate, rotateInverse, sizeOfQuat, unitQuat } from "../core/math/quat";
import { addVec, scaleVec, type Vec3, zeroVec } from "../core/math/vec3";
import type { AdvanceRule, Rule, Stepping, StepRule } from "./rule";

/* A frame of a reader's rule by the core's operations in the core's order: a rule of the core has its digits here. */

export interface RuleStart {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  /** [m]; the origin if absent */
  readonly position_W?: Vec3 | undefined;
  /** [m/s]; at rest if absent */
  readonly velocity_W?: Vec3 | undefined;
}

export function startingState(
  rule: Rule,
  { q_WB, omega_W, position_W = zeroVec, velocity_W = zeroVec }: RuleStart,
  stepping: Stepping,
): State {
  const start = { frame: 0, position_W, velocity_W, q_WB, omega_W };
  if (rule.kind === "advance")
    // As in the core's lanes, which have ω from L in every frame but the first.
    return { ...start, momentum_W: momentumOf(omega_W, q_WB, stepping.body.inertia_B), rawAttitude: null };
  const { rawAttitude } = startingAttitude(laneOf(rule, stepping), q_WB);
  return { ...start, momentum_W: null, rawAttitude };
}

/** The function takes a rule's result unchecked, and throws what the rule throws. */
export function nextState(rule: Rule, stepping: Stepping): (state: State) => State {
  const system = systemOf(stepping);
  const given = stepping.body;
  if (rule.kind === "advance") return (state) => wholeFrame(rule, state, system, given);
  const lane = laneOf(rule, stepping);
  if (stepping.turningOmega === "mean") return (state) => meanFrame(rule, state, system, lane);
  return (state) => coreFrame(state, system, lane);
}

function coreFrame(state: State, system: System, lane: Lane): State {
  return system.planes.length > 0 ? contactStep(system, lane, state).state : freeStep(system, lane, state);
}

/**
 * A frame of a rule for ω that turns the body by the mean of both ends,
 * ω_m = ½ (ω₁ + ω′),   R₂ = exp(dt ω_m) R₁,   ω₂ = R₂ R₁ᵀ ω′,
 * where ω′ is the rule's result along the body's axes at the start: the turn takes it along. A rule of order two in ω is then of order
 * two in the attitude. Torque acts as half kicks before and after.
 */
function meanFrame({ axes = "body" }: StepRule, start: State, system: System, lane: Lane): State {
  const { dt } = system.scenario;
  const before_W = kickedOmega(start.q_WB, dampedOmega(system, start.omega_W), start.frame, system);
  const own = { ...(lane.own as VelocityRule), axes };
  const given_W = addVec(before_W, gyroscopicChange(system, lane, own, { ...start, omega_W: before_W }));
  const mean_W = scaleVec(0.5, addVec(before_W, given_W));
  const turned = advanceAttitude(lane, start, mean_W, dt);
  const carried_W = rotate(turned.q_WB, rotateInverse(start.q_WB, given_W));
  const omega_W = kickedOmega(turned.q_WB, carried_W, start.frame, system);
  return { ...moved(start, turned.q_WB, system), ...turned, omega_W, momentum_W: null };
}

/** A frame of a rule that turns the body itself. Torque acts as half kicks. */
function wholeFrame(rule: AdvanceRule, start: State, system: System, given: Stepping["body"]): State {
  const { inertia_B, inverseInertia_B } = system.body;
  const momentum_W = start.momentum_W ?? momentumOf(start.omega_W, start.q_WB, inertia_B);
  const kicked_W = kickedMomentum(start.q_WB, dampedOmega(system, momentum_W), start.frame, system);
  const next = rule.advance(
    { q_WB: quaternionGiven(start), momentum_W: kicked_W },
    given,
    system.scenario.dt,
    start.frame * system.scenario.dt,
  );
  const attitude = attitudeFrom(next.q_WB);
  const nextMomentum_W = kickedMomentum(attitude.q_WB, next.momentum_W, start.frame, system);
  const omega_W = velocityOf(nextMomentum_W, attitude.q_WB, inverseInertia_B);
  return { ...moved(start, attitude.q_WB, system), ...attitude, omega_W, momentum_W: nextMomentum_W };
}

/** After half a kick of the load of a frame that starts as one of so many, without a wheel inside. */
function kickedMomentum(q_WB: Quat, momentum_W: Vec3, frame: number, { body, load, scenario }: System): Vec3 {
  const { dt } = scenario;
  return kick({ q_WB, momentum_W }, body, later(load, frame * dt), 0.5 * dt).momentum_W;
}

function kickedOmega(q_WB: Quat, omega_W: Vec3, frame: number, system: System): Vec3 {
  if (system.load === null) return omega_W;
  const { inertia_B, inverseInertia_B } = system.body;
  const kicked_W = kickedMomentum(q_WB, momentumOf(omega_W, q_WB, inertia_B), frame, system);
  return velocityOf(kicked_W, q_WB, inverseInertia_B);
}

function dampedOmega({ load }: System, spin_W: Vec3): Vec3 {
  return load === null ? spin_W : scaleVec(load.damping.angular, spin_W);
}

function moved(
  { frame, q_WB, position_W, velocity_W }: State,
  end_WB: Quat,
  { load, body, scenario }: System,
) {
  const start = { position_W, velocity_W: dampedVelocity(load, velocity_W) };
  const turn = { start_WB: q_WB, middle_WB: q_WB, end_WB };
  return { frame: frame + 1, ...kickDriftKick(start, forceOf(load), body.mass, scenario.dt, turn) };
}

export function quaternionGiven({ q_WB, rawAttitude }: State): Quat {
  return rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB;
}

/** Quaternions this near to unit length are left as they are. */
const UNIT_TOLERANCE = 1e-9;

/** A rule's quaternion at unit length, and beside it the rule's own where that is not. */
export function attitudeFrom(quaternion: Quat): Pick<State, "q_WB" | "rawAttitude"> {
  const isUnit = Math.abs(sizeOfQuat(quaternion) - 1) < UNIT_TOLERANCE;
  if (isUnit) return { q_WB: quaternion, rawAttitude: null };
  return { q_WB: unitQuat(quaternion), rawAttitude: { form: "quaternion", quaternion } };
}

const UNREAD: Omit<Scenario, "contact" | "dt"> = {
  body: { inertia: [1, 1, 1], mass: 1 },
  initial: {
    position: zeroVec,
    velocity: zeroVec,
    orientation: identityQuat,
    angularVelocity: zeroVec,
  },
  torque: zeroVec,
  gravity: zeroVec,
  drag: { linear: 0, angular: 0 },
  damping: { linear: 1, angular: 1 },
  planes: [],
  frames: 0,
  lanes: [],
};

const NO_CONTACT: Scenario["contact"] = {
  method: "averaged",
  law: "coulomb",
  restitution: 0,
  friction: 0,
};

function systemOf({ body, dt, load = null, surroundings = null }: Stepping): System {
  const { planes = [], contact = NO_CONTACT, vertices_B = null, radius = 0 } = surroundings ?? {};
  const whole = { ...body, centre_B: zeroVec, vertices_B };
  return {
    scenario: { ...UNREAD, contact, dt },
    body: whole,
    turning: whole,
    pivot: null,
    radius,
    load,
    planes,
    exact: null,
    top: null,
    recordings: [],
  };
}

function laneOf({ step, axes = "body" }: StepRule, { orientation }: Stepping): Lane {
  return { angular: "none", orientation, own: { ...OWN, axes, step } };
}

const OWN: Omit<VelocityRule, "axes" | "step"> = {
  id: "own",
  equation: "",
  order: null,
  wholeFrame: false,
  state: "velocity",
};
