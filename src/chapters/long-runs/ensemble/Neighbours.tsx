import { type GraphSpec, graphIsland } from "../../../figures/graph/GraphFigure";
import { decimals, seconds, shortNumber } from "../../../format/numbers";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";
import { strings } from "../strings/en";
import { asIfNear, separationAcross, separationAlong } from "./runs";

const words = strings.neighbours;

const CURVES: readonly FunctionCurve[] = [
  { id: "across", name: words.across, at: separationAcross },
  { id: "along", name: words.along, at: separationAlong },
  { id: "near", name: words.asIfNear, at: asIfNear },
];

const NEIGHBOURS: GraphSpec = {
  plot: {
    x: {
      name: words.timeAxis,
      from: 0,
      to: 60,
      ticks: [0, 10, 20, 30, 40, 50, 60],
      tickText: (t) => decimals(t, 0),
    },
    y: {
      name: `${words.angleAxis} [rad]`,
      from: 0,
      to: 1,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
      tickText: (angle) => shortNumber(angle),
    },
    curves: CURVES,
    samples: 480,
  },
  slider: { label: words.slider, step: 1 / 600, text: seconds },
  heading: `${words.angle} [rad]`,
  valueText: (value) => shortNumber(value, 2),
  describe: (t) =>
    words.describe(
      seconds(t),
      CURVES.map(({ name, at }) => words.angleOf(name, `${shortNumber(at(t), 2)} rad`)),
    ),
};

export const Neighbours = graphIsland("Neighbours", NEIGHBOURS);
