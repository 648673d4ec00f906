import { quaternionStep } from "../../core/dynamics/orientation/quaternion";
import { atan2 } from "../../core/math/elementary";
import { identityQuat, type Quat } from "../../core/math/quat";
import { norm, type Vec3 } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { strings } from "./strings/en";

/** The angle by which one step turns a body against the angle x = |ω|Δt wanted of it [rad]. */

const words = strings.stepAngle;

export function turnedBy(step: (q: Quat, omega: Vec3, dt: number) => Quat, x: number): number {
  const [w, ...vector] = step(identityQuat, [x, 0, 0], 1);
  return 2 * atan2(norm(vector), w);
}

const LARGEST = 6.5;
const TICKS = [0, 1, 2, 3, 4, 5, 6];

export const QUATERNION: FunctionCurve = {
  id: "quaternion",
  name: words.quaternion,
  at: (x) => turnedBy(quaternionStep, x),
};
export const WANTED: FunctionCurve = { id: "wanted", name: words.wanted, at: (x) => x };
const SAMPLES = 130;
export const AXES = {
  x: { name: `${words.wantedAxis} [rad]`, from: 0, to: LARGEST, ticks: TICKS, tickText: String },
  y: { name: `${words.turnedAxis} [rad]`, from: 0, to: LARGEST, ticks: TICKS, tickText: String },
  samples: SAMPLES,
} as const;
export const HALF_TURN = { axis: "y", at: Math.PI, text: words.halfTurn } as const;

export const TABLE = {
  slider: { label: words.slider, step: 1 / SAMPLES, text: (x: number) => `${decimals(x, 2)} rad` },
  heading: `${words.turned} [rad]`,
  valueText: (value: number) => decimals(value, 4),
} as const;
