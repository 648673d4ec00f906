import { type AtRule, type Plugin, parse } from "postcss";
import { COLOURS, type Shade, TERMS } from "../../ui/glossary.ts";

/**
 * Writes the glossary into the style sheets: `@terms` becomes its colours, as properties and as the classes of terms and marks; and a
 * rule whose selector has `each-term` stands for every term.
 */
export const termStyle: Plugin = {
  postcssPlugin: "terms",
  AtRule: { terms: (rule: AtRule) => void rule.replaceWith(parse(termColours())) },
  Rule(rule) {
    const { selector } = rule;
    if (selector.includes("each-term"))
      rule.selectors = Object.keys(TERMS).map((id) => selector.replaceAll("each-term", id));
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
