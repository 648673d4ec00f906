import { toJsonSchema } from "@valibot/to-json-schema";
import { rows } from "../core/runs/rows";
import { notesOn, parseScenarioText } from "../core/scenario/parseScenario";
import { scenarioSchema } from "../core/scenario/scenarioSchema";
import { isGiven, ROW_FLAGS, readFlags } from "./arguments";
import { command, lines, meshesFor, rowsAskedFor } from "./scenarioCommand";
import { readText, writeMessage } from "./streams";

const USAGE = `Usage: npm run -s simulate -- <scenario.json | -> [--every K] [--format jsonl|csv]

Runs a scenario and prints, for each lane and every K-th frame from frame 0 on, one row:
lane, frame, t, position, velocity, orientation, angularVelocity (world), angularVelocityBody,
angularMomentum (world, about the centre of mass), energy (kinetic). SI units and radians.
A lane that diverges ends with one row {"lane", "frame", "diverged"}; the others go on.

  -                 read the scenario from standard input
  --every K         print every K-th frame only (default 1)
  --format FORMAT   jsonl (default) or csv
  --schema          print the JSON Schema of a scenario
  --help            print this

A scenario is JSON in UTF-8, at most 64 MiB.
Exit codes: 0 ran; 1 the rows could not be written; 2 the scenario or the command line is not valid.
Where it is not 0, one line on standard error says why.
`;

export const simulate = command(async (words, streams) => {
  const { flags, positionals } = readFlags(words, { ...ROW_FLAGS, schema: { type: "boolean" } });
  if (isGiven(flags, "help")) return [USAGE];
  if (isGiven(flags, "schema")) return [`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`];
  const { file, every, format } = rowsAskedFor(positionals, flags);
  const text = await readText("scenario", file, streams.stdin);
  const meshes = await meshesFor(text);
  const scenario = parseScenarioText(text, meshes);
  const output = rows(scenario, every, meshes);
  for (const note of notesOn(scenario)) writeMessage(streams.stderr, `note: ${note}`);
  return lines(output, format);
});

/**
 * JSON Schema (draft 7). What it cannot say is checked when a scenario is parsed: symmetry and definiteness of a tensor, a quaternion
 * that is not zero, times that rise, and what depends on two fields.
 */
export function scenarioJsonSchema(): object {
  return toJsonSchema(scenarioSchema, {
    typeMode: "input",
    ignoreActions: ["check", "raw_check", "forward", "partial_check", "finite"],
  });
}
