import { bunny } from "../../core/bodies/bunny";
import { OBJECT_MESHES } from "../../core/bodies/objects/index";
import { type Drifts, drifts } from "../../core/diagnostics/drifts";
import { type Readings, readings } from "../../core/diagnostics/readings";
import { initialInstant, nextInstant } from "../../core/dynamics/advance";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { angleBetween } from "../../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import { decimals, percentage, plain, toDegrees } from "../../format/numbers";
import { type LaneId, laneOf } from "../simulation/laneId";

export interface RunSpec {
  readonly scenario: ScenarioId;
  readonly lane?: LaneId;
  /** Frames a second; the scenario's own by default. */
  readonly rate?: number;
  /** How far to run [s]; to the scenario's end by default. */
  readonly at?: number;
}

export interface Run {
  readonly system: System;
  readonly first: State;
  readonly last: State;
  readonly start: Readings;
  readonly end: Readings & Drifts;
  readonly greatestAngle: number;
}

/** Prose is rendered at the build: no reader downloads the meshes. */
const MESHES = { bunny, ...OBJECT_MESHES };

const runs = new Map<string, Run>();

/** Numbers that ask for the same run share it. */
export function runFor(spec: RunSpec): Run {
  const key = JSON.stringify([spec.scenario, spec.lane, spec.rate, spec.at]);
  const run = runs.get(key) ?? runOf(spec);
  runs.set(key, run);
  return run;
}

function runOf({ scenario, lane = "none", rate, at }: RunSpec): Run {
  const named = SCENARIOS[scenario].scenario;
  const dt = rate ? 1 / rate : named.dt;
  const frames = Math.round((at ?? named.dt * named.frames) / dt);
  return run(systemOf(scenario, lane, { dt, frames }), frames);
}

export function systemOf(
  scenario: ScenarioId,
  lane: LaneId,
  timing: { readonly dt?: number; readonly frames?: number } = {},
): System {
  const input = { ...SCENARIOS[scenario].scenario, ...timing, lanes: [laneOf(lane)] };
  return prepare(parseScenario(input, MESHES), MESHES);
}

function run(system: System, frames: number): Run {
  let instant = initialInstant(system, 0);
  if (isDiverged(instant)) throw new Error(instant.diverged);
  const first = instant;
  const start = readings(system, first);
  let end = { ...start, ...drifts(start, start) };
  let greatestAngle = 0;
  for (let frame = 1; frame <= frames; frame++) {
    instant = nextInstant(system, 0, instant);
    if (isDiverged(instant))
      throw new Error(`no value from a run that ends at frame ${frame}: ${instant.diverged}`);
    const now = readings(system, instant);
    end = { ...now, ...drifts(start, now) };
    greatestAngle = Math.max(greatestAngle, end.momentumAngle ?? 0);
  }
  return { system, first, last: instant, start, end, greatestAngle };
}

/** For the prose of any chapter. */
export const RUN_VALUES = {
  energyLost: (run: Run) => percentage(-(run.end.energyDrift ?? 0)),
  energyGained: (run: Run) => percentage(run.end.energyDrift ?? 0),
  energyFactor: (run: Run) => decimals(1 + (run.end.energyDrift ?? 0), 0),
  momentumLost: (run: Run) => percentage(-(run.end.momentumDrift ?? 0)),
  greatestAngle: (run: Run) => `${decimals(toDegrees(run.greatestAngle), 1)}°`,
  angleBetween: (run: Run) =>
    `${decimals(toDegrees(angleBetween(run.start.angularVelocity, run.start.angularMomentum)), 1)}°`,
  /** "a × b × c m" */
  boxSize: ({ system }: Run) => {
    const { body } = system.scenario;
    if (!("shape" in body) || body.shape !== "box") throw new Error("only a box has edges");
    return `${body.size.map(plain).join(" × ")} m`;
  },
} satisfies Record<string, (run: Run) => string>;
