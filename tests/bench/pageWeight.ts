import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { OTHER_PAGES, PAGES } from "./pages";

/*
 * What every page of `dist`, or of a folder that is named, such as `dist/zh`, weighs, in kilobytes (1000 bytes) as they come over the
 * wire, and what the page itself is made of: how much less it weighs without each kind of thing. The tables of docs/decisions/pages.md.
 */
const SITE = process.argv[2] ?? "dist";

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

interface Weight {
  readonly page: number;
  readonly fonts: number;
  readonly scripts: number;
}

/**
 * What a page asks for before anything is pressed or scrolled [bytes].
 *
 * @param sizeOf the size of a file over the wire: by default that of its compressed twin, where it has one
 */
export function weightOf(site: string, path: string, sizeOf: (file: string) => number = sent): Weight {
  const file = join(site, path.endsWith(".html") ? path : join(path, "index.html"));
  const html = readFileSync(file, "utf8");
  const fonts = Array.from(html.matchAll(/<link rel="preload" as="font"[^>]*href="[^"]*?(assets\/[^"]+)"/g));
  const [, entry] = /<script type="module"[^>]*src="[^"]*?(assets\/[^"]+)"/.exec(html) ?? [];
  return {
    page: sizeOf(file),
    fonts: fonts.reduce((sum, [, font = ""]) => sum + sent(join(site, font)), 0),
    scripts: withImports(site, entry).reduce((sum, script) => sum + sizeOf(join(site, script)), 0),
  };
}

const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** A script and all that it cannot begin without. */
function withImports(site: string, entry: string | undefined): string[] {
  const all = new Set(entry ? [entry] : []);
  for (const script of all)
    for (const [, name] of readFileSync(join(site, script), "utf8").matchAll(
      /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
    ))
      all.add(`assets/${name}`);
  return [...all];
}

const PARTS: Readonly<Record<string, (html: string) => string>> = {
  style: (html) => html.replace(/<style>.*?<\/style>/s, ""),
  pictures: (html) => html.replace(/<svg\b.*?<\/svg>/gs, ""),
  formulas: (html) =>
    html.replace(/<math\b.*?<\/math>/gs, "").replace(/<span class="katex-html".*?(?=<(?!\/?span))/gs, ""),
  "rest of figures": (html) =>
    html.replace(/<figure\b.*?<\/figure>/gs, (figure) => (figure.match(/<svg\b.*?<\/svg>/gs) ?? []).join("")),
  menus: (html) =>
    html.replace(/<nav\b.*?<\/nav>/gs, (nav) => (nav.match(/<svg\b.*?<\/svg>/gs) ?? []).join("")),
};

function partsOf(site: string, path: string): string[] {
  const html = readFileSync(join(site, path, "index.html"), "utf8");
  const whole = brotliCompressSync(html).length;
  return Object.values(PARTS).map((without) => kilobytes(whole - brotliCompressSync(without(html)).length));
}

const nameOf = (path: string): string => `/${path}`;

function print(): void {
  console.log("| page | page + fonts + scripts |\n| --- | --- |");
  for (const path of [...PAGES, ...OTHER_PAGES, "404.html"]) {
    const { page, fonts, scripts } = weightOf(SITE, path);
    const sum = kilobytes(page + fonts + scripts);
    console.log(`| ${nameOf(path)} | ${[page, fonts, scripts].map(kilobytes).join(" + ")} = ${sum} |`);
  }
  console.log(
    `\n| page | ${Object.keys(PARTS).join(" | ")} |\n| --- |${" --- |".repeat(Object.keys(PARTS).length)}`,
  );
  for (const path of [...PAGES, ...OTHER_PAGES])
    console.log(`| ${nameOf(path)} | ${partsOf(SITE, path).join(" | ")} |`);
}

if (process.argv[1]?.endsWith("pageWeight.ts")) print();
