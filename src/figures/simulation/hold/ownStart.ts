import * as v from "valibot";
import type { Quat } from "../../../core/math/quat";
import { mapVec, norm, type Vec3 } from "../../../core/math/vec3";
import { vectorWithin } from "../../frame/figureState";
import { MOST_FLICK } from "../../pictures/holding";
import { strings } from "../../strings/en";

const words = strings.refused;

/** A start that the reader has given the body: its attitude q_WB and angular velocity, world axes [rad/s]. */
export interface OwnStart {
  readonly q: Quat;
  readonly spin: Vec3;
}

/** The body starts as its scenario says. */
export const NO_OWN_START = { q: null, spin: null } as const;

/** A body at rest shows none of what these figures are about, and has no direction to draw [rad/s]. */
export const LEAST_SPIN = 0.1;

const partOfQuat = v.pipe(
  v.number(words.attitude),
  v.minValue(-1, words.attitude),
  v.maxValue(1, words.attitude),
);

/** Four numbers, of which a unit quaternion can be made. */
export const attitude = v.pipe(
  v.strictTuple([partOfQuat, partOfQuat, partOfQuat, partOfQuat], words.attitude),
  v.readonly(),
  v.check((q) => Math.hypot(...q) >= 0.5, words.attitude),
);

/** A spin that is no faster than a flick; rest is one. */
export const anySpin = vectorWithin(MOST_FLICK);

/** The same of a body that must spin. */
export const spin = v.pipe(
  anySpin,
  v.check((omega_W) => norm(omega_W) >= LEAST_SPIN, words.tooSlow(LEAST_SPIN)),
);

/**
 * Few digits, so that links stay short: finer than a hand. What runs starts from these digits, so that a link brings back the
 * same run.
 */
export function roundedStart({ q, spin }: OwnStart): OwnStart {
  const [w, x, y, z] = q;
  return {
    q: [rounded(w, 1e4), rounded(x, 1e4), rounded(y, 1e4), rounded(z, 1e4)],
    spin: mapVec(spin, (part) => rounded(part, 100)),
  };
}

/** Without the minus of zero, which JSON has not. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
