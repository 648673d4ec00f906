import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the site's fonts down to the characters that its pages show: a third of the bytes, and fonts are most of what a
 * reader waits for.
 */

/** The weights of text that the style sheets ask for. */
const WEIGHTS = { min: 400, max: 650 };
/** The OpenType features to keep: kerning, ligatures and marks, and the lining, tabular figures of tables. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];
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
  for (const file of files) if (/\.(woff|ttf)$/.test(file)) rmSync(join(assets, file));
  const prose = charactersOf([...bodies, ...programs]);
  const formulas = formulaCharacters(bodies);
  const renamed = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".woff2"))) {
    renamed.set(file, await subset(assets, file, file.startsWith("KaTeX") ? formulas : prose));
  }
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const sheet = join(assets, file);
    writeFileSync(sheet, refer(readFileSync(sheet, "utf8"), renamed));
  }
}

async function subset(folder: string, file: string, characters: string): Promise<string> {
  const path = join(folder, file);
  const whole = readFileSync(path);
  const isText = file.startsWith("source");
  const part = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    ...(isText ? { variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } : {}),
  });
  const name = `${file.replace(/-[\w-]{8}\.woff2$/, "")}-${fingerprint(part)}.woff2`;
  writeFileSync(path, part);
  renameSync(path, join(folder, name));
  return name;
}

/** A hash for the file name: browsers may cache a file for good, so a font with other characters needs another name. */
function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}

/** The style sheet with the fonts' new names, and without the formats that are gone. */
function refer(sheet: string, renamed: ReadonlyMap<string, string>): string {
  return sheet
    .replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, "")
    .replace(/[\w-]+\.woff2/g, (file) => {
      const name = renamed.get(file);
      if (!name) throw new Error(`a style sheet asks for ${file}, which was not built`);
      return name;
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

/** The characters of the formulas that browsers draw; KaTeX writes each formula as MathML too, which they do not. */
function formulaCharacters(bodies: readonly string[]): string {
  const characters = new Set<string>();
  for (const body of bodies) {
    for (const { index } of body.matchAll(/<span class="katex-html"/g)) {
      for (const sign of textOfSpan(body, index)) characters.add(sign);
    }
  }
  return [...characters].join("");
}

/** A tag, with whether it ends or begins a `span`; else a character, as itself or by name. */
const PIECE = /<(?:(?<end>\/span)|(?<begin>span)\b)?[^>]*>|&(?<name>[^;]+);|(?<text>[^<&]+)/gy;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text inside the span that begins at `start`. KaTeX closes every tag that it opens. */
function textOfSpan(markup: string, start: number): string {
  let text = "";
  let depth = 0;
  PIECE.lastIndex = start;
  do {
    const groups = PIECE.exec(markup)?.groups;
    if (!groups) throw new Error("a formula's markup ends within it");
    if (groups.begin) depth += 1;
    if (groups.end) depth -= 1;
    text += groups.text ?? (groups.name ? characterNamed(groups.name) : "");
  } while (depth > 0);
  return text;
}

function characterNamed(name: string): string {
  const character = NAMED[name];
  if (character === undefined) throw new Error(`KaTeX is not known to write &${name};`);
  return character;
}
