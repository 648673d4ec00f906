import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { parsed } from "../../../trace/build/transform.ts";
import { isNode, type Node } from "../../../trace/walk/tree.ts";

/* The book's rules as programs to start from: without the loads, which readers' rules do not have. */

const DYNAMICS = "src/core/dynamics";

const LIBRARY: Readonly<Record<string, string>> = {
  vec3: "src/core/math/vec3.ts",
  mat3: "src/core/math/mat3.ts",
  quat: "src/core/math/quat.ts",
  elementary: "src/core/math/elementary.ts",
  momentum: `${DYNAMICS}/angular/momentum.ts`,
  exponentialMap: `${DYNAMICS}/orientation/exponentialMap.ts`,
};

const OWN: Readonly<Record<string, RegExp>> = {
  momentum: /^(velocityOf|momentumOf)$/,
  exponentialMap: /^exponentialMap$/,
};

const LOADS = /\/(load|kick|translation)$/;

const SHORT_PARAMETERS = "(start: RotationalState, body: MassProperties, dt: number)";

const MOMENTUM = `import { exponentialMap } from "exponentialMap";
import { velocityOf } from "momentum";
import type { MassProperties, RotationalState } from "rule";

/** Without torque L stands still in the world; the body turns by ω = R I_B⁻¹ Rᵀ L. */
export function advance(start: RotationalState, body: MassProperties, dt: number): RotationalState {
  const { q_WB, momentum_W } = start;
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  return { q_WB: exponentialMap(q_WB, omega_W, dt), momentum_W };
}
`;

export function bookPrograms(root: string): Record<string, string> {
  const folder = resolve(root, DYNAMICS, "angular");
  const index = sourceOf(join(folder, "index.ts"));
  const files = Array.from(index.matchAll(/import \{ \w+Rule \} from "\.\/(\w+)"/g), ([, file = ""]) => file);
  const programs = files
    .filter((file) => file !== "exact" && file !== "momentum")
    .map((file) => programOf(join(folder, `${file}.ts`)));
  return { ...Object.fromEntries(programs), momentum: MOMENTUM };
}

interface Piece {
  readonly text: string;
  readonly names: readonly string[];
}

interface File {
  readonly pieces: readonly Piece[];
  readonly rule: {
    readonly id: string;
    readonly main: string;
    readonly kind: string;
    readonly axes: string;
  } | null;
}

interface Imported {
  readonly name: string;
  readonly from: string;
}

function programOf(path: string): readonly [string, string] {
  const imported: Imported[] = [];
  const { pieces, rule } = read(path, imported);
  if (!rule) throw new Error(`${path} has no rule`);
  const main = pieces.filter(({ names }) => names.includes(rule.main));
  const others = pieces.filter((piece) => !main.includes(piece));
  const isWorld = rule.kind === "step" && rule.axes === "world";
  const axes = isWorld
    ? ['/** Of the ω and the tensor that `step` is given. */\nexport const axes = "world";']
    : [];
  const renamed = main.map(({ text }) =>
    text.replace(new RegExp(`(?:export )?function ${rule.main}\\(`), `export function ${rule.kind}(`),
  );
  const body = [
    ...others.filter(isConstant).map(textOf),
    ...axes,
    ...renamed,
    ...others.filter((one) => !isConstant(one)).map(textOf),
  ].join("\n\n");
  const program = `${importsOf(imported, body)}\n\n${body}\n`;
  return [rule.id, program];
}

const isConstant = ({ text }: Piece) => /^const |\nconst |\ninterface |^interface /.test(text);
const textOf = ({ text }: Piece) => text;

function sourceOf(path: string): string {
  return readFileSync(path, "utf8").replace(/( from "\.[^"]*)\.ts"/g, '$1"');
}

function read(path: string, imported: Imported[]): File {
  const source = withoutLoads(sourceOf(path));
  const pieces: Piece[] = [];
  let rule: File["rule"] = null;
  let before = 0;
  for (const statement of (parsed(path, source).body as Node[]) ?? []) {
    const text = source.slice(before, statement.end).trim();
    before = statement.end;
    if (statement.type === "ImportDeclaration") {
      pieces.push(...imports(path, statement, imported));
      continue;
    }
    rule ??= ruleIn(source.slice(statement.start, statement.end));
    if (/export const \w+Rule: /.test(text)) continue;
    pieces.push({ text: text.replace(/^export (?!type)/m, ""), names: namesOf(statement) });
  }
  return { pieces, rule };
}

function ruleIn(text: string): File["rule"] {
  const [, id = ""] = /^ {2}id: "([\w-]+)"/m.exec(text) ?? [];
  const [, kind = "", main = ""] = /^ {2}(step|advance): (\w+)/m.exec(text) ?? [];
  const [, axes = ""] = /^ {2}axes: "(\w+)"/m.exec(text) ?? [];
  return main === "" ? null : { id, main, kind, axes };
}

