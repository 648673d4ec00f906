import type { Meshes } from "../core/bodies/massProperties";
import { csvHeader, csvLine } from "../core/runs/csv";
import type { Row } from "../core/runs/rows";
import { ScenarioError } from "../core/scenario/errors";
import { LogError } from "../logs/logError";
import { type Format, UsageError } from "./arguments";
import { OutputError, writeMessage, writeTexts } from "./output";

const EXIT_UNWRITTEN = 1;
const EXIT_INVALID = 2;

export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** File descriptors. */
  readonly stdout: number;
  readonly stderr: number;
}

/**
 * Writes a command's answer, or in one line why there is none.
 *
 * @returns the exit code
 */
export async function exitCodeOf(streams: Streams, answer: Promise<Iterable<string>>): Promise<number> {
  try {
    writeTexts(streams.stdout, await answer);
    return 0;
  } catch (error) {
    const isRefusal =
      error instanceof UsageError || error instanceof ScenarioError || error instanceof LogError;
    if (!isRefusal && !(error instanceof OutputError)) throw error;
    writeMessage(streams.stderr, error.message);
    return isRefusal ? EXIT_INVALID : EXIT_UNWRITTEN;
  }
}

/** Loads the meshes, which are large, only for a text that names one. */
export async function meshesFor(text: string): Promise<Meshes> {
  if (!text.includes('"mesh"')) return {};
  const [{ bunny }, { OBJECT_MESHES }] = await Promise.all([
    import("../core/bodies/bunny"),
    import("../core/bodies/objects/index"),
  ]);
  return { bunny, ...OBJECT_MESHES };
}

export function* lines(output: Iterable<Row>, format: Format): Generator<string> {
  if (format === "csv") yield `${csvHeader()}\n`;
  for (const row of output) yield format === "csv" ? `${csvLine(row)}\n` : `${JSON.stringify(row)}\n`;
}
