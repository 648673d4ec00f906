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
