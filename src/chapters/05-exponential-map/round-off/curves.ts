import { cos, sin } from "../../../core/math/elementary";
import type { GraphSpec } from "../../../figures/graph/GraphFigure";
import { shortNumber } from "../../../format/shortNumber";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";
import { exactCosinePart, exactSinePart, relativeError } from "./exactSeries";

/** How many digits four expressions near zero keep, in single and in double precision. */
export type Precision = "single" | "double";

/** Rounds as the precision does after every operation. */
const ROUND = { single: Math.fround, double: (value: number) => value } as const;

/** sin(x/2)/x as it stands. */
function sineDirect(x: number, round: (value: number) => number): number {
  return round(round(sin(round(x / 2))) / x);
}

/** The first two terms of its series, as Bullet has them. */
function sineSeries(x: number, round: (value: number) => number): number {
  return round(0.5 - round(round(x * x) / 48));
}

/** (1 − cos x)/x² as it stands. */
function cosineDirect(x: number, round: (value: number) => number): number {
  return round(round(1 - round(cos(x))) / round(x * x));
}

/** The same as half the square of sin(x/2)/(x/2), where nothing is subtracted. */
function cosineByHalf(x: number, round: (value: number) => number): number {
  const half = round(x / 2);
  const ratio = round(round(sin(half)) / half);
  return round(0.5 * round(ratio * ratio));
}

const RANGE: Readonly<Record<Precision, { readonly lowest: number; readonly unit: number }>> = {
  single: { lowest: 1e-9, unit: 2 ** -24 },
  double: { lowest: 1e-18, unit: 2 ** -53 },
};

function curvesOf(precision: Precision): FunctionCurve[] {
  const round = ROUND[precision];
  const curve = (
    id: string,
    name: string,
    computed: (x: number, round: (value: number) => number) => number,
    exact: (x: number) => bigint,
    symbol: NonNullable<FunctionCurve["symbol"]>,
  ): FunctionCurve => ({
    id,
    name,
    symbol,
    at: (wanted) => {
      const x = round(wanted);
      return relativeError(computed(x, round), exact(x));
    },
  });
  return [
    curve("sine", "sin(x/2)/x as it stands", sineDirect, exactSinePart, "circle"),
    curve("sine-series", "two terms of its series", sineSeries, exactSinePart, "plus"),
    curve("cosine", "(1 − cos x)/x² as it stands", cosineDirect, exactCosinePart, "times"),
    curve("cosine-half", "the same by the half angle", cosineByHalf, exactCosinePart, "square"),
  ];
}

const powers = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, k) => Number(`1e${from + k * by}`));

export function roundOff(precision: Precision): GraphSpec {
  const { lowest, unit } = RANGE[precision];
  const curves = curvesOf(precision);
  const told = (value: number) => (value === 0 ? "none" : shortNumber(value, 2));
  return {
    plot: {
      x: {
        name: "x = |ω|Δt [rad]",
        from: 1e-8,
        to: 1,
        log: true,
        ticks: powers(-8, 0, 2),
        tickText: powerText,
      },
      y: {
        name: "relative error",
        from: lowest,
        to: 10,
        log: true,
        ticks: powers(Math.round(Math.log10(lowest)), 0, precision === "single" ? 3 : 6),
        tickText: powerText,
      },
      curves,
      references: [{ axis: "y", at: unit, text: `round-off in ${precision} precision`, end: "left" }],
      samples: 110,
    },
    slider: { label: "Angle x = |ω|Δt", step: 1 / 300, text: (x) => `${shortNumber(x, 2)} rad` },
    heading: "Relative error",
    valueText: told,
    describe: (x) =>
      `At x = ${shortNumber(x, 2)}: ${curves.map(({ name, at }) => `${name}, ${told(at(x))}`).join("; ")}.`,
  };
}

function powerText(value: number): string {
  const power = Math.round(Math.log10(value));
  return power === 0 ? "1" : `10${[...String(power)].map((sign) => RAISED[sign] ?? "").join("")}`;
}

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."-0123456789"].map((sign, index) => [sign, [..."⁻⁰¹²³⁴⁵⁶⁷⁸⁹"][index] ?? ""]),
);
