import { rotationVector } from "../core/identification/kinematics";
import { conjugate, mulQuat, type Quat, unitQuat } from "../core/math/quat";
import { lerpVec, norm, scaleVec, type Vec3 } from "../core/math/vec3";
import { ALL_AXES, type Axes, axesCost, PLACES } from "./axes";
import type { NamedConventions } from "./columns";
import { RATE_UNITS, type RateUnit, TIME_UNITS, type TimeUnit, unitIds } from "./units";

/*
 * Whatever moved the body, its ω must be the rate at which its orientation changes, so every reading is tried. Some agree equally
 * well: with every q conjugated, a rate along the body's axes is minus one along the world's. Then the plainest comes first, and
 * names break ties.
 */

export type Order = "wxyz" | "xyzw";
export type Direction = "body-to-world" | "world-to-body";
export type Frame = "world" | "body";

export interface Reading {
  readonly order: Order;
  readonly direction: Direction;
  readonly omega: Frame;
  readonly axes: Axes;
  readonly unit: RateUnit;
  readonly timeUnit: TimeUnit;
  /** [s] */
  readonly dt: number;
  readonly isUnitKnown: boolean;
  /** share of ω that the differences of q leave unexplained */
  readonly disagreement: number;
  /** one each for a sign, a conjugated q, axes exchanged, and for what names say otherwise */
  readonly slips: number;
}

export interface Said {
  readonly order?: Order | undefined;
  readonly direction?: Direction | undefined;
  readonly omega?: Frame | undefined;
  readonly unit?: RateUnit | undefined;
  readonly timeUnit?: TimeUnit | undefined;
}

/** Pairs of rows are a frame apart. */
export interface Motion {
  readonly frames: readonly number[];
  readonly quaternions: readonly (readonly number[])[];
  readonly omegas: readonly (readonly number[])[];
  /** between frames, in the log's unit; null if unknown */
  readonly step: number | null;
  readonly named: NamedConventions;
  readonly said?: Said;
  /** standard deviations of a component of q, and of one of ω in the log's unit */
  readonly rounding: { readonly q: number; readonly omega: number };
}

const MOST_PAIRS = 600;

/** By which share of a frame ω may have changed: rules turn by the old one, the new one, and between. */
const SHARES = [1, 0.5, 0, 0.625, 0.75] as const;

/** Readings whose disagreement is within this factor of the best are kept. */
const AS_GOOD = 4;

/** With a larger disagreement the columns of ω are not the rate of those of q. */
const MOST_DISAGREEMENT = 0.3;

/** The readings that kinematics allows, the plainest first. */
export function readings(motion: Motion): readonly Reading[] {
  const found = (["wxyz", "xyzw"] as const).flatMap((order) => readingsIn(motion, order));
  const all = found
    .filter((reading) => isAsSaid(reading, motion.said ?? {}))
    .map((reading) => ({ ...reading, slips: slipsOf(reading, motion.named) }));
  const best = all.reduce((least, { disagreement }) => Math.min(least, disagreement), 1);
  if (best > MOST_DISAGREEMENT) return [];
  const allowed = Math.min(MOST_DISAGREEMENT, Math.max(AS_GOOD * best, roundingShare(motion)));
  return all
    .filter(({ disagreement }) => disagreement <= allowed)
    .sort((a, b) => a.slips - b.slips || a.disagreement - b.disagreement);
}

function isAsSaid({ order, direction, omega }: Candidate, said: Said): boolean {
  const { order: p = order, direction: r = direction, omega: s = omega } = said;
  return p === order && r === direction && s === omega;
}

export function quatIn(order: Order, direction: Direction, numbers: readonly number[]): Quat {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const q = unitQuat(order === "wxyz" ? [a, b, c, d] : [d, a, b, c]);
  return direction === "body-to-world" ? q : conjugate(q);
}

