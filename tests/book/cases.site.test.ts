import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { CASES } from "../../src/book/cases/cases";

const CASE_IDS = CASES.map(({ id }) => id);

/** The cases of the page as it was built, by id: each figure has been set and drawn there, which is most of what it costs. */
const page = readFileSync(join(inject("siteFolder"), "cases/index.html"), "utf8");
const built = new Map(
  page
    .split('<section class="case" ')
    .slice(1)
    .map((html) => [/^id="(\w+)"/.exec(html)?.[1], html]),
);

describe("the page of cases", () => {
  it("has them all", () => expect([...built.keys()].sort()).toEqual([...CASE_IDS].sort()));

  it.each(CASE_IDS)("shows %s with its picture in words, its reason and every part", (id) => {
    const html = built.get(id) ?? "";
    const [figure = ""] = /<figure class="case-figure"[^>]*>.*?<\/figure>/s.exec(html) ?? [];
    const drawings = figure.match(/<svg\b.*?<\/svg>/gs) ?? [];
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter((drawing) => !/<(path|polyline)\b/.test(drawing))).toEqual([]);
    const said = Array.from(figure.matchAll(/ aria-label="([^"]*)"/g), ([, label]) => label);
    expect(said.length).toBeGreaterThan(0);
    expect(said).not.toContain("");
    const [, reason = ""] = /<dd><p class="case-says">(.*?)<\/p>/s.exec(html) ?? [];
    expect(reason).toMatch(/^\S+ .*[.?]$/s);
    expect(reason).not.toMatch(/undefined|NaN/);
    expect(html.match(/<dt>/g)?.length).toBe(4);
    expect(html).not.toContain("Equation (0)");
  });
});
