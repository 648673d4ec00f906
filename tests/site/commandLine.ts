import { spawn } from "node:child_process";
import type { Row } from "../../src/core/runs/rows";
import { SCENARIOS } from "../../src/core/scenario/named";

/** Runs the README's own command on the scenario that the racket runs, with other lanes. */
export function simulate(lanes: readonly string[], ...options: readonly string[]): Promise<string> {
  const scenario = {
    ...SCENARIOS.thrownRacketCrooked.scenario,
    lanes: lanes.map((angular) => ({ angular })),
  };
  return simulateText(JSON.stringify(scenario), ...options);
}

/** Runs it on a scenario as text. */
export function simulateText(scenario: string, ...options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "-s", "simulate", "--", "-", ...options], {
      stdio: ["pipe", "pipe", "inherit"],
      shell: process.platform === "win32",
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve(Buffer.concat(chunks).toString())
        : reject(new Error(`simulate: exit code ${code}`)),
    );
    child.stdin.end(scenario);
  });
}

/** The same, row by row. */
export async function simulateRows(lanes: readonly string[], every: number): Promise<Row[]> {
  const lines = (await simulate(lanes, "--every", String(every))).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}
