import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { formulaCharacters } from "./formulaFonts.ts";

/**
 * Cuts the site's fonts down to the characters that its pages show: a third of the bytes, and fonts are most of what a
 * reader waits for.
 */

/** The weights of text that the style sheets ask for. */
const WEIGHTS = { min: 400, max: 650 };
/** The OpenType features to keep: kerning, ligatures and marks, and the lining, tabular figures of tables. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];
/** Greek letters are symbols that stand alone: their kerning is a fifth of their font. */
const GREEK_FEATURES: string[] = [];
/** OpenType tables that only programs which list fonts read. */
const FONT_LIST_TABLES = ["STAT", "BASE", "MVAR"];
/** The files that give exponents alone (fonts.css); they come whole, as TrueType. */
const EXPONENT_FONT = /^Source\w+_400Regular-/;
const EXPONENTS = "⁰⁴⁵⁶⁷⁸⁹⁺⁻";
/** Printable ASCII is always kept: a number, or a notice that quotes a link, may show any of it. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign));

/**
 * Replaces every font in the output folder by its subset, under a name of its own, in the style sheets too. Formats that
 * only browsers without WOFF2 ask for are left out: those browsers run nothing else of this site either.
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
  for (const file of files)
    if (/\.(woff|ttf)$/.test(file) && !EXPONENT_FONT.test(file)) rmSync(join(assets, file));
  const prose = charactersOf([...bodies, ...programs.map(withoutMarks)]);
  const sheets = files.filter((name) => name.endsWith(".css")).map((file) => join(assets, file));
  const styles = sheets.map((sheet) => readFileSync(sheet, "utf8"));
  const formulas = formulaCharacters(bodies, styles.join(""));
  const renamed = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".woff2") || EXPONENT_FONT.test(name))) {
    const [formulaFont] = /^KaTeX_\w+-(?:Bold|Italic|Regular)+/.exec(file) ?? [];
    const ofText = EXPONENT_FONT.test(file) ? EXPONENTS : prose;
    const characters = formulaFont ? formulas.get(formulaFont) : ofText;
    if (characters) renamed.set(file, await subset(assets, file, characters));
    else rmSync(join(assets, file));
  }
  for (const [index, sheet] of sheets.entries()) writeFileSync(sheet, refer(styles[index] ?? "", renamed));
}

async function subset(folder: string, file: string, characters: string): Promise<string> {
  const path = join(folder, file);
  const whole = readFileSync(path);
  const part = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    ...(file.startsWith("source") ? textOptions(file) : {}),
  });
  const name = `${file.replace(/-[\w-]{8}\.(?:woff2|ttf)$/, "")}-${fingerprint(part)}.woff2`;
  writeFileSync(path, part);
  renameSync(path, join(folder, name));
  return name;
}

function textOptions(file: string) {
  const keepFeatures = file.includes("-greek-") ? GREEK_FEATURES : FEATURES;
  return { variationAxes: { wght: WEIGHTS }, keepFeatures, dropTables: FONT_LIST_TABLES };
}

/** A hash for the file name: browsers may cache a file for good, so a font with other characters needs another name. */
function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}

/** The style sheet with the fonts' new names, and without the formats and the fonts that were removed. */
function refer(sheet: string, renamed: ReadonlyMap<string, string>): string {
  return sheet
    .replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
      const [file] = /[\w-]+\.(?:woff2|ttf)/.exec(rule) ?? [];
      if (!file) return rule;
      const name = renamed.get(file);
      return name ? rule.replace(file, name).replace("truetype", "woff2") : "";
    });
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
