import type { Sample } from "./sample";

/*
 * A gyroscope beyond its range says the same greatest number again and again, without its noise. The numbers of 16 bits end at
 * the range itself, or 14.7 % beyond it where a digit is 70 mdps for ±2000 dps (STMicroelectronics, LSM6DSO, DS12140,
 * "Mechanical characteristics").
 */

const RANGES = [125, 250, 500, 1000, 2000, 4000] as const;
const ENDS = [1, 32767 * 70e-6 * 0.5] as const;

/** The relative distance within which a rate counts as the end of a range. */
const NEAR = 0.005;

/** So many equal readings in a row do not occur by chance, because of noise. */
const IN_A_ROW = 5;

const DEGREES = 180 / Math.PI;

/** The end of the gyroscope's range, where the rate exceeded it [deg/s]; null where it did not. */
export function saturatedAt(samples: readonly Sample[]): number | null {
  for (const axis of [0, 1, 2] as const) {
    const rates = samples.map(({ omega_D }) => omega_D[axis] * DEGREES);
    for (const sign of [1, -1]) {
      const most = Math.max(...rates.map((rate) => sign * rate));
      if (isEndOfRange(most) && staysAt(rates, sign * most)) return most;
    }
  }
  return null;
}

function isEndOfRange(rate: number): boolean {
  return RANGES.some((range) => ENDS.some((end) => Math.abs(rate - end * range) < NEAR * end * range));
}

function staysAt(rates: readonly number[], most: number): boolean {
  let row = 0;
  return rates.some((rate) => {
    row = rate === most ? row + 1 : 0;
    return row >= IN_A_ROW;
  });
}
