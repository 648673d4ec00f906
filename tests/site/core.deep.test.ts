import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, expect, inject } from "vitest";
import { test } from "./browser";

const CORE = "core/";
const API = `${CORE}api/`;

beforeAll(() => {
  execFileSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "package/site.ts", inject("siteFolder")]);
}, 300_000);

/** Each of these is visited under its own policy, and `visit` hears what a page says, throws or does not find. */
test("the page on the core leads to the package, to its functions and types, and to the vectors", async ({
  visit,
}) => {
  const page = await visit(CORE);
  const links = page.locator("main").getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
});

test("every link among the functions and types leads to a page, and every vector is there", async () => {
  const seen = new Set<string>();
  const waiting = [inject("site") + API];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const answer = await fetch(address);
    expect(answer.status, address).toBe(200);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") && address.includes(API);
    const text = isPage ? await answer.text() : "";
    for (const [, href = ""] of text.matchAll(/<a\b[^>]*?\shref="([^"#]+)/g)) {
      const target = new URL(href, address);
      if (target.origin === new URL(address).origin) waiting.push(target.origin + target.pathname);
    }
  }
  // Measured: 200.
  expect(seen.size).toBeGreaterThan(150);
  for (const name of ["free-rotation.json", "rules.json", "contact.json", "steps.csv"]) {
    const served = await (await fetch(`${inject("site")}${CORE}vectors/${name}`)).text();
    expect(served === readFileSync(`vectors/${name}`, "utf8"), name).toBe(true);
  }
});

test("a function is found by the search of the functions and types, with its equation on a line", async ({
  visit,
}) => {
  const page = await visit(`${API}index.html`);
  await page.locator("#tsd-search-trigger").click();
  await page.locator("#tsd-search-input").fill("implicitBody");
  await page.locator("#tsd-search-results a").first().click();
  await page.waitForURL(/implicitBody/);
  await expect.poll(() => page.locator("pre", { hasText: "f(ω₂) = I (ω₂ − ω₁)" }).count()).toBe(1);
});
