import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { decimals, shortNumber } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { strings } from "./strings/en";
import { HELD_WHEEL, heightRateSquared } from "./top";

const words = strings.height;

const PUSHES = [
  ["rest", 0],
  ["half", 0.5],
  ["back", -0.5],
] as const;

const CURVES: readonly FunctionCurve[] = PUSHES.map(([id, share]) => ({
  id,
  name: words.curves[id],
  at: (u) => heightRateSquared(HELD_WHEEL, share, u),
}));

const HEIGHT: GraphSpec = {
  plot: {
    x: {
      name: words.heightAxis,
      from: -0.1,
      to: 0.02,
      ticks: [-0.1, -0.08, -0.06, -0.04, -0.02, 0, 0.02],
      tickText: (u) => decimals(u, 2),
    },
    y: {
      name: words.rateAxis,
      from: -1,
      to: 2,
      ticks: [-1, 0, 1, 2],
      tickText: (rate) => decimals(rate, 0),
    },
    curves: CURVES,
    references: [{ axis: "y", at: 0, text: words.level, end: "left" }],
    samples: 120,
  },
  slider: { label: words.slider, step: 1 / 120, text: (u) => `u = ${decimals(u, 3)}` },
  heading: words.heading,
  valueText: (rate) => shortNumber(rate, 2),
  describe: (u) =>
    words.describe(
      decimals(u, 3),
      CURVES.map(({ name, at }) => words.rateOf(name, shortNumber(at(u), 2))),
    ),
};

export const Height = graphIsland("Height", HEIGHT);
