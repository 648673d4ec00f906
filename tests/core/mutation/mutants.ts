/** One sign flipped in a source text. */
export interface Mutant {
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  /** the line with its sign flipped, spaces around it left out */
  readonly flipped: string;
  readonly text: string;
}

const OPPOSITES: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "+=": "-=",
  "-=": "+=",
  addVec: "subVec",
  subVec: "addVec",
  addMat: "subMat",
  subMat: "addMat",
};

/** Comments and texts, then numbers with exponents, then what is flipped: earlier alternatives hide later ones. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\d[\w.]*e[-+]?\d+|\+\+|--|[-+]=?|\b(?:addVec|subVec|addMat|subMat)(?=\()/g;

/** Every text that differs from `source` in one sign: + and −, and the names that stand for them. */
export function signMutants(source: string): readonly Mutant[] {
  return [...source.matchAll(TOKENS)].flatMap((match) => {
    const was = match[0];
    const becomes = OPPOSITES[was];
    if (becomes === undefined) return [];
    const line = source.slice(0, match.index).split("\n").length;
    const text = source.slice(0, match.index) + becomes + source.slice(match.index + was.length);
    const flipped = text.split("\n")[line - 1]?.trim() ?? "";
    return [{ line, was, becomes, flipped, text: withImports(text, becomes) }];
  });
}

/** Lets a name that a flip brought in be found, where the file did not import it. */
function withImports(text: string, name: string): string {
  const from = name.endsWith("Vec") ? "vec3" : "mat3";
  if (!/Vec$|Mat$/.test(name) || new RegExp(`import [^;]*\\b${name}\\b[^;]*;`).test(text)) return text;
  return text.replace(
    new RegExp(`import \\{([^}]*)\\} from "([^"]*/${from})";`),
    `import {$1, ${name}} from "$2";`,
  );
}
