import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as bunny from "../../src/core/bodies/bunny";
import * as core from "../../src/core/index";
import * as objects from "../../src/core/objects";
import { NAME, PRINTED, PROGRAMS, README } from "./readme";

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

/** From the first to the last passage of ω through nought along the middle axis, a passage [s]. */
function steppedFlipTime(): number {
  const scenario = core.parseScenario(
    {
      body: { shape: "mesh", mesh: "tHandle", mass: 0.15 },
      initial: { angularVelocity: [0.01, 6, 0.01] },
      dt: 0.002,
      frames: 10_000,
      lanes: [{ angular: "splitting" }],
    },
    objects.OBJECT_MESHES,
  );
  const passages: number[] = [];
  let before = { t: 0, spin: 6 };
  for (const row of core.rows(scenario, 1, objects.OBJECT_MESHES)) {
    if ("diverged" in row) throw new Error(row.diverged);
    const now = { t: row.t, spin: row.angularVelocityBody[1] };
    if (now.spin * before.spin < 0)
      passages.push(before.t + ((now.t - before.t) * before.spin) / (before.spin - now.spin));
    before = now;
  }
  return ((passages.at(-1) ?? 0) - (passages[0] ?? 0)) / (passages.length - 1);
}

describe("the core as a package", () => {
  it("has every name that its README lists", () => {
    const table = README.slice(README.indexOf("## What is in it"), README.indexOf("Names in a scenario:"));
    const names = Array.from(table.matchAll(/`([\w-/]+)`/g), ([, name = ""]) => name);
    const has = (name: string) => name in core || name === `${NAME}/objects` || name === `${NAME}/bunny`;
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !has(name))).toEqual([]);
    expect(Object.keys(objects)).toEqual(["OBJECT_MESHES"]);
    expect(bunny.bunny.positions.length).toBe(1839);
  });

  it("takes the names that its README lists for a scenario, and no others", () => {
    const named = (field: string) => {
      const row = README.split("\n").find((line) => line.startsWith(`| \`${field}\` |`)) ?? "";
      return Array.from(row.matchAll(/`([\w-]+)`/g), ([, id = ""]) => id);
    };
    expect(named("lanes[].angular")).toEqual(core.ANGULAR_IDS);
    expect(named("lanes[].orientation")).toEqual(core.ORIENTATION_IDS);
    expect(named("contact.method")).toEqual(core.METHOD_IDS);
    expect(named("contact.law")).toEqual(core.LAW_IDS);
  });

  it.each([...PROGRAMS].slice(1, 3))("runs in plain Node, without a build tool: %s", (_, program) => {
    expect(printed(program)).not.toBe("");
  });

  it("finds in ten lines the flip time that steps of 2 ms come to", () => {
    const program = PROGRAMS.get("The flip time of a T-handle") ?? "";
    expect(program.split("\n").filter(Boolean).length).toBeLessThanOrEqual(10);
    expect(printed(program)).toBe(PRINTED);
    // The last digit that is printed; measured: 0.0006.
    expect(Math.abs(Number(PRINTED.match(/[\d.]+/)?.[0]) - steppedFlipTime())).toBeLessThan(1e-3);
  });

  // Measured: 34.6 kB.
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
