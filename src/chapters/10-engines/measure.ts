import type { Scenario } from "../../core/dynamics/scenario";
import type { Checkpoint } from "../../core/runs/longRun";
import { longRun } from "../../core/runs/longRun";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import type { EngineJob, EngineRecording } from "../../engines/recording";
import { engineRun, jobOf } from "./race/engineRuns";

export const THROWS = ["racketMiddleAxis", "racketCrooked"] as const;
export type ThrowId = (typeof THROWS)[number];

/** Times at which runs are judged [s], and frames a second. */
export const TIMES = [1, 5, 10] as const;
export const RATE = 60;

export function throwScenario(id: ThrowId): Scenario {
  const frames = RATE * Math.max(...TIMES);
  return parseScenario({ ...SCENARIOS[id].scenario, dt: 1 / RATE, frames, lanes: [{ angular: "exact" }] });
}

export function throwJob(id: ThrowId, setting: string): EngineJob {
  return jobOf(throwScenario(id), setting);
}

export function judged(id: ThrowId, made: EngineRecording): readonly Checkpoint[] {
  const run = engineRun("run", 1 / RATE, made);
  if (run === null) return [];
  const system = prepare({ ...throwScenario(id), lanes: [{ recording: run.recording }] });
  return longRun(
    system,
    0,
    TIMES.map((time) => time * RATE),
  ).checkpoints;
}

/** A run's numbers at one of the times, as they are stored: to six digits. */
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
