import type { MassProperties } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import { recordingOfStates } from "../../core/recording/recording";
import { EngineUnavailable, openEngine } from "../../engines/client";
import { shareReceived } from "../../engines/download";
import { ENGINE_PARTS, type EngineRecording } from "../../engines/recording";
import { limitReached } from "../../engines/speedLimit";
import { type EngineLane, engineSetting, madeName } from "../document/labInput";
import type { Made, MakingOptions } from "../document/madeLanes";
import type { Trouble } from "./trouble";

export async function makeEngineLane(
  lane: EngineLane,
  { initial, dt, frames }: Scenario,
  body: MassProperties,
  { signal, onShare }: MakingOptions,
): Promise<Made> {
  const named = engineSetting(lane.engine);
  if (!named) throw new Error(`${lane.engine} is no engine`);
  const limit = limitReached(named.id, body, initial, dt);
  try {
    const engine = await openEngine(named.id, signal, (bytes) => onShare(shareReceived(named.id, bytes)));
    const run = await engine.run({ setting: named.setting, body, initial, dt, frames });
    engine.close();
    return {
      recording: recordingOfStates(madeName(lane), dt, run.states, ENGINE_PARTS),
      trouble: troubleOf(run, limit),
    };
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return { recording: null, trouble: { kind: "engine", reason: error.reason } };
  }
}

/** @param limit of the spin [rad/s], where this body would pass it */
function troubleOf({ ended }: EngineRecording, limit: number | null): Trouble | null {
  if (ended) return { kind: "engine ended", ...ended };
  return limit === null ? null : { kind: "engine slows", limit };
}
