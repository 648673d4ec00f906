import type { GraphSpec } from "../../../figures/graph/GraphFigure";
import { seconds } from "../../../format/numbers";
import { shortNumber } from "../../../format/shortNumber";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";
import { asIfNear, separationAcross, separationAlong } from "./runs";

/** How far apart two true motions are that start close to each other. */
const CURVES: readonly FunctionCurve[] = [
  { id: "across", name: "Two starts on neighbouring curves", at: separationAcross },
  { id: "along", name: "Two starts on one curve", at: separationAlong },
  { id: "near", name: "As near the axis: exp(λt) times the first distance", at: asIfNear },
];

export const NEIGHBOURS: GraphSpec = {
  plot: {
    x: { name: "time [s]", from: 0, to: 60, ticks: [0, 10, 20, 30, 40, 50, 60], tickText: String },
    y: {
      name: "angle between the two L, seen from the body [rad]",
      from: 0,
      to: 1,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
      tickText: String,
    },
    curves: CURVES,
    samples: 480,
  },
  slider: { label: "Time", step: 1 / 600, text: seconds },
  heading: "Angle [rad]",
  valueText: (value) => shortNumber(value, 2),
  describe: (t) =>
    `After ${seconds(t)}: ${CURVES.map(({ name, at }) => `${name}, ${shortNumber(at(t), 2)} rad`).join("; ")}.`,
};
