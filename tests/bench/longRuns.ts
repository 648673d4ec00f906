import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { runsOf } from "../../src/chapters/long-runs/longRun";
import { TABLES } from "../../src/chapters/long-runs/table/tables";

/*
 * The runs that the tables of the chapter on long runs show; to be run again whenever a rule's digits change. Writes
 * src/chapters/long-runs/table/runs.json, which `tests/chapters/long-runs/storedRuns.test.ts` holds.
 */
const FILE = "src/chapters/long-runs/table/runs.json";

const stored = Object.fromEntries(
  Object.entries(TABLES).map(([id, { scenario, rate, at, rules }]) => [
    id,
    Object.fromEntries(rules.map((rule) => [rule, runsOf(scenario, rule, rate, at)])),
  ]),
);
writeFileSync(FILE, `${JSON.stringify(stored)}\n`);
execFileSync("node_modules/.bin/biome", ["format", "--write", FILE]);
