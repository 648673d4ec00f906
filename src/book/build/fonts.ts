import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Always kept: a number, or a notice that quotes a link, may show any of it. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign));

/** The upright serif and the sans are variable: heavier text is set in their last weight. */
const WEIGHTS = { serif: { min: 400, max: 650 }, sans: { min: 400, max: 600 } };
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];
/** Read only by programs that list fonts. */
const FONT_LIST_TABLES = ["STAT", "BASE", "MVAR"];
/** Kerning by weight: heavy italics are symbols that stand alone. */
const KERNING_BY_WEIGHT = "GDEF";
/** fonts.css takes exponents alone from these files. */
const EXPONENT_FONT = /^Source.*\.ttf$/;
const EXPONENTS = "⁰⁴⁵⁶⁷⁸⁹⁺⁻";

/**
 * Cuts every font in the output folder down to the characters that the site shows. Browsers without WOFF2 run nothing else of
 * this site: their formats go.
 *
 * @param texts the HTML of every page, and the notebook's programs, whose words are shown
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

/** Without combining marks: they stand in code alone, and would bring every font. */
function charactersOf(texts: readonly string[]): string {
  const characters = new Set(PRINTABLE);
  for (const text of texts) {
    for (const [, code = ""] of text.matchAll(/\\u([0-9a-f]{4})/gi))
      characters.add(String.fromCharCode(Number.parseInt(code, 16)));
    for (const [sign] of text.matchAll(/[^\p{ASCII}\p{Mark}]/gu)) characters.add(sign);
  }
  return [...characters].join("");
}

/** Browsers may cache a file for good, so other characters need another name. */
function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}
