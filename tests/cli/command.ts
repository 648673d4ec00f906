import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

/** How a command ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command as Node runs it: built once, since starting from source takes ten times as long as running. */
export interface Command {
  /** Runs it, fed `input`; with `lines`, hangs up after that many lines of output. */
  run(given: readonly string[], input?: string, lines?: number): Promise<Ended>;
  remove(): void;
}

export async function buildCommand(): Promise<Command> {
  const folder = mkdtempSync(join(tmpdir(), "simulate-"));
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: { ssr: "src/cli/simulate.ts", outDir: folder, emptyOutDir: false, target: "node20" },
  });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return {
    run: (given, input, lines) => runNode([join(folder, "simulate.js"), ...given], input, lines),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs Node with these arguments to its end. */
export function runNode(
  given: readonly string[],
  input = "",
  lines = Number.POSITIVE_INFINITY,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, given);
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
