import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { decimals, shortNumber } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import {
  exactFactor,
  explicitFactor,
  implicitFactor,
  midpointFactor,
  rungeKuttaFactor,
} from "./linearModels";
import { strings } from "./strings/en";

const words = strings.drag;

const CURVES: readonly FunctionCurve[] = [
  { id: "exact", name: words.exact, at: exactFactor },
  { id: "explicit", name: words.explicit, at: explicitFactor },
  { id: "implicit", name: words.implicit, at: implicitFactor },
  { id: "midpoint", name: words.midpoint, at: midpointFactor },
  { id: "rk4", name: words.rk4, at: rungeKuttaFactor },
];

const DRAG: GraphSpec = {
  plot: {
    x: {
      name: words.strengthAxis,
      from: 0,
      to: 8,
      ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      tickText: (z) => decimals(z, 0),
    },
    y: {
      name: words.factorAxis,
      from: -2,
      to: 2,
      ticks: [-2, -1, 0, 1, 2],
      tickText: (factor) => decimals(factor, 0),
    },
    curves: CURVES,
    references: [
      { axis: "y", at: 1, text: words.stableBelow, end: "right" },
      { axis: "y", at: -1, text: words.stableAbove, end: "right" },
    ],
    samples: 200,
  },
  slider: { label: words.slider, step: 1 / 160, text: (z) => `βΔt = ${decimals(z, 2)}` },
  heading: words.factor,
  valueText: (factor) => shortNumber(factor, 2),
  describe: (z) =>
    words.describe(
      decimals(z, 2),
      CURVES.map(({ name, at }) => words.factorOf(name, shortNumber(at(z), 2))),
    ),
};

export const Drag = graphIsland("Drag", DRAG);
