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
  addWide: "subWide",
  subWide: "addWide",
  addWideVec: "subWideVec",
  subWideVec: "addWideVec",
  rotate: "rotateInverse",
  rotateInverse: "rotate",
};

/** Products that turn round, or about the other axes, where their factors change places. */
const ORDERED: readonly string[] = ["cross", "crossWide", "mulQuat", "mulMat"];

/** Comments and texts, then numbers with exponents, then what is flipped: earlier alternatives hide later ones. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\d[\w.]*e[-+]?\d+|\+\+|--|[-+]=?|(?<!function )\b[a-zA-Z0-9]+(?=\()/g;

/** Every text that differs from `source` in one sign: + and −, the names that stand for them, the order of a product. */
export function signMutants(source: string): readonly Mutant[] {
  return [...source.matchAll(TOKENS)].flatMap((match) => {
    const was = match[0];
    const becomes = OPPOSITES[was] ?? (ORDERED.includes(was) ? `${was}, its factors exchanged` : undefined);
    if (becomes === undefined) return [];
    const before = source.slice(0, match.index);
    const after = source.slice(match.index + was.length);
    const text = before + (ORDERED.includes(was) ? was + exchanged(after) : becomes + after);
    const line = before.split("\n").length;
    const flipped = text.split("\n")[line - 1]?.trim() ?? "";
    return [{ line, was, becomes, flipped, text: withImport(text, becomes) }];
  });
}

/** A text that begins with two arguments in brackets, these exchanged. */
function exchanged(call: string): string {
  let depth = 0;
  let comma = 0;
  for (const [at, character] of [...call].entries()) {
    if ("([{".includes(character)) depth++;
    if (character === "," && depth === 1 && comma === 0) comma = at;
    if (")]}".includes(character)) depth--;
    if (depth > 0) continue;
    const [first, second] = [call.slice(1, comma), call.slice(comma + 1, at)];
    return `(${second.trim()}, ${first.trim()}${call.slice(at)}`;
  }
  throw new Error("a call without an end");
}

const HOMES: Readonly<Record<string, string>> = {
  addVec: "vec3",
  subVec: "vec3",
  addMat: "mat3",
  subMat: "mat3",
  addWide: "doubleDouble",
  subWide: "doubleDouble",
  addWideVec: "doubleDouble",
  subWideVec: "doubleDouble",
  rotate: "quat",
  rotateInverse: "quat",
};

/** Lets a name that a flip brought in be found, where the file did not import it. */
function withImport(text: string, name: string): string {
  const home = HOMES[name];
  if (home === undefined || new RegExp(`import [^;]*\\b${name}\\b[^;]*;`).test(text)) return text;
  return text.replace(
    new RegExp(`import \\{([^}]*)\\} from "([^"]*/${home})";`),
    `import {$1, ${name}} from "$2";`,
  );
}
