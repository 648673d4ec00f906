import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";

test("no two files of the program need each other: whichever came first would find the other's values missing", () => {
  const folder = join(inject("siteFolder"), "assets");
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const imports = new Map(files.map((file) => [file, importsOf(readFileSync(join(folder, file), "utf8"))]));
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect(files.filter((file) => reaches(file, file))).toEqual([]);
});

/** What a built file imports before it runs. */
function importsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g), ([, file = ""]) => file);
}
