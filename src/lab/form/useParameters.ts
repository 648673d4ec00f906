import { useState } from "react";

interface Parameters<P> {
  readonly parameters: P;
  readonly take: (parameters: P) => string | null;
}

/**
 * A value that people give by other numbers, such as a quaternion by angles. The numbers come back from it with errors of
 * rounding, so what was typed is shown for as long as it gives that very value.
 *
 * @param make   the value that numbers give
 * @param likely numbers that may give the value, the likeliest first: the first that do are shown, or the last, which may miss
 * it by rounding
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
