import { decimals, degrees, percent, percentage, rounded, shortNumber } from "../format/numbers";
import { GAP } from "../language/strings/en";
import type { Failure } from "./job";
import type { Outcome, Verdict } from "./judge";
import type { TurningOmega } from "./rule";
import { strings } from "./strings/en";
import type { AboutAxis, Axis } from "./trials/axes";
import type { Compared } from "./trials/cost";
import type { FlipCount } from "./trials/flips";
import { type Horizon, KEPT, type KeptFound } from "./trials/kept";
import type { OrderFound } from "./trials/order";
import type { Rate } from "./trials/rates";
import type { Apart } from "./trials/turned";

export const WHY = {
  spinRate: "euler-equation/#what-the-gyroscopic-torque-is",
  turnRate: "rotation-matrix-derivative/#one-point-of-a-turning-body",
  orderSpin: "springs-and-order/#what-order-means-and-how-to-measure-it",
  orderAttitude: "exponential-map/#exact-for-a-constant-velocity-and-then",
  energy: "state-and-momentum/#energy-to-judge-a-run-by",
  momentum: "euler-equation/#momentum-energy-and-torque",
  direction: "stepping-euler-equation/#keeping-the-momentum-instead",
  quaternion: "quaternion-derivative/#what-dividing-mends",
  flipsCareful: "long-runs/#order-is-not-enough",
  flipsCrooked: "long-runs/#the-slow-march-to-the-separatrix",
  least: "euler-equation/#outer-axes",
  middle: "euler-equation/#why-the-middle-axis-tips-over",
  greatest: "euler-equation/#outer-axes",
  safeStep: "springs-and-order/#a-drag-that-is-too-strong",
  equalMoments: "euler-equation/#two-equal-moments-and-a-loss",
  rest: "exponential-map/#where-digits-are-lost",
  turnedWorld: "inertia-tensor/#a-tensor-that-never-turns",
  turnedBody: "inertia-tensor/#three-axes-of-its-own",
  again: "state-and-momentum/#the-state-of-a-body",
  reversal: "long-runs/#splitting",
  cost: "long-runs/#what-it-costs",
} as const;

export type LineId = keyof typeof WHY;

export interface VerdictLine {
  readonly id: LineId;
  readonly title: string;
  readonly text: string;
  readonly mark: "right" | "off" | "wrong" | "plain";
  readonly why: string;
}

type Answer = readonly [mark: VerdictLine["mark"], text: string];

type LineAnswer = (
  verdict: Verdict,
  names: (rule: Compared) => string,
  turnedBy: TurningOmega | null,
) => Answer | null;

