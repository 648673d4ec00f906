import {
  judged,
  type Measured,
  measured,
  RATE,
  THROWS,
  type ThrowId,
  throwJob,
  throwSystem,
} from "../../src/chapters/engines/measure";
import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import type { Lane } from "../../src/core/dynamics/lane";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import { angleBetweenAttitudes, normaliseQuat, type Quat } from "../../src/core/math/quat";
import { COMPONENTS } from "../../src/core/recording/recording";
import type { SettingFacts } from "../../src/engines/facts/schema";
import { loadEngine } from "../../src/engines/node";
import { type EngineRecording, record } from "../../src/engines/recording";
import type { EngineId } from "../../src/engines/registry";
import { rescaledInSingle } from "./singlePrecision";

/** What the chapter on engines stores of a setting: its numbers in each throw. */
export async function measureSetting(
  id: EngineId,
  setting: string,
): Promise<Record<ThrowId, readonly Measured[]>> {
  const engine = await loadEngine(id);
  const entries = THROWS.map((thrown) => [
    thrown,
    judged(thrown, record(engine, throwJob(thrown, setting))).map(measured),
  ]);
  return Object.fromEntries(entries);
}

/** Frames from one stored difference to the next. */
const EVERY = 6;

/** Settings whose rule the chapter also shows in single precision. */
const IN_SINGLE = ["jolt:gyroscopic", "rapier:always-on"];

/**
 * The angle between an engine's attitude and that of the rule it follows, in doubles, ten times a second [rad]; for some also that
 * between the rule in single precision and in doubles.
 */
export async function partingsOf(
  name: string,
  id: EngineId,
  { id: setting, follows }: SettingFacts,
): Promise<{ engine: readonly number[]; twin?: readonly number[] }> {
  const rule = ruleAttitudes(follows);
  const made = record(await loadEngine(id), throwJob("thrownRacketCrooked", setting));
  const engine = parting(attitudesOf(made), rule);
  return IN_SINGLE.includes(name) ? { engine, twin: parting(attitudesInSingle(follows), rule) } : { engine };
}

function attitudesInSingle({ orientation, substeps }: Lane): Quat[] {
  if (orientation !== "exponential-map" && orientation !== "quaternion")
    throw new Error(`${orientation} has not been written in single precision`);
  const { scenario, body } = throwSystem("thrownRacketCrooked", { angular: "exact" });
  const { orientation: start, angularVelocity } = scenario.initial;
  const lane = { orientation, substeps: substeps ?? 1 };
  const [x, , , , y, , , , z] = body.inertia_B;
  return rescaledInSingle(lane, [x, y, z], start, angularVelocity, scenario.dt, scenario.frames).map(
    normaliseQuat,
  );
}

function attitudesOf({ states }: EngineRecording): Quat[] {
  return Array.from({ length: states.length / COMPONENTS }, (_, k) => {
    const [w = 1, x = 0, y = 0, z = 0] = states.slice(COMPONENTS * k + 6, COMPONENTS * k + 10);
    return normaliseQuat([w, x, y, z]);
  });
}

function ruleAttitudes(lane: Lane): Quat[] {
  const system = throwSystem("thrownRacketCrooked", lane);
  const attitudes: Quat[] = [];
  let instant = initialInstant(system, 0);
  for (let frame = 0; frame <= system.scenario.frames && !isDiverged(instant); frame++) {
    attitudes.push(normaliseQuat((instant as State).q_WB));
    instant = nextInstant(system, 0, instant);
  }
  return attitudes;
}

function parting(these: readonly Quat[], those: readonly Quat[]): number[] {
  return these.flatMap((q, frame) => {
    const other = those[frame];
    return frame > 0 && frame % EVERY === 0 && other
      ? [Number(angleBetweenAttitudes(q, other).toPrecision(3))]
      : [];
  });
}

/** What a step costs here, its state read each time [ns]: the least of several runs, as anything else on the machine only adds. */
export async function stepCost(id: EngineId, setting: string): Promise<number> {
  const engine = await loadEngine(id);
  const job = { ...throwJob("thrownRacket", setting), frames: 10 * RATE };
  const costs = Array.from({ length: 200 }, () => {
    const start = performance.now();
    record(engine, job);
    return ((performance.now() - start) * 1e6) / job.frames;
  });
  return Math.round(Math.min(...costs));
}
