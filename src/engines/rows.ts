import type { Meshes } from "../core/bodies/massProperties";
import { readings } from "../core/diagnostics/readings";
import type { Scenario } from "../core/dynamics/scenario";
import { checkRowCount, type Row } from "../core/runs/rows";
import { prepare } from "../core/scenario/prepare";
import type { Engine } from "./engine";
import { checkFree, engineInstants } from "./engineInstants";

export interface EngineLane {
  readonly engine: Engine;
  readonly setting: string;
}

/**
 * The rows of `simulate` for engines, a lane each, in the order given; the scenario's own lanes do not run. The engine says where the
 * body is and how it moves; the core computes the rest.
 *
 * @param every frames from one row to the next, a whole number above 0
 * @throws ScenarioError, before the first row, where more than inertia acts, or with too many rows
 */
export function engineRows(
  scenario: Scenario,
  lanes: readonly EngineLane[],
  every: number,
  meshes: Meshes = {},
): Generator<Row> {
  checkFree(scenario);
  checkRowCount(lanes.length, scenario.frames, every);
  return run(scenario, lanes, every, meshes);
}

function* run(
  scenario: Scenario,
  lanes: readonly EngineLane[],
  every: number,
  meshes: Meshes,
): Generator<Row> {
  const system = prepare(scenario, meshes);
  const runs = lanes.map(({ engine, setting }) => engineInstants(engine, setting, system.body, scenario));
  try {
    for (let frame = 0; frame <= scenario.frames; frame++) {
      for (const [lane, instants] of runs.entries()) {
        const { done, value: instant } = instants.next();
        if (done) continue;
        if ("diverged" in instant) yield { lane, frame, diverged: instant.diverged };
        else if (frame % every === 0)
          yield { lane, frame, t: frame * scenario.dt, ...readings(system, instant) };
      }
    }
  } finally {
    for (const instants of runs) instants.return();
  }
}
