import type { Lane } from "../../src/core/dynamics/lane";
import { type Row, rows } from "../../src/core/runs/rows";
import { parseScenario, type ScenarioInput } from "../../src/core/scenario/parseScenario";
import type { SettingFacts } from "../../src/engines/facts/schema";
import { loadEngine } from "../../src/engines/node";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../src/engines/registry";
import { engineRows } from "../../src/engines/rows";

/** Every engine with each of its settings. */
export const EVERY_SETTING: readonly (readonly [string, EngineId, SettingFacts])[] = ENGINE_IDS.flatMap(
  (id) => ENGINES[id].settings.map((setting) => [`${id}:${setting.id}`, id, setting] as const),
);

export type Experiment = Omit<ScenarioInput, "lanes">;

export async function runEngine(experiment: Experiment, id: EngineId, setting: string): Promise<Row[]> {
  const scenario = parseScenario({ ...experiment, lanes: [{ angular: "none" }] });
  return [...engineRows(scenario, [{ engine: await loadEngine(id), setting }], 1)];
}

/** The end of an engine's run. */
export async function lastRow(experiment: Experiment, id: EngineId, setting: string) {
  const last = (await runEngine(experiment, id, setting)).at(-1);
  if (last === undefined || "diverged" in last) throw new Error("the run has no end");
  return last;
}

export function runRule(experiment: Experiment, lane: Lane): Row[] {
  return [...rows(parseScenario({ ...experiment, lanes: [lane as ScenarioInput["lanes"][number]] }), 1)];
}

/** The largest difference of a component of q or ω at the last frame of two runs; q and −q are the same orientation. */
export function deviation(these: readonly Row[], those: readonly Row[]): number {
  const [a, b] = [these.at(-1), those.at(-1)];
  if (!a || !b || "diverged" in a || "diverged" in b || a.frame !== b.frame) return Number.POSITIVE_INFINITY;
  const sign = Math.sign(
    a.orientation.reduce((sum, component, k) => sum + component * (b.orientation[k] ?? 0), 0),
  );
  const differences = [
    ...a.orientation.map((component, k) => sign * component - (b.orientation[k] ?? Number.NaN)),
    ...a.angularVelocity.map((component, k) => component - (b.angularVelocity[k] ?? Number.NaN)),
  ];
  return Math.max(...differences.map(Math.abs));
}
