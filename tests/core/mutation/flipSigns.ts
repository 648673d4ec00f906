import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { tableOf } from "../../tables";
import { type Mutant, signMutants } from "./mutants";

/*
 * Flips every sign in the core's physics, one at a time, and runs the tests against each: a flip that no test
 * notices is printed, unless equivalents.yaml argues that it changes nothing. Works on copies under the system's
 * temporary folder; run it from the project's root with
 *     npx tsx tests/core/mutation/flipSigns.ts [folder or file under src/core ...]
 * WORKERS=1 leaves half of two cores to others.
 */

interface Equivalent {
  readonly file: string;
  readonly flipped: readonly string[];
}

const EQUIVALENTS = tableOf<Equivalent>("tests/core/mutation/equivalents.yaml");
const WORKERS = Number(process.env.WORKERS ?? 2);
const FOLDERS = ["dynamics", "exact", "bodies", "math"];
const ALL_TESTS = [...FOLDERS, "fuzz"].map((folder) => `tests/core/${folder}`);

/** The tests most likely to notice a flip in a file; those that pass all of them face the others too. */
function nearestTests(file: string): readonly string[] {
  const folder = file.split("/")[2] ?? "";
  return FOLDERS.includes(folder) ? [`tests/core/${folder}`] : ALL_TESTS;
}

const given = process.argv.slice(2);
const targets = given.length > 0 ? given : FOLDERS.map((folder) => `src/core/${folder}`);

function filesUnder(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .map((file) => join(path, file))
    .sort();
}

interface Job {
  readonly file: string;
  readonly mutant: Mutant;
}

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "signs-"));
  for (const name of ["src", "tests", "package.json", "tsconfig.json", "vitest.config.ts"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Long enough for the tests on a busy machine; a flip that loops for ever is stopped, and so noticed. */
const CHILD_LIMITS = { timeout: 300_000, killSignal: "SIGKILL" } as const;

type Verdict = "passed" | "failed" | "stopped";

/** Runs tests in a folder, to the first that does not pass. */
function verdictOf(folder: string, tests: readonly string[]): Promise<Verdict> {
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
  const child = spawn(process.execPath, vitest, { cwd: folder, stdio: "ignore", ...CHILD_LIMITS });
  return new Promise((done) =>
    child.on("close", (code) => {
      if (code !== null) return done(code === 0 ? "passed" : "failed");
      // The child ended by a signal: ours, or that of another process, which says nothing of the flip.
      return done(child.killed ? "stopped" : verdictOf(folder, tests));
    }),
  );
}

/** The nearest tests, then all; where a flip is argued to change nothing, the nearest may object. */
async function verdictOn(folder: string, job: Job): Promise<Verdict> {
  const first = await verdictOf(folder, nearestTests(job.file));
  return first === "passed" && argumentFor(job) === undefined ? verdictOf(folder, ALL_TESTS) : first;
}

/** What became of the flips, a line each. */
interface Outcome {
  readonly survivors: string[];
  readonly argued: string[];
  /** argued to change nothing, and noticed all the same */
  readonly refuted: string[];
}

function argumentFor({ file, mutant }: Job): Equivalent | undefined {
  return EQUIVALENTS.find((each) => each.file === file && each.flipped.includes(mutant.flipped));
}

function report({ file, mutant }: Job): string {
  return `${file}:${mutant.line}: ${mutant.was} → ${mutant.becomes} in ${mutant.flipped}`;
}

function judge(job: Job, verdict: Verdict, { survivors, argued, refuted }: Outcome): void {
  const isArgued = argumentFor(job) !== undefined;
  if (verdict === "stopped") process.stdout.write(`ran for ever: ${report(job)}\n`);
  if (verdict !== "passed" && isArgued) refuted.push(report(job));
  if (verdict !== "passed") return;
  (isArgued ? argued : survivors).push(report(job));
  if (!isArgued) process.stdout.write(`survived: ${report(job)}\n`);
}

async function work(jobs: Job[], outcome: Outcome): Promise<void> {
  const folder = copyOfProject();
  if ((await verdictOf(folder, ALL_TESTS)) !== "passed") throw new Error("the tests do not pass as they are");
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
    const path = join(folder, job.file);
    const original = readFileSync(path, "utf8");
    writeFileSync(path, job.mutant.text);
    judge(job, await verdictOn(folder, job), outcome);
    writeFileSync(path, original);
  }
  rmSync(folder, { recursive: true });
}

const jobs = targets
  .flatMap(filesUnder)
  .flatMap((file) => signMutants(readFileSync(file, "utf8")).map((mutant): Job => ({ file, mutant })))
  .reverse();
const total = jobs.length;
const outcome: Outcome = { survivors: [], argued: [], refuted: [] };
await Promise.all(Array.from({ length: WORKERS }, () => work(jobs, outcome)));
const { survivors, argued, refuted } = outcome;
for (const each of argued) process.stdout.write(`argued: ${each}\n`);
for (const each of refuted) process.stdout.write(`argued to change nothing, but noticed: ${each}\n`);
const killed = total - survivors.length - argued.length;
process.stdout.write(
  `${total} signs flipped, ${killed} noticed, ${argued.length} argued, ${survivors.length} survivors not argued\n`,
);
process.exitCode = survivors.length + refuted.length === 0 ? 0 : 1;
