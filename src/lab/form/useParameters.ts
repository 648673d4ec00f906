import { useState } from "react";

interface Parameters<P> {
  /** Numbers that make the value: those that were typed, as long as they do to the last bit, and otherwise some that may. */
  readonly parameters: P;
  /** Takes others, or says in a sentence why they cannot be had. */
  readonly take: (parameters: P) => string | null;
}

/**
 * A value of the document that people give by other numbers, such as a quaternion by angles. The document keeps the value, from
 * which those numbers come back with errors of rounding: so what was typed is shown for as long as it gives that very value.
 *
 * @param make   the value that numbers give
 * @param likely numbers that may make the value, the likeliest first: the first that do are shown, or the last, which may miss it by
 *               rounding
 */
export function useParameters<P, Value extends readonly number[]>(
  value: Value,
  make: (parameters: P) => Value,
  likely: () => readonly [...(readonly P[]), P],
  onChange: (value: Value) => string | null,
): Parameters<P> {
  const [typed, setTyped] = useState<P | null>(null);
  const makesValue = (parameters: P) => make(parameters).every((part, k) => part === value[k]);
  const take = (next: P) => {
    const refused = onChange(make(next));
    if (refused === null) setTyped(next);
    return refused;
  };
  if (typed !== null && makesValue(typed)) return { parameters: typed, take };
  const candidates = likely();
  const fallback = candidates[candidates.length - 1] as P;
  return { parameters: candidates.find(makesValue) ?? fallback, take };
}
