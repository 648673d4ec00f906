import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, inject, it } from "vitest";
import { renderPages } from "../../../src/book/build/renderPages";
import { FIRST_PAGE } from "../browser";
import { PAGES } from "../pages";
import { roundedOtherwise } from "./shifted";

/*
 * The book is rendered again from starts a few units in the last place away, with sums in another order. A digit that
 * comes out otherwise was decided by round-off, and tells a reader nothing.
 */

/** One seed shifts every start once; the long tests try more. */
const SEEDS = Array.from({ length: Number(process.env.ROUND_OFF_SEEDS ?? 1) }, (_, k) => k + 1);

const CHAPTERS = PAGES.filter((path) => path !== FIRST_PAGE);

/** The words and numbers of a chapter, without pictures, whose coordinates nobody reads. */
function printed(html: string): string[] {
  const [, article = ""] = /<article\b[^>]*>(.*)<\/article>/s.exec(html) ?? [];
  const text = article
    .replaceAll(/<svg\b.*?<\/svg>/gs, " ")
    .replaceAll(/<annotation\b.*?<\/annotation>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ");
  return text.split(/\s+/);
}

/** The words that differ, each after those before it. */
function differences(words: readonly string[], others: readonly string[]): string[] {
  if (words.length !== others.length) return [`${words.length} words against ${others.length}`];
  return words.flatMap((word, k) =>
    word === others[k] ? [] : [`${words.slice(Math.max(0, k - 10), k).join(" ")} [${word} or ${others[k]}]`],
  );
}

it.each(SEEDS)("no printed digit is decided by round-off (starts shifted with seed %i)", async (seed) => {
  const config = await resolveConfig({ logLevel: "warn" }, "build");
  const pages = await renderPages(config, "/", {
    plugins: [roundedOtherwise(config.root)],
    environment: { ROUND_OFF_SEED: String(seed) },
    isWanted: (path) => CHAPTERS.includes(path),
  });
  expect(pages.length).toBe(CHAPTERS.length);
  const found = pages.flatMap(({ path, body }) => {
    const stored = readFileSync(join(inject("siteFolder"), path, "index.html"), "utf8");
    const words = printed(stored);
    expect(words.length, path).toBeGreaterThan(500);
    return differences(words, printed(body)).map((difference) => `${path} ${difference}`);
  });
  expect(found).toEqual([]);
});
