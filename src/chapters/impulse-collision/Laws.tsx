import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { BOX_ON_FLOOR, BOX_ON_FLOOR_ROWS, FLOOR_CAMERA, followedBoxMarks } from "./boxOnFloor";
import { CONTACT_PLOTS } from "./contactPlots";
import { SURFACE_SLIDERS } from "./sliders";

const SPEC: SimulationSpec = {
  ...BOX_ON_FLOOR,
  marks: followedBoxMarks,
  camera: () => ({ ...FLOOR_CAMERA, target_W: [0, 0.6, 0], radius: 0.84 }),
  measures: ["energy", "velocity"],
  choices: {
    first: { slider: "friction" },
    formulations: [],
    rates: [60, 120, 240, 480],
    sliders: SURFACE_SLIDERS,
    launches: true,
    startByHand: true,
  },
};

export const Laws = simulationIsland("Laws", {
  spec: SPEC,
  readouts: <SimulationReadouts {...BOX_ON_FLOOR_ROWS} />,
  plots: <Plots plots={CONTACT_PLOTS} />,
});
