import { SPRING_IDS, type SpringId } from "../../../core/spring/index";
import { type GraphSpec, graphIsland } from "../../../figures/graph/GraphFigure";
import { strings as kit } from "../../../figures/strings/en";
import { decimals, powerLabel, shortNumber } from "../../../format/numbers";
import { typographic } from "../../../format/text";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";
import { FAR, farthestAt, measuredOrder } from "../linearModels";
import { strings } from "../strings/en";

const words = strings.springOrder;

const CURVES: readonly FunctionCurve[] = SPRING_IDS.map((id) => ({
  id,
  name: typographic(kit.springs[id]),
  at: (h) => farthestAt(id, h),
}));

const SPRING_ORDER: GraphSpec = {
  plot: {
    x: {
      name: "h = νΔt [rad]",
      from: 0.01,
      to: 2,
      log: true,
      ticks: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
      tickText: (h) => shortNumber(h),
    },
    y: {
      name: words.distanceAxis,
      from: 1e-9,
      to: 10,
      log: true,
      ticks: [1e-8, 1e-6, 1e-4, 1e-2, 1],
      tickText: powerLabel,
    },
    curves: CURVES,
    samples: 60,
  },
  slider: { label: words.slider, step: 1 / 120, text: (h) => `${shortNumber(h, 2)} rad` },
  heading: words.distance,
  valueText: (value) => (value >= FAR ? words.overAMillion : shortNumber(value, 2)),
  also: {
    heading: words.order,
    text: ({ id }, h) => {
      const order = measuredOrder(id as SpringId, h);
      return Math.abs(order) < 10 ? decimals(order, 2) : words.noOrder;
    },
  },
  describe: (h) =>
    words.describe(
      `${shortNumber(h, 2)} rad`,
      CURVES.map(({ name, at }) => words.distanceOf(name, shortNumber(at(h), 2))),
    ),
};

export const Order = graphIsland("Order", SPRING_ORDER);
