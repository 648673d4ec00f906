import { axialMomentum, totalEnergy, verticalMomentum } from "../../core/diagnostics/pivot";
import { rotate } from "../../core/math/quat";
import { longRun } from "../../core/runs/longRun";
import { SCENARIOS } from "../../core/scenario/named";
import { type Run, systemOf } from "../../figures/values/run";
import { decimals, percentage, toDegrees } from "../../format/numbers";
import { STEADY } from "./LeaningTop";
import { nudged } from "./SleepingTop";
import { HELD_WHEEL, LEANING_TOP, leastSpin, lowestHeight, wakingRate } from "./top";

const { across, acrossCentre, along, spin, weight } = HELD_WHEEL;

const DT = SCENARIOS.heldMinute.scenario.dt;
const wakes = wakingRate({ ...LEANING_TOP, spin: 0.9 * leastSpin(LEANING_TOP, 1) });

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
  wheelLimited: () => below(lowestHeight({ ...HELD_WHEEL, spin: 7 })),
  wheelNods: () => decimals((along * spin) / across / (2 * Math.PI), 1),
  wheelSleeps: () => `${decimals(leastSpin(HELD_WHEEL, 1), 1)} rad/s`,
  topWeight: () => `${decimals(LEANING_TOP.weight, 3)} N m`,
  topAcross: () => `${decimals(LEANING_TOP.across, 4)} kg m²`,
  topAlong: () => `${decimals(LEANING_TOP.along, 4)} kg m²`,
  topSpin: () => `${decimals(LEANING_TOP.spin, 0)} rad/s`,
  loopShare: () => decimals((2 * LEANING_TOP.weight) / (LEANING_TOP.along * LEANING_TOP.spin) / STEADY, 2),
  topSleeps: () => `${decimals(leastSpin(LEANING_TOP, 1), 0)} rad/s`,
  topWakes: () => greatestLean(0.9),
  topStays: () => greatestLean(1.1),
  topGrows: () => `${decimals(wakes, 2)} s⁻¹`,
  topTenfold: () => `${decimals(Math.log(10) / wakes, 2)} s`,
  minuteRate: () => decimals(1 / DT, 0),
  minuteTurn: () => `${decimals(spin * DT, 1)} rad`,
  minuteEnds: () => `${decimals(secondsOfExplicit(), 1)} s`,
};

const greatestLean = (share: number) => `${decimals(toDegrees(Math.acos(nudged(share).turns[0])), 0)}°`;

/** Of a run of the held wheel, as its end leaves it. */
export const TOP_RUN_VALUES = {
  axleBelow: ({ last }: Run) => below(rotate(last.q_WB, [0, 0, 1])[1]),
  axialGained: ({ system, first, last }: Run) =>
    percentage((axialMomentum(system, last) ?? 0) / (axialMomentum(system, first) ?? 1) - 1),
  totalEnergyChange: ({ system, first, last }: Run) =>
    `${decimals(totalEnergy(system, last) - totalEnergy(system, first), 2)} J`,
  totalEnergyLost: ({ system, first, last }: Run) =>
    `${decimals(totalEnergy(system, first) - totalEnergy(system, last), 3)} J`,
  verticalChange: ({ system, first, last }: Run) =>
    `${decimals((verticalMomentum(system, last) ?? 0) - (verticalMomentum(system, first) ?? 0), 1)} kg m²/s`,
} satisfies Record<string, (run: Run) => string>;

/** Until the run of the explicit rule is given up. */
function secondsOfExplicit(): number {
  const system = systemOf("heldMinute", "explicit");
  return (longRun(system, 0, [system.scenario.frames]).divergedAt ?? Number.NaN) * DT;
}
