import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { releasesIn } from "../../src/book/build/changelog";
import { citationFile } from "../../src/book/build/citationFile";
import { strings } from "../../src/book/strings/en";

const facts = JSON.parse(readFileSync("package.json", "utf8"));
const releases = releasesIn(readFileSync("CHANGELOG.md", "utf8"));
const [latest] = releases;

describe("the version", () => {
  it("is the latest of the changelog, whose days descend and which says what changed", () => {
    expect(latest?.version).toBe(facts.version);
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { version, changes } of releases) {
      expect(changes.length, version).toBeGreaterThan(0);
      expect(changes.join("")).not.toMatch(/^#|\n#/);
    }
  });

  it("is refused without a day", () => {
    expect(() => releasesIn("# tumble\n\n## 1.0.0\n\n- New.\n")).toThrow("CHANGELOG.md: no version and date");
  });

  it("and what the package says of itself are those of CITATION.cff", () => {
    const { version = "", date = "" } = latest ?? {};
    const written = readFileSync("CITATION.cff", "utf8");
    expect(written).toBe(citationFile(facts, strings.page.wholeTitle, { version, date }));
    expect(readFileSync("LICENSE", "utf8")).toContain(facts.author);
  });
});

it("every change that waits for a release names the package, how much it changes, and what", () => {
  const files = readdirSync(".changeset").filter((name) => name.endsWith(".md"));
  for (const file of files) {
    const text = readFileSync(`.changeset/${file}`, "utf8");
    expect(text, file).toMatch(new RegExp(`^---\n"${facts.name}": (major|minor|patch)\n---\n\n\\S`));
  }
});
