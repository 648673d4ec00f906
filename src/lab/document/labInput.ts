import type { OrientationId } from "../../core/dynamics/ids";
import { ORIENTATION_IDS } from "../../core/dynamics/ids";
import { ScenarioError } from "../../core/scenario/errors";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { ENGINES, isEngineId } from "../../engines/registry";
import { TURNING_OMEGAS, type TurningOmega } from "../../judge/rule";
import { strings as words } from "../made/strings/en";
import { LONGEST_SOURCE } from "../rule/rule";

/* A scenario as the command line takes it, and lanes that a reader's rule or an engine makes, played as recordings. */

export interface RuleLane {
  readonly rule: {
    readonly name: string;
    readonly source: string;
    /** Where the rule gives ω alone; by default the exponential map. */
    readonly orientation?: OrientationId | undefined;
    /** By default that of the frame's end. */
    readonly turningOmega?: TurningOmega | undefined;
  };
}

export interface EngineLane {
  readonly engine: string;
}

export type MadeLane = RuleLane | EngineLane;

export type LabLane = ScenarioInput["lanes"][number] | MadeLane;

export type LabInput = Omit<ScenarioInput, "lanes"> & { readonly lanes: readonly LabLane[] };

export function isMade(lane: LabLane): lane is MadeLane {
  return isRule(lane) || isEngine(lane);
}

export function isRule(lane: LabLane): lane is RuleLane {
  return typeof lane === "object" && lane !== null && "rule" in lane;
}

function isEngine(lane: LabLane): lane is EngineLane {
  return typeof lane === "object" && lane !== null && "engine" in lane;
}

const LONGEST_NAME = 60;

/** @throws ScenarioError naming the field that is wrong */
export function checkMade(lane: MadeLane, index: number): void {
  const wrong = isRule(lane) ? wrongRule(lane) : wrongEngine(lane);
  if (wrong) throw new ScenarioError(`lanes[${index}].${wrong[0]}`, wrong[1]);
}

function wrongRule(lane: RuleLane): readonly [field: string, expected: string] | null {
  const { name, source, orientation, turningOmega, ...others } = (lane.rule ?? {}) as unknown as Record<
    string,
    unknown
  >;
  const unknown = [...Object.keys(lane).filter((key) => key !== "rule"), ...Object.keys(others)][0];
  if (unknown !== undefined) return ["rule", words.unknownField(unknown)];
  if (typeof name !== "string" || name === "" || name.length > LONGEST_NAME)
    return ["rule.name", words.name(LONGEST_NAME)];
  if (typeof source !== "string" || source.length > LONGEST_SOURCE)
    return ["rule.source", words.source(LONGEST_SOURCE)];
  if (orientation !== undefined && !ORIENTATION_IDS.some((id) => id === orientation))
    return ["rule.orientation", words.oneOf(ORIENTATION_IDS)];
  if (turningOmega !== undefined && !TURNING_OMEGAS.some((id) => id === turningOmega))
    return ["rule.turningOmega", words.oneOf(TURNING_OMEGAS)];
  return null;
}

function wrongEngine({ engine, ...others }: EngineLane): readonly [field: string, expected: string] | null {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return ["engine", words.unknownField(unknown)];
  return engineSetting(engine) ? null : ["engine", words.oneOf(ENGINE_SETTINGS)];
}

export const ENGINE_SETTINGS: readonly string[] = Object.entries(ENGINES).flatMap(([id, { settings }]) =>
  settings.map((setting) => `${id}:${setting.id}`),
);

export function engineSetting(text: unknown) {
  if (typeof text !== "string" || !ENGINE_SETTINGS.includes(text)) return null;
  const [id = "", setting = ""] = text.split(":");
  return isEngineId(id) ? { id, setting } : null;
}

export function madeTitle(lane: MadeLane): string {
  return isRule(lane) ? words.ownRule(madeName(lane)) : madeName(lane);
}

export function madeName(lane: MadeLane): string {
  if (isRule(lane)) return lane.rule.name;
  const { id, setting } = engineSetting(lane.engine) ?? { id: "bullet", setting: "" };
  return words.engineName(ENGINES[id].name, setting);
}
