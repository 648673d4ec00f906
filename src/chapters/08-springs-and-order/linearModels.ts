import { SPRING, type SpringId, type SpringState, springAt, springDistance } from "../../core/spring/index";

/*
 * A drag alone, v̇ = −βv: the factors by which one step of each rule multiplies the speed, as functions of z = βΔt.
 */

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

/** The z above which the Runge-Kutta factor exceeds one, by bisection; at 2 it is below, at 4 above. */
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
 * A mass on a spring, followed for two turns from the radius one.
 */

const SPAN = 4 * Math.PI;
const RATE = 1;
const START: SpringState = { x: 1, v: 0 };

/** No run is followed beyond this many radii. */
export const FAR = 1e6;

/** Frames of h [rad] from the start, their number the nearest to two turns, or twice that where h is halved for a second run. */
function worstDistance(id: SpringId, h: number, frames: number): number {
  let state = START;
  let worst = 0;
  for (let frame = 1; frame <= frames && worst < FAR; frame++) {
    state = SPRING[id].step(state, RATE, h);
    worst = Math.max(worst, springDistance(state, springAt(START, RATE, frame * h), RATE));
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

/** The farthest that a run of frames of this angle [rad] comes to be from the true point [radii]. */
export const farthestAt = (id: SpringId, h: number): number => distanceIn(id, h, framesAt(h));

export function measuredOrder(id: SpringId, h: number): number {
  const frames = framesAt(h);
  return Math.log2(distanceIn(id, h, frames) / distanceIn(id, h / 2, 2 * frames));
}
