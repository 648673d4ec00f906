import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** How each language's program is made ready and run, in a folder with the vectors. */
const LANGUAGES = {
  "check.cpp": [["g++", "-std=c++17", "check.cpp", "-o", "cpp"], ["./cpp"]],
  "check.rs": [["rustc", "check.rs", "-o", "rust"], ["./rust"]],
  "check.cs": [
    ["mcs", "check.cs"],
    ["mono", "check.exe"],
  ],
  "check.py": [["python3", "check.py"]],
  "check.gd": [["godot", "--headless", "--script", "check.gd"]],
} as const;

const isMissing = (tool: string) => spawnSync(tool, ["--version"]).error !== undefined;

describe.runIf(process.env.EVERYWHERE === "1")("programs in other languages that read the vectors", () => {
  const folder = mkdtempSync(join(tmpdir(), "tumble-vectors-"));

  beforeAll(() => cpSync("vectors", folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(commands: readonly (readonly string[])[]) {
    const results = commands.map(([tool = "", ...words]) =>
      spawnSync(tool, words, { cwd: folder, encoding: "utf8" }),
    );
    return results.find(({ status }) => status !== 0) ?? results.at(-1);
  }

  it.for(Object.entries(LANGUAGES))(
    "%s follows the rule, and no longer with a sign reversed",
    ([file, commands], { skip }) => {
      const missing = commands
        .map(([tool]) => tool)
        .filter((tool) => !tool.startsWith("./") && isMissing(tool));
      skip(missing.length > 0, `there is no ${missing.join(", ")} here`);
      const right = run(commands);
      expect([right?.status, right?.stderr]).toEqual([0, ""]);
      expect(right?.stdout).toMatch(/^5 steps, largest difference \d/m);
      const program = readFileSync(join(folder, file), "utf8");
      writeFileSync(
        join(folder, file),
        program.replaceAll("+ dt *", "- dt *").replace("w -= case", "w += case"),
      );
      expect(run(commands)?.status).toBe(1);
    },
  );
});
