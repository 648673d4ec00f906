/** Something whose steps can be timed. */
export interface Stepper {
  readonly name: string;
  /** Takes so many steps. */
  run(steps: number): void;
}

const ROUNDS = 61;

/** Of the processor: long enough for V8 to collect what a round allocates, so that the round pays for it. */
const ROUND_SECONDS = 0.01;

/** Of the processor, since on a busy machine V8's compiler threads wait as long as the bench does. */
const WARM_UP_SECONDS = 0.5;

/**
 * Nanoseconds a step of each, round by round, all in one run. They are of the processor, whatever thread of the process spends them, so that
 * what else the machine does stays out and collecting garbage does not. Rounds alternate, the order turning round each time.
 */
export function nanosecondsByRound(steppers: readonly Stepper[]): readonly (readonly number[])[] {
  const inTurn = steppers.map((stepper) => ({
    stepper,
    steps: stepsForARound(stepper),
    times: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { stepper, steps, times } of inTurn) times.push(timed(stepper, steps));
    inTurn.reverse();
  }
  return steppers.map((stepper) => inTurn.find((each) => each.stepper === stepper)?.times ?? []);
}

/** Nanoseconds a step of each: the median round. */
export function nanosecondsPerStep(steppers: readonly Stepper[]): readonly number[] {
  return nanosecondsByRound(steppers).map(median);
}

function stepsForARound(stepper: Stepper): number {
  const end = processorTime() + WARM_UP_SECONDS * 1e9;
  let nanoseconds = Number.POSITIVE_INFINITY;
  while (processorTime() < end) nanoseconds = Math.min(nanoseconds, timed(stepper, 1000));
  return Math.max(100, Math.ceil((ROUND_SECONDS * 1e9) / nanoseconds));
}

function timed(stepper: Stepper, steps: number): number {
  const start = processorTime();
  stepper.run(steps);
  return (processorTime() - start) / steps;
}

/** What the process has had of the processor so far [ns]. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
