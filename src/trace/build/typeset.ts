import katex from "katex";
import { FORMULAS, type Formula, MACROS, RETURNED } from "../formulas.ts";
import type { SetFormulas } from "../printed.ts";

/** Sets every formula when the site is built; a bad one stops the build. */
export function setFormulas(): Record<string, SetFormulas> {
  return Object.fromEntries(Object.entries(FORMULAS).map(([name, lines]) => [name, setFunction(lines)]));
}

/** Those of one function; nothing for a function that works out nothing a reader would look at. */
export function setFormulasOf(name: string): SetFormulas {
  const lines = FORMULAS[name];
  return lines ? setFunction(lines) : { all: "", symbols: {}, units: {} };
}

/** All that `setFormulas` makes, for whoever must know its letters. */
export function formulaMarkup(): string[] {
  return Object.values(setFormulas()).flatMap(({ all, symbols }) => [all, ...Object.values(symbols)]);
}

function setFunction(lines: Readonly<Record<string, Formula>>): SetFormulas {
  const entries = Object.entries(lines);
  const rows = entries.map(([name, [symbol, is]]) => {
    const at = (tex: string) => `\\htmlData{stage=${name}}{${tex}}`;
    return symbol === is ? `${at(symbol)} &` : `${at(symbol)} &= ${at(is)}`;
  });
  return {
    all: set(`\\begin{aligned}${rows.join("\\\\[0.35em]")}\\end{aligned}`, true),
    symbols: Object.fromEntries(entries.map(([name, [symbol]]) => [name, set(symbol, false)])),
    units: Object.fromEntries(entries.map(([name, [, , unit]]) => [name, unit])),
  };
}

const KNOWN_NAMES = new Set([...Object.values(FORMULAS).flatMap(Object.keys), RETURNED]);

function set(tex: string, displayMode: boolean): string {
  return katex.renderToString(tex, {
    displayMode,
    throwOnError: true,
    output: displayMode ? "htmlAndMathml" : "html",
    macros: { ...MACROS, "\\term": "\\htmlData{term=#1}{\\htmlClass{term term-#1}{#2}}" },
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
