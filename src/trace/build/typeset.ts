import katex from "katex";
import { FORMULAS, type Formula, MACROS, RETURNED } from "../formulas.ts";
import type { SetFormulas } from "../printed.ts";
import { type Strings, strings } from "../strings/en.ts";

/**
 * Sets every formula when the site is built; a bad one stops the build.
 *
 * @param words those in the formulas, in the language that is built
 */
export function setFormulas(words: Strings = strings): Record<string, SetFormulas> {
  return Object.fromEntries(Object.keys(FORMULAS).map((name) => [name, setFormulasOf(name, words)]));
}

/** The formulas of one function; none for a function without intermediates that a reader would look at. */
export function setFormulasOf(name: string, words: Strings): SetFormulas {
  const lines = FORMULAS[name];
  return lines ? setFunction(lines, words) : { all: "", symbols: {}, units: {} };
}

/** All markup that `setFormulas` makes, from which the build takes the letters of its fonts and the rules of its styles. */
export function formulaMarkup(words: Strings): string[] {
  return Object.values(setFormulas(words)).flatMap(({ all, symbols }) => [all, ...Object.values(symbols)]);
}

function setFunction(lines: Readonly<Record<string, Formula>>, words: Strings): SetFormulas {
  const macros = {
    ...MACROS,
    ...Object.fromEntries(Object.entries(words).map(([name, text]) => [`\\${name}`, text])),
  };
  const entries = Object.entries(lines);
  const rows = entries.map(([name, [symbol, is]]) => {
    const at = (tex: string) => `\\htmlData{stage=${name}}{${tex}}`;
    return symbol === is ? `${at(symbol)} &` : `${at(symbol)} &= ${at(is)}`;
  });
  return {
    all: set(`\\begin{aligned}${rows.join("\\\\[0.35em]")}\\end{aligned}`, true, macros),
    symbols: Object.fromEntries(entries.map(([name, [symbol]]) => [name, set(symbol, false, macros)])),
    units: Object.fromEntries(entries.map(([name, [, , unit]]) => [name, unitIn(words, unit)])),
  };
}

/** A unit with the words of the language in place of their macros. */
function unitIn(words: Strings, unit: string): string {
  const byName: Readonly<Record<string, string>> = words;
  return unit.replace(/\\(\w+)/g, (macro, name: string) => byName[name] ?? macro);
}

const KNOWN_NAMES = new Set([...Object.values(FORMULAS).flatMap(Object.keys), RETURNED]);

function set(tex: string, displayMode: boolean, macros: Readonly<Record<string, string>>): string {
  return katex.renderToString(tex, {
    displayMode,
    throwOnError: true,
    output: displayMode ? "htmlAndMathml" : "html",
    macros: { ...macros, "\\term": "\\htmlData{term=#1}{\\htmlClass{term term-#1}{#2}}" },
    trust: ({ command, attributes }: { command: string; attributes?: Record<string, string> }) => {
      const stage = attributes?.["data-stage"];
      if (command === "\\htmlData" && stage !== undefined) return KNOWN_NAMES.has(stage);
      return command === "\\htmlData" || command === "\\htmlClass";
    },
    strict: (code: string, message: string) => {
      if (code === "htmlExtension") return "ignore";
      throw new Error(`${code}: ${message}`);
    },
  });
}