function imports(path: string, statement: Node, imported: Imported[]): readonly Piece[] {
  const specifier = String((statement.source as Node).value);
  const module = basename(specifier);
  const names = ((statement.specifiers as Node[]) ?? []).map(({ local }) => String((local as Node).name));
  const isOfTypes = module === "rule" || module === "massProperties";
  if (LOADS.test(specifier)) return [];
  if (isOfTypes || Object.hasOwn(LIBRARY, module)) {
    imported.push(...names.map((name) => ({ name, from: isOfTypes ? "rule" : module })));
    return [];
  }
  return read(resolve(dirname(path), `${specifier}.ts`), imported).pieces;
}

function namesOf(statement: Node): string[] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  const own = isNode(declaration.id) ? [declaration.id] : [];
  const declared = ((declaration.declarations as Node[]) ?? []).map(({ id }) => id as Node);
  return [...own, ...declared].map(({ name }) => String(name));
}

function withoutLoads(source: string): string {
  return source
    .replace(/ With a wheel inside[^.]*\./, "")
    .replace(/ownMomentum\(load, q_WB, ([\w.]+)\)/, "$1")
    .replace(/momentum_W: totalMomentum\(.*, momentum_W\)/, "momentum_W")
    .replace(/^ \* @param load .*\n/gm, "")
    .replace(/ Torque acts as half kicks before\n \* and after\./, "")
    .replace(/ Torque acts as half kicks before and after\./, "")
    .replace(/(?:t|bodyT)orqueAt\(load, (?:[^()]|\([^()]*\))*\)/g, "zeroVec")
    .replace(/later\(load, (?:[^()]|\([^()]*\))*\)/g, "load")
    .replace(/^ *load: Load \| null,\n/gm, "")
    .replace(/, load(: Load \| null)?(?=[,)])/g, "")
    .replace(/^ *const kicked = kick\(start.*\n/m, "")
    .replace(/\bkicked\b/g, "start")
    .replace(/\bkick\((.+), body, 0\.5 \* dt\)/g, "$1")
    .replace(
      /\(\n {2}start: RotationalState,\n {2}body: MassProperties,\n {2}dt: number,\n\)/g,
      SHORT_PARAMETERS,
    )
    .replace(/^import \{ (.*)type Vec3 \} from "..\/..\/math\/vec3";$/m, (line, others) =>
      /zeroVec/.test(source) || !/orqueAt\(load/.test(source)
        ? line
        : `import { ${others}type Vec3, zeroVec } from "../../math/vec3";`,
    );
}

function importsOf(imported: readonly Imported[], text: string): string {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  const used = imported.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(code));
  const modules = [...new Set(used.map(({ from }) => from))].sort();
  return modules
    .map((module) => {
      const names = [...new Set(used.filter(({ from }) => from === module).map(({ name }) => name))].sort();
      const isAllTypes = names.every((name) => /^[A-Z]/.test(name));
      const list = names
        .map((name) => (!isAllTypes && /^[A-Z]/.test(name) ? `type ${name}` : name))
        .join(", ");
      return `import ${isAllTypes ? "type " : ""}{ ${list} } from "${module}";`;
    })
    .join("\n");
}

/** Described by docstrings, or in another language by its `library.yaml`. */
export function libraryList(root: string, language = "en") {
  const file = resolve(root, `content/${language}/library.yaml`);
  const texts: Readonly<Record<string, string>> = existsSync(file) ? parse(readFileSync(file, "utf8")) : {};
  return Object.entries(LIBRARY).map(([module, path]) => {
    const source = readFileSync(resolve(root, path), "utf8");
    const found = source.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function (\w+)(\([^{]*?)\s*\{$|const (\w+): (\w+) = )/gm,
    );
    const entries = Array.from(found, ([, comment = "", fn, parameters, constant, type]) => {
      const name = fn ?? constant ?? "";
      const { text, equation } = wordsOf(comment);
      const signature = parameters ?? `: ${type}`;
      return {
        name,
        signature: signature.replace(/\s+/g, " ").replace(/\( /, "(").replace(/,? \)/, ")"),
        text: texts[name] ?? text,
        equation,
      };
    });
    const own = OWN[module];
    return { module, entries: entries.filter(({ name }) => !/Rule$/.test(name) && (!own || own.test(name))) };
  });
}

function wordsOf(comment: string) {
  const lines = comment
    .replace(/^\s*\* ?/gm, "")
    .replace(/\{@link (\w+)\}/g, "$1")
    .trim();
  const [paragraph = ""] = lines.split(/\n@|\n\n/);
  const [text = "", displayed = ""] = paragraph.split(/\n {2,}(.*)/);
  const sentence = onOneLine(text);
  return {
    text: displayed ? sentence.replace(/,$/, ":") : sentence,
    equation: onOneLine(displayed).replace(/[:.,]$/, ""),
  };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
