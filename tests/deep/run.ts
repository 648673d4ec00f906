import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sameDigitsInWorkers } from "./engineLanes";
import { sameDigitsInTwoEngines } from "./engines";

/*
 * The tests that take too long for every change. What they found is written to docs/deep-tests.md.
 *     npm run test:deep                    all of them: some hours
 *     npm run test:deep references fuzz    those named
 */

interface Part {
  readonly holds: string;
  /** Says in a line what was found; throws where it does not hold. */
  readonly run: () => Promise<string>;
}

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project"];
const tsx = ["node_modules/tsx/dist/cli.mjs"];

const PARTS: Readonly<Record<string, Part>> = {
  references: {
    holds: "Stored results of Runge-Kutta come out the same when they are computed again",
    run: () => lastLine([...tsx, "tests/core/exact/reference/borders.ts", "--check"]),
  },
  engines: {
    holds: "Every named scenario under every rule, bit by bit, in two JavaScript engines",
    run: sameDigitsInTwoEngines,
  },
  engineLanes: {
    holds:
      "Every physics engine with every setting, bit by bit, in Node and in its worker; fetched when asked for, freed when closed",
    run: sameDigitsInWorkers,
  },
  fuzz: {
    holds: "Twenty times the random cases, from another seed",
    run: () =>
      lastLine(
        [
          ...vitest,
          "core",
          "tests/core/fuzz",
          "tests/core/exact",
          "tests/core/math/elementary",
          "tests/lab/hostile",
          "--testTimeout=600000",
        ],
        {
          FUZZ_TIMES: "20",
          FUZZ_SEED: String(Date.now() % 1e9),
        },
      ),
  },
  traces: {
    holds: "A frame looked into ends in the same bits as the frame stepped, from a hundred starts",
    run: () =>
      lastLine([...vitest, "core", "tests/trace/instrumentedCopy", "--testTimeout=600000"], {
        DEEP_TRACES: "100",
      }),
  },
  links: {
    holds:
      "Over two thousand hostile links, over every figure: refused by the name of a field, or shown as they run",
    run: () =>
      lastLine([...vitest, "site", "tests/site/everyPage", "-t", "refuses every link"], {
        DEEP_LINKS: "52",
        EVERYWHERE: "1",
      }),
  },
  roundOff: {
    holds:
      "No printed digit depends on the last digits of a start or on the order of sums, for twelve shifts",
    run: () =>
      lastLine([...vitest, "site", "tests/site/roundOff"], { ROUND_OFF_SEEDS: "12", EVERYWHERE: "1" }),
  },
  everywhere: {
    holds:
      "What is tried at chosen places for every change holds at all: pages, figures, rules, older links, the author's loop, Firefox, WebKit",
    run: () => lastLine(vitest.slice(0, 2), { EVERYWHERE: "1" }),
  },
  visits: {
    holds: "Twenty visits back and forth leave no growth",
    run: () => lastLine([...vitest, "site", "tests/site/visits"], { EVERYWHERE: "1", DEEP_VISITS: "20" }),
  },
  logs: {
    holds: "Every lane that a search tries is found in its own log, from four starts, in five roundings",
    run: () => lastLine([...vitest, "core", "tests/logs/everyRule"], { DEEP_LOGS: "1" }),
  },
  sandbox: {
    holds:
      "Some eighty attempts of a reader's rule to get out, or to take the page's time: no request, nothing kept, each ended within a second, the next run right",
    run: () => lastLine([...vitest, "site", "tests/lab/rule/sandbox"], { DEEP_SANDBOX: "1" }),
  },
  signs: {
    holds: "Every sign of the core's physics flipped, one at a time: a test notices",
    run: () => lastLine([...tsx, "tests/core/mutation/flipSigns.ts"]),
  },
};

/** Runs a program of Node's; its output is shown, and the last line that counts something is kept. */
function lastLine(parameters: readonly string[], environment: Record<string, string> = {}): Promise<string> {
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
  const found = await part.run().catch((error: Error) => {
    process.exitCode = 1;
    return `FAILED: ${error.message}`;
  });
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  process.stdout.write(`${name}: ${found} (${minutes} min)\n`);
  write(name, [part.holds, new Date().toISOString().slice(0, 10), commit, found, minutes]);
}
