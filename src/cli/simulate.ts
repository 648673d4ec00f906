import { readFileSync, writeSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Meshes } from "../core/bodies/massProperties";
import { csvHeader, csvLine } from "../core/runs/csv";
import { type Row, rows } from "../core/runs/rows";
import { ScenarioError } from "../core/scenario/errors";
import { notesOn, parseScenarioText } from "../core/scenario/parseScenario";
import { type Format, parseArguments, UsageError } from "./arguments";
import { scenarioJsonSchema } from "./jsonSchema";

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

Exit codes: 0 ran; 2 the scenario or the command line is not valid, and standard error says why.
`;

const EXIT_INVALID = 2;

async function main(words: readonly string[]): Promise<number> {
  try {
    const request = parseArguments(words);
    if (request.kind === "help") return print([USAGE]);
    if (request.kind === "schema") return print([`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`]);
    const given = await readScenario(request.file);
    const meshes = await meshesFor(given);
    const scenario = parseScenarioText(given, meshes);
    const output = rows(scenario, request.every, meshes);
    for (const note of notesOn(scenario)) process.stderr.write(`note: ${note}\n`);
    return print(lines(output, request.format));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ScenarioError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT_INVALID;
  }
}

async function readScenario(file: string): Promise<string> {
  try {
    return file === "-" ? await text(process.stdin) : readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, " ") : "unreadable";
    throw new UsageError(`scenario: cannot read ${file}: ${reason}`);
  }
}

/** Meshes are heavy: loaded only for a text that speaks of them. */
async function meshesFor(text: string): Promise<Meshes> {
  if (!text.includes('"mesh"')) return {};
  const { bunny } = await import("../core/bodies/bunny");
  return { bunny };
}

function* lines(output: Iterable<Row>, format: Format): Generator<string> {
  if (format === "csv") yield `${csvHeader()}\n`;
  for (const row of output) yield format === "csv" ? `${csvLine(row)}\n` : `${JSON.stringify(row)}\n`;
}

const CHUNK_CHARACTERS = 1 << 16;

/** Writes to standard output in chunks and waits for each; stops quietly where the reader has closed the pipe. */
function print(texts: Iterable<string>): number {
  let chunk = "";
  for (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    if (!writeAll(chunk)) return 0;
    chunk = "";
  }
  writeAll(chunk);
  return 0;
}

/** @returns false where nobody reads any more */
function writeAll(text: string): boolean {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EPIPE") return false;
      if (code !== "EAGAIN") throw error;
      waitForReader();
    }
  }
  return true;
}

/** A pipe that is full says EAGAIN: gives its reader a millisecond. */
function waitForReader(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}

process.exitCode = await main(process.argv.slice(2));
