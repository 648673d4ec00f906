/** Something whose steps can be timed. */
export interface Stepper {
  readonly name: string;
  /** Takes so many steps. */
  run(steps: number): void;
}

/** Rounds are shorter than a time slice of the operating system, so that most run without an interruption. */
const ROUNDS = 441;
const ROUND_SECONDS = 0.001;

/** Long enough for the engine's compiler to have come to rest. */
const WARM_UP_SECONDS = 0.3;

/**
 * Nanoseconds a step of each, all in one run: rounds alternate, and the median round counts, so that neither a
 * warm-up nor a busy machine favours one.
 */
export function nanosecondsPerStep(steppers: readonly Stepper[]): readonly number[] {
  const counts = steppers.map(stepsForARound);
  const rounds = steppers.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [k, stepper] of steppers.entries()) rounds[k]?.push(timed(stepper, counts[k] ?? 1));
  }
  return rounds.map(median);
}

function stepsForARound(stepper: Stepper): number {
  const end = process.hrtime.bigint() + BigInt(WARM_UP_SECONDS * 1e9);
  let nanoseconds = timed(stepper, 1000);
  while (process.hrtime.bigint() < end) nanoseconds = Math.min(nanoseconds, timed(stepper, 1000));
  return Math.max(100, Math.ceil((ROUND_SECONDS * 1e9) / nanoseconds));
}

function timed(stepper: Stepper, steps: number): number {
  const start = process.hrtime.bigint();
  stepper.run(steps);
  return Number(process.hrtime.bigint() - start) / steps;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
