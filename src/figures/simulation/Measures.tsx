import { type ReactNode, useState } from "react";
import type { Player } from "../../playback/player";
import { MeasureList, type MeasureReading } from "../../ui/MeasureList";
import { laneHeadings, laneName } from "./laneNames";
import { MEASURES, type MeasureId } from "./measures";
import { endOf } from "./readouts";
import { useSimulationFigure } from "./SimulationContext";
import { Sparklines } from "./sparklines";

export function Measures(): ReactNode {
  const { settings, driver, spec } = useSimulationFigure();
  const { player } = driver;
  const [sparklines] = useState(
    () => new Map(spec.measures.map((id) => [id as string, new Sparklines(player, MEASURES[id])])),
  );
  const headings = laneHeadings(settings, spec);
  const readings = (quantity: string) => {
    const paths = sparklines.get(quantity)?.paths() ?? [];
    return headings.slice(0, Math.min(settings.lanes.length, player.laneCount)).map((heading, lane) => ({
      lane: settings.lanes.length > 1 ? laneName(lane) : "",
      heading,
      ...readingOf(player, lane, quantity as MeasureId),
      sparkline: paths[lane] ?? "",
    }));
  };
  return (
    <MeasureList
      key={settings.lanes.length}
      measures={spec.measures.map((id) => MEASURES[id].row)}
      readings={readings}
    />
  );
}

function readingOf(player: Player, lane: number, id: MeasureId): Pick<MeasureReading, "parts" | "strays"> {
  const report = player.report(lane);
  if ("diverged" in report) return { parts: [endOf(report.diverged)], strays: undefined };
  const { parts, strays } = MEASURES[id];
  return { parts: parts(report), strays: strays(report) };
}
