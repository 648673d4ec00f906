import { OBJECT_MESHES } from "../../core/bodies/objects/index";
import type { Checkpoint } from "../../core/runs/longRun";
import { longRun } from "../../core/runs/longRun";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import packages from "../../engines/packages.json";
import type { EngineId } from "../../engines/registry";
import { type LaneId, laneOf } from "../../figures/simulation/laneId";
import { decimals, shortNumber } from "../../format/numbers";
import type { SettingId } from "./engineText";
import { type Measured, type ThrowId, TIMES } from "./measure";
import { angleText, microseconds, shareText } from "./numbers";
import { storedParting, storedSetting } from "./storedMeasurements";

interface EngineAt {
  readonly setting: SettingId;
  readonly thrown: ThrowId;
  /** Seconds from the start. */
  readonly at: (typeof TIMES)[number];
}

interface RuleAt {
  readonly lane: LaneId;
  readonly thrown: ThrowId;
  /** Frames a second. */
  readonly rate: number;
  readonly at: number;
}

interface Setting {
  readonly setting: SettingId;
}

interface OfEngine {
  readonly engine: EngineId;
}

export const ENGINE_VALUES = {
  engineError: (run: EngineAt) => angleText(measuredAt(run).attitude),
  engineErrorRadians: (run: EngineAt) => `${shortNumber(measuredAt(run).attitude, 2)} rad`,
  engineEnergy: (run: EngineAt) => shareText(measuredAt(run).energy),
  engineDirection: (run: EngineAt) => angleText(measuredAt(run).direction),
  engineFlips: (run: EngineAt) => decimals(measuredAt(run).flips, 0),
  engineCost: ({ setting }: Setting) => microseconds(storedSetting(setting).nanoseconds),
  engineVersion: ({ engine }: OfEngine) => packages[engine].version,
  parting: ({ setting, run, at }: Setting & { readonly run: "engine" | "twin"; readonly at: number }) =>
    `${shortNumber(storedParting(setting, run, at), 2)} rad`,
  ruleError: (run: RuleAt) => angleText(checkpointOf(run).attitudeError ?? Number.NaN),
  ruleEnergy: (run: RuleAt) => shareText(checkpointOf(run).energyDrift ?? Number.NaN),
  exactFlips: ({ thrown, at }: Omit<RuleAt, "lane" | "rate">) =>
    decimals(checkpointOf({ lane: "exact", thrown, rate: 60, at }).flips, 0),
};

function measuredAt({ setting, thrown, at }: EngineAt): Measured {
  const found = storedSetting(setting)[thrown][TIMES.indexOf(at)];
  if (!found) throw new Error(`${setting} does not last ${at} s`);
  return found;
}

function checkpointOf({ lane, thrown, rate, at }: RuleAt): Checkpoint {
  const frames = Math.round(at * rate);
  const named = { ...SCENARIOS[thrown].scenario, dt: 1 / rate, frames, lanes: [laneOf(lane)] };
  const system = prepare(parseScenario(named, OBJECT_MESHES), OBJECT_MESHES);
  const [checkpoint] = longRun(system, 0, [frames]).checkpoints;
  if (!checkpoint) throw new Error(`${lane} at ${rate} frames a second does not last ${at} s`);
  return checkpoint;
}
