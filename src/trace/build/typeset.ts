import katex from "katex";
import type { SetFormulas } from "../printed.ts";
import type { Strings } from "../strings/en.ts";
import { allFormulas, type Formula } from "./formulas.ts";

const MACROS: Readonly<Record<string, string>> = {
  "\\om": "\\term{omega}{\\boldsymbol\\omega}",
  "\\Lm": "\\term{momentum}{\\boldsymbol L}",
  "\\In": "\\term{inertia}{I}",
  "\\Ib": "\\term{inertiaBody}{I_B}",
  "\\tq": "\\term{torque}{\\boldsymbol\\tau}",
  "\\Rm": "\\term{rotation}{R}",
  "\\Om": "\\term{spin}{\\Omega}",
  "\\dt": "\\term{step}{\\Delta t}",
  "\\fr": "\\term{residual}{\\boldsymbol\\rho}",
  "\\Jm": "\\term{jacobian}{J}",
  "\\v": "\\boldsymbol{#1}",
};

export function formulaMarkup(words: Strings): string[] {
  return Object.values(allFormulas())
    .flatMap(({ formulas }) => Object.values(formulas))
    .map((lines) => setFunction(lines, words))
    .flatMap(({ all, symbols }) => [all, ...Object.values(symbols)]);
}

/**
 * A bad formula stops the build.
 *
 * @param lines absent for a function without intermediates that a reader would look at
 */
export function setFunction(
  lines: Readonly<Record<string, Formula>> | undefined,
  words: Strings,
): SetFormulas {
  if (!lines) return { all: "", symbols: {}, units: {} };
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

function unitIn(words: Strings, unit: string): string {
  const byName: Readonly<Record<string, string>> = words;
  return unit.replace(/\\(\w+)/g, (macro, name: string) => byName[name] ?? macro);
}

function set(tex: string, displayMode: boolean, macros: Readonly<Record<string, string>>): string {
  return katex.renderToString(tex, {
    displayMode,
    throwOnError: true,
    output: displayMode ? "htmlAndMathml" : "html",
    macros: { ...macros, "\\term": "\\htmlData{term=#1}{\\htmlClass{term term-#1}{#2}}" },
    trust: ({ command }: { command: string }) => {
      return command === "\\htmlData" || command === "\\htmlClass";
    },
    strict: (code: string, message: string) => {
      if (code === "htmlExtension") return "ignore";
      throw new Error(`${code}: ${message}`);
    },
  });
}
