import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { CALM } from "./browser";

/** A reader whose browser keeps pages. */
export function reader(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 960, height: 720 }, ...CALM });
}

/** Resolves when the worker answers for the page. */
export function controlled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
      );
  });
}

/** The addresses that a page's caches hold, without the site's own. */
export function keptBy(page: Page, root: string): Promise<string[]> {
  return page.evaluate(async (root) => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(root, ""));
  }, root);
}

const hashOf = (bytes: Uint8Array) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** What a change to the text of a chapter and to its figure gives other names to. */
const CHANGED = /^(?:Racket|hydrateIslands|index)-[\w-]{8}(?=\.js$)/;

/** A copy of the built site as a later build would write it: a chapter has another title, its figure and all that names it another name. */
export function laterVersion(site: string, chapter: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tumble-later-"));
  cpSync(site, folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  const changed = readdirSync(join(folder, "assets")).flatMap((name) => CHANGED.exec(name)?.[0] ?? []);
  const later = (name: string) => name.replace(/.{8}$/, "LATER-01");
  for (const name of changed)
    renameSync(join(folder, `assets/${name}.js`), join(folder, `assets/${later(name)}.js`));
  const edit = (name: string, change: (text: string) => string) => {
    const before = readFileSync(join(folder, name), "utf8");
    const after = change(before);
    if (after !== before) writeFileSync(join(folder, name), after);
  };
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of texts.filter((name) => /\.(html|js|json)$/.test(name)))
    edit(name, (text) => changed.reduce((all, one) => all.replaceAll(one, later(one)), text));
  edit(`${chapter}index.html`, (text) => text.replace("<title>", "<title>Later: "));
  for (const list of ["offline.json", "sw.js"])
    edit(list, (text) =>
      text.replace(/(url\W+)([^`"]+)(\W+integrity\W+)sha256-[\w+/=]+/g, (_, before, url, between) => {
        const file = url.endsWith("/") ? `${url}index.html` : url;
        return `${before}${url}${between}${hashOf(readFileSync(join(folder, file)))}`;
      }),
    );
  return folder;
}

/** What the page has fetched of the site's program that no cache holds. */
export function notKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const assets = names.filter((name) => /\/assets\/[^?]+$/.test(name));
    const found = await Promise.all(assets.map((name) => caches.match(name)));
    return assets.filter((_, k) => !found[k]);
  });
}

/** What lies at an address, as the page gets it. */
export function hashAt(page: Page, address: string): Promise<string> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }, address);
}
