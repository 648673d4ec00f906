/** What the command line asked for. */
export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "schema" }
  | { readonly kind: "run"; readonly file: string; readonly every: number; readonly format: Format };

export type Format = "jsonl" | "csv";

/** What is wrong with the command line, in one line that names the argument. */
export class UsageError extends Error {}

/**
 * Reads the arguments after the program's name; flags may be written `--every 10` or `--every=10`.
 * @throws UsageError naming the argument that is wrong
 */
export function parseArguments(given: readonly string[]): Request {
  const words = given.flatMap((word) => (/^--\w+=/.test(word) ? splitFlag(word) : [word]));
  if (words.includes("--help") || words.includes("-h")) return { kind: "help" };
  if (words.includes("--schema")) return { kind: "schema" };
  const files: string[] = [];
  let every = 1;
  let format: Format = "jsonl";
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "--every") every = parseEvery(words[++at]);
    else if (word === "--format") format = parseFormat(words[++at]);
    else if (word.startsWith("-") && word !== "-") throw new UsageError(`${word}: unknown flag, see --help`);
    else files.push(word);
  }
  const [file, second] = files;
  if (file === undefined)
    throw new UsageError("scenario: expected a file, or - for standard input; see --help");
  if (second !== undefined) throw new UsageError(`${second}: expected one scenario only`);
  return { kind: "run", file, every, format };
}

function splitFlag(word: string): string[] {
  const at = word.indexOf("=");
  return [word.slice(0, at), word.slice(at + 1)];
}

function parseEvery(value: string | undefined): number {
  const every = Number(value);
  if (value !== undefined && /^\d+$/.test(value) && every > 0 && Number.isSafeInteger(every)) return every;
  throw new UsageError(`--every: expected a whole number above 0, got ${value ?? "nothing"}`);
}

function parseFormat(value: string | undefined): Format {
  if (value === "jsonl" || value === "csv") return value;
  throw new UsageError(`--format: expected jsonl or csv, got ${value ?? "nothing"}`);
}
