import { Plots } from "../../figures/simulation/plots/Plots";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { READOUTS, SPEC } from "./HeldWheel";
import { AXLE_PLOTS, KEPT_PLOTS } from "./topPlots";

/** The wheel with what should be kept. */
export const HeldMinute = simulationIsland("HeldMinute", {
  spec: SPEC,
  readouts: READOUTS,
  plots: <Plots plots={[...AXLE_PLOTS.slice(1), ...KEPT_PLOTS]} />,
});
