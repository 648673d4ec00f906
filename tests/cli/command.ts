import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect } from "vitest";
import { simulate } from "../../src/cli/simulateCommand";
import { SCENARIOS } from "../../src/core/scenario/named";

/** A scenario that is valid, to be changed into those that are not. */
export const VALID = SCENARIOS.racketMiddleAxis.scenario;
export const json = (value: unknown) => JSON.stringify(value);

/** A folder that is there until the tests beside this call have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tumble-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** How a command ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command, `simulate` or another, in this process, fed `input`. */
export async function runCommand(
  given: readonly string[],
  input: string | Uint8Array = "",
  command = simulate,
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), "simulate-"));
  const files = [join(folder, "out"), join(folder, "err")] as const;
  const [stdout, stderr] = [openSync(files[0], "w"), openSync(files[1], "w")];
  try {
    const code = await command(given, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
    return { code, out: readFileSync(files[0], "utf8"), err: readFileSync(files[1], "utf8") };
  } finally {
    closeSync(stdout);
    closeSync(stderr);
    rmSync(folder, { recursive: true });
  }
}

/** The rows of an output in JSON Lines. */
export const rowsOf = (out: string) =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Runs it as npm's script does, in a process of its own; with `lines`, hangs up after that many lines of output. */
export function spawnCommand(
  given: readonly string[],
  input = "",
  lines = Number.POSITIVE_INFINITY,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", "src/cli/run.ts", "simulate", ...given]);
    let out = "";
    let err = "";
    child.stdout.on("data", (data) => {
      out += data;
      if (out.split("\n").length > lines) child.stdout.destroy();
    });
    child.stderr.on("data", (data) => {
      err += data;
    });
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

/** That a command wrote no row and one line of message, which begins with `start`, and ended with exit code 2. */
export function expectRefused(ended: Ended, start: string): void {
  expect(ended.out).toBe("");
  expect(ended.err.split("\n")).toEqual([expect.stringContaining(start), ""]);
  expect(ended.err.startsWith(start)).toBe(true);
  expect(ended.code).toBe(2);
}
