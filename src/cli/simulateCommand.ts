import type { Meshes } from "../core/bodies/massProperties";
import { csvHeader, csvLine } from "../core/runs/csv";
import { type Row, rows } from "../core/runs/rows";
import { ScenarioError } from "../core/scenario/errors";
import { notesOn, parseScenarioText } from "../core/scenario/parseScenario";
import { type Format, parseArguments, type Request, UsageError } from "./arguments";
import { readText } from "./input";
import { scenarioJsonSchema } from "./jsonSchema";
import { OutputError, writeMessage, writeTexts } from "./output";

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

const EXIT_UNWRITTEN = 1;
const EXIT_INVALID = 2;

/** What the command reads and writes, other than files it is told to read. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** File descriptors. */
  readonly stdout: number;
  readonly stderr: number;
}

/**
 * Runs the command `simulate`.
 *
 * @param words the arguments after the program's name
 * @returns the exit code
 */
export async function simulate(words: readonly string[], streams: Streams): Promise<number> {
  try {
    const request = parseArguments(words);
    writeTexts(streams.stdout, await answer(request, streams));
    return 0;
  } catch (error) {
    const isRefusal = error instanceof UsageError || error instanceof ScenarioError;
    if (!isRefusal && !(error instanceof OutputError)) throw error;
    writeMessage(streams.stderr, error.message);
    return isRefusal ? EXIT_INVALID : EXIT_UNWRITTEN;
  }
}

async function answer(request: Request, streams: Streams): Promise<Iterable<string>> {
  if (request.kind === "help") return [USAGE];
  if (request.kind === "schema") return [`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`];
  const text = await readText("scenario", request.file, streams.stdin);
  const meshes = await meshesFor(text);
  const scenario = parseScenarioText(text, meshes);
  const output = rows(scenario, request.every, meshes);
  for (const note of notesOn(scenario)) writeMessage(streams.stderr, `note: ${note}`);
  return lines(output, request.format);
}

/** Meshes are heavy: loaded only for a text that speaks of them. */
export async function meshesFor(text: string): Promise<Meshes> {
  if (!text.includes('"mesh"')) return {};
  const [{ bunny }, { OBJECT_MESHES }] = await Promise.all([
    import("../core/bodies/bunny"),
    import("../core/bodies/objects/index"),
  ]);
  return { bunny, ...OBJECT_MESHES };
}

function* lines(output: Iterable<Row>, format: Format): Generator<string> {
  if (format === "csv") yield `${csvHeader()}\n`;
  for (const row of output) yield format === "csv" ? `${csvLine(row)}\n` : `${JSON.stringify(row)}\n`;
}
