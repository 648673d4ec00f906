import fc from "fast-check";

/*
 * The same cases on every run, so that a failure is the change's own. FUZZ_SEED asks for others, FUZZ_TIMES for more:
 *     FUZZ_SEED=7 FUZZ_TIMES=20 npx vitest run --project core tests/core/fuzz
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20261121) });

/** So many runs of a property, or as many times more as asked for. */
export function effort(runs: number): { readonly numRuns: number } {
  return { numRuns: runs * Number(process.env.FUZZ_TIMES ?? 1) };
}

/** Tries a property on so many cases, or as many times more as asked for. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  runs: number,
  arbitraries: { [K in keyof Values]: fc.Arbitrary<Values[K]> },
  holds: (...values: Values) => boolean | undefined,
): void {
  fc.assert(fc.property(...arbitraries, holds), effort(runs));
}
