import type { MassProperties } from "../core/bodies/massProperties";
import type { Scenario } from "../core/dynamics/scenario";
import type { State } from "../core/dynamics/state";
import { COMPONENTS, type StateParts } from "../core/recording/recording";
import type { Engine } from "./engine";
import { engineInstants } from "./engineInstants";

/** Plain data, which can be sent to a worker. */
export interface EngineJob {
  readonly setting: string;
  readonly body: MassProperties;
  readonly initial: Scenario["initial"];
  /** [s] */
  readonly dt: number;
  readonly frames: number;
}

export interface EngineRecording {
  /** {@link COMPONENTS} numbers a frame, in the order of {@link ENGINE_PARTS}, world axes. */
  readonly states: Float64Array<ArrayBuffer>;
  /** The first missing frame and why, in English; null where all frames are there. */
  readonly ended: { readonly frame: number; readonly reason: string } | null;
}

export const ENGINE_PARTS: StateParts = ["position", "velocity", "orientation", "angularVelocity"];

/** Runs an engine to the last frame asked for, or to the one before it diverges or fails. */
export function record(engine: Engine, { setting, body, initial, dt, frames }: EngineJob): EngineRecording {
  const states = new Float64Array(COMPONENTS * (frames + 1));
  const instants = engineInstants(engine, setting, body, { initial, dt });
  try {
    for (let frame = 0; frame <= frames; frame++) {
      const { value: instant } = instants.next();
      if (!instant || "diverged" in instant) {
        const reason = instant?.diverged ?? "the engine stopped";
        return { states: states.slice(0, COMPONENTS * frame), ended: { frame, reason } };
      }
      states.set(componentsOf(instant), COMPONENTS * frame);
    }
  } finally {
    instants.return();
  }
  return { states, ended: null };
}

/** The engine's own quaternion, of unit length to its precision only. */
function componentsOf({ position_W, velocity_W, q_WB, omega_W, rawAttitude }: State): readonly number[] {
  const orientation = rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB;
  return [...position_W, ...velocity_W, ...orientation, ...omega_W];
}
