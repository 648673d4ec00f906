import type { ReactNode } from "react";
import { isDiverged } from "../../../core/dynamics/state";
import { RowMeasures } from "../../../figures/diagram/Numbers";
import { useSimulationFigure } from "../../../figures/simulation/SimulationContext";
import { simulationIsland } from "../../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../../figures/simulation/spec";
import type { Camera } from "../../../scene/camera";
import { type ReadoutColumn, Readouts } from "../../../ui/Readouts";
import { strings } from "../strings/en";
import { describeSandwich, SANDWICH_ROWS, sandwichColumn, sandwichMarks } from "./picture";

const { layers } = strings.sandwich;

const CAMERA: Camera = { target_W: [0, 0.12, 0], radius: 1.3, azimuth: 1.15, elevation: 0.34, zoom: 1 };

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "one", ...layers.oneProduct, shownAtFirst: true },
    { id: "two", ...layers.twoProducts, term: "position", shownAtFirst: true },
    { id: "paths", ...layers.paths, shownAtFirst: true },
  ],
  marks: sandwichMarks,
  describe: describeSandwich,
  measures: [],
  choices: {
    formulations: [],
  },
};

function useColumns(): () => ReadoutColumn[] {
  const { driver } = useSimulationFigure();
  return () => {
    const now = driver.player.instant(0);
    return isDiverged(now) ? [] : [sandwichColumn(now)];
  };
}

function SandwichMeasures(): ReactNode {
  return (
    <RowMeasures rows={SANDWICH_ROWS} columns={useColumns()} matter={["turn", "scalarOfOne", "ofTwo"]} />
  );
}

function SandwichReadouts(): ReactNode {
  return <Readouts rows={SANDWICH_ROWS} columns={useColumns()} />;
}

export const Sandwich = simulationIsland("Sandwich", {
  spec: SPEC,
  measures: <SandwichMeasures />,
  readouts: <SandwichReadouts />,
});
