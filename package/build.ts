import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/* `npm run package` writes the core as a package to package/dist, or a folder that is named, ready for `npm pack` and `npm publish`. */

const ROOT = join(import.meta.dirname, "..");
const OUT = resolve(process.argv[2] ?? join(import.meta.dirname, "dist"));
const DEPENDENCIES = ["bunny", "earcut", "valibot"] as const;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** The name is that of package/package.json, the version and those of what it needs the notebook's own. */
function manifest(): object {
  const { version, license, engines, ...own } = readJson(join(ROOT, "package.json")) as Manifest;
  const versions = { ...own.devDependencies, ...own.dependencies };
  const dependencies = Object.fromEntries(DEPENDENCIES.map((name) => [name, versions[name]]));
  const { name, ...others } = readJson(join(import.meta.dirname, "package.json"));
  return { name, version, license, engines, ...others, dependencies };
}

rmSync(OUT, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "-p",
    join(import.meta.dirname, "tsconfig.json"),
    "--outDir",
    OUT,
  ],
  { stdio: "inherit" },
);
writeFileSync(join(OUT, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
copyFileSync(join(import.meta.dirname, "README.md"), join(OUT, "README.md"));
copyFileSync(join(ROOT, "LICENSE"), join(OUT, "LICENSE"));
