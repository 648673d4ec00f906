import { decimals, percentage, toDegrees } from "../../format/numbers";
import { minuteOf, RATE } from "./minute";
import { nudged } from "./SleepingTop";
import { HELD_WHEEL, LEANING_TOP, leastSpin, lowestHeight, wakingRate } from "./top";

const { across, acrossCentre, along, spin, weight } = HELD_WHEEL;

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
  topSleeps: () => `${decimals(leastSpin(LEANING_TOP, 1), 0)} rad/s`,
  topWakes: () => greatestLean(0.9),
  topStays: () => greatestLean(1.1),
  topGrows: () => `${decimals(wakes, 1)} s⁻¹`,
  topTenfold: () => `${decimals(Math.log(10) / wakes, 1)} s`,
  minuteRate: () => decimals(RATE, 0),
  minuteTurn: () => `${decimals(spin / RATE, 1)} rad`,
  minuteEnds: () => `${decimals(minuteOf("explicit").endsAt ?? Number.NaN, 1)} s`,
  minuteSinks: () => below(Math.sin(minuteOf("implicit-body").lowest)),
  minuteGains: () => {
    const { axial, spun } = minuteOf("momentum");
    return percentage(axial / spun);
  },
};

const greatestLean = (share: number) => `${decimals(toDegrees(Math.acos(nudged(share).turns[0])), 0)}°`;
