import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Mutant, signMutants } from "./mutants";

/*
 * Flips every sign in the core's physics, one at a time, and runs the tests against each: a flip that no test
 * notices is printed. Works on copies; run it from the project's root with
 *     npx tsx tests/core/mutation/flipSigns.ts [folder or file under src/core ...]
 */

const WORKERS = 2;
const ALL_TESTS = ["tests/core/dynamics", "tests/core/exact", "tests/core/bodies"];

/** The tests most likely to notice a flip in a file; those that pass all of them face the others too. */
function nearestTests(file: string): readonly string[] {
  const folder = file.split("/")[2] ?? "";
  return ALL_TESTS.filter((path) => path.endsWith(folder));
}

const given = process.argv.slice(2);
const targets = given.length > 0 ? given : ["src/core/dynamics", "src/core/exact", "src/core/bodies"];

function filesUnder(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : sourceFile(join(path, entry.name)),
    )
    .sort();
}

function sourceFile(path: string): string[] {
  return path.endsWith(".ts") && !path.endsWith(".d.ts") ? [path] : [];
}

interface Job {
  readonly file: string;
  readonly mutant: Mutant;
}

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "signs-"));
  for (const name of [
    "src/core",
    "src/cli",
    "tests/core",
    "tests/cli",
    "package.json",
    "tsconfig.json",
    "vitest.config.ts",
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Long enough for the tests on a busy machine; a flip that loops for ever is stopped, and so noticed. */
const PATIENCE = { timeout: 300_000, killSignal: "SIGKILL" } as const;

/** Whether tests pass in a folder, stopping at the first that does not. */
function testsPass(folder: string, tests: readonly string[]): Promise<boolean> {
  const speed = ["--pool", "threads", "--no-isolate", "--no-file-parallelism", "--testTimeout", "600000"];
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "core",
    "--bail",
    "1",
    ...speed,
    ...tests,
  ];
  const child = spawn(process.execPath, vitest, { cwd: folder, stdio: "ignore", ...PATIENCE });
  return new Promise((done) => child.on("close", (code) => done(code === 0)));
}

async function noticed(folder: string, file: string): Promise<boolean> {
  const nearest = nearestTests(file);
  if (nearest.length > 0 && !(await testsPass(folder, nearest))) return true;
  return !(await testsPass(folder, ALL_TESTS));
}

async function work(jobs: Job[], survivors: string[]): Promise<void> {
  const folder = copyOfProject();
  if (!(await testsPass(folder, ALL_TESTS))) throw new Error("the tests do not pass as they are");
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
    const path = join(folder, job.file);
    const original = readFileSync(path, "utf8");
    writeFileSync(path, job.mutant.text);
    if (!(await noticed(folder, job.file))) {
      const { line, was, becomes } = job.mutant;
      survivors.push(`${job.file}:${line}: ${was} → ${becomes}`);
      process.stdout.write(`survived: ${survivors.at(-1)}\n`);
    }
    writeFileSync(path, original);
  }
  rmSync(folder, { recursive: true });
}

const jobs = targets
  .flatMap(filesUnder)
  .flatMap((file) => signMutants(readFileSync(file, "utf8")).map((mutant): Job => ({ file, mutant })))
  .reverse();
const total = jobs.length;
const survivors: string[] = [];
await Promise.all(Array.from({ length: WORKERS }, () => work(jobs, survivors)));
process.stdout.write(
  `${total} signs flipped, ${total - survivors.length} noticed, ${survivors.length} survived\n`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
