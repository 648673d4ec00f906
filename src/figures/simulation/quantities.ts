import { decimals, degrees, percent } from "../../format/numbers";
import type { Report } from "../../playback/player";
import { TERMS } from "../../ui/glossary";
import type { ReadoutRow } from "../../ui/Readouts";
import { strings } from "../strings/en";

export interface Quantity extends ReadoutRow {
  readonly quantity: keyof Report;
  readonly parts: (report: Report) => readonly string[];
}

type Row = Omit<Quantity, "quantity" | "name">;

const ofTerm = (term: keyof typeof TERMS) => ({
  symbol: TERMS[term].symbol,
  unit: TERMS[term].unit,
  term,
});
const vector = (value: readonly number[]): string[] => value.map((component) => decimals(component, 3));
const orDash = (value: number | null, show: (value: number) => string): string[] => [
  value === null ? "–" : show(value),
];
const factor = (value: number): string => decimals(value, 4);

/** In the order of the table. */
const USUAL = {
  angularVelocity: { ...ofTerm("omega"), parts: (now) => vector(now.angularVelocity) },
  angularVelocityBody: {
    unit: TERMS.omega.unit,
    term: "omega",
    parts: (now) => vector(now.angularVelocityBody),
  },
  angularMomentum: { ...ofTerm("momentum"), parts: (now) => vector(now.angularMomentum) },
  momentumAngle: { unit: "", term: "momentum", parts: (now) => orDash(now.momentumAngle, degrees) },
  momentumDrift: { unit: "", term: "momentum", parts: (now) => orDash(now.momentumDrift, percent) },
  energy: { ...ofTerm("energy"), parts: (now) => [decimals(now.energy, 4)] },
  energyDrift: { unit: "", term: "energy", parts: (now) => orDash(now.energyDrift, percent) },
  orientation: { symbol: "q", unit: "", parts: (now) => vector(now.orientation) },
} satisfies Partial<Record<keyof Report, Row>>;

const MORE = {
  pivotMomentum: { ...ofTerm("momentum"), parts: (now) => vector(now.pivotMomentum) },
  position: { ...ofTerm("centre"), parts: (now) => vector(now.position) },
  velocity: { ...ofTerm("centreVelocity"), parts: (now) => vector(now.velocity) },
  attitudeError: { unit: "", parts: (now) => orDash(now.attitudeError, degrees) },
  quaternionNorm: { unit: "", parts: (now) => orDash(now.quaternionNorm, factor) },
  orthogonalityError: { unit: "", parts: (now) => orDash(now.orthogonalityError, factor) },
  determinant: { unit: "", parts: (now) => orDash(now.determinant, factor) },
} satisfies Partial<Record<keyof Report, Row>>;

const ROWS = { ...USUAL, ...MORE };

export type QuantityId = keyof typeof ROWS;

export function quantity(id: QuantityId): Quantity {
  return { quantity: id, name: strings.quantities[id], ...ROWS[id] };
}

export function quantitiesOf(
  more: readonly QuantityId[],
  except: readonly QuantityId[],
): readonly Quantity[] {
  const usual = Object.keys(USUAL) as QuantityId[];
  return [...usual.filter((id) => !except.includes(id)), ...more].map(quantity);
}
