import { type ParseArgsConfig, parseArgs } from "node:util";

export class UsageError extends Error {}

export type Flags = ReadonlyMap<string, readonly (string | undefined)[]>;

export const HELP = { help: { type: "boolean", short: "h" } } as const;

export const ROW_FLAGS = { every: { type: "string" }, format: { type: "string" }, ...HELP } as const;

/**
 * Flags may be written `--every 10` or `--every=10`; what follows `--` is no flag.
 *
 * @throws UsageError naming a flag that is not among the options
 */
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

/** @throws UsageError for a flag with a value that takes none */
export function isGiven(flags: Flags, flag: string): boolean {
  const value = flags.get(flag)?.at(-1);
  if (value !== undefined) throw new UsageError(`--${flag}: expected no value, got ${value}`);
  return flags.has(flag);
}

/**
 * @returns undefined for a flag not given
 * @throws UsageError for an unexpected value
 */
export function flagValue<T extends string>(
  flags: Flags,
  flag: string,
  expected: string,
  isExpected = (value: string): value is T => value !== "",
): T | undefined {
  if (!flags.has(flag)) return undefined;
  const value = flags.get(flag)?.at(-1) ?? "";
  if (isExpected(value)) return value;
  throw new UsageError(`--${flag}: expected ${expected}, got ${value || "nothing"}`);
}

/** The first of two by default. */
export function formatIn<T extends string>(flags: Flags, [byDefault, other]: readonly [T, T]): T {
  const isKnown = (value: string): value is T => value === byDefault || value === other;
  return flagValue(flags, "format", `${byDefault} or ${other}`, isKnown) ?? byDefault;
}

export function oneFile([file, second]: readonly string[], what: string): string {
  if (file === undefined)
    throw new UsageError(`${what}: expected a file, or - for standard input; see --help`);
  if (second !== undefined) throw new UsageError(`${second}: expected one ${what} only`);
  return file;
}
