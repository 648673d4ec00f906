import { decimals, degrees, percent } from "../../format/numbers";
import type { Report } from "../../playback/player";
import { TERMS } from "../../ui/glossary";
import type { ReadoutRow } from "../../ui/Readouts";
import { strings } from "../strings/en";

export interface Quantity extends ReadoutRow {
  readonly quantity: keyof Report;
  readonly parts: (report: Report) => readonly string[];
}

const names = strings.quantities;

const vector = (value: readonly number[]): string[] => value.map((component) => decimals(component, 3));
const orDash = (value: number | null, show: (value: number) => string): string[] => [
  value === null ? "–" : show(value),
];

/** The quantities of the Readouts of a free body, in the order of the table. */
const QUANTITIES: readonly Quantity[] = [
  {
    quantity: "angularVelocity",
    name: names.angularVelocity,
    symbol: TERMS.omega.symbol,
    unit: TERMS.omega.unit,
    term: "omega",
    parts: (report) => vector(report.angularVelocity),
  },
  {
    quantity: "angularVelocityBody",
    name: names.angularVelocityBody,
    unit: TERMS.omega.unit,
    term: "omega",
    parts: (report) => vector(report.angularVelocityBody),
  },
  {
    quantity: "angularMomentum",
    name: names.angularMomentum,
    symbol: TERMS.momentum.symbol,
    unit: TERMS.momentum.unit,
    term: "momentum",
    parts: (report) => vector(report.angularMomentum),
  },
  {
    quantity: "momentumAngle",
    name: names.momentumAngle,
    unit: "",
    term: "momentum",
    parts: (report) => orDash(report.momentumAngle, degrees),
  },
  {
    quantity: "momentumDrift",
    name: names.momentumDrift,
    unit: "",
    term: "momentum",
    parts: (report) => orDash(report.momentumDrift, percent),
  },
  {
    quantity: "energy",
    name: names.energy,
    symbol: TERMS.energy.symbol,
    unit: TERMS.energy.unit,
    term: "energy",
    parts: (report) => [decimals(report.energy, 4)],
  },
  {
    quantity: "energyDrift",
    name: names.energyDrift,
    unit: "",
    term: "energy",
    parts: (report) => orDash(report.energyDrift, percent),
  },
  {
    quantity: "orientation",
    name: names.orientation,
    symbol: "q",
    unit: "",
    parts: (report) => vector(report.orientation),
  },
];

/** Rows that some figures add. */
const MORE = {
  position: {
    quantity: "position",
    name: names.position,
    symbol: TERMS.centre.symbol,
    unit: TERMS.centre.unit,
    term: "centre",
    parts: (report) => vector(report.position),
  },
  velocity: {
    quantity: "velocity",
    name: names.velocity,
    symbol: TERMS.centreVelocity.symbol,
    unit: TERMS.centreVelocity.unit,
    term: "centreVelocity",
    parts: (report) => vector(report.velocity),
  },
  attitudeError: {
    quantity: "attitudeError",
    name: names.attitudeError,
    unit: "",
    parts: (report) => orDash(report.attitudeError, degrees),
  },
  quaternionNorm: {
    quantity: "quaternionNorm",
    name: names.quaternionNorm,
    unit: "",
    parts: (report) => orDash(report.quaternionNorm, (value) => decimals(value, 4)),
  },
  orthogonalityError: {
    quantity: "orthogonalityError",
    name: names.orthogonalityError,
    unit: "",
    parts: (report) => orDash(report.orthogonalityError, (value) => decimals(value, 4)),
  },
  determinant: {
    quantity: "determinant",
    name: names.determinant,
    unit: "",
    parts: (report) => orDash(report.determinant, (value) => decimals(value, 4)),
  },
} satisfies Record<string, Quantity>;

export type QuantityId = keyof typeof MORE;

/** The rows of a figure's Readouts, in the order of the table. */
export function quantitiesOf(
  more: readonly QuantityId[],
  except: readonly Quantity["quantity"][],
): readonly Quantity[] {
  const usual = QUANTITIES.filter(({ quantity }) => !except.includes(quantity));
  return [...usual, ...more.map((id) => MORE[id])];
}

/** One quantity by its key. */
export function quantity(id: Quantity["quantity"]): Quantity {
  const found = [...QUANTITIES, ...Object.values(MORE)].find((one) => one.quantity === id);
  if (!found) throw new Error(`no row of the Readouts is about ${id}`);
  return found;
}
