import { ANGULAR } from "../../../core/dynamics/angular/index";
import { decimals, powerLabel, rounded } from "../../../format/numbers";
import type { FunctionAxis } from "../../../plots/functions/functionPlot";
import type { PrecisionCurve, PrecisionPlot } from "../../../plots/workPrecision/workPrecision";
import { strings } from "../strings";
import type { BenchmarkResults } from "./benchmark";
import { lineOfOrder, RULE_SYMBOLS } from "./ruleSymbols";
import { type Errors, RATES, SWEPT_RULES, type SweptRule } from "./sweep";

const words = strings.sweep;

/** The errors of every rule, as the built page has them. */
export type AllErrors = Readonly<Partial<Record<SweptRule, Errors>>>;

type Costs = BenchmarkResults["costs"];

const ERROR: FunctionAxis = {
  name: `${words.errorAxis} [rad]`,
  from: 1e-13,
  to: 10,
  log: true,
  ticks: [1e-12, 1e-10, 1e-8, 1e-6, 1e-4, 1e-2, 1],
  tickText: powerLabel,
};

const IN_STEPS: FunctionAxis = {
  name: words.stepsAxis,
  from: 12,
  to: 1200,
  log: true,
  ticks: RATES,
  tickText: (rate) => decimals(rate, 0),
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
    name: words.timeAxis,
    from,
    to,
    log: true,
    ticks: Array.from({ length: decades + 1 }, (_, k) => from * 10 ** k),
    tickText: (value) => (value >= 1e4 ? powerLabel(value) : decimals(value, 0)),
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

function isTwin(rule: SweptRule): rule is keyof typeof words.twins {
  return Object.hasOwn(words.twins, rule);
}

function curve(rule: SweptRule, errors: AllErrors, costOfStep: number): PrecisionCurve {
  const points = RATES.flatMap((rate, k) => {
    const error = errors[rule]?.[k] ?? null;
    return error === null ? [] : [{ cost: rate * costOfStep, error }];
  });
  const { order } = ANGULAR[rule];
  if (order === null) throw new Error(`${rule} has no time-stepping error to plot`);
  return {
    id: rule,
    name: isTwin(rule) ? words.twins[rule] : strings.rules[rule].short,
    line: lineOfOrder(order),
    symbol: RULE_SYMBOLS[rule],
    points,
  };
}

/** The plot in two or three sentences. */
export function precisionSummary({ cost, curves }: PrecisionPlot): string {
  const ends = curves.flatMap(({ name, points }) => {
    const last = points.at(-1);
    return last ? [words.endOfCurve(name, rounded(last.error, 1))] : [];
  });
  return words.summary(cost.name, ends);
}
