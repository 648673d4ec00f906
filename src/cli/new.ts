import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CHAPTERS, chapterFile } from "../book/chapters";

/*
 * `npm run new -- KIND …` writes the files of a new formulation, figure, chapter or case, which run at once, and prints what is left to
 * write with the command that proves it. CONTRIBUTING.md says more of each.
 */

const USAGE = `npm run new -- formulation my-rule
npm run new -- figure euler-equation MyFigure
npm run new -- chapter my-chapter
npm run new -- case spinning myCase
`;

class Refusal extends Error {}

const touched: string[] = [];

function create(file: string, text: string): void {
  if (existsSync(file)) throw new Refusal(`${file} exists`);
  touched.push(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`  wrote    ${file}\n`);
}

/** `__NAME__` is replaced by the entry NAME. */
function filled(template: string, words: Readonly<Record<string, string>>): string {
  const text = readFileSync(`src/cli/templates/${template}.txt`, "utf8");
  return text.replace(/__([A-Z]+)__/g, (_, word: string) => words[word] ?? "");
}

function edit(file: string, old: string, next: string): void {
  const text = readFileSync(file, "utf8");
  if (text.split(old).length !== 2) throw new Refusal(`${file}: expected once: ${old.trim()}`);
  touched.push(file);
  writeFileSync(
    file,
    text.replace(old, () => next),
  );
  process.stdout.write(`  changed  ${file}\n`);
}

function append(file: string, entry: string): void {
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()}\n\n${entry}`);
  process.stdout.write(`  changed  ${file}\n`);
}

function left(kind: string, words: Readonly<Record<string, string>>): void {
  process.stdout.write(`
What is left, and what proves it:
${filled(`${kind}.left`, words)}`);
}

const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const inWords = (name: string) => {
  const words = name
    .replace(/-/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function formulation([id = ""]: readonly string[]): void {
  named(id, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "an id such as my-rule");
  const name = camel(id);
  const words = { NAME: name, ID: id, WORDS: inWords(id) };
  create(`src/core/dynamics/angular/${name}.ts`, filled("formulation.ts", words));
  create(`tests/core/dynamics/${name}.test.ts`, filled("formulation.test.ts", words));
  append("src/core/dynamics/formulas.yaml", filled("formulas.yaml", words));
  const registry = "src/core/dynamics/angular/index.ts";
  edit(
    registry,
    'import type { AngularRule } from "./rule.ts";',
    `import { ${name}Rule } from "./${name}.ts";\nimport type { AngularRule } from "./rule.ts";`,
  );
  edit(
    registry,
    "  exact: exactRule,\n",
    `  ${id === name ? id : `"${id}"`}: ${name}Rule,\n  exact: exactRule,\n`,
  );
  left("formulation", words);
}

function figure([chapter = "", name = ""]: readonly string[]): void {
  const folder = CHAPTERS.map((each) => chapterFile(each).replace(/\.mdx$/, "")).find(
    (each) => each === chapter,
  );
  if (!folder) throw new Refusal(`${chapter || "nothing"} is no chapter, such as euler-equation`);
  named(name, /^[A-Z]\w+$/, "a component's name such as MyFigure");
  figureFile(
    folder,
    name,
    `{
  measures: ["momentumAngle", "energyDrift"],
  choices: { first: "gyroscopic", formulations: ["none", "implicit-body", "splitting"], gyroscopic: "splitting" },
}`,
  );
  const id = name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  left("figure", { FOLDER: folder, NAME: name, ID: id, WORDS: inWords(name) });
}

function chapter([slug = ""]: readonly string[]): void {
  named(slug, /^[a-z]+(-[a-z]+)*$/, "a slug such as my-chapter");
  const registry = "src/book/chapters.ts";
  edit(
    registry,
    "} as const;\n\nexport type ChapterSlug",
    `  ${/-/.test(slug) ? `"${slug}"` : slug}: "throw",\n} as const;\n\nexport type ChapterSlug`,
  );
  // No two figures of the notebook may have one name.
  const name = `${camel(`-${slug}`)}Throw`;
  const words = { FOLDER: slug, SLUG: slug, NAME: name, WORDS: inWords(slug) };
  create(`content/en/${slug}.mdx`, filled("chapter.mdx", words));
  figureFile(
    slug,
    name,
    `{ measures: ["momentumAngle", "energyDrift"], choices: { formulations: ["none", "splitting"] } }`,
  );
  create(`tests/chapters/${slug}/equations.ts`, filled("equations.ts", words));
  create(`tests/chapters/${slug}/equations.yaml`, filled("equations.yaml", words));
  left("chapter", words);
}

function figureFile(folder: string, name: string, spec: string): void {
  create(`src/chapters/${folder}/${name}.tsx`, filled("figure.tsx", { NAME: name, SPEC: spec }));
}

function caseEntry([group = "", id = ""]: readonly string[]): void {
  const file = `content/cases/${group}.yaml`;
  if (!existsSync(file)) throw new Refusal(`${group || "nothing"} is no group of cases: there is no ${file}`);
  named(id, /^[a-z][A-Za-z0-9]*$/, "a key such as myCase");
  if (new RegExp(`^${id}:`, "m").test(readFileSync(file, "utf8")))
    throw new Refusal(`${file} has a case ${id}`);
  append(file, filled("case.yaml", { ID: id, WORDS: inWords(id) }));
  left("case", {});
}

function named(name: string, pattern: RegExp, expected: string): void {
  if (!pattern.test(name)) throw new Refusal(`expected ${expected}, got ${name || "nothing"}`);
}

const KINDS: Readonly<Record<string, (names: readonly string[]) => void>> = {
  formulation,
  figure,
  chapter,
  case: caseEntry,
};

const [kind = "", ...names] = process.argv.slice(2);
try {
  const write = KINDS[kind];
  if (!write) throw new Refusal(`expected a formulation, a figure, a chapter or a case:\n${USAGE}`);
  write(names);
  // Biome breaks lines and sorts imports by the names written in.
  const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--write", "--log-level=error"];
  spawnSync(process.execPath, [...biome, ...touched.filter((file) => /\.tsx?$/.test(file))], {
    stdio: "inherit",
  });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
