import { readFileSync } from "node:fs";
import { type AtRule, type Plugin, parse } from "postcss";
import { parse as parseYaml } from "yaml";
import { PARTS } from "../../core/bodies/objects/surface.ts";
import { COLOURS, type Shade, TERMS } from "../../ui/glossary.ts";

/** Width, ascent and descent [%]. */
type Fit = readonly [size: number, ascent: number, descent: number];
type StandIns = Readonly<
  Record<string, { readonly fonts: readonly string[]; readonly fits: readonly Fit[] }>
>;

const EACH: Readonly<Record<string, readonly string[]>> = {
  "each-term": Object.keys(TERMS),
  "each-part": PARTS,
  "each-lane": ["1", "2", "3", "4"],
};

/** PostCSS warns of styles without a file. */
const fromHere = { from: import.meta.filename };

/**
 * Writes the program's lists into the style sheets: `@terms` becomes the glossary's colours, as properties and as classes of
 * terms and marks, and `@stand-in-fonts` the reader's own fonts; a rule whose selector has a name above becomes a rule for each
 * entry, or one for all where the declarations are the same.
 */
export const termStyle: Plugin = {
  postcssPlugin: "terms",
  AtRule: {
    terms: (rule: AtRule) => void rule.replaceWith(parse(termColours(), fromHere)),
    "stand-in-fonts": (rule: AtRule) => void rule.replaceWith(parse(standInFonts(), fromHere)),
  },
  Rule(rule) {
    const { selector } = rule;
    const name = Object.keys(EACH).find((each) => selector.includes(each));
    if (!name) return;
    const entries = EACH[name] ?? [];
    if (rule.some((declaration) => declaration.toString().includes(name)))
      rule.replaceWith(entries.map((entry) => parse(rule.toString().replaceAll(name, entry), fromHere)));
    else rule.selectors = entries.map((entry) => selector.replaceAll(name, entry));
  },
};

export function termColours(): string {
  const colours = Object.entries(COLOURS).map(
    ([id, { mark, text }]) =>
      `:root { --colour-${id}: ${shade(mark)}; --text-${id}: ${shade(text)}; }
      .colour-${id} { --colour: var(--colour-${id}); --colour-text: var(--text-${id}); }`,
  );
  const terms = Object.entries(TERMS).map(([id, { colour }]) =>
    colour ? `.term-${id} { --term: var(--text-${colour}); --term-colour: var(--colour-${colour}); }` : "",
  );
  return [...colours, ...terms].join("\n");
}

const shade = (of: Shade): string => (typeof of === "string" ? of : `light-dark(${of.join(", ")})`);

const FACES = ["", " Bold", " Italic", " Bold Italic"];

function standInFonts(): string {
  const file = new URL("standInFonts.yaml", import.meta.url);
  const standIns: StandIns = parseYaml(readFileSync(file, "utf8"));
  const rules = Object.entries(standIns).flatMap(([family, { fonts, fits }]) =>
    fits.map(([size, ascent, descent], index) => {
      const face = FACES[index] ?? "";
      return `@font-face {
        font-family: "${family}"; font-style: ${face.includes("Italic") ? "italic" : "normal"};
        font-weight: ${face.includes("Bold") ? "550 900" : "100 549"};
        src: ${fonts.map((font) => `local("${font}${face}")`).join(", ")};
        size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%;
      }`;
    }),
  );
  return rules.join("\n");
}
