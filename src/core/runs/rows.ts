import type { Meshes } from "../bodies/massProperties.ts";
import { type Readings, readings } from "../diagnostics/readings.ts";
import { initialInstant, nextInstant } from "../dynamics/advance.ts";
import type { Scenario } from "../dynamics/scenario.ts";
import { type Instant, isDiverged } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import { ScenarioError } from "../scenario/errors.ts";
import { prepare } from "../scenario/prepare.ts";

export type Row = ReadingsRow | DivergedRow;

export interface ReadingsRow extends Readings {
  readonly lane: number;
  readonly frame: number;
  /** frame · dt [s] */
  readonly t: number;
}

export interface DivergedRow {
  readonly lane: number;
  readonly frame: number;
  readonly diverged: string;
}

const MOST_ROWS = 1e7;

/**
 * For frame 0 and every `every`-th after it, one row a lane, in order. A lane that diverges yields one last row at that frame,
 * whatever `every`; the others continue.
 *
 * @param every frames from one row to the next, a whole number above 0
 * @param meshes for bodies of shape "mesh"
 * @throws ScenarioError naming `frames`, before the first row, where there would be more than 1e7 rows
 */
export function rows(scenario: Scenario, every: number, meshes: Meshes = {}): Generator<Row> {
  checkRowCount(scenario.lanes.length, scenario.frames, every);
  return run(prepare(scenario, meshes), every);
}

/** @throws ScenarioError naming `frames` where there would be more than 1e7 rows */
export function checkRowCount(lanes: number, frames: number, every: number): void {
  const count = lanes * (Math.floor(frames / every) + 1);
  if (count <= MOST_ROWS) return;
  throw new ScenarioError(
    "frames",
    `expected at most 1e7 rows, got ${count}: fewer frames or a larger --every`,
  );
}

function* run(system: System, every: number): Generator<Row> {
  const { frames, lanes } = system.scenario;
  let instants: (Instant | null)[] = lanes.map((_, lane) => initialInstant(system, lane));
  for (let frame = 0; ; frame++) {
    for (const [lane, instant] of instants.entries()) {
      if (instant === null) continue;
      if (isDiverged(instant)) yield { lane, frame, diverged: instant.diverged };
      else if (frame % every === 0)
        yield { lane, frame, t: frame * system.scenario.dt, ...readings(system, instant) };
    }
    if (frame === frames) return;
    instants = instants.map((instant, lane) => nextInstantOf(system, lane, instant));
  }
}

function nextInstantOf(system: System, lane: number, instant: Instant | null): Instant | null {
  return instant === null || isDiverged(instant) ? null : nextInstant(system, lane, instant);
}
