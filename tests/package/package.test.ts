import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as bunny from "../../src/core/bodies/bunny";
import * as core from "../../src/core/index";
import * as objects from "../../src/core/objects";
import { NAME, PROGRAMS, README } from "./readme";

const FOLDER = "node_modules/.cache/tumble/core";

/** Node and bundlers find a package from inside it by its own name, as they do once it is installed. */
beforeAll(() => {
  execFileSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "package/build.ts", FOLDER]);
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

function printed(program: string): string {
  const file = join(FOLDER, "printed.js");
  writeFileSync(file, program);
  return execFileSync(process.execPath, [file], { encoding: "utf8" }).trim();
}

async function bytesOf(program: string): Promise<number> {
  const file = join(FOLDER, "bundled.js");
  writeFileSync(file, program);
  const lib = { entry: file, formats: ["es" as const] };
  const options = { write: false, minify: true, lib };
  const [bundle] = (await build({
    configFile: false,
    logLevel: "error",
    build: options,
  })) as Rollup.RollupOutput[];
  const code = bundle?.output.map((file) => (file.type === "chunk" ? file.code : "")).join("") ?? "";
  return brotliCompressSync(code).length;
}

describe("the core as a package", () => {
  it("has every name that its README lists", () => {
    const table = README.slice(README.indexOf("## What is in it"), README.indexOf("## Conventions"));
    const names = Array.from(table.matchAll(/`([\w-/]+)`/g), ([, name = ""]) => name);
    const has = (name: string) => name in core || name === `${NAME}/objects` || name === `${NAME}/bunny`;
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !has(name))).toEqual([]);
    expect(Object.keys(objects)).toEqual(["OBJECT_MESHES"]);
    expect(bunny.bunny.positions.length).toBe(1839);
  });

  it.each([...PROGRAMS])("runs in plain Node, without a build tool: %s", (_, program) => {
    const [, expected] = README.split(program)[1]?.match(/^```\n\nIt prints `(.+)`/) ?? [];
    const output = printed(program);
    expect(output).not.toBe("");
    if (expected !== undefined) expect(output).toBe(expected);
  });

  it("finds the flip time that `splitting` at 2 ms finds to four digits, 3.534 s", () => {
    const program = PROGRAMS.get("The flip time of a T-handle") ?? "";
    expect(program.split("\n").filter(Boolean).length).toBeLessThanOrEqual(10);
    expect(Number(printed(program.replace("toFixed(3)", "toFixed(10)")).match(/[\d.]+/)?.[0])).toBeCloseTo(
      3.534353457,
      9,
    );
  });

  // 34.5 kB, and the README rounds it down.
  it("is at most 40 kB compressed whole, with what it depends on, and as its README says", async () => {
    const bytes = await bytesOf(`export * from "${NAME}";`);
    expect(bytes).toBeLessThan(40_000);
    const [, said] = README.match(/Whole it is (\d+) kB/) ?? [];
    expect(Number(said)).toBe(Math.ceil(bytes / 1000));
  });

  // 1.7 kB: a package whose modules had effects would stay whole.
  it("leaves out of a bundle what is not imported", async () => {
    expect(await bytesOf(`export { jacobi } from "${NAME}";`)).toBeLessThan(2_500);
  });
});
