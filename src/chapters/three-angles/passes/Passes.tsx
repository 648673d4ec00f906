import { type GraphSpec, graphIsland } from "../../../figures/graph/GraphFigure";
import { decimals, powerLabel, shortNumber, toDegrees } from "../../../format/numbers";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";
import { strings } from "../strings/en";
import { FromAbove } from "./FromAbove";
import { FRAME_TURN, type KeptId, passingError } from "./runs";

const words = strings.passes;

const radians = (angle: number) => (angle * Math.PI) / 180;

const KINDS: readonly (readonly [KeptId, keyof typeof words.curves.angles])[] = [
  ["angles", "midpoint"],
  ["angles", "rk4"],
  ["matrix", "midpoint"],
  ["matrix", "rk4"],
];

/** Of x = δ [°], in degrees. */
const CURVES: readonly FunctionCurve[] = KINDS.map(([kept, rule]) => ({
  id: `${kept}-${rule}`,
  name: words.curves[kept][rule],
  at: (miss) => toDegrees(passingError(kept, rule, radians(miss))),
}));

const PASSES: GraphSpec = {
  plot: {
    x: {
      name: words.missAxis,
      from: 0.1,
      to: 45,
      log: true,
      ticks: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 45],
      tickText: (miss) => shortNumber(miss),
    },
    y: {
      name: words.errorAxis,
      from: 1e-8,
      to: 100,
      log: true,
      ticks: [1e-8, 1e-6, 1e-4, 1e-2, 1, 100],
      tickText: powerLabel,
    },
    curves: CURVES,
    references: [{ axis: "x", at: toDegrees(FRAME_TURN), text: words.frameTurn }],
    samples: 60,
  },
  slider: { label: words.slider, step: 1 / 120, text: (miss) => `δ = ${shortNumber(miss, 2)}°` },
  diagram: (miss) => <FromAbove miss={radians(miss)} />,
  heading: words.error,
  valueText: (error) => `${shortNumber(error, 2)}°`,
  also: {
    heading: words.halved,
    // Within a frame's turn the error is a matter of where a frame happens to fall.
    text: ({ at }, miss) =>
      radians(miss) / 2 < FRAME_TURN ? "–" : `× ${decimals(at(miss / 2) / at(miss), 2)}`,
  },
  describe: (miss) =>
    words.describe(
      shortNumber(miss, 2),
      CURVES.map(({ name, at }) => words.errorOf(name, shortNumber(at(miss), 2))),
    ),
};

export const Passes = graphIsland("Passes", PASSES);
