import { OBJECT_MESHES } from "../../core/bodies/objects/index";
import type { Scenario } from "../../core/dynamics/scenario";
import type { System } from "../../core/dynamics/system";
import { type Checkpoint, longRun } from "../../core/runs/longRun";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import type { EngineJob, EngineRecording } from "../../engines/recording";
import { engineRun, jobOf } from "./race/engineRuns";

/** The racket of the chapter on Euler's equation, whose mass and tensor every engine gets. */
export const THROWS = ["thrownRacket", "thrownRacketCrooked"] as const;
export type ThrowId = (typeof THROWS)[number];

/** Runs are judged at these [s], at so many frames a second. */
export const TIMES = [1, 5, 10] as const;
export const RATE = 60;

export function throwScenario(id: ThrowId): Scenario {
  const frames = RATE * Math.max(...TIMES);
  const { scenario } = SCENARIOS[id];
  return parseScenario({ ...scenario, dt: 1 / RATE, frames, lanes: [{ angular: "exact" }] }, OBJECT_MESHES);
}

export function throwSystem(id: ThrowId, lane: Scenario["lanes"][number]): System {
  return prepare({ ...throwScenario(id), lanes: [lane] }, OBJECT_MESHES);
}

export function throwJob(id: ThrowId, setting: string): EngineJob {
  return jobOf(throwScenario(id), setting);
}

export function judged(id: ThrowId, made: EngineRecording): readonly Checkpoint[] {
  const run = engineRun("run", 1 / RATE, made);
  if (run === null) return [];
  return longRun(
    throwSystem(id, { recording: run.recording }),
    0,
    TIMES.map((time) => time * RATE),
  ).checkpoints;
}

/** At one of the times, as stored: to six digits. */
export interface Measured {
  /** [rad] */
  readonly attitude: number;
  /** (E − E₀) / E₀ */
  readonly energy: number;
  /** (|L| − |L₀|) / |L₀| */
  readonly size: number;
  /** the widest angle between L and L₀ so far [rad] */
  readonly direction: number;
  readonly flips: number;
}

export function measured(checkpoint: Checkpoint): Measured {
  const { attitudeError, energyDrift, momentumDrift, widestAngle, flips } = checkpoint;
  return {
    attitude: sixDigits(attitudeError),
    energy: sixDigits(energyDrift),
    size: sixDigits(momentumDrift),
    direction: sixDigits(widestAngle),
    flips,
  };
}

function sixDigits(value: number | null): number {
  return Number((value ?? Number.NaN).toPrecision(6));
}
