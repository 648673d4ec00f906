/** Something whose steps can be timed. */
export interface Stepper {
  readonly name: string;
  /** Takes so many steps. */
  run(steps: number): void;
}

const ROUNDS = 11;
const ROUND_SECONDS = 0.04;

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
  let steps = 100;
  while (timed(stepper, steps) * steps < ROUND_SECONDS * 1e9) steps *= 2;
  return steps;
}

function timed(stepper: Stepper, steps: number): number {
  const start = process.hrtime.bigint();
  stepper.run(steps);
  return Number(process.hrtime.bigint() - start) / steps;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
