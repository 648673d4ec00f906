import type { DampingForm, Finding } from "./findings";

type Damping = Extract<Finding, { readonly code: "damping" }>;

/** Nobody types a rate of more digits. */
const MOST_DIGITS = 4;

/**
 * The rate of a damping whose factor a frame is known: c of  1 − c Δt,  e^(−c Δt)  or  1 / (1 + c Δt).  One step's factor fits every
 * form; but people type round rates, and at most one form's rate is round. Bullet is given the share lost in a second,  1 − e^(−c).
 *
 * @param factor    d, 0 < d < 1
 * @param deviation its standard deviation
 * @param dt        [s]
 */
export function dampingOf(factor: number, deviation: number, dt: number): Damping {
  const rates: Readonly<Record<DampingForm, number>> = {
    explicit: (1 - factor) / dt,
    exponential: -Math.log(factor) / dt,
    implicit: (1 / factor - 1) / dt,
  };
  const open = (4 * deviation) / (factor * dt) + 1e-9 * rates.exponential;
  const digits: Readonly<Record<DampingForm, number>> = {
    explicit: digitsOf(rates.explicit, open),
    exponential: Math.min(
      digitsOf(rates.exponential, open),
      digitsOf(1 - Math.exp(-rates.exponential), open * Math.exp(-rates.exponential)),
    ),
    implicit: digitsOf(rates.implicit, open),
  };
  const forms: readonly DampingForm[] = ["explicit", "exponential", "implicit"];
  const fewest = Math.min(...forms.map((form) => digits[form]));
  const [form = "explicit", ...ties] = forms.filter((each) => digits[each] === fewest);
  return { code: "damping", form, rate: rounded(rates[form], open), ties };
}

/** Significant digits of the shortest number within what is open; one more than the most where none fits. */
function digitsOf(value: number, open: number): number {
  for (let digits = 1; digits <= MOST_DIGITS; digits++)
    if (Math.abs(Number(value.toPrecision(digits)) - value) <= open) return digits;
  return MOST_DIGITS + 1;
}

/** The shortest number within what is open. */
function rounded(value: number, open: number): number {
  const digits = digitsOf(value, open);
  return digits > MOST_DIGITS ? value : Number(value.toPrecision(digits));
}
