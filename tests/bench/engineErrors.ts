import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { EVERY_SETTING } from "../engines/engines";
import { measureSetting, partingsOf, stepCost } from "../engines/measurements";

/*
 * The numbers of the chapter on engines: what becomes of two throws in every engine, what a step costs here, and how far each
 * engine is from the rule that it follows. Writes src/chapters/engines/measured.json; to be run again whenever an engine's
 * version changes. `tests/engines/measured.ts` holds all of it but the costs, which are this machine's.
 */
const FILE = "src/chapters/engines/measured.json";

const settings: Record<string, unknown> = {};
const partings: Record<string, unknown> = {};
for (const [name, id, facts] of EVERY_SETTING) {
  settings[name] = { ...(await measureSetting(id, facts.id)), nanoseconds: await stepCost(id, facts.id) };
  partings[name] = await partingsOf(name, id, facts);
}
const made = {
  month: new Date().toISOString().slice(0, "2026-11".length),
  processor: cpus()[0]?.model ?? process.arch,
  runtime: `Node.js ${process.versions.node}`,
};
writeFileSync(FILE, `${JSON.stringify({ made, settings, partings })}\n`);
execFileSync("node_modules/.bin/biome", ["format", "--write", FILE]);
process.exit();