/** Along the axes of q [rad/s]. */
export function omegaIn({ axes, unit }: Pick<Reading, "axes" | "unit">, numbers: readonly number[]): Vec3 {
  const {
    columns: [x, y, z],
    signs,
  } = axes;
  const given = threeOf(numbers);
  return scaleVec(RATE_UNITS[unit].si, [signs[0] * given[x], signs[1] * given[y], signs[2] * given[z]]);
}

export function threeOf([x = 0, y = 0, z = 0]: readonly number[]): Vec3 {
  return [x, y, z];
}

/** ω at two frames, as logged, and the turn between them along the world's and the body's axes [rad a frame]. */
interface Pair {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly world: Vec3;
  readonly body: Vec3;
}

/** Between frames so far apart that rounding is at most a few hundredths of the turn. */
function pairsIn(motion: Motion, order: Order): readonly Pair[] {
  const rows = motion.frames.length;
  let span = 1;
  let pairs = pairsApart(motion, order, span);
  while (meanTurn(pairs) * span < 40 * motion.rounding.q && 4 * span < rows) {
    span *= 2;
    pairs = pairsApart(motion, order, span);
  }
  return pairs;
}

function pairsApart({ frames, quaternions, omegas }: Motion, order: Order, span: number): readonly Pair[] {
  const stride = Math.max(1, Math.floor(frames.length / MOST_PAIRS));
  const pairs: Pair[] = [];
  for (let k = 0; k + span < frames.length; k += stride) {
    if (frames[k + span] !== (frames[k] ?? 0) + span) continue;
    const before = quatIn(order, "body-to-world", quaternions[k] ?? []);
    const after = quatIn(order, "body-to-world", quaternions[k + span] ?? []);
    pairs.push({
      from: threeOf(omegas[k] ?? []),
      to: threeOf(omegas[k + span] ?? []),
      world: scaleVec(1 / span, rotationVector(mulQuat(after, conjugate(before)))),
      body: scaleVec(1 / span, rotationVector(mulQuat(conjugate(before), after))),
    });
  }
  return pairs;
}

/** Root mean square [rad]. */
function meanTurn(pairs: readonly Pair[]): number {
  return Math.sqrt(pairs.reduce((sum, { world }) => sum + norm(world) ** 2, 0) / Math.max(1, pairs.length));
}

function readingsIn(motion: Motion, order: Order): Candidate[] {
  const pairs = pairsIn(motion, order);
  return (["world", "body"] as const).flatMap((frame) => {
    const correlations = SHARES.map((share) => correlationOf(pairs, frame, share));
    return ALL_AXES.flatMap((axes) => {
      const fits = correlations.map((correlation) => agreement(correlation, axes));
      const best = fits.reduce((a, b) => (b.disagreement < a.disagreement ? b : a));
      if (!(best.disagreement < 1)) return [];
      return directed(motion, order, frame, axes, best);
    });
  });
}

/** Σ ω δᵀ row by row, and the sums of squares of both. */
interface Correlation {
  readonly products: readonly [Vec3, Vec3, Vec3];
  readonly omegas: number;
  readonly turns: number;
}

type Row = [number, number, number];

function correlationOf(pairs: readonly Pair[], frame: Frame, share: number): Correlation {
  const products: [Row, Row, Row] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let [omegas, turns] = [0, 0];
  for (const pair of pairs) {
    const turn = pair[frame];
    const rate = lerpVec(pair.from, pair.to, share);
    for (const i of PLACES) {
      omegas += rate[i] * rate[i];
      turns += turn[i] ** 2;
      for (const j of PLACES) products[i][j] += rate[i] * turn[j];
    }
  }
  return { products, omegas, turns };
}

interface Agreement {
  /** ω in the log's unit, of a turn of one radian a frame */
  readonly scale: number;
  readonly disagreement: number;
}

