import { type GraphSpec, graphFigure } from "../../figures/graph/GraphFigure";
import { island } from "../../figures/shell/island";
import { decimals, shortNumber } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { strings } from "./strings/en";

/*
 * A drag alone, v̇ = −βv: the factors by which one step of each rule multiplies the speed, as functions of z = βΔt.
 */

/** The true motion: e^{−z}. */
export const exactFactor = (z: number): number => Math.exp(-z);

/** v′ = v − z v. */
export const explicitFactor = (z: number): number => 1 - z;

/** v′ = v − z v′. */
export const implicitFactor = (z: number): number => 1 / (1 + z);

/** v′ = v − ½z (v + v′). */
export const midpointFactor = (z: number): number => (1 - z / 2) / (1 + z / 2);

/** Runge and Kutta's classical rule, four rates weighted 1 : 2 : 2 : 1; Δt times the rate of v is −z v. */
export function rungeKuttaFactor(z: number): number {
  const first = -z;
  const second = -z * (1 + first / 2);
  const third = -z * (1 + second / 2);
  const fourth = -z * (1 + third);
  return 1 + (first + 2 * second + 2 * third + fourth) / 6;
}

/** The z above which the Runge-Kutta factor exceeds one, by bisection; at 2 it is below, at 4 above. */
export function rungeKuttaLimit(): number {
  let [low, high] = [2, 4];
  for (let k = 0; k < 52; k++) {
    const middle = (low + high) / 2;
    if (rungeKuttaFactor(middle) < 1) low = middle;
    else high = middle;
  }
  return low;
}

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

export const Drag = island("Drag", graphFigure(DRAG));
