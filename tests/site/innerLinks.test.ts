import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { LAB, LIST_PAGES, PAGES, SHEETS } from "./pages";

test("every link of every page within the notebook leads to a page, and to a place that is on it", async () => {
  const texts = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();
  const read = (address: string) => {
    const known = texts.get(address);
    if (known) return known;
    const text = fetch(address).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
    texts.set(address, text);
    return text;
  };
  const hasChinese = existsSync(join(inject("siteFolder"), "zh"));
  let links = 0;
  for (const path of [...PAGES, ...LIST_PAGES, ...SHEETS, LAB]) {
    const from = inject("site") + path;
    const hrefs = (await read(from)).text.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g);
    for (const [, href = ""] of hrefs) {
      const { origin, pathname, hash } = new URL(href.replaceAll("&amp;", "&"), from);
      if (origin !== new URL(from).origin) continue;
      // Written beside that page by a command of its own, after which core.deep.test.ts follows them.
      if (/\/core\/./.test(pathname)) continue;
      // Of the other language, which stands there once it is built (chinese.test.ts).
      if (pathname.startsWith("/zh/") && !hasChinese) continue;
      links += 1;
      const { status, text } = await read(origin + pathname);
      expect(status, `${href} on /${path}`).toBe(200);
      if (hash)
        expect(text.includes(`id="${decodeURIComponent(hash.slice(1))}"`), `${href} on /${path}`).toBe(true);
    }
  }
  console.log(`${links} links within the notebook`);
  expect(links).toBeGreaterThan(300);
});
