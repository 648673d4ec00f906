import { ANGULAR } from "../../../core/dynamics/angular/index";
import { type Errors, RATES, SWEPT_RULES, type SweptRule } from "../../../core/runs/workPrecision";
import { strings as kit } from "../../../figures/strings/en";
import { decimals, powerLabel, shortNumber } from "../../../format/numbers";
import { GAP } from "../../../language/strings/en";
import type { FunctionAxis } from "../../../plots/functions/functionPlot";
import type {
  PrecisionCurve,
  PrecisionPlot,
  PrecisionPoint,
} from "../../../plots/workPrecision/workPrecision";
import { strings } from "../strings/en";
import { lineOfOrder, OWN_ID, OWN_SYMBOL, symbolOf } from "./ruleSymbols";

const words = strings.precision;

export type AllErrors = Readonly<Partial<Record<SweptRule, Errors>>>;

/** Of a step of each rule timed so far [ns]. */
export type Costs = Readonly<Partial<Record<SweptRule, number>>>;

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

export interface OwnRule {
  readonly name: string;
  readonly errors: Errors;
  /** Of its line; null where every error is round-off. */
  readonly order: number | null;
  /** Of a step; null where nobody timed it. */
  readonly nanoseconds: number | null;
}

function inTime(costs: readonly number[]): FunctionAxis {
  const least = (Math.min(...costs) * RATES[0]) / 1000;
  const most = (Math.max(...costs) * (RATES.at(-1) ?? 0)) / 1000;
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

export function precisionPlot(errors: AllErrors, costs: Costs, own: OwnRule | null = null): PrecisionPlot {
  const timed = SWEPT_RULES.filter((rule) => costs[rule] !== undefined);
  if (timed.length === 0) {
    const curves = SWEPT_RULES.map((rule) => curve(rule, errors, 1));
    return { cost: IN_STEPS, error: ERROR, curves: own ? [...curves, ownCurve(own, 1)] : curves };
  }
  const curves = timed.map((rule) => curve(rule, errors, (costs[rule] ?? 0) / 1000));
  const ownCost = own?.nanoseconds ?? null;
  const known = Object.values(costs);
  return {
    cost: inTime(ownCost === null ? known : [...known, ownCost]),
    error: ERROR,
    curves: own && ownCost !== null ? [...curves, ownCurve(own, ownCost / 1000)] : curves,
  };
}

function isTwin(rule: SweptRule): rule is keyof typeof words.twins {
  return Object.hasOwn(words.twins, rule);
}

function pointsOf(errors: Errors, costOfStep: number): PrecisionPoint[] {
  return RATES.flatMap((rate, k) => {
    const error = errors[k] ?? null;
    return error === null ? [] : [{ cost: rate * costOfStep, error }];
  });
}

function curve(rule: SweptRule, errors: AllErrors, costOfStep: number): PrecisionCurve {
  const { order } = ANGULAR[rule];
  if (order === null) throw new Error(`${rule} has no time-stepping error to plot`);
  return {
    id: rule,
    name: curveName(rule),
    line: lineOfOrder(order),
    symbol: symbolOf(rule),
    points: pointsOf(errors[rule] ?? [], costOfStep),
  };
}

export function curveName(rule: SweptRule): string {
  return isTwin(rule) ? words.twins[rule] : kit.rules[rule].within;
}

/** Errors that may be round-off stand at the lower edge. */
function ownCurve({ name, errors, order }: OwnRule, costOfStep: number): PrecisionCurve {
  const points = pointsOf(errors, costOfStep);
  return {
    id: OWN_ID,
    name,
    line: lineOfOrder(Math.round(order ?? 4)),
    symbol: OWN_SYMBOL,
    points: points.map(({ cost, error }) => ({ cost, error: Math.max(error, ERROR.from) })),
  };
}

/**
 * The plot in two or three sentences.
 * @param besides what else the page has of it, and where
 */
export function precisionSummary({ cost, curves }: PrecisionPlot, besides: string): string {
  const ends = curves.flatMap(({ name, points }) => {
    const last = points.at(-1);
    return last ? [words.endOfCurve(name, shortNumber(last.error, 1))] : [];
  });
  return `${words.summary(cost.name, ends)}${GAP}${besides}`;
}
