import { gyroscopicTerm_W } from "../../core/diagnostics/readings";
import { stepsOf } from "../../core/dynamics/advance";
import { norm } from "../../core/math/vec3";
import { type Checkpoint, longRun } from "../../core/runs/longRun";
import packages from "../../engines/packages.json";
import type { EngineId } from "../../engines/registry";
import type { LaneId } from "../../figures/simulation/laneId";
import { systemOf } from "../../figures/values/run";
import { decimals, shortNumber } from "../../format/numbers";
import type { SettingId } from "./engineText";
import { type Measured, type ThrowId, TIMES, throwSystem } from "./measure";
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

export const ENGINE_VALUES = {
  engineError: (run: EngineAt) => angleText(measuredAt(run).attitude),
  engineErrorRadians: (run: EngineAt) => `${shortNumber(measuredAt(run).attitude, 2)} rad`,
  engineEnergy: (run: EngineAt) => shareText(measuredAt(run).energy),
  engineDirection: (run: EngineAt) => angleText(measuredAt(run).direction),
  engineFlips: (run: EngineAt) => decimals(measuredAt(run).flips, 0),
  engineCost: ({ setting }: Setting) => microseconds(storedSetting(setting).nanoseconds),
  engineVersion: ({ engine }: { readonly engine: EngineId }) => packages[engine].version,
  parting: ({ setting, run, at }: Setting & { readonly run: "engine" | "twin"; readonly at: number }) =>
    `${shortNumber(storedParting(setting, run, at), 2)} rad`,
  ruleError: (run: RuleAt) => angleText(checkpointOf(run).attitudeError ?? Number.NaN),
  ruleEnergy: (run: RuleAt) => shareText(checkpointOf(run).energyDrift ?? Number.NaN),
  /** When a rule’s run passes what the core takes for a spin; a tenth of a second hangs on round-off. */
  ruleEnds: ({ lane, thrown, rate }: Omit<RuleAt, "at">) => {
    const frames = 60 * rate;
    const { divergedAt } = longRun(systemOf(thrown, lane, { dt: 1 / rate, frames }), 0, [frames]);
    return `${decimals((divergedAt ?? Number.NaN) / rate, 0)} s`;
  },
  mostTorque: ({ thrown }: Pick<RuleAt, "thrown">) => `${shortNumber(mostTorque(thrown), 2)} N m`,
  massAtCut: ({ thrown }: Pick<RuleAt, "thrown">) => {
    const { body } = throwSystem(thrown, { angular: "exact" });
    return `${decimals((body.mass * BULLET_CUT) / mostTorque(thrown), 0)} kg`;
  },
  exactFlips: ({ thrown, at }: Omit<RuleAt, "lane" | "rate">) =>
    decimals(checkpointOf({ lane: "exact", thrown, rate: 60, at }).flips, 0),
};

function measuredAt({ setting, thrown, at }: EngineAt): Measured {
  const found = storedSetting(setting)[thrown][TIMES.indexOf(at)];
  if (!found) throw new Error(`${setting} does not last ${at} s`);
  return found;
}

/** Most explicit torque in Bullet [N m]; `facts/programs.json` says where. */
const BULLET_CUT = 100;

/** Greatest |ω × L| of the exact motion in ten seconds [N m]. */
function mostTorque(thrown: ThrowId): number {
  const system = throwSystem(thrown, { angular: "exact" });
  let most = 0;
  for (const { state } of stepsOf(system, 0)) most = Math.max(most, norm(gyroscopicTerm_W(system, state)));
  return most;
}

function checkpointOf({ lane, thrown, rate, at }: RuleAt): Checkpoint {
  const frames = Math.round(at * rate);
  const [checkpoint] = longRun(systemOf(thrown, lane, { dt: 1 / rate, frames }), 0, [frames]).checkpoints;
  if (!checkpoint) throw new Error(`${lane} at ${rate} frames a second does not last ${at} s`);
  return checkpoint;
}
