import { runSynchronously } from "../../../browser/scheduling";
import {
  directionOfMember,
  type Ensemble,
  flipInterval,
  flipsBy,
  memberOf,
  motionFrom,
} from "../../../core/exact/ensemble";
import type { MomentumMotion } from "../../../core/exact/momentumMotion";
import { angleBetween, cross, dot, norm, type Vec3 } from "../../../core/math/vec3";
import { SCENARIOS } from "../../../core/scenario/named";
import { parseScenario } from "../../../core/scenario/parseScenario";
import { prepare } from "../../../core/scenario/prepare";

/** A thousand rackets that may all have been thrown: the directions of L, seen from the body. */
export const COUNT = 1000;

/** Radius of the doubt about the start [rad]: half a degree. */
export const TILT = Math.PI / 360;

/** Frames of the figure's clock in a second, and its last. */
export const RATE = 30;
export const LAST_FRAME = 60 * RATE;

const { body, scenario } = prepare(parseScenario(SCENARIOS.racketMiddleAxis.scenario));
const SPIN = norm(scenario.initial.angularVelocity);

/** |L| of a spin about the middle axis at the careful throw's rate. */
const MOMENTUM = body.principal.moments[1] * SPIN;

/** λ of the racket, at which a small tilt grows [1/s]. */
export const GROWTH = growthRate(body.principal.moments);

function growthRate([least, middle, greatest]: Vec3): number {
  return SPIN * Math.sqrt(((greatest - middle) * (middle - least)) / (least * greatest));
}

const members: MomentumMotion[] = [];

/** The cloud, made when it is first asked for. */
export function ensemble(): Ensemble {
  runSynchronously(makeEnsemble());
  return members;
}

/** Makes the cloud member by member, and pauses between them, so that whoever drives it may let others work. */
export function* makeEnsemble(): Generator<void, void> {
  while (members.length < COUNT) {
    members.push(memberOf(body.principal, MOMENTUM, TILT, COUNT, members.length));
    if (members.length % 8 === 0) yield;
  }
}

/** Where every member's L points at a time, along the principal axes. */
export function directionsAt(t: number): readonly Vec3[] {
  return ensemble().map((member) => alongPrincipal(directionOfMember(member, t)));
}

function alongPrincipal(v_B: Vec3): Vec3 {
  const [least, middle, greatest] = body.principal.axes_B;
  return [dot(least, v_B), dot(middle, v_B), dot(greatest, v_B)];
}

/** What is told of the cloud at a time. */
export interface EnsembleReading {
  /** Part of the members on the side of the start. */
  readonly upright: number;
  /** Flips of the slowest and of the quickest member so far. */
  readonly fewest: number;
  readonly most: number;
}

export function ensembleReading(t: number): EnsembleReading {
  let [upright, fewest, most] = [0, Number.POSITIVE_INFINITY, 0];
  for (const member of ensemble()) {
    const flips = flipsBy(member, t);
    if (flips % 2 === 0) upright += 1;
    fewest = Math.min(fewest, flips);
    most = Math.max(most, flips);
  }
  return { upright: upright / COUNT, fewest, most };
}

/** The rate at which L's direction moves in the body, as a unit vector along the principal axes; L × ω. */
export function headings(directions: readonly Vec3[]): readonly Vec3[] {
  const { moments } = body.principal;
  return directions.map(([x, y, z]) => {
    const rate = cross([x, y, z], [x / moments[0], y / moments[1], z / moments[2]]);
    const size = norm(rate);
    return size === 0 ? [0, 0, 0] : [rate[0] / size, rate[1] / size, rate[2] / size];
  });
}

export const principalMoments = body.principal.moments;
export const bodyOfEnsemble = body;

/** Shortest and longest time between flips in the cloud [s]. */
export function intervals(): readonly [number, number] {
  const times = ensemble().map(flipInterval);
  return [Math.min(...times), Math.max(...times)];
}

/** Two starts apart by a fiftieth of their tilt, and one start a moment later: how far apart L points. */
const FIRST = tiltedStart(TILT);
const SECOND = tiltedStart(1.02 * TILT);

function tiltedStart(tilt: number) {
  return motionFrom(body.principal, [MOMENTUM * Math.sin(tilt), MOMENTUM * Math.cos(tilt), 0]);
}

export function separationAcross(t: number): number {
  return angleBetween(directionOfMember(FIRST, t), directionOfMember(SECOND, t));
}

/** The head start that lets the second of two bodies on one curve begin as far ahead as its neighbour across [s]. */
const AHEAD = 0.02 / GROWTH;

export function separationAlong(t: number): number {
  return angleBetween(directionOfMember(FIRST, t), directionOfMember(FIRST, t + AHEAD));
}

/** e^{λt} times the first distance [rad]. */
export function asIfNear(t: number): number {
  return separationAcross(0) * Math.exp(GROWTH * t);
}
