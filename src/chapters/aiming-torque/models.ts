import { stepsOf } from "../../core/dynamics/advance";
import type { State } from "../../core/dynamics/state";
import { aimingTorque } from "../../core/dynamics/torque";
import { diagonal, mulVec } from "../../core/math/mat3";
import { conjugate, identityQuat, mulQuat, type Quat, rotateInverse, scaleQuat } from "../../core/math/quat";
import { clamp } from "../../core/math/scalar";
import { dot, norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";

/** Frames a second of the runs that play. */
export const RATE = 30;

/* What a scenario's input takes is not read-only. */
type Triple = [number, number, number];

/** Of the satellite, about x, y and z [kg m²]. */
export const MOMENTS: Triple = [0.3, 0.5, 0.7];

/** Of the turn that is wanted, whose axis is no principal axis. */
const AXIS: Vec3 = [-2 / 3, 2 / 3, 1 / 3];
export const WANTED = (200 / 180) * Math.PI;

/** As written down: half of 200° is beyond a quarter turn, so its scalar part is below nought. */
export const TARGET: [number, ...Triple] = [Math.cos(WANTED / 2), ...scaleVec(Math.sin(WANTED / 2), AXIS)];

/** Every state of a scenario's first lane. */
export function statesOf(input: ScenarioInput): readonly State[] {
  return Array.from(stepsOf(prepare(parseScenario(input)), 0), ({ state }) => state);
}

export const omegaOf = ({ q_WB, omega_W }: State): Vec3 => rotateInverse(q_WB, omega_W);
export const energyOf = (state: State): number => {
  const omega_B = omegaOf(state);
  return 0.5 * dot(omega_B, mulVec(diagonal(MOMENTS), omega_B));
};

const scenario = (seconds: number, omega: Triple, acting: Partial<ScenarioInput>): ScenarioInput => ({
  body: { inertia: MOMENTS, mass: 1 },
  initial: { angularVelocity: omega },
  ...acting,
  dt: 1 / RATE,
  frames: seconds * RATE,
  lanes: [{ angular: "rk4" }],
});

/* Aiming. */

export const AIM_SECONDS = 12;

export interface Gains {
  /** k [N m] */
  readonly stiffness: number;
  /** d [N m s] */
  readonly damping: number;
}

/** A state a frame: the motion itself, or by semi-implicit steps of whole frames, of which each stands until the next [s]. */
export function aimRun(
  { step = 0, ...gains }: Gains & { step?: number },
  shorter: boolean,
): readonly State[] {
  const aim = { target: TARGET, ...gains, shorter };
  const motion = scenario(AIM_SECONDS, [0, 0, 0], { torque: { aim } });
  if (step === 0) return statesOf(motion);
  const held = Math.round(step * RATE);
  const frames = Math.ceil(motion.frames / held);
  const states = statesOf({ ...motion, dt: held / RATE, frames, lanes: [{ angular: "implicit-body" }] });
  return states.flatMap((state) => Array<State>(held).fill(state)).slice(0, motion.frames + 1);
}

/** The longest step with which semi-implicit ones settle about an axis of this moment: (νΔt)² + 4ζνΔt = 4 [s]. */
export function longestStep({ stiffness, damping }: Gains, moment: number): number {
  const [pull, brake] = [stiffness / (2 * moment), damping / moment];
  return (Math.sqrt(brake ** 2 + 4 * pull) - brake) / pull;
}

/** q_e, of the sign that the program takes. */
export function errorOf(q_WB: Quat, shorter: boolean): Quat {
  const error = mulQuat(conjugate(TARGET), q_WB);
  return shorter && error[0] < 0 ? scaleQuat(-1, error) : error;
}

/** θ, the turn that the program still sees before it [rad]. */
export const angleLeft = (q_WB: Quat, shorter: boolean): number =>
  2 * Math.acos(clamp(errorOf(q_WB, shorter)[0], -1, 1));

/** V = ½ ω·Iω + 2k (1 − s) [J] */
export const aimEnergy = (state: State, { stiffness }: Gains, shorter: boolean): number =>
  energyOf(state) + 2 * stiffness * (1 - errorOf(state.q_WB, shorter)[0]);

/** τ, world axes [N m]. */
export const torqueAt = ({ q_WB, omega_W }: State, gains: Gains, shorter: boolean): Vec3 =>
  aimingTorque({ target_WB: TARGET, ...gains, shorter }, q_WB, omega_W);

/* A ball about one axis, in steps. */

export const STEP_RULES = ["explicit", "semi-implicit", "implicit"] as const;
export type StepRule = (typeof STEP_RULES)[number];

interface Swing {
  readonly angle: number;
  readonly rate: number;
}

/** θ̈ of a ball with ν = 1 and I = 1, from the core's torque: k = 2, d = 2ζ. */
function accelerationOf({ angle, rate }: Swing, ratio: number): number {
  const q: Quat = [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)];
  const aim = { target_WB: identityQuat, stiffness: 2, damping: 2 * ratio, shorter: true };
  return aimingTorque(aim, q, [0, 0, rate])[2];
}

