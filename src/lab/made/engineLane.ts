import type { MassProperties } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import type { Recording } from "../../core/recording/recording";
import { EngineUnavailable, openEngine } from "../../engines/client";
import { COMPONENTS, type EngineRecording } from "../../engines/recording";
import { type EngineLane, engineSetting, madeName } from "../document/labInput";
import type { Made } from "../document/madeLanes";
import type { Trouble } from "./trouble";

/** A run of a physics engine as a recording. The engine's worker ends with it. */
export async function makeEngineLane(
  lane: EngineLane,
  { initial, dt, frames }: Scenario,
  body: MassProperties,
): Promise<Made<Trouble>> {
  const named = engineSetting(lane.engine);
  if (!named) throw new Error(`${lane.engine} is no engine`);
  try {
    const engine = await openEngine(named.id);
    const run = await engine.run({ setting: named.setting, body, initial, dt, frames });
    engine.close();
    return {
      recording: run.states.length >= 2 * COMPONENTS ? recordingOf(madeName(lane), run, dt) : null,
      trouble: run.ended && { kind: "engine ended", frame: run.ended.frame },
    };
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return { recording: null, trouble: { kind: "engine", reason: error.reason } };
  }
}

/** Its states are position, velocity, orientation and angular velocity. */
function recordingOf(name: string, { states }: EngineRecording, dt: number): Recording {
  const frames = Array.from({ length: states.length / COMPONENTS }, (_, frame) => frame);
  const column = <List>(from: number, to: number) =>
    frames.map(
      (frame) => Array.from(states.subarray(COMPONENTS * frame + from, COMPONENTS * frame + to)) as List,
    );
  return {
    name,
    dt,
    position: column<Vec3>(0, 3),
    velocity: column<Vec3>(3, 6),
    orientation: column<Quat>(6, 10),
    angularVelocity: column<Vec3>(10, COMPONENTS),
  };
}
