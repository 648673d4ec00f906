import * as v from "valibot";
import type { Quat } from "../../../core/math/quat";
import { mapVec, norm, type Vec3 } from "../../../core/math/vec3";
import { MOST_FLICK } from "../../pictures/holding";
import { vectorWithin } from "../../shell/figureState";
import { strings } from "../../strings/en";

const words = strings.refused;

/** Attitude q_WB and angular velocity, world axes [rad/s]. */
export interface OwnStart {
  readonly q: Quat;
  readonly spin: Vec3;
}

export const NO_OWN_START = { q: null, spin: null } as const;

/** A body at rest has no direction to draw [rad/s]. */
export const LEAST_SPIN = 0.1;

const partOfQuat = v.pipe(
  v.number(words.attitude),
  v.minValue(-1, words.attitude),
  v.maxValue(1, words.attitude),
);

/** Four numbers of which a unit quaternion can be made. */
export const attitude = v.pipe(
  v.strictTuple([partOfQuat, partOfQuat, partOfQuat, partOfQuat], words.attitude),
  v.readonly(),
  v.check((q) => Math.hypot(...q) >= 0.5, words.attitude),
);

/** No faster than a flick; rest is allowed. */
export const anySpin = vectorWithin(MOST_FLICK);

export const spin = v.pipe(
  anySpin,
  v.check((omega_W) => norm(omega_W) >= LEAST_SPIN, words.tooSlow(LEAST_SPIN)),
);

/** To few digits, finer than a hand: links stay short. What runs starts from these, so that a link brings back the same run. */
export function roundedStart({ q, spin }: OwnStart): OwnStart {
  const [w, x, y, z] = q;
  return {
    q: [rounded(w, 1e4), rounded(x, 1e4), rounded(y, 1e4), rounded(z, 1e4)],
    spin: mapVec(spin, (part) => rounded(part, 100)),
  };
}

/** Adding 0 takes the minus from a zero, which JSON has not. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
