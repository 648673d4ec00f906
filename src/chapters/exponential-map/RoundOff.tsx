import { cos, sin } from "../../core/math/elementary";
import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { powerLabel, shortNumber } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { strings } from "./strings/en";

const words = strings.roundOff;

type Precision = "single" | "double";

type Round = (value: number) => number;

const ROUND = { single: Math.fround, double: (value: number) => value } as const satisfies Record<
  Precision,
  Round
>;

/** sin(θ/2)/θ, as it is written; x is a frame's angle θ. */
function sineDirect(x: number, round: Round): number {
  return round(round(sin(round(x / 2))) / x);
}

/** 1/2 − θ²/48, as Bullet has it. */
function sineSeries(x: number, round: Round): number {
  return round(0.5 - round(round(x * x) / 48));
}

/** (1 − cos θ)/θ², as it is written: the difference of near equals loses its digits. */
function cosineDirect(x: number, round: Round): number {
  return round(round(1 - round(cos(x))) / round(x * x));
}

/** (1 − cos θ)/θ² = ½ (sin(θ/2)/(θ/2))², where nothing is subtracted. */
function cosineByHalf(x: number, round: Round): number {
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
    computed: (x: number, round: Round) => number,
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
    curve("sine", words.curves.sine, sineDirect, exactSinePart, "circle"),
    curve("sine-series", words.curves.sineSeries, sineSeries, exactSinePart, "plus"),
    curve("cosine", words.curves.cosine, cosineDirect, exactCosinePart, "times"),
    curve("cosine-half", words.curves.cosineByHalfAngle, cosineByHalf, exactCosinePart, "square"),
  ];
}

const powers = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, k) => Number(`1e${from + k * by}`));

export function roundOff(precision: Precision): GraphSpec {
  const { lowest, unit } = RANGE[precision];
  const curves = curvesOf(precision);
  const errorText = (error: number) => (error === 0 ? words.none : shortNumber(error, 2));
  return {
    plot: {
      x: {
        name: "θ = |ω|Δt [rad]",
        from: 1e-8,
        to: 1,
        log: true,
        ticks: powers(-8, 0, 2),
        tickText: powerLabel,
      },
      y: {
        name: words.errorAxis,
        from: lowest,
        to: 10,
        log: true,
        ticks: powers(Math.round(Math.log10(lowest)), 0, precision === "single" ? 3 : 6),
        tickText: powerLabel,
      },
      curves,
      references: [{ axis: "y", at: unit, text: words.limit[precision], end: "left" }],
      samples: 110,
    },
    slider: { label: words.slider, step: 1 / 300, text: (x) => `${shortNumber(x, 2)} rad` },
    heading: words.error,
    valueText: errorText,
    describe: (x) =>
      words.describe(
        shortNumber(x, 2),
        curves.map(({ name, at }) => words.errorOf(name, errorText(at(x)))),
      ),
  };
}

const SPEC = roundOff("single");

export const RoundOff = graphIsland("RoundOff", SPEC);

/** Two series near zero in whole numbers of 2⁻¹⁹²: far more digits than those they are compared with. */

const BITS = 192n;
const ONE = 1n << BITS;
const MOST_TERMS = 40;

/** A double as a whole number of 2⁻¹⁹², exactly if it is not below 2⁻¹³⁹. */
function fixed(value: number): bigint {
  let [rest, sum] = [value, 0n];
  for (let shift = 0n; rest !== 0 && shift < BITS; shift += 32n) {
    const whole = Math.floor(rest);
    sum += BigInt(whole) << (BITS - shift);
    rest = (rest - whole) * 2 ** 32;
  }
  return sum;
}

/** Σ (−y)ᵏ c(k): c(0) is a half, each of the others follows from the one before by a division. */
function alternating(y: bigint, divisor: (k: number) => number): bigint {
  let [term, sum] = [ONE / 2n, ONE / 2n];
  for (let k = 1; k < MOST_TERMS && term !== 0n; k++) {
    term = (-term * y) / (ONE * BigInt(divisor(k)));
    sum += term;
  }
  return sum;
}

/** sin(x/2)/x for 0 < x ≤ 1. */
function exactSinePart(x: number): bigint {
  const square = (fixed(x) * fixed(x)) / ONE;
  return alternating(square, (k) => 4 * (2 * k) * (2 * k + 1));
}

/** (1 − cos x)/x² for 0 < x ≤ 1. */
function exactCosinePart(x: number): bigint {
  const square = (fixed(x) * fixed(x)) / ONE;
  return alternating(square, (k) => (2 * k + 1) * (2 * k + 2));
}

/** |value − exact| / exact. */
function relativeError(value: number, exact: bigint): number {
  const apart = fixed(value) - exact;
  const size = apart < 0n ? -apart : apart;
  // As many digits of the quotient as a double holds.
  return Number((size << 80n) / exact) / 2 ** 80;
}
