import { decimals, degrees, rounded, shortNumber, toDegrees } from "../../format/numbers";
import { addedReading } from "./Added";
import { SPIN } from "./loop/flight";
import { FRAME_TURN, type KeptId, passingError, RATE, type RuleId } from "./passes/runs";

interface Miss {
  /** δ [°] */
  readonly miss: number;
}

interface Pass extends Miss {
  readonly kept: KeptId;
  readonly rule: RuleId;
}

const radians = (angle: number) => (angle * Math.PI) / 180;

const errorOf = ({ kept, rule, miss }: Pass) => passingError(kept, rule, radians(miss));

export const ANGLE_VALUES = {
  /** The rate of yaw at the zenith, in spins. */
  zenithFactor: ({ miss }: Miss) => rounded(1 / Math.sin(radians(miss)), 2),
  zenithRate: ({ miss }: Miss) => `${rounded(toDegrees(SPIN / Math.sin(radians(miss))), 2)}° a second`,
  loopSpin: () => `${decimals(toDegrees(SPIN), 0)}° a second`,
  passingError: (pass: Pass) => `${shortNumber(toDegrees(errorOf(pass)), 2)}°`,
  /** When δ is halved, the error is so many times what it was. */
  passingRatio: (pass: Pass) => decimals(errorOf({ ...pass, miss: pass.miss / 2 }) / errorOf(pass), 1),
  passingRate: () => decimals(RATE, 0),
  passingFrameTurn: () => degrees(FRAME_TURN),
  /** After a time [s]. */
  addedApart: ({ at }: { readonly at: number }) => degrees(addedReading(at).apart),
};
