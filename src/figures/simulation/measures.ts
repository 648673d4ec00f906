import { ROUND_OFF } from "../../format/numbers";
import type { Report } from "../../playback/player";
import type { Measure, MeasureReading } from "../../ui/MeasureList";
import { strings } from "../strings/en";
import { type Quantity, type QuantityId, quantity } from "./quantities";
import type { Followed } from "./sparklines";

export interface LaneMeasure extends Followed {
  readonly row: Measure;
  readonly parts: Quantity["parts"];
  readonly strays: (report: Report) => MeasureReading["strays"];
}

const { should } = strings;

/** Relative change that fills a sparkline's height; greater ones are scaled down to it. */
const VISIBLE = 0.01;

/** A thousandth, or a twentieth of a degree: what deviates by less nearly holds. */
const NOTICED = 1e-3;

/** What a quantity keeps to, and the deviation below which it reads as that. */
interface Kept {
  readonly level: 0 | 1;
  readonly should: string;
  readonly unseen: number;
}

const AT_ZERO: Kept = { level: 0, should: should.stayZero, unseen: ROUND_OFF };

/** Factors are shown to four places. */
const FACTOR = { unseen: 5e-5 };

const AT_ONE: Kept = { level: 1, should: should.stayOne, ...FACTOR };

function kept(id: QuantityId, { level, should: words, unseen }: Kept): LaneMeasure {
  const of = (report: Report): number | null => report[id] as number | null;
  const { parts, ...row } = quantity(id);
  return {
    row: { ...row, should: words },
    parts,
    value: (report) => [of(report) ?? Number.NaN],
    level,
    leastSpan: VISIBLE,
    strays: (report) => {
      const deviation = Math.abs((of(report) ?? level) - level);
      return deviation > NOTICED ? "clearly" : deviation > unseen ? "slightly" : undefined;
    },
  };
}

function followed(id: QuantityId): LaneMeasure {
  const { parts, ...row } = quantity(id);
  return {
    row,
    parts,
    value: (report) => {
      const value = report[id];
      return typeof value === "number" ? [value] : ((value ?? []) as readonly number[]);
    },
    leastSpan: VISIBLE,
    strays: () => undefined,
  };
}

export const MEASURES = {
  energyDrift: kept("energyDrift", AT_ZERO),
  momentumDrift: kept("momentumDrift", AT_ZERO),
  momentumAngle: kept("momentumAngle", AT_ZERO),
  attitudeError: kept("attitudeError", AT_ZERO),
  orthogonalityError: kept("orthogonalityError", { ...AT_ZERO, ...FACTOR }),
  determinant: kept("determinant", AT_ONE),
  quaternionNorm: kept("quaternionNorm", AT_ONE),
  energy: followed("energy"),
  angularVelocity: followed("angularVelocity"),
  angularVelocityBody: followed("angularVelocityBody"),
  angularMomentum: followed("angularMomentum"),
  pivotMomentum: followed("pivotMomentum"),
  orientation: followed("orientation"),
  position: followed("position"),
  velocity: followed("velocity"),
} satisfies Partial<Record<QuantityId, LaneMeasure>>;

export type MeasureId = keyof typeof MEASURES;
