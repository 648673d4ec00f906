import { parseArgs } from "node:util";

/** What the command line asked for. */
export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "schema" }
  | { readonly kind: "run"; readonly file: string; readonly every: number; readonly format: Format };

export type Format = "jsonl" | "csv";

/** What is wrong with the command line, in one line that names the argument. */
export class UsageError extends Error {}

const FLAGS = {
  every: { type: "string" },
  format: { type: "string" },
  schema: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Reads the arguments after the program's name; flags may be written `--every 10` or `--every=10`, and what follows `--`
 * is no flag.
 *
 * @throws UsageError naming the argument that is wrong
 */
export function parseArguments(given: readonly string[]): Request {
  // Not strict: Node's own messages take several sentences, and do not begin with the argument.
  const { tokens, positionals } = parseArgs({
    args: [...given],
    options: FLAGS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags = new Map<string, string | undefined>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!Object.hasOwn(FLAGS, token.name)) throw new UsageError(`${token.rawName}: unknown flag, see --help`);
    flags.set(token.name, token.value);
  }
  for (const flag of ["help", "schema"] as const) {
    const value = flags.get(flag);
    if (value !== undefined) throw new UsageError(`--${flag}: expected no value, got ${value}`);
    if (flags.has(flag)) return { kind: flag };
  }
  return {
    kind: "run",
    file: parseFile(positionals),
    every: flags.has("every") ? parseEvery(flags.get("every")) : 1,
    format: flags.has("format") ? parseFormat(flags.get("format")) : "jsonl",
  };
}

function parseFile([file, second]: readonly string[]): string {
  if (file === undefined)
    throw new UsageError("scenario: expected a file, or - for standard input; see --help");
  if (second !== undefined) throw new UsageError(`${second}: expected one scenario only`);
  return file;
}

function parseEvery(value = ""): number {
  const every = Number(value);
  if (/^\d+$/.test(value) && every > 0 && Number.isSafeInteger(every)) return every;
  throw new UsageError(`--every: expected a whole number above 0, got ${value || "nothing"}`);
}

function parseFormat(value = ""): Format {
  if (value === "jsonl" || value === "csv") return value;
  throw new UsageError(`--format: expected jsonl or csv, got ${value || "nothing"}`);
}