/** By νΔt = `h`; the implicit rule solves its equation by Newton's method from the old rate. */
export function swingStep(rule: StepRule, swing: Swing, h: number, ratio: number): Swing {
  const { angle, rate } = swing;
  if (rule !== "implicit") {
    const next = rate + h * accelerationOf(swing, ratio);
    return { angle: angle + h * (rule === "explicit" ? rate : next), rate: next };
  }
  let next = rate;
  for (let round = 0; round < 20; round++) {
    const end = { angle: angle + h * next, rate: next };
    const slope = 1 + 2 * ratio * h + h * h * Math.cos(end.angle / 2);
    next -= (next - rate - h * accelerationOf(end, ratio)) / slope;
  }
  return { angle: angle + h * next, rate: next };
}

/** θ from 20° and rest, frame by frame, until it has left the picture [rad]. */
export function swingRun(rule: StepRule, h: number, ratio: number, frames: number): readonly number[] {
  let swing: Swing = { angle: Math.PI / 9, rate: 0 };
  const angles = [swing.angle];
  while (angles.length <= frames && Math.abs(swing.angle) < Math.PI) {
    swing = swingStep(rule, swing, h, ratio);
    angles.push(swing.angle);
  }
  return angles;
}

/** Whether θ is nearly nought in the end. */
export function settles(rule: StepRule, h: number, ratio: number): boolean {
  const run = swingRun(rule, h, ratio, 1500);
  return run.length > 1500 && Math.abs(run.at(-1) ?? Number.NaN) < 0.1;
}

/** The least ζ with which explicit steps settle, up to ζ = 1. */
export const explicitBorder = (h: number): number => h / 2;
/** The greatest ζ with which semi-implicit steps settle. */
export const semiImplicitBorder = (h: number): number => (4 - h * h) / (4 * h);

/** Where runs cease to settle, by bisection of ζ, at steps of the map a tenth apart that have such a place. */
export function measuredBorder(rule: "explicit" | "semi-implicit"): readonly { x: number; y: number }[] {
  const [most, least] = rule === "explicit" ? [1, 0] : [0.02, 1];
  return Array.from({ length: 18 }, (_, k) => (k + 2) / 10)
    .filter((h) => settles(rule, h, most) && !settles(rule, h, least))
    .map((h) => {
      let [leaves, arrives] = [least, most];
      for (let round = 0; round < 9; round++) {
        const middle = (leaves + arrives) / 2;
        if (settles(rule, h, middle)) arrives = middle;
        else leaves = middle;
      }
      return { x: h, y: (leaves + arrives) / 2 };
    });
}

/* Detumbling. */

export const TUMBLE_SECONDS = 20;
/** A field along the world's y, upwards in the picture. */
export const FIELD: Triple = [0, 1, 0];

/** τ = −g ω, or only what a field lets act, −g b × (ω × b). */
export function tumbleRun(gain: number, field: boolean): readonly State[] {
  const acting: Partial<ScenarioInput> = field
    ? { torque: { detumble: { gain, field: FIELD } } }
    : { drag: { angular: gain } };
  return statesOf(scenario(TUMBLE_SECONDS, [1.2, 0.9, -1.1], acting));
}

/* A wheel inside. */

export const WHEEL_SECONDS = 20;
export const MIDDLE_SPIN = 4;

/** A careful throw about the middle axis, y. */
export function wheelRun(momentum: number): readonly State[] {
  const wheel = momentum === 0 ? {} : { wheel: { axis: [0, 1, 0] as Triple, momentum } };
  return statesOf(scenario(WHEEL_SECONDS, [0.01, MIDDLE_SPIN, 0.02], wheel));
}

/** The h beyond which the spin about the middle axis holds, (I₃ − I₂) ω [N m s]. */
export const holdingWheel = (MOMENTS[2] - MOMENTS[1]) * MIDDLE_SPIN;

/** From the middle axis as it was, how far the body's y axis has tilted [rad]. */
export const leanOf = (state: State): number => {
  const omega_B = omegaOf(state);
  return Math.acos(clamp(omega_B[1] / norm(omega_B), -1, 1));
};
