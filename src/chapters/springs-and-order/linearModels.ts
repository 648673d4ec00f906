import {
  SPRING,
  type SpringId,
  type SpringState,
  springAt,
  springDistance,
  springEnergy,
} from "../../core/spring/index";

/* Drag alone, v̇ = −βv: the factors by which a step of each rule multiplies the speed, of z = βΔt. */

/** The true motion: e^{−z}. */
export const exactFactor = (z: number): number => Math.exp(-z);

/** v′ = v − z v. */
export const explicitFactor = (z: number): number => 1 - z;

/** v′ = v − z v′. */
export const implicitFactor = (z: number): number => 1 / (1 + z);

/** v′ = v − ½z (v + v′). */
export const midpointFactor = (z: number): number => (1 - z / 2) / (1 + z / 2);

/** Runge and Kutta's classical rule, four rates weighted 1 : 2 : 2 : 1; Δt times the rate of v is −z v. */
export function rungeKuttaFactor(z: number): number {
  const first = -z;
  const second = -z * (1 + first / 2);
  const third = -z * (1 + second / 2);
  const fourth = -z * (1 + third);
  return 1 + (first + 2 * second + 2 * third + fourth) / 6;
}

/** The z above which the factor exceeds one, by bisection; at 2 it is below, at 4 above. */
export function rungeKuttaLimit(): number {
  let [low, high] = [2, 4];
  for (let k = 0; k < 52; k++) {
    const middle = (low + high) / 2;
    if (rungeKuttaFactor(middle) < 1) low = middle;
    else high = middle;
  }
  return low;
}

/*
 * A mass on a spring, from the radius one.
 */

/** ν [rad/s]. At 1 rad/s a frame's angle in radians is the time step in seconds, and v/ν is v. */
const RATE = 1;
export const START: SpringState = { x: 1, v: 0 };

export function* springRun(rule: SpringId, h: number, frames: number): Generator<SpringState> {
  let state = START;
  yield state;
  for (let frame = 0; frame < frames; frame++) {
    state = SPRING[rule].step(state, RATE, h);
    yield state;
  }
}

export function springAfter(rule: SpringId, h: number, frames: number): SpringState {
  return [...springRun(rule, h, frames)].at(-1) ?? START;
}

/** @param angle [rad] */
export function truthAt(angle: number): SpringState {
  return springAt(START, RATE, angle);
}

/** In the phase plane, in radii of the true circle. */
export function distanceOf(a: SpringState, b: SpringState): number {
  return springDistance(a, b, RATE);
}

/** H / H₀ */
export function energyRatioOf(state: SpringState): number {
  return springEnergy(state, RATE) / springEnergy(START, RATE);
}

/** Two turns [rad]. */
const SPAN = 4 * Math.PI;

/** No run is followed beyond so many radii. */
export const FAR = 1e6;

/** Frames of h [rad], their number the nearest to two turns, or twice that where h is halved for a second run. */
function worstDistance(id: SpringId, h: number, frames: number): number {
  let [frame, worst] = [0, 0];
  for (const state of springRun(id, h, frames)) {
    worst = Math.max(worst, distanceOf(state, truthAt(h * frame++)));
    if (worst >= FAR) break;
  }
  return worst;
}

const distances = new Map<string, number>();

function distanceIn(id: SpringId, h: number, frames: number): number {
  const key = `${id} ${h} ${frames}`;
  const value = distances.get(key) ?? worstDistance(id, h, frames);
  distances.set(key, value);
  return value;
}

const framesAt = (h: number) => Math.max(1, Math.round(SPAN / h));

/** Of a run by frames of this angle [rad] from the true point [radii]. */
export const farthestAt = (id: SpringId, h: number): number => distanceIn(id, h, framesAt(h));

export function measuredOrder(id: SpringId, h: number): number {
  const frames = framesAt(h);
  return Math.log2(distanceIn(id, h, frames) / distanceIn(id, h / 2, 2 * frames));
}
