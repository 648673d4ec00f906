import { decimals, rounded, toDegrees } from "../../format/numbers";
import { PER_SECOND } from "../../language/strings/en";
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

const wholeDegrees = (angle: number) => `${decimals(toDegrees(angle), 0)}°`;

const radians = (angle: number) => (angle * Math.PI) / 180;

const errorOf = ({ kept, rule, miss }: Pass) => passingError(kept, rule, radians(miss));

export const ANGLE_VALUES = {
  /** The rate of yaw at the zenith, in spins. */
  zenithFactor: ({ miss }: Miss) => rounded(1 / Math.sin(radians(miss)), 2),
  zenithRate: ({ miss }: Miss) => `${wholeDegrees(SPIN / Math.sin(radians(miss)))}${PER_SECOND}`,
  loopSpin: () => `${wholeDegrees(SPIN)}${PER_SECOND}`,
  /** When δ is halved, the error is so many times what it was. */
  passingRatio: (pass: Pass) => decimals(errorOf({ ...pass, miss: pass.miss / 2 }) / errorOf(pass), 1),
  passingError: (pass: Pass) => `${decimals(toDegrees(errorOf(pass)), pass.rule === "euler" ? 1 : 2)}°`,
  passingRate: () => decimals(RATE, 0),
  passingFrameTurn: () => `${decimals(toDegrees(FRAME_TURN), 1)}°`,
  /** After a time [s]. */
  addedApart: ({ at }: { readonly at: number }) => wholeDegrees(addedReading(at).apart),
};
