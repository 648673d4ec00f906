import { axialMomentum } from "../../core/diagnostics/pivot";
import { initialInstant, nextInstant } from "../../core/dynamics/advance";
import { isDiverged } from "../../core/dynamics/state";
import { rotate } from "../../core/math/quat";
import { type Run, systemOf } from "../../figures/values/run";
import { decimals, percentage, toDegrees } from "../../format/numbers";
import { nudged } from "./SleepingTop";
import { HELD_WHEEL, LEANING_TOP, leastSpin, lowestHeight } from "./top";

const { across, acrossCentre, along, spin, weight } = HELD_WHEEL;

const rate = (value: number) => `${decimals(value, 2)} rad/s`;
const below = (height: number) => `${decimals(toDegrees(Math.asin(-height)), 1)}°`;

export const TOP_VALUES = {
  wheelMomentum: () => `${decimals(along * spin, 1)} kg m²/s`,
  wheelTorque: () => `${decimals(weight, 2)} N m`,
  wheelPrecession: () => rate(weight / (along * spin)),
  wheelPrecessionWithout: () => rate(weight / (across * spin)),
  wheelPrecessionJoint: () => rate(weight / (acrossCentre * spin)),
  wheelRatio: () => decimals(along / across, 2),
  wheelDip: () => below(lowestHeight(HELD_WHEEL)),
  wheelNods: () => decimals((along * spin) / across / (2 * Math.PI), 1),
  wheelSleeps: () => `${decimals(leastSpin(HELD_WHEEL, 1), 1)} rad/s`,
  topSleeps: () => `${decimals(leastSpin(LEANING_TOP, 1), 0)} rad/s`,
  topWakes: () => greatestLean(0.9),
  topStays: () => greatestLean(1.1),
  explicitEnds: () => `${decimals(secondsOfExplicit(), 1)} s`,
};

const greatestLean = (share: number) => `${decimals(toDegrees(Math.acos(nudged(share).turns[0])), 0)}°`;

export const TOP_RUN_VALUES = {
  axleBelow: ({ last }: Run) => below(rotate(last.q_WB, [0, 0, 1])[1]),
  axialGained: ({ system, first, last }: Run) =>
    percentage((axialMomentum(system, last) ?? 0) / (axialMomentum(system, first) ?? 1) - 1),
} satisfies Record<string, (run: Run) => string>;

/** Until the run of the explicit rule is given up [s]. */
export function secondsOfExplicit(): number {
  const system = systemOf("heldWheel", "explicit");
  let instant = initialInstant(system, 0);
  let frame = 0;
  while (!isDiverged(instant) && frame < system.scenario.frames) {
    instant = nextInstant(system, 0, instant);
    frame++;
  }
  return frame * system.scenario.dt;
}
