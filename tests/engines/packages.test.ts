import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROGRAMS } from "../../src/engines/facts/programs";
import PACKAGES from "../../src/engines/packages.json";
import { ENGINE_IDS, ENGINES } from "../../src/engines/registry";

const textOf = (path: string) => readFileSync(join("node_modules", path), "utf8");

describe("what is written of an engine's package", () => {
  it("is of every engine, in the registry's order", () => {
    expect(Object.keys(PACKAGES)).toEqual([...ENGINE_IDS]);
  });

  it.each(ENGINE_IDS)("is of the installed one: %s (else run tests/bench/engineSizes.ts)", (id) => {
    const { name, version, licence, wasm } = PACKAGES[id];
    const installed = JSON.parse(textOf(`${name}/package.json`));
    expect([version, licence.split(" AND ")[0]]).toEqual([installed.version, installed.license ?? licence]);
    if (wasm !== null) expect(statSync(join("node_modules", name, wasm.file)).size).toBe(wasm.plain);
  });

  it("is of the version that the lock file pins by its hash", () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    for (const { name, version } of Object.values(PACKAGES))
      expect(packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/),
      });
  });
});

describe("the lines that switch the term on", () => {
  it("are given for every setting of an engine that has more than one", () => {
    for (const id of ENGINE_IDS) {
      const { settings } = ENGINES[id];
      const given = PROGRAMS[id].lines.map(({ setting }) => setting);
      if (settings.length > 1) expect(given).toEqual(expect.arrayContaining(settings.map((each) => each.id)));
    }
  });

  it.each([
    ["jolt" as const, "jolt-physics/dist/types.d.ts", /\bm[A-Z]\w+/g],
    ["mujoco" as const, "@mujoco/mujoco/mujoco.d.ts", /\bmjINT_\w+/g],
  ])("name what %s has", (engine, types, name) => {
    const declared = textOf(types);
    const names = PROGRAMS[engine].lines.flatMap(({ code }) => code.join("\n").match(name) ?? []);
    expect(names.length).toBeGreaterThan(0);
    for (const each of names) expect(declared).toContain(each);
  });
});
