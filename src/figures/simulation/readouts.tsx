import type { ReactNode } from "react";
import { isExact } from "../../core/dynamics/lane";
import { decimals, degrees, percent } from "../../format/numbers";
import type { Player, Report } from "../../playback/player";
import { TERMS } from "../../ui/glossary";
import { type ReadoutCell, type ReadoutColumn, type ReadoutRow, Readouts } from "../../ui/Readouts";
import { strings } from "../strings";
import { laneHeadings, laneName } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";

export interface Quantity extends ReadoutRow {
  readonly quantity: keyof Report;
  readonly parts: (report: Report) => readonly string[];
}

const names = strings.quantities;

const vector = (value: readonly number[]): string[] => value.map((component) => decimals(component, 3));
const orDash = (value: number | null, show: (value: number) => string): string[] => [
  value === null ? "–" : show(value),
];

/** What the Readouts show of a freely turning body, in the order of the table. */
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

type QuantityId = keyof typeof MORE;

/** The rows of a figure's Readouts, in the order of the table. */
export function quantitiesOf(
  more: readonly QuantityId[],
  except: readonly Quantity["quantity"][],
): readonly Quantity[] {
  const usual = QUANTITIES.filter(({ quantity }) => !except.includes(quantity));
  return [...usual, ...more.map((id) => MORE[id])];
}

/** The table's columns at the player's present frame: its lanes in order, under these headings. */
export function readoutColumns(
  player: Player,
  headings: readonly string[],
  quantities: readonly Quantity[],
): ReadoutColumn[] {
  // Between a change of lanes and React's next render, a heading may be of a lane that is gone.
  return headings.slice(0, player.laneCount).map((heading, lane) => ({
    lane: isExactLane(player, lane) ? "exact" : laneName(lane).toLowerCase(),
    heading,
    cells: laneCells(player, lane, quantities),
  }));
}

function isExactLane({ scenario }: Player, lane: number): boolean {
  const found = scenario.lanes[lane];
  return found !== undefined && isExact(found);
}

function laneCells(
  player: Player,
  lane: number,
  quantities: readonly Quantity[],
): Record<string, ReadoutCell> {
  const report = player.report(lane);
  const entries = quantities.map((quantity): [string, ReadoutCell] => {
    if ("diverged" in report) return [quantity.quantity, { value: null, parts: [endOf(report.diverged)] }];
    return [quantity.quantity, { value: report[quantity.quantity], parts: quantity.parts(report) }];
  });
  return Object.fromEntries(entries);
}

function endOf(reason: string): string {
  return reason === "the recording ends" ? strings.lane.ended : strings.lane.diverged;
}

/** Rows of the Readouts about the dynamics, which figures of mere turning leave out. */
export const NOT_ABOUT_TURNING = [
  "angularVelocityBody",
  "angularMomentum",
  "momentumAngle",
  "momentumDrift",
  "energy",
  "energyDrift",
] as const;

interface SimulationReadoutsProps {
  /** Rows below the usual ones. */
  readonly more?: readonly QuantityId[];
  /** Rows that are about something else than the figure. */
  readonly omit?: readonly Quantity["quantity"][];
}

/** A row per quantity, a column per lane, at the present frame. */
export function SimulationReadouts({ more = [], omit = [] }: SimulationReadoutsProps): ReactNode {
  const { driver, settings } = useSimulationFigure();
  const headings = laneHeadings(settings);
  const rows = quantitiesOf(more, omit);
  return (
    <Readouts
      key={headings.length}
      rows={rows}
      columns={() => readoutColumns(driver.player, headings, rows)}
    />
  );
}
