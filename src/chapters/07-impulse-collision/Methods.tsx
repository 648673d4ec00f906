import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { BOX_ON_FLOOR, BOX_ON_FLOOR_ROWS } from "./boxOnFloor";
import { DEPTH, TOTAL_ENERGY } from "./contactPlots";
import { SURFACE_SLIDERS } from "./sliders";

const PLOTS = [TOTAL_ENERGY, DEPTH];

const SPEC: SimulationSpec = {
  ...BOX_ON_FLOOR,
  measures: ["position", "velocity"],
  choices: {
    first: "timeStep",
    formulations: [],
    rates: [30, 60, 240],
    sliders: SURFACE_SLIDERS,
    launches: true,
    startByHand: true,
  },
};

export const Methods = simulationIsland("Methods", {
  spec: SPEC,
  readouts: <SimulationReadouts {...BOX_ON_FLOOR_ROWS} />,
  plots: <Plots plots={PLOTS} />,
});
