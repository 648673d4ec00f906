import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { recordOf } from "../tables";
import { sameDigitsInWorkers } from "./engineLanes";
import { sameDigitsInTwoEngines } from "./engines";

/*
 * The tests that take too long for every change. What they found is written to docs/deep-tests.md.
 *     npm run test:deep                    all of them: some hours
 *     npm run test:deep references fuzz    those named
 */

interface Part {
  readonly holds: string;
  readonly tests?: readonly string[];
  readonly program?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const PARTS = recordOf<Part>("tests/deep/parts.yaml");

const FUNCTIONS: Readonly<Record<string, () => Promise<string>>> = {
  engines: sameDigitsInTwoEngines,
  engineLanes: sameDigitsInWorkers,
};

/** Says in a line what was found; throws where the part does not hold. */
function run(name: string, { tests, program, environment = {} }: Part): Promise<string> {
  if (program) return lastLine(["node_modules/tsx/dist/cli.mjs", ...program]);
  // More random cases are others, too.
  const seed = "FUZZ_TIMES" in environment && { FUZZ_SEED: String(Date.now() % 1e9) };
  if (tests)
    return lastLine(["node_modules/vitest/vitest.mjs", "run", ...tests], { ...environment, ...seed });
  return FUNCTIONS[name]?.() ?? Promise.reject(new Error(`${name} runs nothing`));
}

/** Runs a program of Node's; its output is shown, and the last line that counts something is kept. */
function lastLine(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(process.execPath, [...parameters], {
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const lines = output.trimEnd().split("\n");
      const found = (lines.findLast((line) => /^\s*Tests\s/.test(line)) ?? lines.at(-1) ?? "").trim();
      if (code === 0) resolve(found.replace(/\s+/g, " "));
      else reject(new Error(found || `exit code ${code}`));
    });
  });
}

const FILE = "docs/deep-tests.md";
const HEAD = `# What the long tests found last

Written by \`npm run test:deep\`, which runs what takes too long for every change; each line is the last run of its part.

| part | holds | date | commit | found | minutes |
| --- | --- | --- | --- | --- | --- |
`;

/** The lines of the table, by part. */
function known(): Map<string, string> {
  const lines = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : [];
  return new Map(
    Object.keys(PARTS).flatMap((name) => {
      const line = lines.find((line) => line.startsWith(`| ${name} |`));
      return line ? [[name, line]] : [];
    }),
  );
}

function write(name: string, cells: readonly string[]): void {
  const table = known();
  table.set(name, `| ${[name, ...cells.map((cell) => cell.replaceAll("|", "\\|"))].join(" | ")} |`);
  const lines = Object.keys(PARTS).flatMap((part) => table.get(part) ?? []);
  writeFileSync(FILE, `${HEAD}${lines.join("\n")}\n`);
}

const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout.trim();
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (!part) throw new Error(`${name} is none of ${Object.keys(PARTS).join(", ")}`);
  const start = Date.now();
  const found = await run(name, part).catch((error: Error) => {
    process.exitCode = 1;
    return `FAILED: ${error.message}`;
  });
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  process.stdout.write(`${name}: ${found} (${minutes} min)\n`);
  write(name, [part.holds, new Date().toISOString().slice(0, 10), commit, found, minutes]);
}
