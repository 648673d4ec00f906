import { type Meshes, massProperties } from "../core/bodies/massProperties";
import type { Scenario } from "../core/dynamics/scenario";
import { notesOn, parseJson, parseScenario } from "../core/scenario/parseScenario";
import { loadEngine } from "../engines/node";
import { ENGINE_IDS, ENGINES, type EngineId, isEngineId } from "../engines/registry";
import { type EngineLane, engineRows } from "../engines/rows";
import { limitReached } from "../engines/speedLimit";
import { isGiven, ROW_FLAGS, readFlags, UsageError } from "./arguments";
import { command, lines, meshesFor, rowsAskedFor } from "./scenarioCommand";
import { readText, writeMessage } from "./streams";

const USAGE = `Usage: npm run -s race -- <scenario.json | -> --engine NAME[:SETTING] [--engine ...] [--every K] [--format jsonl|csv]

Runs a scenario in physics engines, a lane each, and prints the rows of simulate: position, velocity, orientation and
angularVelocity as the engine has them, the rest worked out from those. The scenario's own lanes do not run.
A lane that diverges, or whose engine stops, ends with one row {"lane", "frame", "diverged"}; the others go on.

  -                 read the scenario from standard input
  --engine ENGINE   an engine, with the setting it has by default or another (* marks the default):
${ENGINE_IDS.map(usageOf).join("\n")}
  --every K         print every K-th frame only (default 1)
  --format FORMAT   jsonl (default) or csv
  --help            print this

The body is free: torque, gravity, drag, damping and planes are refused.
Exit codes: 0 ran; 1 the rows could not be written; 2 the scenario or the command line is not valid.
Where it is not 0, one line on standard error says why.
`;

function usageOf(id: EngineId): string {
  const { settings, byDefault } = ENGINES[id];
  const names = settings.map((setting) => (setting.id === byDefault ? `${setting.id}*` : setting.id));
  return `                      ${id}: ${names.join(", ")}`;
}

export const race = command(async (words, streams) => {
  const { flags, positionals } = readFlags(words, { ...ROW_FLAGS, engine: { type: "string" } });
  if (isGiven(flags, "help")) return [USAGE];
  if (!flags.has("engine")) throw new UsageError("--engine: missing, expected an engine; see --help");
  const { file, every, format } = rowsAskedFor(positionals, flags);
  const choices = (flags.get("engine") ?? []).map(parseEngine);
  const text = await readText("scenario", file, streams.stdin);
  const meshes = await meshesFor(text);
  const scenario = parseScenario(withAnyLane(parseJson(text)), meshes);
  const lanes: EngineLane[] = [];
  for (const { id, setting } of choices) lanes.push({ engine: await loadEngine(id), setting });
  const output = engineRows(scenario, lanes, every, meshes);
  const slowed = new Set(choices.flatMap(({ id }) => limitNote(id, scenario, meshes)));
  for (const note of [...notesOn(scenario), ...slowed]) writeMessage(streams.stderr, `note: ${note}`);
  return lines(output, format);
});

/** Warns where an engine limits the spin of this body. */
function limitNote(id: EngineId, { body, initial, dt }: Scenario, meshes: Meshes): string[] {
  const limit = limitReached(id, massProperties(body, meshes), initial, dt);
  if (limit === null) return [];
  return [
    `${id} slows down what spins at more than ${limit.toPrecision(4)} rad/s at this dt, as this body would`,
  ];
}

/** A scenario must have a lane, although none of its lanes will run. */
function withAnyLane(input: unknown): unknown {
  const lanes = [{ angular: "none" }];
  return typeof input === "object" && input !== null && !Array.isArray(input) ? { lanes, ...input } : input;
}

/** @throws UsageError naming the engine, or the setting that it does not have */
function parseEngine(value = ""): { readonly id: EngineId; readonly setting: string } {
  const [id = "", ...rest] = value.split(":");
  if (!isEngineId(id))
    throw new UsageError(`--engine: expected one of ${ENGINE_IDS.join(", ")}, got ${id || "nothing"}`);
  const { settings, byDefault } = ENGINES[id];
  if (rest.length === 0) return { id, setting: byDefault };
  const setting = rest.join(":");
  if (settings.some((each) => each.id === setting)) return { id, setting };
  const known = settings.map((each) => each.id).join(", ");
  throw new UsageError(`--engine: expected a setting of ${id} (${known}), got ${setting || "nothing"}`);
}
