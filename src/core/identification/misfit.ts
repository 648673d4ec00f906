import type { MassProperties } from "../bodies/massProperties.ts";
import { advance } from "../dynamics/advance.ts";
import { ANGULAR } from "../dynamics/angular/index.ts";
import { momentumOf } from "../dynamics/angular/momentum.ts";
import { advanceAttitude, startingAttitude } from "../dynamics/attitude.ts";
import type { Lane } from "../dynamics/lane.ts";
import { isDiverged, type State } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import { freeRotation } from "../exact/freeRotation.ts";
import { addQuat, type Quat, scaleQuat, sizeOfQuat } from "../math/quat.ts";
import { norm, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";
import { type Acting, advanceUnder } from "./acting.ts";
import type { Precision, RecordedFrame, Recording } from "./recording.ts";
import { freeSystem, SPHERE } from "./system.ts";

export interface Start {
  readonly at: number;
  readonly horizon: number;
}

/** The longest run from a start [frames]. */
const MOST_HORIZON = 8;

function framesWithoutGap({ frames }: Recording, at: number, most: number): number {
  const first = frames[at];
  let reach = 0;
  while (reach < most && first !== undefined && frames[at + reach + 1]?.frame === first.frame + reach + 1)
    reach++;
  return reach;
}

/**
 * At equal distances over a recording. Every other horizon is long, so that small differences add up, or a single frame, before errors
 * are amplified. Single frames come first: they rule most lanes out.
 */
export function startsIn(recording: Recording, count: number, longest = MOST_HORIZON): readonly Start[] {
  const last = recording.frames.length - 2;
  const picked = Math.min(count, last + 1);
  const starts: Start[] = [];
  for (let index = 0; index < picked; index++) {
    const at = picked === 1 ? 0 : Math.round((index * last) / (picked - 1));
    const horizon = framesWithoutGap(recording, at, index % 2 === 0 ? longest : 1);
    if (horizon > 0) starts.push({ at, horizon });
  }
  return starts.sort((a, b) => a.horizon - b.horizon);
}

export interface Misfit {
  /** root mean square of the errors, each as a multiple of the {@link noise} there */
  readonly inNoise: number;
  /** root mean square of the errors themselves: of q, and of ω relative to |ω| */
  readonly residual: number;
}

function stateAt(system: System, lane: Lane, recorded: RecordedFrame): State {
  const { q_WB, omega_W } = recorded;
  const own = startingAttitude(lane, q_WB).rawAttitude;
  const rawAttitude = own !== null && own.form === recorded.rawAttitude?.form ? recorded.rawAttitude : own;
  const hasMomentum = ANGULAR[lane.angular].state !== "velocity" && lane.inertia !== "frozen";
  return {
    frame: 0,
    position_W: zeroVec,
    velocity_W: zeroVec,
    q_WB,
    omega_W,
    momentum_W: hasMomentum ? momentumOf(omega_W, q_WB, system.body.inertia_B) : null,
    rawAttitude,
  };
}

/** Of q's four components, sign aside, and of ω [rad/s], world axes. */
interface Differences {
  readonly q: Quat;
  readonly omega: Vec3;
}

/** Shorter than the horizon where the lane diverges. */
export function differencesFrom(
  recording: Recording,
  body: MassProperties,
  lane: Lane,
  start: Start,
  acting: Acting | null = null,
): Differences[] {
  const system = systemFrom(recording, body, lane, start);
  const found: Differences[] = [];
  const first = recording.frames[start.at];
  if (first === undefined) return found;
  let state = stateAt(system, lane, first);
  for (let step = 1; step <= start.horizon; step++) {
    const instant =
      acting === null ? advance(system, 0, state).instant : advanceUnder(acting, system, lane, state);
    const recorded = recording.frames[start.at + step];
    if (recorded === undefined || isDiverged(instant)) return found;
    found.push(differences(instant, recorded));
    state = instant;
  }
  return found;
}

function systemFrom(recording: Recording, body: MassProperties, lane: Lane, start: Start): System {
  const system = freeSystem(body, lane, recording.dt);
  const first = recording.frames[start.at];
  if (lane.angular !== "exact" || first === undefined) return system;
  return { ...system, exact: freeRotation(body, first.q_WB, first.omega_W) };
}

function differences(state: State, recorded: RecordedFrame): Differences {
  const predicted = integratedQuat(state);
  const target =
    recorded.rawAttitude?.form === "quaternion" ? recorded.rawAttitude.quaternion : recorded.q_WB;
  const same =
    predicted[0] * target[0] + predicted[1] * target[1] + predicted[2] * target[2] + predicted[3] * target[3];
  const sign = same < 0 ? -1 : 1;
  const difference = addQuat(predicted, scaleQuat(-sign, target));
  // Relative to |q|, because the rounding of an unnormalised quaternion grows with it.
  return {
    q: scaleQuat(1 / sizeOfQuat(target), difference),
    omega: subVec(state.omega_W, recorded.omega_W),
  };
}

/** The quaternion that a lane integrates and a program would print, of whatever length. */
function integratedQuat({ q_WB, rawAttitude }: State): Quat {
  return rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB;
}

/**
 * The standard deviations of |Δq| and |Δω| between a prediction and a recording after n frames that are due to rounding alone. With
 * s_q and s_ω those of all components of q (2 times one) and of ω (√3 times one, here 1.75), a the arithmetic's loss in a frame,
 * which adds up as a random walk, and θ = |ω| n dt:
 * σ_q² = 2 s_q² + n a² + ¼ (n dt s_ω)²,
 * σ_ω² = s_ω² + (s_ω (1 + θ))² + |ω|² (n a² + 4 θ² s_q²).
 * The first frame and the one compared are both rounded; an error of ω turns the body, and turns that are off change ω.
 *
 * @param dt    time step [s]
 * @param speed |ω| [rad/s]
 * @param step  n
 * @returns σ_q, and σ_ω [rad/s]
 */
export function noise(
  precision: Precision,
  dt: number,
  speed: number,
  step: number,
): { q: number; omega: number } {
  const turned = speed * dt * step;
  const lost = precision.arithmetic * Math.sqrt(step);
  const q = 2 * precision.q;
  const omega = 1.75 * (precision.omega + precision.omegaRelative * speed);
  const ofQ = Math.sqrt(2 * q * q + lost * lost + 0.25 * omega * omega * dt * dt * step * step);
  const grown = omega * (1 + turned);
  const ofOmega = Math.sqrt(
    omega * omega + grown * grown + speed * speed * (lost * lost + 4 * turned * turned * q * q),
  );
  return { q: ofQ, omega: ofOmega };
}

/** Infinity, found early, beyond a limit in multiples of the noise, or where the lane diverges. */
export function misfitOf(
  recording: Recording,
  body: MassProperties,
  lane: Lane,
  starts: readonly Start[],
  limit: number,
  acting: Acting | null = null,
): Misfit {
  const none: Misfit = { inNoise: Number.POSITIVE_INFINITY, residual: Number.POSITIVE_INFINITY };
  const total = starts.reduce((sum, { horizon }) => sum + horizon, 0);
  let [squares, residuals] = [0, 0];
  for (const start of starts) {
    const found = differencesFrom(recording, body, lane, start, acting);
    if (found.length < start.horizon) return none;
    const speed = norm(recording.frames[start.at]?.omega_W ?? zeroVec);
    for (const [index, { q, omega }] of found.entries()) {
      const explained = noise(recording.precision, recording.dt, speed, index + 1);
      const ofQ = sizeOfQuat(q);
      const ofOmega = recording.hasOmega ? norm(omega) : 0;
      squares += 0.5 * (squared(ofQ / explained.q) + squared(ofOmega / explained.omega));
      residuals += 0.5 * (ofQ * ofQ + (speed === 0 ? 0 : squared(ofOmega / speed)));
    }
    if (!(squares <= limit * limit * total)) return none;
  }
  return { inNoise: Math.sqrt(squares / total), residual: Math.sqrt(residuals / total) };
}

function squared(x: number): number {
  return x * x;
}

/**
 * Whether a way of turning agrees with q and ω of successive frames, whatever the tensor, where a rule for ω alone takes a frame in
 * one step; true of every other lane.
 *
 * @param limit as of {@link misfitOf}
 */
export function canTurn(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  limit: number,
  turning = 1,
): boolean {
  const { state: kind } = ANGULAR[lane.angular];
  if ((kind !== "velocity" && kind !== "momentum") || (lane.substeps ?? 1) > 1 || !recording.hasOmega)
    return true;
  const takesOld = kind === "momentum" || lane.update === "explicit";
  return starts.every(({ at }) => {
    const [from, to] = [recording.frames[at], recording.frames[at + 1]];
    if (from === undefined || to === undefined) return true;
    const omega_W = scaleVec(turning, takesOld ? from.omega_W : to.omega_W);
    const kept = stateAt(freeSystem(SPHERE, lane, recording.dt), lane, from);
    const turned = { ...kept, ...advanceAttitude(lane, kept, omega_W, recording.dt) };
    const explained = noise(recording.precision, recording.dt, norm(omega_W), 1);
    return sizeOfQuat(differences(turned, to).q) <= 2 * limit * explained.q;
  });
}
