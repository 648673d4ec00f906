import { isPresetId, PRESET_IDS, type PresetId } from "../logs/presets";
import { type Flags, isGiven, readFlags, UsageError } from "./arguments";

export type IdentifyRequest =
  | { readonly kind: "help" }
  | {
      readonly kind: "run";
      readonly file: string;
      readonly bodyFile: string | null;
      readonly of: string | undefined;
      readonly preset: PresetId | undefined;
      readonly format: "text" | "json";
    };

const FLAGS = {
  body: { type: "string" },
  of: { type: "string" },
  preset: { type: "string" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** @throws UsageError naming the argument that is wrong */
export function parseIdentifyArguments(given: readonly string[]): IdentifyRequest {
  const { flags, positionals } = readFlags(given, FLAGS);
  if (isGiven(flags, "help")) return { kind: "help" };
  return {
    kind: "run",
    file: oneFile(positionals),
    bodyFile: flags.has("body") ? flagValue(flags, "body", "a file") : null,
    of: flags.has("of") ? flagValue(flags, "of", "a body or lane of the log") : undefined,
    preset: presetIn(flags),
    format: formatIn(flags),
  };
}

function presetIn(flags: Flags): PresetId | undefined {
  if (!flags.has("preset")) return undefined;
  const value = flagValue(flags, "preset", "the name of a program");
  if (isPresetId(value)) return value;
  throw new UsageError(`--preset: expected one of ${PRESET_IDS.join(", ")}, got ${value}`);
}

function oneFile([file, second]: readonly string[]): string {
  if (file === undefined) throw new UsageError("log: expected a file, or - for standard input; see --help");
  if (second !== undefined) throw new UsageError(`${second}: expected one log only`);
  return file;
}

function flagValue(flags: Flags, flag: string, expected: string): string {
  const value = flags.get(flag)?.at(-1) ?? "";
  if (value === "") throw new UsageError(`--${flag}: expected ${expected}, got nothing`);
  return value;
}

function formatIn(flags: Flags): "text" | "json" {
  if (!flags.has("format")) return "text";
  const value = flags.get("format")?.at(-1) ?? "";
  if (value === "text" || value === "json") return value;
  throw new UsageError(`--format: expected text or json, got ${value || "nothing"}`);
}
