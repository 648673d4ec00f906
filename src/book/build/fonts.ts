import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Printable ASCII is always kept: a number, or a notice that quotes a link, may show any of it. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign));

/** The upright serif and the sans are variable: browsers set what is heavier than the last weight in that one. */
const WEIGHTS = { serif: { min: 400, max: 650 }, sans: { min: 400, max: 600 } };
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];
/** Tables that only programs which list fonts read. */
const FONT_LIST_TABLES = ["STAT", "BASE", "MVAR"];
/** How kerning changes with the weight: heavy italics are symbols that stand alone. */
const KERNING_BY_WEIGHT = "GDEF";
/** fonts.css takes exponents alone from these files. */
const EXPONENT_FONT = /^Source.*\.ttf$/;
const EXPONENTS = "⁰⁴⁵⁶⁷⁸⁹⁺⁻";

/**
 * Cuts every font in the output folder down to the characters that the site shows, and has the style sheets name what is left.
 * Formats for browsers without WOFF2 go: those run nothing else of this site either.
 *
 * @param texts the HTML of every page, and the notebook's own programs, whose words are shown
 */
export async function subsetFonts(outDir: string, texts: readonly string[]): Promise<void> {
  const assets = join(outDir, "assets");
  const files = readdirSync(assets);
  const characters = charactersOf(texts);
  const subsets = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".woff2") || EXPONENT_FONT.test(name))) {
    const shown = EXPONENT_FONT.test(file) ? EXPONENTS : characters;
    const part = await subsetFont(readFileSync(join(assets, file)), shown, optionsFor(file));
    const name = `${file.replace(/-[\w-]{8}\.\w+$/, "")}-${fingerprint(part)}.woff2`;
    writeFileSync(join(assets, name), part);
    subsets.set(file, name);
  }
  for (const sheet of files.filter((name) => name.endsWith(".css")).map((name) => join(assets, name))) {
    const style = readFileSync(sheet, "utf8").replace(/src:url\(\.\/([\w.-]+)\)[^;}]*/g, (source, file) =>
      subsets.has(file) ? `src:url(./${subsets.get(file)})format("woff2")` : source,
    );
    writeFileSync(sheet, style);
  }
  for (const file of files) if (/\.(woff2?|ttf)$/.test(file)) rmSync(join(assets, file));
}

function optionsFor(file: string) {
  if (!/^source-/.test(file)) return { targetFormat: "woff2" } as const;
  const dropTables = file.includes("-italic-") ? [...FONT_LIST_TABLES, KERNING_BY_WEIGHT] : FONT_LIST_TABLES;
  const wght = file.startsWith("source-sans-") ? WEIGHTS.sans : WEIGHTS.serif;
  return { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: FEATURES, dropTables } as const;
}

/** Without marks that are characters of their own: they stand in code alone, and bring every font where they are set. */
function charactersOf(texts: readonly string[]): string {
  const characters = new Set(PRINTABLE);
  for (const text of texts) {
    for (const [, code = ""] of text.matchAll(/\\u([0-9a-f]{4})/gi))
      characters.add(String.fromCharCode(Number.parseInt(code, 16)));
    for (const [sign] of text.matchAll(/[^\p{ASCII}\p{Mark}]/gu)) characters.add(sign);
  }
  return [...characters].join("");
}

/** Browsers may cache a file for good, so a font with other characters needs another name. */
function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}
