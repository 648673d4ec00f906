import type { ReactNode } from "react";
import type { AngularId } from "../../core/dynamics/ids";
import type { ScenarioId } from "../../core/scenario/named";
import {
  SPRING,
  type SpringId,
  type SpringState,
  springDistance,
  springEnergy,
} from "../../core/spring/index";
import { decimals } from "../../format/numbers";
import { shortNumber } from "../../format/shortNumber";
import { flipsText } from "./ensemble/picture";
import {
  COUNT,
  ensembleReading,
  GROWTH,
  intervals,
  separationAcross,
  separationAlong,
} from "./ensemble/runs";
import { runOf } from "./LongRunTable";
import { measuredOrder, worstDistance } from "./spring/order";
import { errorsOf, RATES } from "./sweep/sweep";

/** Numbers in the prose on stability, worked out by the core when the page is built. */
interface OfSpringProps {
  readonly of: "energyFactor" | "energyLeft" | "energyLost" | "order" | "orderAtTurn" | "worst";
  readonly rule: SpringId;
  /** Angle of a frame [rad]. */
  readonly h: number;
  /** How far the run goes; by default one turn, to the nearest frame. */
  readonly frames?: number;
}

const START: SpringState = { x: 1, v: 0 };

/** What a rule does to a spring. */
export function OfSpring({ of, rule, h, frames = Math.round((2 * Math.PI) / h) }: OfSpringProps): ReactNode {
  return <Text>{SPRING_TEXTS[of](rule, h, frames)}</Text>;
}

const SPRING_TEXTS: Readonly<
  Record<OfSpringProps["of"], (rule: SpringId, h: number, frames: number) => string>
> = {
  energyFactor: (rule, h, frames) => shortNumber(energyRatio(rule, h, frames), 2),
  energyLeft: (rule, h, frames) => `${shortNumber(100 * energyRatio(rule, h, frames), 2)} %`,
  energyLost: (rule, h, frames) => `${shortNumber(100 * (1 - energyRatio(rule, h, frames)), 2)} %`,
  order: (rule, h) => decimals(measuredOrder(rule, h), 2),
  orderAtTurn: (rule, h) => {
    const frames = Math.round((2 * Math.PI) / h);
    return decimals(Math.log2(missAtTurn(rule, frames) / missAtTurn(rule, 2 * frames)), 2);
  },
  worst: (rule, h) => shortNumber(worstDistance(rule, Math.round((4 * Math.PI) / h)), 2),
};

/** Distance from the true point when a turn is done in so many frames. */
function missAtTurn(rule: SpringId, frames: number): number {
  const h = (2 * Math.PI) / frames;
  let state = START;
  for (let frame = 0; frame < frames; frame++) state = SPRING[rule].step(state, 1, h);
  return springDistance(state, START, 1);
}

function energyRatio(rule: SpringId, h: number, frames: number): number {
  let state = START;
  for (let frame = 0; frame < frames; frame++) state = SPRING[rule].step(state, 1, h);
  return springEnergy(state, 1) / springEnergy(START, 1);
}

interface OfRunProps {
  readonly of: "flips" | "energy" | "momentum" | "direction" | "attitude" | "ends";
  readonly scenario?: ScenarioId;
  readonly rule: AngularId;
  /** Frames a second. */
  readonly rate: number;
  /** After so many seconds. */
  readonly at: number;
}

/** The times at which the tables of the chapter take stock: asked for together, a run is worked out once. */
const STOCK = [50, 300];

/** What a formulation has become after a long run. */
export function OfRun({ of, scenario = "racketFiveMinutes", rule, rate, at }: OfRunProps): ReactNode {
  const times = STOCK.includes(at) ? STOCK : [at];
  const run = runOf(scenario, rule, rate, times);
  if (of === "ends") return <Text>{decimals((run.divergedAt ?? Number.NaN) / rate, 0)}</Text>;
  const standing = run.checkpoints[times.indexOf(at)];
  if (!standing) throw new Error(`${rule} at ${rate} frames a second does not last ${at} s`);
  const texts = {
    flips: () => String(standing.flips),
    energy: () => percentage(standing.energyDrift ?? Number.NaN),
    momentum: () => percentage(standing.momentumDrift ?? Number.NaN),
    direction: () => degrees(standing.widestAngle ?? Number.NaN),
    attitude: () => degrees(standing.attitudeError ?? Number.NaN),
  };
  return <Text>{texts[of]()}</Text>;
}

/** The size of a change in per cent; the words beside it say which way. */
function percentage(ratio: number): string {
  const per = 100 * Math.abs(ratio);
  return `${per >= 10 ? decimals(per, 0) : shortNumber(per, 2)} %`;
}

function degrees(radians: number): string {
  const value = (180 / Math.PI) * radians;
  return `${decimals(value, value >= 10 ? 0 : value >= 1 ? 1 : 2)}°`;
}

interface OfSweepProps {
  readonly rule: AngularId;
  readonly rate: (typeof RATES)[number];
}

/** The error at the end of one run of the sweep. */
export function OfSweep({ rule, rate }: OfSweepProps): ReactNode {
  const error = errorsOf(rule)[RATES.indexOf(rate)] ?? Number.NaN;
  return <Text>{`${shortNumber(error, 2)} rad`}</Text>;
}

interface OfCloudProps {
  readonly of: "upright" | "flips" | "shortest" | "longest" | "across" | "along" | "growth" | "tenfoldLater";
  /** After so many seconds. */
  readonly at?: number;
}

/** What has become of the cloud of rackets, and of neighbours in it. */
export function OfCloud({ of, at = 0 }: OfCloudProps): ReactNode {
  const texts: Readonly<Record<OfCloudProps["of"], () => string>> = {
    upright: () => String(Math.round(COUNT * ensembleReading(at).upright)),
    flips: () => flipsText(ensembleReading(at)),
    shortest: () => `${decimals(intervals()[0], 1)} s`,
    longest: () => `${decimals(intervals()[1], 1)} s`,
    across: () => degrees(widest(separationAcross, at)),
    along: () => degrees(widest(separationAlong, at)),
    growth: () => shortNumber(Math.exp(GROWTH), 2),
    tenfoldLater: () => `${decimals((2 * Math.log(10)) / GROWTH, 1)} s`,
  };
  return <Text>{texts[of]()}</Text>;
}

/** The widest angle within the last six seconds, longer than any member takes from flip to flip. */
function widest(apart: (t: number) => number, at: number): number {
  return Math.max(...Array.from({ length: 600 }, (_, k) => apart(Math.max(0, at - k / 100))));
}

function Text({ children }: { readonly children: string }): ReactNode {
  return <span className="prose-value">{children}</span>;
}
