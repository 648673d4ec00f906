import { createHash, type Hash } from "node:crypto";
import { bunny } from "../../../src/core/bodies/bunny";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import {
  ANGULAR_IDS,
  type AngularId,
  LAW_IDS,
  METHOD_IDS,
  ORIENTATION_IDS,
} from "../../../src/core/dynamics/ids";
import type { Lane } from "../../../src/core/dynamics/lane";
import { type Row, rows } from "../../../src/core/runs/rows";
import { ScenarioError } from "../../../src/core/scenario/errors";
import { type NamedScenario, SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";

const meshes = { bunny, ...OBJECT_MESHES };

/** How many frames are run: of a scenario's own lanes, of all others, and of all others of a mesh. */
export interface Lengths {
  readonly own: number;
  readonly other: number;
  readonly mesh: number;
}

/** Long enough for the first impacts of every scenario, short enough for every run of the tests. */
export const SHORT: Lengths = { own: 200, other: 24, mesh: 6 };
/** Whole runs of the scenarios' own lanes, and some seconds of all others. */
export const LONG: Lengths = { own: 3000, other: 200, mesh: 20 };

/** The row of the scenarios' own lanes, and a row for each rule. */
export const DIGITS_OF = ["own", ...ANGULAR_IDS] as const;
export type DigitsOf = (typeof DIGITS_OF)[number];

/** A hash over every bit that a rule prints in a scenario, in each variant; "-" where the scenario refuses it. */
export function digest(of: DigitsOf, { scenario }: NamedScenario, lengths: Lengths): string {
  const hash = createHash("sha256");
  if (of === "own") {
    hashRows(hash, { ...scenario, frames: Math.min(scenario.frames, lengths.own) });
  } else {
    if (!accepts(scenario, { angular: of })) return "-";
    const other = "shape" in scenario.body && scenario.body.shape === "mesh" ? lengths.mesh : lengths.other;
    hashRows(hash, { ...scenario, frames: Math.min(scenario.frames, other), lanes: lanesFor(of, scenario) });
  }
  return hash.digest("hex").slice(0, 8);
}

/** A line a rule, so that one that is added is a line that is added; a column a scenario, whose names are the first line. */
export function table(lengths: Lengths): string {
  const scenarios = Object.entries<NamedScenario>(SCENARIOS);
  const rows = DIGITS_OF.map((of) => [of, ...scenarios.map(([, named]) => digest(of, named, lengths))]);
  return [["scenario", ...scenarios.map(([id]) => id)], ...rows].map((row) => `${row.join(" ")}\n`).join("");
}

/** Rule by rule, then scenario by scenario. */
export function read(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const [[, ...scenarios] = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  return new Map(
    rows.map(([of = "", ...hashes]) => [of, new Map(scenarios.map((id, k) => [id, hashes[k] ?? ""]))]),
  );
}

function hashRows(hash: Hash, input: ScenarioInput): void {
  for (const row of rows(parseScenario(input, meshes), 1, meshes)) hash.update(bitsOf(row));
}

/** Every number of a row as its 64 bits, and the reason in letters where a lane ends. */
function bitsOf(row: Row): Uint8Array {
  if ("diverged" in row) return new TextEncoder().encode(JSON.stringify(row));
  return new Uint8Array(Float64Array.from(Object.values(row).flat()).buffer);
}

/** Every variant of a rule that a scenario can run. */
function lanesFor(angular: AngularId, scenario: ScenarioInput): Lane[] {
  const contacts = METHOD_IDS.flatMap((method) => LAW_IDS.map((law) => ({ method, law })));
  return [
    { angular },
    ...(ANGULAR[angular].wholeFrame
      ? []
      : ORIENTATION_IDS.flatMap((orientation) => turning(angular, orientation))),
    ...(scenario.planes === undefined ? [] : contacts.map((contact) => ({ angular, contact }))),
  ];
}

function turning(angular: Lane["angular"], orientation: Lane["orientation"]): Lane[] {
  const lane = { angular, orientation };
  return [lane, { ...lane, update: "explicit" }, { ...lane, inertia: "frozen" }];
}

/** Whether a scenario can run a lane: the closed form is refused where anything acts on the body. */
function accepts(scenario: ScenarioInput, lane: Lane): boolean {
  try {
    parseScenario({ ...scenario, lanes: [lane] }, meshes);
    return true;
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}
