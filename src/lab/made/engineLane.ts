import type { MassProperties } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import { EngineUnavailable, openEngine } from "../../engines/client";
import { recordingOf } from "../../engines/recordedLane";
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
      recording: recordingOf(madeName(lane), dt, run),
      trouble: run.ended && { kind: "engine ended", frame: run.ended.frame },
    };
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return { recording: null, trouble: { kind: "engine", reason: error.reason } };
  }
}
