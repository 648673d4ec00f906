import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BUNDLED_LICENCES, composeNotices, type Licence, writeNotices } from "../../src/book/build/notices";
import PACKAGES from "../../src/engines/packages.json";
import { recordOf } from "../tables";

const RULE = "-".repeat(72);

/** The notices of a build whose bundler listed these packages, by heading. */
function noticesOf(bundled: readonly Licence[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "notices-"));
  writeFileSync(join(folder, BUNDLED_LICENCES), JSON.stringify(bundled));
  writeNotices(process.cwd(), folder);
  const text = readFileSync(join(folder, "notices.txt"), "utf8");
  rmSync(folder, { recursive: true });
  const sections = text.split(`\n\n${RULE}\n\n`).map((section) => section.split("\n\n"));
  return new Map(sections.map(([heading = "", ...body]) => [heading, body.join("\n\n").trim()]));
}

describe("the notices of what ships", () => {
  const fiber = { name: "@react-three/fiber", version: "9.8.2", identifier: "MIT", text: "" };
  const bunny = { name: "bunny", version: "1.0.1", identifier: "Public Domain" };
  const notices = noticesOf([fiber, bunny]);

  it("begin with the notebook's own, and none is without a text", () => {
    expect([...notices.keys()][0]).toBe("Tumble");
    for (const [heading, text] of notices) expect([heading, text.length > 100]).toEqual([heading, true]);
  });

  it.each(Object.entries(recordOf<string>("tests/book/notices.yaml")))("hold that of %s", (name, words) => {
    const [, text] = [...notices].find(([heading]) => heading.startsWith(name)) ?? [];
    expect(text).toContain(words);
  });

  it("hold that of every engine that a page can load", () => {
    const engines = Object.values(PACKAGES).map(({ name, version }) => `${name} ${version} `);
    for (const engine of engines)
      expect([engine, [...notices.keys()].some((heading) => heading.startsWith(engine))]).toEqual([
        engine,
        true,
      ]);
  });

  it.each([undefined, "", " \n"])("cannot be written for a package whose text is %j", (text) => {
    expect(() => composeNotices("own", [{ name: "someone's", version: "1.0.0", text }])).toThrow(
      "someone's has no licence text to pass on",
    );
  });
});

it("The notice of fdlibm is preserved in the sources that follow it", () => {
  const notice = readFileSync("src/book/build/licences/fdlibm.txt", "utf8").split(/\s+/).join(" ").trim();
  for (const file of ["elementary.ts", "argumentReduction.ts"]) {
    const source = readFileSync(join("src/core/math", file), "utf8");
    expect([file, source.replace(/[\s*]+/g, " ").includes(notice)]).toEqual([file, true]);
  }
});
