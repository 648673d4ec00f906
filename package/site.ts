import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { compress } from "../src/book/build/compress.ts";

/*
 * `npm run core-pages` writes what the built site's page on the core leads to, below `core/`: the package, its functions and types
 * by TypeDoc, and the test vectors. The site is in dist/, or in a folder that is named.
 */

const HERE = import.meta.dirname;
const SITE = resolve(process.argv[2] ?? join(HERE, "..", "dist"));
const CORE = join(SITE, "core");

function run(file: string, ...words: readonly string[]): void {
  execFileSync(process.execPath, [file, ...words], { stdio: ["ignore", "ignore", "inherit"], cwd: HERE });
}

function writePackage(): void {
  const folder = mkdtempSync(join(tmpdir(), "tumble-core-"));
  run(createRequire(import.meta.url).resolve("tsx/cli"), join(HERE, "build.ts"), folder);
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", CORE], { cwd: folder });
  const [{ name, filename }] = JSON.parse(packed.toString()) as [{ name: string; filename: string }];
  renameSync(join(CORE, filename), join(CORE, `${name}.tgz`));
  rmSync(folder, { recursive: true });
}

/** TypeDoc runs on no TypeScript past 6: it has one of its own, in the package of `package/api`. It calls a document by its file. */
function writeApi(): void {
  const vectors = join(CORE, "vectors", "Test vectors.md");
  renameSync(join(CORE, "vectors", "README.md"), vectors);
  const own = createRequire(createRequire(import.meta.url).resolve("tumble-api-docs/package.json"));
  run(
    join(dirname(own.resolve("typedoc/package.json")), "bin/typedoc"),
    "--options",
    "typedoc.json",
    "--out",
    join(CORE, "api"),
    "--projectDocuments",
    vectors,
    "--logLevel",
    "Warn",
  );
  rmSync(vectors);
  for (const name of readdirSync(join(CORE, "api"), { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html")) restrict(join(CORE, "api", name));
}

/** As the notebook's own pages: scripts from here alone, and the one in each page by its hash. */
function restrict(file: string): void {
  const html = readFileSync(file, "utf8");
  const hashes = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = ""]) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`,
    // TypeDoc's script writes what its filters hide into a style sheet.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  writeFileSync(
    file,
    html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
  );
}

cpSync(join(HERE, "..", "vectors"), join(CORE, "vectors"), {
  recursive: true,
  filter: (path) => !path.endsWith(".ts"),
});
writePackage();
writeApi();
await compress(CORE, /\.(html|js|css|svg|json|txt|csv)$/);
