import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { tableOf } from "../tables";

/*
 * How eight figures of the built pages are drawn before any script has run, one of each kind, stored as markup. What all of them show is
 * compared as data (tests/figures/marks.test.ts). Where the change is meant, `npx vitest run --project site stills -u` stores it.
 */

const STILLS = tableOf<readonly [id: string, path: string, folder: string]>("tests/site/stills.yaml");

it.each(STILLS)("the figure %s of /%s is drawn as it is stored", async (id, path, folder) => {
  const page = readFileSync(join(inject("siteFolder"), path, "index.html"), "utf8");
  const [figure = ""] = new RegExp(`<figure\\b[^>]*\\bid="${id}".*?</figure>`, "s").exec(page) ?? [];
  const pictures = figure.match(/<svg\b.*?<\/svg>/gs) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  await expect(`${pictures.map(lineByLine).join("\n\n")}\n`).toMatchFileSnapshot(
    join("..", folder, "stills", `${id}.svg.txt`),
  );
});

/** An element a line, so that a diff names what has changed. */
function lineByLine(markup: string): string {
  return markup.replaceAll("><", ">\n<");
}