const ANSWERS: Readonly<Record<LineId, LineAnswer>> = {
  spinRate: ({ rates }) => answered(rates, ({ spin }) => rateAnswer(spin, strings.rate.missing)),
  turnRate: ({ rates }) => answered(rates, ({ turn }) => rateAnswer(turn, strings.rate.still)),
  orderSpin: (verdict) => answered(verdict.order, (found) => orderAnswer(found.spin, found, verdict)),
  orderAttitude: (verdict, _names, turnedBy) =>
    answered(verdict.order, (found) => {
      const [mark, text] = orderAnswer(found.attitude, found, verdict);
      return isHeldBack(found, turnedBy) ? ["off", `${text}${GAP}${strings.order.heldBack}`] : [mark, text];
    }),
  energy: ({ kept }) => answered(kept, energyAnswer),
  momentum: ({ kept }) => answered(kept, momentumAnswer),
  direction: ({ kept }) => answered(kept, directionAnswer),
  quaternion: ({ kept }) => answered(kept, quaternionAnswer),
  flipsCareful: ({ flips }) => answered(flips, ({ careful }) => flipAnswer(careful)),
  flipsCrooked: ({ flips }) => answered(flips, ({ crooked }) => flipAnswer(crooked)),
  least: ({ axes }) => answered(axes, (found) => axisAnswer("least", found.least)),
  middle: ({ axes }) => answered(axes, (found) => axisAnswer("middle", found.middle)),
  greatest: ({ axes }) => answered(axes, (found) => axisAnswer("greatest", found.greatest)),
  safeStep: ({ safeStep }) =>
    answered(safeStep, ({ radians, isAll, tried, ended }) => {
      if (ended) return ["wrong", failureText(ended)];
      if (radians === null) return ["wrong", strings.safeStep.none(rounded(tried.from, 2))];
      if (isAll) return ["right", strings.safeStep.all(rounded(tried.to, 2))];
      return ["plain", strings.safeStep.upTo(rounded(radians, 2), decimals((2 * Math.PI) / radians, 0))];
    }),
  equalMoments: ({ equalMoments }) =>
    answered(equalMoments, ({ sphere, disc, bar }) => {
      if (sphere.spinError > KEPT) return ["wrong", strings.equalMoments.sphere];
      const worst = Math.max(sphere.attitudeError, disc.attitudeError, bar.attitudeError);
      return ["plain", strings.equalMoments.fine(degrees(worst))];
    }),
  rest: ({ rest }) =>
    answered(rest, ({ staysAtRest, slowFailure }) => {
      if (!staysAtRest) return ["wrong", strings.rest.moves];
      return slowFailure ? ["off", strings.rest.slow] : ["right", strings.rest.stays];
    }),
  turnedWorld: ({ turned }) => answered(turned, ({ world }) => sameAnswer(world, strings.same.world)),
  turnedBody: ({ turned }) => answered(turned, ({ body }) => sameAnswer(body, strings.same.body)),
  again: ({ turned }) => answered(turned, ({ again }) => sameAnswer(again, strings.same.again)),
  reversal: ({ reversal }) =>
    answered(reversal, ({ comesBack, attitude }) =>
      comesBack ? ["right", strings.reversal.back] : ["plain", strings.reversal.away(degrees(attitude))],
    ),
  cost: ({ cost }, names) =>
    answered(cost, ({ nanoseconds, isSteady, beside }) => {
      if (nanoseconds === null) return ["plain", strings.cost.unknown];
      if (!isSteady) return ["plain", strings.cost.unsteady];
      const others = Object.entries(beside) as [Compared, number][];
      const times = others.map(([rule, other]) => ({
        rule: names(rule),
        times: rounded(nanoseconds / other, 2),
      }));
      return ["plain", strings.cost.measured(decimals(nanoseconds, 0), times)];
    }),
};

/** @param turnedBy the ω that turned the body; null for a rule that turns it itself */
export function linesOf(
  verdict: Verdict,
  names: (rule: Compared) => string,
  turnedBy: TurningOmega | null = null,
): VerdictLine[] {
  return (Object.keys(ANSWERS) as LineId[]).flatMap((id) => {
    const answer = ANSWERS[id](verdict, names, turnedBy);
    return answer === null
      ? []
      : [{ id, title: strings.titles[id], mark: answer[0], text: answer[1], why: WHY[id] }];
  });
}

function failureText({ why, frame, message }: Failure): string {
  return strings.failed[why](frame, message ?? "");
}

function answered<Found>(
  outcome: Outcome<Found> | undefined,
  answer: (found: Found) => Answer,
): Answer | null {
  if (outcome === undefined) return null;
  if ("found" in outcome) return answer(outcome.found);
  return [outcome.failure.why === "not-held" ? "plain" : "wrong", failureText(outcome.failure)];
}

/** A rate off by less is off by a factor, or by nothing. */
const ALL_BUT = 0.02;

function isOpposite({ along, across }: Rate): boolean {
  return Math.abs(along + 1) < ALL_BUT && across < ALL_BUT;
}

function rateAnswer(rate: Rate, none: string): Answer {
  if (rate.isRight) return ["right", strings.rate.right];
  if (isOpposite(rate)) return ["wrong", strings.rate.opposite];
  if (rate.across > ALL_BUT) {
    return ["wrong", strings.rate.astray(decimals(rate.along, 2), decimals(rate.across, 2))];
  }
  if (Math.abs(rate.along) < ALL_BUT) return ["wrong", none];
  return ["wrong", strings.rate.factor(decimals(rate.along, 2))];
}

function orderAnswer(measured: number | null, { doesNotFall }: OrderFound, { rates }: Verdict): Answer {
  if (measured === null) return ["right", strings.order.exact];
  if (measured >= 0.5)
    return ["right", strings.order.measured(decimals(measured, 2), decimals(2 ** measured, 1))];
  const turnsBack =
    rates && "found" in rates && (isOpposite(rates.found.spin) || isOpposite(rates.found.turn));
  return ["wrong", doesNotFall && turnsBack ? strings.order.noneOpposite : strings.order.none];
}

