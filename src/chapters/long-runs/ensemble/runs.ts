import { runSynchronously } from "../../../browser/scheduling";
import { OBJECT_MESHES } from "../../../core/bodies/objects/index";
import { flipsBy } from "../../../core/diagnostics/flips";
import {
  directionOfMember,
  type Ensemble,
  flipInterval,
  isOnSideOfStart,
  memberOf,
  motionFrom,
} from "../../../core/exact/ensemble";
import type { MomentumMotion } from "../../../core/exact/momentumMotion";
import { angleBetween, cross, dot, norm, type Vec3 } from "../../../core/math/vec3";
import { SCENARIOS } from "../../../core/scenario/named";
import { parseScenario } from "../../../core/scenario/parseScenario";
import { prepare } from "../../../core/scenario/prepare";
import { growthPerRadian } from "../../shared/principalAxes";

export const COUNT = 1000;

/** Uncertainty of the start about the middle axis [rad]. */
const TILT = Math.PI / 360;

export const RATE = 30;
export const LAST_FRAME = 60 * RATE;

const { body, scenario } = prepare(
  parseScenario(SCENARIOS.thrownRacket.scenario, OBJECT_MESHES),
  OBJECT_MESHES,
);
const SPIN = norm(scenario.initial.angularVelocity);

/** About the middle axis at the careful throw's rate. */
const MOMENTUM = body.principal.moments[1] * SPIN;

/** λ of the racket: a small tilt from the middle axis grows as e^{λt} [1/s]. */
export const GROWTH = SPIN * growthPerRadian(body.principal.moments);

const members: MomentumMotion[] = [];

function ensemble(): Ensemble {
  runSynchronously(makeEnsemble());
  return members;
}

/** Yields between members, so that its driver may leave the main thread to others. */
export function* makeEnsemble(): Generator<void, void> {
  while (members.length < COUNT) {
    members.push(memberOf(body.principal, MOMENTUM, TILT, COUNT, members.length));
    if (members.length % 8 === 0) yield;
  }
}

export function directionsAt(t: number): readonly Vec3[] {
  return ensemble().map((member) => alongPrincipal(directionOfMember(member, t)));
}

function alongPrincipal(v_B: Vec3): Vec3 {
  const [least, middle, greatest] = body.principal.axes_B;
  return [dot(least, v_B), dot(middle, v_B), dot(greatest, v_B)];
}

export interface EnsembleReading {
  readonly upright: number;
  /** Of the slowest and the quickest member so far. */
  readonly fewest: number;
  readonly most: number;
}

export function ensembleReading(t: number): EnsembleReading {
  let [fewest, most] = [Number.POSITIVE_INFINITY, 0];
  for (const member of ensemble()) {
    const flips = flipsBy(member, t);
    fewest = Math.min(fewest, flips);
    most = Math.max(most, flips);
  }
  return { upright: uprightPart(t), fewest, most };
}

export function uprightPart(t: number): number {
  return ensemble().filter((member) => isOnSideOfStart(member, t)).length / COUNT;
}

export function headings(directions: readonly Vec3[]): readonly Vec3[] {
  const { moments } = body.principal;
  return directions.map(([x, y, z]) => {
    const rate = cross([x, y, z], [x / moments[0], y / moments[1], z / moments[2]]);
    const size = norm(rate);
    return size === 0 ? [0, 0, 0] : [rate[0] / size, rate[1] / size, rate[2] / size];
  });
}

export const bodyOfEnsemble = body;

export function flipIntervals(): readonly [number, number] {
  const times = ensemble().map(flipInterval);
  return [Math.min(...times), Math.max(...times)];
}

const CLOSENESS = 0.02;
const FIRST = tiltedStart(TILT);
const SECOND = tiltedStart((1 + CLOSENESS) * TILT);

function tiltedStart(tilt: number) {
  return motionFrom(body.principal, [MOMENTUM * Math.sin(tilt), MOMENTUM * Math.cos(tilt), 0]);
}

/** Between the L of the two starts, on neighbouring polhodes [rad]. */
export function separationAcross(t: number): number {
  return angleBetween(directionOfMember(FIRST, t), directionOfMember(SECOND, t));
}

/** The lead of one of two bodies on one polhode that puts them as far apart at the start as the two polhodes are [s]. */
const AHEAD = CLOSENESS / GROWTH;

export function separationAlong(t: number): number {
  return angleBetween(directionOfMember(FIRST, t), directionOfMember(FIRST, t + AHEAD));
}

/** The first separation times e^{λt}, as it would grow near the middle axis [rad]. */
export function asIfNear(t: number): number {
  return separationAcross(0) * Math.exp(GROWTH * t);
}
