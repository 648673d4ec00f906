import type { Meshes } from "../core/bodies/massProperties";
import { csvHeader, csvLine } from "../core/runs/csv";
import type { Row } from "../core/runs/rows";
import { ScenarioError } from "../core/scenario/errors";
import { LogError } from "../logs/logError";
import { type Flags, flagValue, formatIn, oneFile, UsageError } from "./arguments";
import { OutputError, writeMessage, writeTexts } from "./streams";

const EXIT_UNWRITTEN = 1;
const EXIT_INVALID = 2;

export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** File descriptors. */
  readonly stdout: number;
  readonly stderr: number;
}

/** Writes its answer, or in one line why there is none, and gives the exit code. */
export function command(answer: (words: readonly string[], streams: Streams) => Promise<Iterable<string>>) {
  return async (words: readonly string[], streams: Streams): Promise<number> => {
    try {
      writeTexts(streams.stdout, await answer(words, streams));
      return 0;
    } catch (error) {
      const isRefusal =
        error instanceof UsageError || error instanceof ScenarioError || error instanceof LogError;
      if (!isRefusal && !(error instanceof OutputError)) throw error;
      writeMessage(streams.stderr, error.message);
      return isRefusal ? EXIT_INVALID : EXIT_UNWRITTEN;
    }
  };
}

/** Loads the large meshes only for a text that names one. */
export async function meshesFor(text: string): Promise<Meshes> {
  if (!text.includes('"mesh"')) return {};
  const [{ bunny }, { OBJECT_MESHES }] = await Promise.all([
    import("../core/bodies/bunny"),
    import("../core/bodies/objects/index"),
  ]);
  return { bunny, ...OBJECT_MESHES };
}

/** @throws UsageError naming the argument that is wrong */
export function rowsAskedFor(positionals: readonly string[], flags: Flags) {
  const isCount = (value: string): value is string =>
    /^\d+$/.test(value) && Number(value) > 0 && Number.isSafeInteger(Number(value));
  return {
    file: oneFile(positionals, "scenario"),
    every: Number(flagValue(flags, "every", "a whole number above 0", isCount) ?? 1),
    format: formatIn(flags, ["jsonl", "csv"]),
  };
}

export function* lines(output: Iterable<Row>, format: "jsonl" | "csv"): Generator<string> {
  if (format === "csv") yield `${csvHeader()}\n`;
  for (const row of output) yield format === "csv" ? `${csvLine(row)}\n` : `${JSON.stringify(row)}\n`;
}
