import {
  SPRING,
  SPRING_IDS,
  type SpringId,
  type SpringState,
  springAt,
  springDistance,
} from "../../../core/spring/index";
import type { GraphSpec } from "../../../figures/graph/GraphFigure";
import { strings as kit } from "../../../figures/strings";
import { decimals } from "../../../format/numbers";
import { shortNumber } from "../../../format/shortNumber";
import { typographic } from "../../../format/typographic";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";

/** How far a rule is ever from the true motion of a spring within two turns, against the angle of a frame. */
const SPAN = 4 * Math.PI;
const RATE = 1;
const START: SpringState = { x: 1, v: 0 };

/** No run is followed beyond this many radii. */
const FAR = 1e6;

/** The greatest distance within the span, in radii of the true circle, in so many frames. */
export function worstDistance(id: SpringId, frames: number): number {
  const dt = SPAN / frames;
  let state = START;
  let worst = 0;
  for (let frame = 1; frame <= frames && worst < FAR; frame++) {
    state = SPRING[id].step(state, RATE, dt);
    worst = Math.max(worst, springDistance(state, springAt(START, RATE, frame * dt), RATE));
  }
  return worst;
}

const framesAt = (h: number) => Math.max(1, Math.round(SPAN / h));

const known = new Map<string, number>();

function distanceIn(id: SpringId, frames: number): number {
  const key = `${id} ${frames}`;
  const value = known.get(key) ?? worstDistance(id, frames);
  known.set(key, value);
  return value;
}

/** The power of Δt that the error goes with, from one run and one with half the step: log₂ of the two errors' ratio. */
export function measuredOrder(id: SpringId, h: number): number {
  const frames = framesAt(h);
  return Math.log2(distanceIn(id, frames) / distanceIn(id, 2 * frames));
}

const CURVES: readonly FunctionCurve[] = SPRING_IDS.map((id) => ({
  id,
  name: typographic(kit.springs[id]),
  at: (h) => distanceIn(id, framesAt(h)),
}));

const POWERS: Readonly<Record<string, string>> = {
  "-8": "10⁻⁸",
  "-6": "10⁻⁶",
  "-4": "10⁻⁴",
  "-2": "10⁻²",
  "0": "1",
};

export const SPRING_ORDER: GraphSpec = {
  plot: {
    x: {
      name: "h = ω₀Δt [rad]",
      from: 0.01,
      to: 2,
      log: true,
      ticks: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
      tickText: String,
    },
    y: {
      name: "greatest distance in two turns [radii]",
      from: 1e-9,
      to: 10,
      log: true,
      ticks: [1e-8, 1e-6, 1e-4, 1e-2, 1],
      tickText: (value) => POWERS[String(Math.round(Math.log10(value)))] ?? "",
    },
    curves: CURVES,
    samples: 60,
  },
  slider: { label: "Angle of a frame h", step: 1 / 120, text: (h) => `${shortNumber(h, 2)} rad` },
  heading: "Distance",
  valueText: (value) => (value >= FAR ? "over a million" : shortNumber(value, 2)),
  also: {
    heading: "Order measured here",
    text: ({ id }, h) => {
      const order = measuredOrder(id as SpringId, h);
      return Math.abs(order) < 10 ? decimals(order, 2) : "none";
    },
  },
  describe: (h) =>
    `At h = ${shortNumber(h, 2)} rad: ${CURVES.map(({ name, at }) => `${name}, ${shortNumber(at(h), 2)}`).join("; ")}.`,
};
