import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { releasesIn } from "../book/build/changelog.ts";
import { citationFile } from "../book/build/citationFile.ts";
import { strings } from "../book/strings/en.ts";

/*
 * `npm run release`: changesets turns the files of .changeset into the next version of package.json and its part of CHANGELOG.md; the
 * version gets its day, and CITATION.cff follows. Fetched for a release alone: no other command needs its 17 MB.
 */

const CHANGESETS = "@changesets/cli@2.29.8";

const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { stdio: "inherit", shell: process.platform === "win32" });

run("npx", "--yes", CHANGESETS, "version");
const facts = JSON.parse(readFileSync("package.json", "utf8"));
const today = new Date().toISOString().slice(0, 10);
const changelog = readFileSync("CHANGELOG.md", "utf8").replace(
  new RegExp(`^## ${facts.version}$`, "m"),
  `## ${facts.version} (${today})`,
);
writeFileSync("CHANGELOG.md", changelog);
const [latest] = releasesIn(changelog);
if (!latest || latest.version !== facts.version)
  throw new Error(`CHANGELOG.md has no version ${facts.version}`);
writeFileSync("CITATION.cff", citationFile(facts, strings.page.wholeTitle, latest));
run("npm", "install", "--package-lock-only", "--ignore-scripts", "--silent");
