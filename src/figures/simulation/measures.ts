import type { Report } from "../../playback/player";
import type { Measure } from "../../ui/MeasureList";
import { strings } from "../strings/en";
import { type Quantity, type QuantityId, quantity } from "./quantities";
import type { Followed } from "./sparklines";

export interface LaneMeasure extends Followed {
  readonly row: Measure;
  readonly parts: Quantity["parts"];
  /** It deviates from what it should be by more than {@link NOTICED}. */
  readonly strays: (report: Report) => boolean;
}

const { should } = strings;

/** Relative change that fills a sparkline's height; greater ones are scaled down to it. */
const VISIBLE = 0.01;

/** A thousandth, or a twentieth of a degree. To mark all but round-off would mark even the rules that hold best. */
const NOTICED = 1e-3;

function kept(id: QuantityId, target: 0 | 1, words: string): LaneMeasure {
  const of = (report: Report): number | null => report[id] as number | null;
  const { parts, ...row } = quantity(id);
  return {
    row: { ...row, should: words },
    parts,
    value: (report) => [of(report) ?? Number.NaN],
    level: target,
    leastSpan: VISIBLE,
    strays: (report) => Math.abs((of(report) ?? target) - target) > NOTICED,
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
    strays: () => false,
  };
}

export const MEASURES = {
  energyDrift: kept("energyDrift", 0, should.stayZero),
  momentumDrift: kept("momentumDrift", 0, should.stayZero),
  momentumAngle: kept("momentumAngle", 0, should.stayZero),
  attitudeError: kept("attitudeError", 0, should.beZero),
  orthogonalityError: kept("orthogonalityError", 0, should.beZero),
  determinant: kept("determinant", 1, should.beOne),
  quaternionNorm: kept("quaternionNorm", 1, should.beOne),
  energy: followed("energy"),
  angularVelocity: followed("angularVelocity"),
  angularVelocityBody: followed("angularVelocityBody"),
  angularMomentum: followed("angularMomentum"),
  orientation: followed("orientation"),
  position: followed("position"),
  velocity: followed("velocity"),
} satisfies Partial<Record<QuantityId, LaneMeasure>>;

export type MeasureId = keyof typeof MEASURES;
