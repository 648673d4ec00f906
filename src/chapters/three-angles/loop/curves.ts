import { decimals, toDegrees } from "../../../format/numbers";
import type { FunctionPlot } from "../../../plots/functions/functionPlot";
import { strings } from "../strings/en";
import { flightAt, LOOP_SECONDS, SPIN } from "./flight";
import { ANGLE_TERMS } from "./picture";

const words = strings.loop;

const TIME: FunctionPlot["x"] = {
  name: words.timeAxis,
  from: 0,
  to: LOOP_SECONDS,
  ticks: [0, 2, 4, 6, 8],
  tickText: (t) => decimals(t, 0),
};

const whole = (angle: number) => decimals(angle, 0);

function plotOf(miss: number, of: "angles" | "rates", y: FunctionPlot["y"]): FunctionPlot {
  const curves = ANGLE_TERMS.map((id, k) => ({
    id,
    name: words.terms[id],
    at: (t: number) => toDegrees(flightAt(miss, t)[of][k] ?? Number.NaN),
  }));
  return { x: TIME, y, curves, samples: 480 };
}

export function anglesPlot(miss: number): FunctionPlot {
  const ticks = [-90, 0, 90, 180, 270, 360];
  return plotOf(miss, "angles", { name: words.angleAxis, from: -100, to: 370, ticks, tickText: whole });
}

/** Of yaw as the nose passes the zenith [°/s]. */
const peakOf = (miss: number) => toDegrees(SPIN / Math.sin(miss));

export function ratesPlot(miss: number): FunctionPlot {
  const peak = peakOf(miss);
  const ticks = [-peak, 0, peak];
  const [from, to] = [-1.12 * peak, 1.12 * peak];
  return plotOf(miss, "rates", { name: words.rateAxis, from, to, ticks, tickText: whole });
}
