import { spawn } from "node:child_process";

/** `npm run check`: everything that an author can break. Every stage runs whatever the others find; the exit code is 1 if any fails. */

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Puts causes before their consequences. */
  readonly arrange?: (output: string) => string;
}

const TYPES: Stage = {
  name: "types",
  command: ["tsc", "--noEmit", "--pretty", "false"],
  arrange: causesFirst,
};
const CORE: Stage = { name: "types of the core", command: ["tsc", "-p", "src/core", "--pretty", "false"] };
const CHAPTERS: Stage = { name: "chapters and cases", command: ["tsx", "src/book/check/check.ts"] };
const LINT: Stage = { name: "lint and format", command: ["biome", "check", "--error-on-warnings", "."] };
const EQUATIONS: Stage = {
  name: "equations, letters and symbols",
  command: ["vitest", "run", "--project", "core", "--reporter", "dot", "tests/content"],
};

/** Two at a time. */
const LANES = [[CHAPTERS], [TYPES, CORE, LINT, EQUATIONS]];

/** A new id is missing in every table of ids: any other error may follow from that. */
function causesFirst(output: string): string {
  const errors = output.split(/\n(?=\S)/);
  const isCause = (error: string) => error.includes("is missing in type");
  return [...errors.filter(isCause), ...errors.filter((error) => !isCause(error))].join("\n");
}

/** @returns whether the stage found nothing wrong */
async function run({ name, command: [program = "", ...options], arrange = (output) => output }: Stage) {
  const child = spawn("npx", ["--no-install", program, ...options], {
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((ended) => child.on("close", ended));
  const isRight = code === 0;
  process.stdout.write(isRight ? `✓ ${name}\n` : `\n✗ ${name}\n${arrange(output.trim())}\n\n`);
  return isRight;
}

async function runAll(stages: readonly Stage[]): Promise<boolean> {
  const results: boolean[] = [];
  for (const stage of stages) results.push(await run(stage));
  return results.every(Boolean);
}

const results = await Promise.all(LANES.map(runAll));
process.exitCode = results.every(Boolean) ? 0 : 1;
