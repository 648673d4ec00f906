import { type ParseArgsConfig, parseArgs } from "node:util";

export type Request = { readonly kind: "help" } | { readonly kind: "schema" } | RunRequest;

interface RunRequest {
  readonly kind: "run";
  readonly file: string;
  readonly every: number;
  readonly format: Format;
}

export type RaceRequest = { readonly kind: "help" } | (RunRequest & { readonly engines: readonly string[] });

export type Format = "jsonl" | "csv";

export class UsageError extends Error {}

const FLAGS = {
  every: { type: "string" },
  format: { type: "string" },
  schema: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const RACE_FLAGS = {
  engine: { type: "string" },
  every: FLAGS.every,
  format: FLAGS.format,
  help: FLAGS.help,
} as const;

/**
 * Flags may be written `--every 10` or `--every=10`; what follows `--` is no flag.
 *
 * @throws UsageError naming the argument that is wrong
 */
export function parseArguments(given: readonly string[]): Request {
  const { flags, positionals } = readFlags(given, FLAGS);
  for (const flag of ["help", "schema"] as const) if (isGiven(flags, flag)) return { kind: flag };
  return parseRun(positionals, flags);
}

/**
 * As {@link parseArguments}; `--engine` may be given more than once.
 *
 * @throws UsageError naming the argument that is wrong
 */
export function parseRaceArguments(given: readonly string[]): RaceRequest {
  const { flags, positionals } = readFlags(given, RACE_FLAGS);
  if (isGiven(flags, "help")) return { kind: "help" };
  const engines = (flags.get("engine") ?? []).map((value = "") => value);
  if (engines.length === 0) throw new UsageError("--engine: missing, expected an engine; see --help");
  return { ...parseRun(positionals, flags), engines };
}

export type Flags = ReadonlyMap<string, readonly (string | undefined)[]>;

/** @throws UsageError naming a flag that is not among the options */
export function readFlags(
  given: readonly string[],
  options: NonNullable<ParseArgsConfig["options"]>,
): { readonly flags: Flags; readonly positionals: readonly string[] } {
  // Not strict: Node's own messages take several sentences, and do not begin with the argument.
  const { tokens, positionals } = parseArgs({
    args: [...given],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags = new Map<string, (string | undefined)[]>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!Object.hasOwn(options, token.name))
      throw new UsageError(`${token.rawName}: unknown flag, see --help`);
    flags.set(token.name, [...(flags.get(token.name) ?? []), token.value]);
  }
  return { flags, positionals };
}

export function isGiven(flags: Flags, flag: string): boolean {
  const value = flags.get(flag)?.at(-1);
  if (value !== undefined) throw new UsageError(`--${flag}: expected no value, got ${value}`);
  return flags.has(flag);
}

function parseRun(positionals: readonly string[], flags: Flags): RunRequest {
  return {
    kind: "run",
    file: parseFile(positionals),
    every: flags.has("every") ? parseEvery(flags.get("every")?.at(-1)) : 1,
    format: flags.has("format") ? parseFormat(flags.get("format")?.at(-1)) : "jsonl",
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