/** How well  ω = s P δ  holds for axes P, with the best scale s above 0. */
function agreement({ products, omegas, turns }: Correlation, { columns, signs }: Axes): Agreement {
  const along = PLACES.reduce<number>((sum, k) => sum + signs[k] * products[columns[k]][k], 0);
  if (!(along > 0) || omegas === 0 || turns === 0) return { scale: 0, disagreement: 1 };
  const share = (along / omegas) * (along / turns);
  return { scale: along / turns, disagreement: Math.sqrt(Math.max(0, 1 - share)) };
}

/** A reading found with q as body to world, and its equal with q as world to body. */
function directed(
  motion: Motion,
  order: Order,
  frame: Frame,
  axes: Axes,
  { scale, disagreement }: Agreement,
): Candidate[] {
  const units = unitsOf(motion, scale);
  const common = { order, ...units, disagreement };
  const opposite: Vec3 = [-axes.signs[0], -axes.signs[1], -axes.signs[2]];
  return [
    { ...common, direction: "body-to-world", omega: frame, axes },
    {
      ...common,
      direction: "world-to-body",
      omega: frame === "world" ? "body" : "world",
      axes: { ...axes, signs: opposite },
    },
  ];
}

/** Units within this factor of what q says are inferred: a rule's own error of angle is far less. */
const CLOSE = 1.15;

/** From ω of the log over the turn a frame, 1 / (u dt). Without a time, its step is found instead. */
function unitsOf(
  { step, named, said = {} }: Motion,
  scale: number,
): Pick<Reading, "unit" | "timeUnit" | "dt" | "isUnitKnown"> {
  const assumed = {
    unit: said.unit ?? named.unit ?? "rad/s",
    timeUnit: said.timeUnit ?? named.timeUnit ?? "s",
  } as const;
  if (step === null) return { ...assumed, dt: 1 / (scale * RATE_UNITS[assumed.unit].si), isUnitKnown: false };
  const timeUnits = said.timeUnit ? [said.timeUnit] : unitIds(TIME_UNITS);
  const units = said.unit ? [said.unit] : unitIds(RATE_UNITS);
  const pairs = timeUnits.flatMap((timeUnit) => units.map((unit) => ({ unit, timeUnit })));
  const off = ({ unit, timeUnit }: (typeof pairs)[number]) => {
    const ratio = scale * RATE_UNITS[unit].si * TIME_UNITS[timeUnit].si * step;
    return ratio > 1 ? ratio : 1 / ratio;
  };
  const [nearest] = pairs.sort((a, b) => off(a) - off(b));
  const isKnown = nearest !== undefined && off(nearest) < CLOSE;
  const { unit, timeUnit } = isKnown ? nearest : assumed;
  return { unit, timeUnit, dt: step * TIME_UNITS[timeUnit].si, isUnitKnown: isKnown };
}

type Candidate = Omit<Reading, "slips">;

function slipsOf(reading: Candidate, named: NamedConventions): number {
  const { order, direction, omega, axes } = reading;
  const isOrderPlain = order === (named.order ?? "wxyz");
  const isFramePlain = omega === (named.omega ?? "world");
  return (
    axesCost(axes) +
    (direction === "body-to-world" ? 0 : 1) +
    (isFramePlain ? 0 : named.omega === null ? 1 : 1.5) +
    (isOrderPlain ? 0 : 3) +
    (reading.isUnitKnown ? 0 : 2)
  );
}

function roundingShare(motion: Motion): number {
  const { omegas, rounding } = motion;
  const turn = meanTurn(pairsIn(motion, "wxyz"));
  const speed = Math.sqrt(
    omegas.reduce((sum, row) => sum + row.reduce((s, x) => s + x * x, 0), 0) / omegas.length,
  );
  const ofTurn = turn === 0 ? 0 : (5 * rounding.q) / turn;
  const ofOmega = speed === 0 ? 0 : (1.8 * rounding.omega) / speed;
  return 2 * Math.sqrt(ofTurn * ofTurn + ofOmega * ofOmega) + 1e-7;
}
