import { exactErrors } from "../../core/diagnostics/errors";
import { flipInterval } from "../../core/exact/ensemble";
import { attitudeAt, type FreeRotation, freeRotation } from "../../core/exact/freeRotation";
import { angleBetweenAttitudes, rotateInverse } from "../../core/math/quat";
import { dot, type Vec3 } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals, rounded, shortNumber, toDegrees } from "../../format/numbers";
import { growthPerRadian } from "../shared/principalAxes";

function exactMotion({ system, first }: Run): FreeRotation {
  return freeRotation(system.body, first.q_WB, first.omega_W);
}

/** Along the principal axes, least moment first, in the exact motion [rad/s]. */
function spinAlongAxes(run: Run, t: number): Vec3 {
  const { q_WB, omega_W } = attitudeAt(exactMotion(run), t);
  const omega_B = rotateInverse(q_WB, omega_W);
  const [least, middle, greatest] = run.system.body.principal.axes_B;
  return [dot(least, omega_B), dot(middle, omega_B), dot(greatest, omega_B)];
}

/** At the start, along a racket's axes 1, 2 and 3, handle towards the grip, middle axis and face: −z, y and x of its box [rad/s]. */
export function spinAlongHandleMiddleFaceOf({ first }: Run): Vec3 {
  const [face, middle, handle] = rotateInverse(first.q_WB, first.omega_W);
  return [-handle, middle, face];
}

/** The parts of ω₁(0) that grow and decay by the linear solution, ½(ω₁ ± ω̇₁/λ) [rad/s]. */
export function tiltPartsOf(run: Run): { readonly growing: number; readonly decaying: number } {
  const { moments } = run.system.body.principal;
  const [least, middle, greatest] = moments;
  const [first, second, third] = spinAlongHandleMiddleFaceOf(run);
  const rate = ((middle - greatest) / least) * second * third;
  const overGrowth = rate / (second * growthPerRadian(moments));
  return { growing: 0.5 * (first + overGrowth), decaying: 0.5 * (first - overGrowth) };
}

export function tiltGrowthOf(run: Run): number {
  const tilt = ([first, , third]: Vec3) => Math.hypot(first, third);
  const start = spinAlongAxes(run, 0);
  return tilt(spinAlongAxes(run, (2 * Math.PI) / Math.abs(start[1]))) / tilt(start);
}

/** In the exact motion [s]. */
export function flipIntervalOf(run: Run): number {
  const motion = exactMotion(run).momentumMotion;
  if (motion === null) throw new Error("no flips where L is constant in the body");
  return flipInterval(motion);
}

/** How many times smaller a tilt in the same direction gives ten seconds between two flips. */
export function straighterOf(run: Run): number {
  const [, spin] = spinAlongAxes(run, 0);
  const growth = Math.abs(spin) * growthPerRadian(run.system.body.principal.moments);
  return Math.exp((growth * (10 - flipIntervalOf(run))) / 2);
}

/** When the exact motion's first flip is counted, to 0.01 s [s]. */
export function firstFlipOf(run: Run): number {
  const share = (t: number) => {
    const spin = spinAlongAxes(run, t).map(
      (part, axis) => part * (run.system.body.principal.moments[axis] ?? 0),
    );
    return (spin[1] ?? 0) / Math.hypot(...spin);
  };
  const side = Math.sign(share(0));
  let t = 0;
  while (side * share(t) > -0.5) t += 0.01;
  return t;
}

/** Between the attitudes at the start and one period of the motion in the body later [rad]. */
export function turnedInPeriodOf(run: Run): number {
  return angleBetweenAttitudes(run.first.q_WB, attitudeAt(exactMotion(run), 2 * flipIntervalOf(run)).q_WB);
}

export const EULER_VALUES = {
  growthPerTurn: ({ system }: Run) =>
    rounded(Math.exp(2 * Math.PI * growthPerRadian(system.body.principal.moments)), 2),
  /** The principal moments, of a racket those about handle, middle axis and face [kg m²]. */
  ascendingMoments: ({ system }: Run) =>
    `(${system.body.principal.moments.map((moment) => rounded(moment, 4)).join(", ")})`,
  tiltGrowth: (run: Run) => rounded(tiltGrowthOf(run), 2),
  spinAlongHandleMiddleFace: (run: Run) =>
    `(${spinAlongHandleMiddleFaceOf(run)
      .map((part) => decimals(part, 2))
      .join(", ")})`,
  growingPart: (run: Run) => decimals(tiltPartsOf(run).growing, 4),
  decayingPart: (run: Run) => decimals(tiltPartsOf(run).decaying, 4),
  flipInterval: (run: Run) => `${decimals(flipIntervalOf(run), 1)} s`,
  straighter: (run: Run) => shortNumber(straighterOf(run), 1),
  firstFlip: (run: Run) => `${decimals(firstFlipOf(run), 1)} s`,
  turnedInPeriod: (run: Run) => `${decimals(toDegrees(turnedInPeriodOf(run)), 0)}°`,
  attitudeOff: ({ system, last }: Run) => {
    const { attitudeError } = exactErrors(system, last);
    if (attitudeError === null) throw new Error("no exact motion to compare with");
    return `${decimals(toDegrees(attitudeError), 1)}°`;
  },
} satisfies Record<string, (run: Run) => string>;