/** Turned by another ω, the attitude would be of a higher order. */
export function isHeldBack({ spin, attitude }: OrderFound, turnedBy: TurningOmega | null): boolean {
  const higher = spin ?? Number.POSITIVE_INFINITY;
  return turnedBy === "end" && attitude !== null && attitude > 0.5 && attitude < 1.5 && higher > 1.5;
}

function energyAnswer(found: KeptFound): Answer {
  const { energy, endedAt, horizons } = found;
  const [mark, text] = trendAnswer(
    found,
    energy,
    strings.energy,
    ({ widestEnergy }) => percentageOf(widestEnergy),
    (horizon) => percent(horizon.energy),
  );
  if (endedAt === null || horizons.length === 0) return [mark, text];
  return ["wrong", `${text}${GAP}${strings.energy.ended(shortNumber(endedAt, 3))}`];
}

function momentumAnswer(found: KeptFound): Answer {
  const widest = ({ widestMomentum }: Horizon) => percentageOf(widestMomentum);
  return trendAnswer(found, found.momentum, strings.momentum, widest, ({ momentum }) => percent(momentum));
}

function directionAnswer(found: KeptFound): Answer {
  const widest = ({ widestAngle }: Horizon) => degrees(widestAngle);
  return trendAnswer(found, found.direction, strings.direction, widest, widest);
}

type Changes = readonly { readonly seconds: string; readonly change: string }[];

interface TrendWords {
  readonly kept: string;
  readonly swings: (widest: string) => string;
  readonly gains?: (changes: Changes) => string;
  readonly loses?: (changes: Changes) => string;
  readonly strays?: (changes: Changes) => string;
}

function trendAnswer(
  { horizons, ended }: KeptFound,
  trend: keyof TrendWords,
  words: TrendWords,
  widest: (horizon: Horizon) => string,
  now: (horizon: Horizon) => string,
): Answer {
  if (trend === "kept") return ["right", words.kept];
  const last = horizons.at(-1);
  if (last === undefined) return ["wrong", ended ? failureText(ended) : ""];
  if (trend === "swings") return ["off", words.swings(widest(last))];
  return ["wrong", words[trend]?.(changesOf(horizons, now)) ?? ""];
}

function percentageOf(share: number): string {
  return share < 1e-3 ? percent(share).replace(/^\+/, "") : percentage(share);
}

function quaternionAnswer(found: KeptFound): Answer {
  const isKept = found.horizons.every(({ widestQuaternion }) => widestQuaternion < KEPT);
  const trend = isKept && found.horizons.length > 0 ? "kept" : "strays";
  const widest = ({ widestQuaternion }: Horizon) => percentageOf(widestQuaternion);
  return trendAnswer(found, trend, { ...strings.quaternion, swings: String }, widest, widest);
}

function changesOf(horizons: readonly Horizon[], change: (horizon: Horizon) => string) {
  return horizons.map((horizon) => ({ seconds: decimals(horizon.seconds, 0), change: change(horizon) }));
}

function flipAnswer({ flips, exact, ended }: FlipCount): Answer {
  if (ended) return ["wrong", failureText(ended)];
  if (flips === exact) return ["right", strings.flips.right(decimals(flips, 0))];
  return ["wrong", strings.flips.wrong(decimals(flips, 0), decimals(exact, 0))];
}

/** A tilt so many times as wide as the exact motion’s is another. */
const WIDER = 2;

function axisAnswer(axis: Axis, { widest, exact, isTrue }: AboutAxis): Answer {
  if (axis === "middle") return isTrue ? ["right", strings.axis.tips] : ["wrong", strings.axis.mustTip];
  if (!isTrue) return ["wrong", strings.axis.mustStay];
  return [widest < WIDER * exact ? "right" : "off", strings.axis.stays(degrees(widest), degrees(exact))];
}

function sameAnswer({ isSame }: Apart, otherwise: string): Answer {
  return isSame ? ["right", strings.same.yes] : ["wrong", otherwise];
}
