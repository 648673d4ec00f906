import { OBJECT_MESHES } from "../../../core/bodies/objects/index";
import { stepsOf } from "../../../core/dynamics/advance";
import type { Scenario } from "../../../core/dynamics/scenario";
import { type Recording, recordingOfStates } from "../../../core/recording/recording";
import { prepare } from "../../../core/scenario/prepare";
import { ENGINE_PARTS, type EngineJob, type EngineRecording } from "../../../engines/recording";

export interface EngineRun {
  readonly recording: Recording;
  /** Where it ends before the scenario does [s], and why. */
  readonly ended: { readonly time: number; readonly reason: string } | null;
}

export function jobOf(scenario: Scenario, setting: string): EngineJob {
  const { initial, dt, frames } = scenario;
  return { setting, body: prepare(scenario, OBJECT_MESHES).body, initial, dt, frames };
}

export function engineRun(name: string, dt: number, made: EngineRecording): EngineRun | null {
  const recording = recordingOfStates(name, dt, made.states, ENGINE_PARTS);
  if (recording === null) return null;
  const { ended } = made;
  return { recording, ended: ended && { time: ended.frame * dt, reason: ended.reason } };
}

const exactRuns = new Map<string, Recording>();

export function exactRecording(scenario: Scenario): Recording {
  const key = JSON.stringify([scenario.body, scenario.initial, scenario.dt, scenario.frames]);
  const recording = exactRuns.get(key) ?? recordExact(scenario);
  exactRuns.set(key, recording);
  return recording;
}

function recordExact(scenario: Scenario): Recording {
  const system = prepare({ ...scenario, lanes: [{ angular: "exact" }] }, OBJECT_MESHES);
  const states = Array.from(stepsOf(system, 0), ({ state }) => state);
  return {
    name: "exact",
    dt: scenario.dt,
    orientation: states.map(({ q_WB }) => q_WB),
    angularVelocity: states.map(({ omega_W }) => omega_W),
  };
}
