import type { ReactNode } from "react";
import { isExact } from "../../core/dynamics/lane";
import type { Player } from "../../playback/player";
import { type ReadoutCell, type ReadoutColumn, Readouts } from "../../ui/Readouts";
import { strings } from "../strings/en";
import { laneHeadings, laneName } from "./laneNames";
import { type Quantity, type QuantityId, quantitiesOf } from "./quantities";
import { useSimulationFigure } from "./SimulationContext";

export function readoutColumns(
  player: Player,
  headings: readonly string[],
  quantities: readonly Quantity[],
): ReadoutColumn[] {
  // Before React's next render, a heading may be of a lane that is gone.
  return headings.slice(0, player.laneCount).map((heading, lane) => {
    const played = player.scenario.lanes[lane];
    return {
      lane: played && isExact(played) ? "exact" : laneName(lane).toLowerCase(),
      heading,
      cells: laneCells(player, lane, quantities),
    };
  });
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

export function endOf(reason: string): string {
  return reason === "the recording ends" ? strings.lane.ended : strings.lane.diverged;
}

export const NOT_ABOUT_TURNING = [
  "angularVelocityBody",
  "angularMomentum",
  "momentumAngle",
  "momentumDrift",
  "energy",
  "energyDrift",
] as const;

interface SimulationReadoutsProps {
  readonly more?: readonly QuantityId[];
  readonly omit?: readonly QuantityId[];
}

export function SimulationReadouts({ more = [], omit = [] }: SimulationReadoutsProps): ReactNode {
  const { driver, settings, spec } = useSimulationFigure();
  const headings = laneHeadings(settings, spec);
  const rows = quantitiesOf(more, omit);
  return (
    <Readouts
      key={headings.length}
      rows={rows}
      columns={() => readoutColumns(driver.player, headings, rows)}
    />
  );
}
