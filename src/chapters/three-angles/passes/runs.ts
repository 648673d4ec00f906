import { attitudeAt, freeRotation } from "../../../core/exact/freeRotation";
import { angleRates, anglesFromMat, quatFromAngles } from "../../../core/math/eulerAngles";
import { type Mat3, mulMat, skew } from "../../../core/math/mat3";
import { nearestRotation } from "../../../core/math/nearestRotation";
import {
  angleBetweenAttitudes,
  conjugate,
  identityQuat,
  matToQuat,
  mulQuat,
  type Quat,
  quatFromAxes,
  quatToMat,
  rotateInverse,
} from "../../../core/math/quat";
import { cross, normaliseVec, type Vec3 } from "../../../core/math/vec3";
import { DART_BODY } from "../dart";

/*
 * The aeroplane thrown as a free body that tumbles: no torque acts, and its spin is along none of its axes. Its nose passes the zenith
 * at a distance δ. World axes as in the loop, z down; t = 0 is when the nose is nearest.
 */

/** Body axes, as the nose passes [rad/s]. */
export const SPIN_B: Vec3 = [0.5, 2, 0.9];
export const FRAMES = 120;
export const RATE = 120;
const DT = 1 / RATE;

/** Of the nose in a frame as it passes [rad]. */
export const FRAME_TURN = Math.hypot(SPIN_B[1], SPIN_B[2]) * DT;

/** How many runs, each with its frames a share of a frame later than the last's. */
const RUNS = 4;

const tumble = freeRotation(DART_BODY, identityQuat, SPIN_B);

/** The attitude as the nose passes: its direction δ from the zenith, along +x, and its velocity along +y. */
function passing(miss: number): Quat {
  const nose: Vec3 = [Math.sin(miss), 0, -Math.cos(miss)];
  const along: Vec3 = [0, 1, 0];
  const along_B = normaliseVec(cross(SPIN_B, [1, 0, 0]));
  const inWorld = quatFromAxes(nose, along, cross(nose, along));
  const inBody = quatFromAxes([1, 0, 0], along_B, cross([1, 0, 0], along_B));
  return mulQuat(inWorld, conjugate(inBody));
}

export function exactAt(miss: number, t: number): Quat {
  return mulQuat(passing(miss), attitudeAt(tumble, t).q_WB);
}

const spins = new Map<number, Vec3>();

/** The spin of the exact motion along the body's axes, which is the same whatever δ. */
function spinAt(t: number): Vec3 {
  const known = spins.get(t);
  if (known) return known;
  const { q_WB, omega_W } = attitudeAt(tumble, t);
  const omega_B = rotateInverse(q_WB, omega_W);
  spins.set(t, omega_B);
  return omega_B;
}

type Numbers = readonly number[];
type Rates = (numbers: Numbers, t: number) => Numbers;
/** Of any numbers whose rates are known, over a frame that begins at t. */
type Rule = (rates: Rates, numbers: Numbers, t: number) => Numbers;

const plus = (a: Numbers, factor: number, b: Numbers) => a.map((each, k) => each + factor * (b[k] ?? 0));

export const RULES = {
  euler: (rates, y, t) => plus(y, DT, rates(y, t)),
  midpoint: (rates, y, t) => plus(y, DT, rates(plus(y, DT / 2, rates(y, t)), t + DT / 2)),
  rk4: (rates, y, t) => {
    const first = rates(y, t);
    const second = rates(plus(y, DT / 2, first), t + DT / 2);
    const third = rates(plus(y, DT / 2, second), t + DT / 2);
    const fourth = rates(plus(y, DT, third), t + DT);
    return plus(plus(plus(plus(y, DT / 6, first), DT / 3, second), DT / 3, third), DT / 6, fourth);
  },
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

interface Kept {
  readonly from: (q_WB: Quat) => Numbers;
  readonly rates: Rates;
  readonly attitude: (numbers: Numbers) => Quat;
}

/** What is stepped: three angles, or the nine numbers of R, the nearest rotation to which is its attitude. */
const KEPT = {
  angles: {
    from: (q) => anglesFromMat("zyx", quatToMat(q)),
    rates: (y, t) => angleRates("zyx", y as unknown as Vec3, spinAt(t)),
    attitude: (y) => quatFromAngles("zyx", y as unknown as Vec3),
  },
  matrix: {
    from: quatToMat,
    rates: (y, t) => mulMat(y as unknown as Mat3, skew(spinAt(t))),
    attitude: (y) => matToQuat(nearestRotation(y as unknown as Mat3)),
  },
} satisfies Record<string, Kept>;

export type KeptId = keyof typeof KEPT;

const startOf = (run: number) => (run / RUNS - FRAMES / 2) * DT;

/** The attitudes of a run, frame by frame. */
export function steppedRun(kept: KeptId, rule: RuleId, miss: number, run: number): Quat[] {
  const { from, rates, attitude }: Kept = KEPT[kept];
  let numbers = from(exactAt(miss, startOf(run)));
  const attitudes = [attitude(numbers)];
  for (let frame = 0; frame < FRAMES; frame++) {
    numbers = RULES[rule](rates, numbers, startOf(run) + frame * DT);
    attitudes.push(attitude(numbers));
  }
  return attitudes;
}

export function exactRun(miss: number, run: number): Quat[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => exactAt(miss, startOf(run) + frame * DT));
}

const errors = new Map<string, number>();

/** At the end of the run, the worst of those that differ in where their frames begin [rad]. */
export function passingError(kept: KeptId, rule: RuleId, miss: number): number {
  // R times a fixed rotation steps as R does: its error is the same for every δ.
  const at = kept === "matrix" ? 1 : miss;
  const key = `${kept} ${rule} ${at}`;
  const known = errors.get(key) ?? Math.max(...endErrors(kept, rule, at));
  errors.set(key, known);
  return known;
}

/** That whose end is farthest off. */
export function worstRun(kept: KeptId, rule: RuleId, miss: number): number {
  const errors = endErrors(kept, rule, miss);
  return errors.indexOf(Math.max(...errors));
}

function endErrors(kept: KeptId, rule: RuleId, miss: number): number[] {
  return Array.from({ length: RUNS }, (_, run) => {
    const stepped = steppedRun(kept, rule, miss, run).at(-1) ?? identityQuat;
    return angleBetweenAttitudes(exactAt(miss, startOf(run) + FRAMES * DT), stepped);
  });
}

/** Of the nose, seen from above: angle from the zenith times the direction, forward and to the right [rad]. */
export function noseFromAbove(q_WB: Quat): readonly [number, number] {
  const [x, , , y, , , z] = quatToMat(q_WB);
  const across = Math.hypot(x, y);
  const angle = Math.atan2(across, -z);
  return across === 0 ? [0, 0] : [(angle * x) / across, (angle * y) / across];
}
