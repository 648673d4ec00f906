import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { releasesIn } from "../../src/book/build/changelog";
import { citationFile } from "../../src/book/build/citationFile";
import { feedbackFrom } from "../../src/book/build/site";
import { CHAPTERS, type Chapter } from "../../src/book/chapters";
import { withFields } from "../../src/book/feedback";
import { bibtexEntry, Feedback } from "../../src/book/pages/foot";
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

const chapter = CHAPTERS.find(({ slug }) => slug === "euler-equation") as Chapter;

it("a chapter is cited in BibTeX with its version and day, and with its address where that is known", () => {
  const edition = { version: "1.2.3", date: "2026-11-28" };
  const entry = bibtexEntry(chapter, edition, "https://tumble.example/chapters/euler-equation/");
  expect(entry).toBe(`@incollection{tumble-euler-equation,
  author    = {{The Tumble authors}},
  title     = {{Euler’s equation with gyroscopic torque}},
  booktitle = {{Tumble: how things really rotate}},
  year      = {2026},
  month     = nov,
  note      = {Version 1.2.3 of 2026-11-28},
  url       = {https://tumble.example/chapters/euler-equation/}
}`);
  expect(bibtexEntry(chapter, edition, null)).not.toContain("url");
});

describe("mistakes are reported", () => {
  const addressTo = (to: string) => {
    const [, href = ""] =
      /href="([^"]*)"/.exec(renderToStaticMarkup(Feedback({ to, chapter, address: null }))) ?? [];
    return new URL(href.replaceAll("&amp;", "&"));
  };

  it("to a code host with a title and a text, keeping what the address asks for", () => {
    const { origin, searchParams } = addressTo("https://code.example/tumble/issues/new?labels=text");
    expect([origin, searchParams.get("labels")]).toEqual(["https://code.example", "text"]);
    expect(searchParams.get("title")).toBe("A mistake in “Euler’s equation with gyroscopic torque”");
    expect(searchParams.get("body")).toContain("chapters/euler-equation/");
  });

  it("by letter, with a subject that mail programs show with its spaces", () => {
    const { href } = addressTo("mailto:mistakes+book@tumble.example");
    expect(href).toMatch(/^mailto:mistakes\+book@tumble\.example\?subject=A%20mistake%20in%20/);
    const body = 'a "b" & c=d\n<i>?#+';
    expect(new URL(withFields(href, { body })).searchParams.get("body")).toBe(body);
  });

  it("nowhere unless an address is set, and to no other kind of address", () => {
    expect([feedbackFrom({}), feedbackFrom({ TUMBLE_FEEDBACK: "" })]).toEqual([null, null]);
    for (const wrong of [
      "javascript:alert(1)",
      "http://a.example/",
      "mailto:nobody",
      "https://",
      'https://a"b',
      "a",
    ])
      expect(() => feedbackFrom({ TUMBLE_FEEDBACK: wrong }), wrong).toThrow("TUMBLE_FEEDBACK is");
  });
});
