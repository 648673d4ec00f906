import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import subsetFont from "subset-font";
import { type FontFaceRule, fontFacesOf } from "./fontFaces.ts";
import { formulaCharacters } from "./formulaFonts.ts";

/**
 * Cuts the site's fonts down to the characters that its pages show: a third of the bytes, and fonts are most of what a
 * reader waits for.
 */

/** The weights that are kept; browsers set a heavier one in the last of them. */
const WEIGHTS = { serif: { min: 400, max: 650 }, sans: { min: 400, max: 600 } };
/** The OpenType features to keep: kerning, ligatures and marks, and the lining, tabular figures of tables. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];
/** Greek letters are symbols that stand alone: their kerning is a fifth of their font. */
const GREEK_FEATURES: string[] = [];
/** OpenType tables that only programs which list fonts read. */
const FONT_LIST_TABLES = ["STAT", "BASE", "MVAR"];
/** The table of how kerning changes with the weight. Heavy italics are symbols that stand alone: regular kerning suits them. */
const KERNING_BY_WEIGHT = ["GDEF"];
/** The files that give exponents alone (fonts.css); they come whole, as TrueType. */
const EXPONENT_FONT = /^Source\w+_400Regular-/;
const EXPONENTS = "⁰⁴⁵⁶⁷⁸⁹⁺⁻";
/** The prefix of the files of rare characters, whose rules have `font-display: swap` (fonts.css). */
const RARE = "rare-";
/** Printable ASCII is always kept: a number, or a notice that quotes a link, may show any of it. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign));

/**
 * Replaces every font in the output folder by subsets, one for each `@font-face` rule, with those of the rule's characters that
 * are shown; the rule then names its subset. Formats that only browsers without WOFF2 ask for are left out: those browsers run
 * nothing else of this site either.
 *
 * @param bodies   the HTML of every page
 * @param programs what the notebook's own programs are made of, whose words are shown; not what it bundles of others: an
 *                 editor's tables of letters alone made the fonts of every page half as large again
 */
export async function subsetFonts(
  outDir: string,
  bodies: readonly string[],
  programs: readonly string[],
): Promise<void> {
  const assets = join(outDir, "assets");
  const files = readdirSync(assets);
  const prose = charactersOf([...bodies, ...programs.map(withoutMarks)]);
  const sheets = files.filter((name) => name.endsWith(".css")).map((file) => join(assets, file));
  const styles = sheets.map((sheet) => readFileSync(sheet, "utf8"));
  const formulas = formulaCharacters(bodies, styles.join(""));
  for (const [index, sheet] of sheets.entries()) {
    const style = postcss.parse(styles[index] ?? "");
    for (const face of fontFacesOf(style)) {
      const [formulaFont] = /^KaTeX_\w+-(?:Bold|Italic|Regular)+/.exec(face.file) ?? [];
      const ofText = EXPONENT_FONT.test(face.file) ? EXPONENTS : [...prose].filter(face.covers).join("");
      await writeSubset(assets, face, formulaFont ? formulas.get(formulaFont) : ofText);
    }
    writeFileSync(sheet, style.toString());
  }
  for (const file of files) if (/\.(woff2?|ttf)$/.test(file)) rmSync(join(assets, file));
}

/** Writes the subset of a rule's font and has the rule name it; a rule without characters is removed. */
async function writeSubset(
  folder: string,
  { rule, file, display }: FontFaceRule,
  characters?: string,
): Promise<void> {
  if (!characters) {
    rule.remove();
    return;
  }
  const part = await subsetFont(readFileSync(join(folder, file)), characters, {
    targetFormat: "woff2",
    ...(file.startsWith("source") ? textOptions(file) : {}),
  });
  const name = `${display === "swap" ? RARE : ""}${file.replace(/-[\w-]{8}\.(?:woff2|ttf)$/, "")}-${fingerprint(part)}.woff2`;
  writeFileSync(join(folder, name), part);
  rule.walkDecls("src", (source) => {
    source.value = `url(./${name})format("woff2")`;
  });
}

function textOptions(file: string) {
  const keepFeatures = file.includes("-greek-") ? GREEK_FEATURES : FEATURES;
  const dropTables = file.includes("-italic-")
    ? [...FONT_LIST_TABLES, ...KERNING_BY_WEIGHT]
    : FONT_LIST_TABLES;
  const wght = file.startsWith("source-sans-") ? WEIGHTS.sans : WEIGHTS.serif;
  return { variationAxes: { wght }, keepFeatures, dropTables };
}

/** A hash for the file name: browsers may cache a file for good, so a font with other characters needs another name. */
function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}

function charactersOf(texts: readonly string[]): string {
  const characters = new Set(PRINTABLE);
  for (const text of texts) {
    for (const [, code] of text.matchAll(/\\u([0-9a-f]{4})/gi)) {
      characters.add(String.fromCharCode(Number.parseInt(code ?? "", 16)));
    }
    for (const [sign] of text.matchAll(/[^\p{ASCII}]/gu)) characters.add(sign);
  }
  return [...characters].join("");
}

/**
 * A letter with a mark of its own stands in code alone, which the inspector shows in the reader's own font: a single macron there
 * brought every page 5 kB of marks, and of where they are set.
 */
function withoutMarks(program: string): string {
  return program.replace(/\p{Mark}/gu, "");
}
