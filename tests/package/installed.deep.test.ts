import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findHeadlessChromium, launch, NO_WEBGL } from "../site/chromium";
import { NAME, PRINTED, PROGRAMS } from "./readme";

const IS_DEEP = process.env.EVERYWHERE === "1";
const [FLIP = "", SCENARIO = "", LOOP = "", SEARCH = ""] = PROGRAMS.values();

/** Those that it needs, from where the notebook has them, so that no network is asked. */
const NEEDED = ["bunny", "earcut", "valibot"].map((name) => resolve("node_modules", name));

/** By name and way of resolving; the older ones take half a minute each. */
const COMPILERS = [
  ["TypeScript 7", "nodenext", "node_modules/typescript"],
  ["TypeScript 7", "bundler", "node_modules/typescript"],
  ["TypeScript 6", "nodenext", "node_modules/tumble-api-docs/node_modules/typescript"],
  ["TypeScript 5.6", "nodenext", "node_modules/@arethetypeswrong/core/node_modules/typescript"],
] as const;

/** The one of its programs that has `let` where TypeScript wants the types, as the README says. */
const TYPED_LOOP = LOOP.replace("import {", "import { type Mat3, type Quat, type Vec3,")
  .replace("const inertia", "const inertia: Mat3")
  .replace("let q", "let q: Quat")
  .replace("let omega", "let omega: Vec3");

describe.runIf(IS_DEEP)("the package, installed from its own tarball in an empty folder", () => {
  const root = mkdtempSync(join(tmpdir(), "tumble-package-"));
  const folder = join(root, "empty");
  let tarball = "";

  const run = (command: string, words: readonly string[]) =>
    spawnSync(command, words, { cwd: folder, encoding: "utf8" });

  beforeAll(() => {
    const built = join(root, "built");
    execFileSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "package/build.ts", built]);
    const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", root], { cwd: built });
    const [{ filename }] = JSON.parse(packed.toString()) as [{ filename: string }];
    tarball = join(root, filename);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
    const quiet = ["--offline", "--install-links", "--no-audit", "--no-fund"];
    execFileSync("npm", ["install", ...quiet, tarball, ...NEEDED], { cwd: folder, stdio: "ignore" });
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it("is clean for publint and arethetypeswrong", () => {
    for (const words of [
      ["publint/src/cli.js", "run", tarball, "--strict"],
      ["@arethetypeswrong/cli/dist/index.js", tarball, "--profile", "esm-only"],
    ]) {
      const [file = "", ...options] = words;
      const { status, stdout } = run(process.execPath, [resolve("node_modules", file), ...options]);
      expect([status, status === 0 ? "" : stdout]).toEqual([0, ""]);
    }
  });

  it.each([...PROGRAMS])("runs in Node: %s", (_, program) => {
    writeFileSync(join(folder, "program.js"), program);
    const { status, stderr, stdout } = run(process.execPath, ["program.js"]);
    expect([status, stderr]).toEqual([0, ""]);
    if (program === FLIP) expect(stdout.trim()).toBe(PRINTED);
    if (program === SEARCH)
      expect(new Set(stdout.match(/^[\w-]+/gm))).toEqual(new Set(["implicit-world", "implicit-body"]));
  });

  /** What the compiler says of programs, libraries' declarations included. */
  function errorsOf(programs: readonly string[], resolution: string, compiler: string): string {
    const files = programs.map((program, k) => {
      writeFileSync(join(folder, `program${k}.ts`), program);
      return `program${k}.ts`;
    });
    const module = resolution === "nodenext" ? "nodenext" : "esnext";
    const strict = ["--strict", "--skipLibCheck", "false", "--exactOptionalPropertyTypes", "--noEmit"];
    const modern = ["--target", "es2022", "--module", module, "--moduleResolution", resolution];
    return run(process.execPath, [resolve(compiler, "bin/tsc"), ...strict, ...modern, ...files]).stdout;
  }

  it.each(COMPILERS)(
    "is typed for %s, resolved as %s",
    (_, resolution, compiler) => {
      const meshes = `import { bunny } from "${NAME}/bunny";\nbunny.positions;\n`;
      expect(errorsOf([FLIP, SCENARIO, TYPED_LOOP, SEARCH, meshes], resolution, compiler)).toBe("");
    },
    300_000,
  );

  it("has types that refuse an orientation of three numbers", () => {
    const wrong = FLIP.replace("[1, 0, 0, 0]", "[1, 0, 0]");
    expect(errorsOf([wrong], "nodenext", "node_modules/typescript")).toContain("TS2345");
  });

  it("runs in a browser, built by Vite", async () => {
    const site = join(folder, "site");
    mkdirSync(site);
    writeFileSync(join(site, "index.html"), '<!doctype html><script type="module" src="main.js"></script>');
    writeFileSync(join(site, "main.js"), FLIP.replace("console.log(", "document.title = ("));
    const config = { root: site, configFile: false, logLevel: "silent" } as const;
    await build(config);
    const server = await preview({ ...config, preview: { host: "127.0.0.1", port: 0 } });
    const browser = await launch(findHeadlessChromium(), NO_WEBGL);
    try {
      const page = await browser.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? "");
      await expect.poll(() => page.title()).toBe(PRINTED);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it("has the licence and the notices of what it copies", () => {
    const installed = join(folder, "node_modules", NAME);
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
    expect(readFileSync(join(installed, "math/elementary.js"), "utf8")).toContain("Sun Microsystems");
  });
});
