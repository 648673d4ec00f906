import { ANGULAR } from "../../../core/dynamics/angular/index";
import type { AngularId } from "../../../core/dynamics/ids";
import type { FunctionAxis } from "../../../plots/functions/functionPlot";
import { type PrecisionCurve, type PrecisionPlot, SYMBOLS } from "../../../plots/workPrecision/workPrecision";
import { FORMULATION_NOTES } from "../formulationNotes";
import type { BenchmarkResults } from "./benchmark";
import { type Errors, RATES, SWEPT_RULES } from "./sweep";

/** The errors of every rule, as the built page has them. */
export type AllErrors = Readonly<Partial<Record<AngularId, Errors>>>;

type Costs = BenchmarkResults["costs"];

const POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function powerText(value: number): string {
  const power = Math.round(Math.log10(value));
  if (power === 0) return "1";
  return `10${power < 0 ? "⁻" : ""}${[...String(Math.abs(power))].map((digit) => POWERS[Number(digit)]).join("")}`;
}

const ERROR: FunctionAxis = {
  name: "error of the attitude after five seconds [rad]",
  from: 1e-12,
  to: 10,
  log: true,
  ticks: [1e-12, 1e-10, 1e-8, 1e-6, 1e-4, 1e-2, 1],
  tickText: powerText,
};

const IN_STEPS: FunctionAxis = {
  name: "cost: steps for a second of motion",
  from: 12,
  to: 1200,
  log: true,
  ticks: RATES,
  tickText: String,
};

/** An axis of microseconds from a power of ten to a power of ten, about all the costs. */
function inTime(costs: Costs): FunctionAxis {
  const steps = Object.values(costs);
  const least = (Math.min(...steps) * RATES[0]) / 1000;
  const most = (Math.max(...steps) * (RATES.at(-1) ?? 0)) / 1000;
  const from = 10 ** Math.floor(Math.log10(least));
  const to = 10 ** Math.ceil(Math.log10(most));
  const decades = Math.round(Math.log10(to / from));
  return {
    name: "cost here: microseconds for a second of motion",
    from,
    to,
    log: true,
    ticks: Array.from({ length: decades + 1 }, (_, k) => from * 10 ** k),
    tickText: (value) => (value >= 1e4 ? powerText(value) : String(Math.round(value))),
  };
}

/** Cost in the reader's own time for the rules that have been timed; in steps while none has. */
export function precisionPlot(errors: AllErrors, costs: Costs): PrecisionPlot {
  const timed = SWEPT_RULES.filter((rule) => costs[rule] !== undefined);
  if (timed.length === 0) {
    return { cost: IN_STEPS, error: ERROR, curves: SWEPT_RULES.map((rule) => curve(rule, errors, 1)) };
  }
  const curves = timed.map((rule) => curve(rule, errors, (costs[rule] ?? 0) / 1000));
  return { cost: inTime(costs), error: ERROR, curves };
}

function curve(rule: AngularId, errors: AllErrors, costOfStep: number): PrecisionCurve {
  const points = RATES.flatMap((rate, k) => {
    const error = errors[rule]?.[k] ?? null;
    return error === null ? [] : [{ cost: rate * costOfStep, error }];
  });
  const { order } = ANGULAR[rule];
  return { id: rule, name: FORMULATION_NOTES[rule].short, order, symbol: symbolOf(rule), points };
}

export function symbolOf(rule: AngularId): PrecisionCurve["symbol"] {
  return SYMBOLS[SWEPT_RULES.indexOf(rule) % SYMBOLS.length] ?? "circle";
}

/** The plot in two or three sentences. */
export function precisionSummary({ cost, curves }: PrecisionPlot): string {
  const ends = curves.map(({ name, points }) => `${name}, ${points.at(-1)?.error.toPrecision(1)}`).join("; ");
  return `Error of the attitude after five seconds against ${cost.name}, a curve for each rule. Errors at the shortest step, in radians: ${ends}. The table below has every point.`;
}
