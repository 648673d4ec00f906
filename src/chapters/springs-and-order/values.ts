import type { SpringId } from "../../core/spring/index";
import { decimals, shortNumber } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import {
  distanceOf,
  energyRatioOf,
  measuredOrder,
  rungeKuttaLimit,
  START,
  springAfter,
} from "./linearModels";

/** `h` is a frame's angle [rad]. */
interface SpringRun {
  readonly rule: SpringId;
  readonly h: number;
}

/** Frames a second. */
interface Frames {
  readonly rate: number;
}

export const SPRING_VALUES = {
  springEnergyFactor: (run: SpringRun) => shortNumber(energyRatio(run), 2),
  springEnergyLeft: (run: SpringRun) => `${shortNumber(100 * energyRatio(run), 2)}${PERCENT}`,
  springEnergyLost: (run: SpringRun) => `${shortNumber(100 * (1 - energyRatio(run)), 2)}${PERCENT}`,
  /** Of the distance from the middle, in a frame. */
  springRadiusLeft: ({ rule, h }: SpringRun) =>
    `${shortNumber(100 * Math.sqrt(energyRatioOf(springAfter(rule, h, 1))), 2)}${PERCENT}`,
  stiffestSpring: ({ rate }: Frames) => `${decimals(2 * rate, 0)} rad/s`,
  stiffestSpringHertz: ({ rate }: Frames) => `${decimals(rate / Math.PI, 0)} Hz`,
  strongestDrag: ({ rate }: Frames) => `${decimals(2 * rate, 0)} s⁻¹`,
  springOrder: ({ rule, h }: SpringRun) => decimals(measuredOrder(rule, h), 2),
  /** To one digit, where the order depends on how many frames two turns are rounded to. */
  springOrderRoughly: ({ rule, h }: SpringRun) => decimals(measuredOrder(rule, h), 1),
  springOrderAtTurn: ({ rule, h }: SpringRun) => {
    const frames = framesOfTurn(h);
    return decimals(Math.log2(errorAtTurn(rule, frames) / errorAtTurn(rule, 2 * frames)), 2);
  },
  rungeKuttaDragLimit: () => decimals(rungeKuttaLimit(), 1),
  logarithmOfTen: () => shortNumber(Math.log(10), 2),
};

function framesOfTurn(h: number): number {
  return Math.round((2 * Math.PI) / h);
}

function energyRatio({ rule, h }: SpringRun): number {
  return energyRatioOf(springAfter(rule, h, framesOfTurn(h)));
}

function errorAtTurn(rule: SpringId, frames: number): number {
  return distanceOf(springAfter(rule, (2 * Math.PI) / frames, frames), START);
}
