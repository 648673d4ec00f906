import type { State } from "../../core/dynamics/state";
import { modulusOf } from "../../core/math/elliptic/jacobi";
import { norm } from "../../core/math/vec3";
import { decimals, shortNumber, toDegrees } from "../../format/numbers";
import { AND, LIST, PERCENT } from "../../language/strings/en";
import {
  AIM_SECONDS,
  aimRun,
  angleLeft,
  energyOf,
  holdingWheel,
  leanOf,
  longestStep,
  MIDDLE_SPIN,
  MOMENTS,
  RATE,
  tumbleRun,
  wheelRun,
} from "./models";

const GAINS = { stiffness: 1, damping: 0.7 };
const inDegrees = (angle: number) => `${shortNumber(toDegrees(angle), 3)}°`;

/** From rest at θ₀ [degrees], in periods of small swings. */
export const swingFactor = (degrees: number): number =>
  (2 / Math.PI) * modulusOf(Math.cos((degrees / 4 / 180) * Math.PI)).quarterPeriod;

interface At {
  readonly at: number;
}

export const AIMING_VALUES = {
  aimStart: ({ shorter }: { readonly shorter: boolean }) =>
    `${decimals(toDegrees(angleLeft([1, 0, 0, 0], shorter)), 0)}°`,
  /** Of the figure's run by the shorter way, at its end. */
  aimLeft: () => {
    const { q_WB } = aimRun(GAINS, true).at(-1) as State;
    return inDegrees(angleLeft(q_WB, true));
  },
  aimSeconds: () => `${AIM_SECONDS} s`,
  swingFactor: ({ degrees }: { readonly degrees: number }) => shortNumber(swingFactor(degrees), 3),
  /** νΔt at which steps with this ζ no longer settle. */
  stepBorder: ({ rule, ratio }: { readonly rule: "explicit" | "semi-implicit"; readonly ratio: number }) =>
    decimals(rule === "explicit" ? 2 * ratio : 2 * (Math.sqrt(ratio * ratio + 1) - ratio), 2),
  /** Of the figure's satellite and first gains: about the axis of least moment. */
  longestStep: () => `${decimals(longestStep(GAINS, MOMENTS[0]), 2)} s`,
  spinLeftAlong: ({ at }: At) => {
    const { omega_W } = tumbleRun(0.2, true)[at * RATE] as State;
    return `${decimals(norm(omega_W), 2)} rad/s`;
  },
  energyLeftAlong: ({ at }: At) => `${decimals(percentLeft(tumbleRun(0.2, true), at), 0)}${PERCENT}`,
  energyLeftAll: ({ at }: At) => `${shortNumber(percentLeft(tumbleRun(0.2, false), at), 2)}${PERCENT}`,
  satelliteMoments: () => `${MOMENTS.slice(0, 2).join(LIST)}${AND}${MOMENTS[2]} kg m²`,
  middleSpin: () => `${MIDDLE_SPIN} rad/s`,
  holdingWheel: () => `${decimals(holdingWheel, 1)} N m s`,
  greatestLean: ({ wheel }: { readonly wheel: number }) =>
    inDegrees(Math.max(...wheelRun(wheel).map(leanOf))),
};

/** Of the energy of a run, after so many seconds. */
function percentLeft(run: readonly State[], at: number): number {
  return (100 * energyOf(run[at * RATE] as State)) / energyOf(run[0] as State);
}
