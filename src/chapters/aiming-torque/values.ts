import { modulusOf } from "../../core/math/elliptic/jacobi";
import { norm } from "../../core/math/vec3";
import { decimals, shortNumber } from "../../format/numbers";
import {
  AIM_SECONDS,
  aimRun,
  angleLeft,
  energyOf,
  holdingWheel,
  leanOf,
  longestStep,
  MOMENTS,
  RATE,
  tumbleRun,
  wheelRun,
} from "./models";

const GAINS = { stiffness: 1, damping: 0.7 };
const inDegrees = (angle: number) => `${shortNumber((angle * 180) / Math.PI, 3)}°`;

/** From rest at θ₀ [degrees], in periods of small swings. */
export const swingFactor = (degrees: number): number =>
  (2 / Math.PI) * modulusOf(Math.cos((degrees / 4 / 180) * Math.PI)).quarterPeriod;

interface From {
  readonly degrees: number;
}
interface At {
  readonly at: number;
}

export const AIMING_VALUES = {
  aimStart: ({ shorter }: { readonly shorter: boolean }) =>
    `${decimals((angleLeft([1, 0, 0, 0], shorter) * 180) / Math.PI, 0)}°`,
  /** Of the figure's run by the shorter way, at its end. */
  aimLeft: () => {
    const last = aimRun(GAINS, true).at(-1);
    return last ? inDegrees(angleLeft(last.q_WB, true)) : "";
  },
  aimSeconds: () => `${AIM_SECONDS} s`,
  swingFactor: ({ degrees }: From) => shortNumber(swingFactor(degrees), 3),
  /** νΔt at which steps with this ζ no longer settle. */
  stepBorder: ({ rule, ratio }: { readonly rule: "explicit" | "semi-implicit"; readonly ratio: number }) =>
    decimals(rule === "explicit" ? 2 * ratio : 2 * (Math.sqrt(ratio * ratio + 1) - ratio), 2),
  /** Of the figure's satellite and first gains: about the axis of least moment. */
  longestStep: () => `${decimals(longestStep(GAINS, MOMENTS[0]), 2)} s`,
  spinLeftAlong: ({ at }: At) => {
    const state = tumbleRun(0.2, true)[at * RATE];
    return state ? `${decimals(norm(state.omega_W), 2)} rad/s` : "";
  },
  energyLeftAlong: ({ at }: At) => {
    const [start, end] = [tumbleRun(0.2, true)[0], tumbleRun(0.2, true)[at * RATE]];
    return start && end ? `${decimals((100 * energyOf(end)) / energyOf(start), 0)} %` : "";
  },
  energyLeftAll: ({ at }: At) => {
    const [start, end] = [tumbleRun(0.2, false)[0], tumbleRun(0.2, false)[at * RATE]];
    return start && end ? `${shortNumber((100 * energyOf(end)) / energyOf(start), 2)} %` : "";
  },
  holdingWheel: () => `${decimals(holdingWheel, 1)} N m s`,
  greatestLean: ({ wheel }: { readonly wheel: number }) =>
    inDegrees(Math.max(...wheelRun(wheel).map(leanOf))),
};
