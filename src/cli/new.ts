import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CHAPTERS, chapterFile } from "../book/chapters";

/*
 * `npm run new -- KIND …` writes the files of a new formulation, figure, chapter or case, each as it runs at once, and prints what is
 * left to write with the command that proves it. CONTRIBUTING.md says more of each.
 */

const USAGE = `npm run new -- formulation my-rule
npm run new -- figure 03-euler-equation MyFigure
npm run new -- chapter my-chapter
npm run new -- case spinning myCase
`;

class Refusal extends Error {}

function create(file: string, text: string): void {
  if (existsSync(file)) throw new Refusal(`${file} exists`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`  wrote    ${file}\n`);
}

function edit(file: string, old: string, next: string): void {
  const text = readFileSync(file, "utf8");
  if (text.split(old).length !== 2) throw new Refusal(`${file}: expected once: ${old.trim()}`);
  writeFileSync(
    file,
    text.replace(old, () => next),
  );
  process.stdout.write(`  changed  ${file}\n`);
}

function left(...steps: readonly (readonly [what: string, proof: string])[]): void {
  const lines = steps.map(([what, proof], place) => `${place + 1}. ${what}\n     ${proof}`);
  process.stdout.write(`\nWhat is left, and what proves it:\n${lines.join("\n")}\n`);
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
  create(
    `src/core/dynamics/angular/${name}.ts`,
    `import { type Mat3, mulVec, solve3 } from "../../math/mat3";
import { cross, scaleVec, subVec, type Vec3 } from "../../math/vec3";
import type { Formulas } from "../formula";
import type { VelocityRule } from "./rule";

/**
 * ${inWords(id)},  I (ω₂ − ω₁) = −dt ω₁ × I ω₁.
 *
 * @param omega   angular velocity [rad/s]
 * @param inertia inertia tensor about the centre of mass, same axes [kg m²], positive definite
 * @param dt      time step [s], > 0
 * @returns angular velocity after the step, same axes [rad/s]
 */
export function ${name}(omega: Vec3, inertia: Mat3, dt: number): Vec3 {
  const momentum = mulVec(inertia, omega);
  const gyroscopicTorque = cross(omega, momentum);
  const change = solve3(inertia, scaleVec(dt, gyroscopicTorque));
  return subVec(omega, change);
}

export const ${name}Rule: VelocityRule = {
  id: "${id}",
  equation: "I\\\\,(\\\\omega_2-\\\\omega_1) = -\\\\Delta t\\\\,\\\\omega_1\\\\times I\\\\omega_1",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: ${name},
};

export const formulas = {
  ${name}: {
    momentum: ["\\\\Lm_1", "\\\\In\\\\,\\\\om_1", "kg m²/s", "momentum 3"],
    gyroscopicTorque: ["\\\\term{gyroscopic}{\\\\boldsymbol g}", "\\\\om_1\\\\times\\\\Lm_1", "N m", "gyroscopic 2"],
    change: ["\\\\v c", "\\\\In^{-1}\\\\,\\\\dt\\\\;\\\\term{gyroscopic}{\\\\boldsymbol g}", "rad/s", "correction 2"],
    return: ["\\\\om_2", "\\\\om_1-\\\\v c", "rad/s", "next spin 2"],
  },
} satisfies Formulas;
`,
  );
  create(
    `tests/core/dynamics/${name}.test.ts`,
    `import { expect, it } from "vitest";
import { ${name} } from "../../../src/core/dynamics/angular/${name}";
import { diagonal, mulVec } from "../../../src/core/math/mat3";
import { cross, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";

const INERTIA = diagonal([0.7, 1.9, 1.2]);
const OMEGA: Vec3 = [1.3, -0.4, 0.9];

it("solves the equation printed above it", () => {
  const dt = 0.01;
  const gained = mulVec(INERTIA, subVec(${name}(OMEGA, INERTIA, dt), OMEGA));
  const wanted = scaleVec(-dt, cross(OMEGA, mulVec(INERTIA, OMEGA)));
  // A handful of products of numbers near 1: round-off is below 1e-15.
  expect(norm(subVec(gained, wanted))).toBeLessThan(1e-14);
});
`,
  );
  const registry = "src/core/dynamics/angular/index.ts";
  edit(
    registry,
    'import type { AngularRule } from "./rule";',
    `import { ${name}Rule } from "./${name}";\nimport type { AngularRule } from "./rule";`,
  );
  edit(
    registry,
    "  exact: exactRule,\n",
    `  ${id === name ? id : `"${id}"`}: ${name}Rule,\n  exact: exactRule,\n`,
  );
  left(
    [
      `its equation, step and formulas in src/core/dynamics/angular/${name}.ts`,
      `npx vitest run tests/core/dynamics tests/trace`,
    ],
    [
      "its name, what it keeps, who uses it and when to take it: the compiler names the places",
      "npm run check",
    ],
    ["what it keeps, in tests/core/fuzz/claims.test.ts", "npx vitest run tests/core/fuzz"],
    [
      "its digits and its runs, stored",
      "npx tsx tests/core/digits/print.ts > tests/core/reference/digits.txt && npm run measure:runs && npm test",
    ],
  );
}

function figure([chapter = "", name = ""]: readonly string[]): void {
  const folder = CHAPTERS.map((each) => chapterFile(each).replace(/\.mdx$/, "")).find(
    (each) => each === chapter,
  );
  if (!folder) throw new Refusal(`${chapter || "nothing"} is no chapter, such as 03-euler-equation`);
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
  left(
    [
      `in content/en/${folder}.mdx, the caption on the tag's line:
       import { ${name} } from "../../src/chapters/${folder}/${name}";
       <${name} id="${id}" title="${inWords(name)}" scenario="racketMiddleAxis" lanes={["none", "splitting"]}>Its caption.</${name}>`,
      "npm run check",
    ],
    [
      "its kind, marks, choices and measures: Racket.tsx, FrictionCone.tsx and Velocities.tsx are the models",
      "npm run dev",
    ],
    ["what it shows, stored", `npx vitest run --project core tests/figures/marks -u`],
  );
}

function chapter([slug = ""]: readonly string[]): void {
  named(slug, /^[a-z]+(-[a-z]+)*$/, "a slug such as my-chapter");
  const number = String(CHAPTERS.length).padStart(2, "0");
  const folder = `${number}-${slug}`;
  const registry = "src/book/chapters.ts";
  edit(
    registry,
    "} as const;\n\nexport type ChapterSlug",
    `  ${/-/.test(slug) ? `"${slug}"` : slug}: "throw",\n} as const;\n\nexport type ChapterSlug`,
  );
  create(
    `content/en/${folder}.mdx`,
    `import { Throw } from "../../src/chapters/${folder}/Throw";

# ${inWords(slug)}

What the chapter asks, in a sentence.

<Symbols ids={["omega", "momentum"]} />

## A first section {#a-first-section}

<Throw id="throw" title="A throw" scenario="racketMiddleAxis" lanes={["none", "splitting"]}>Its caption.</Throw>

<Equation id="${slug}-momentum">

$$
\\term{momentum}{\\boldsymbol L} = I\\,\\term{omega}{\\boldsymbol\\omega}
$$

</Equation>
`,
  );
  figureFile(
    folder,
    "Throw",
    `{ measures: ["momentumAngle", "energyDrift"], choices: { formulations: ["none", "splitting"] } }`,
  );
  create(
    `tests/chapters/${folder}/equations.ts`,
    `import { diagonal, mulVec } from "../../../src/core/math/mat3";
import type { Vec3 } from "../../../src/core/math/vec3";
import { type EquationCheck, expectEqual } from "../../content/check";

const OMEGA: Vec3 = [1.3, -0.4, 0.9];

export const EQUATIONS: Readonly<Record<string, EquationCheck>> = {
  "${slug}-momentum": {
    tex: String.raw\`\\term{momentum}{\\boldsymbol L} = I\\,\\term{omega}{\\boldsymbol\\omega}\`,
    claim: "along principal axes each component is a moment times a component of ω",
    check: () => expectEqual(mulVec(diagonal([0.7, 1.9, 1.2]), OMEGA), [0.7 * 1.3, -1.9 * 0.4, 1.2 * 0.9]),
  },
};
`,
  );
  left(
    ["its title, what it teaches and what it lets the reader do, in src/book/strings/en.ts", "npm run check"],
    [`its text: content/en/${folder}.mdx`, "npm run dev"],
    [`both sides of each equation: tests/chapters/${folder}/equations.ts`, "npx vitest run tests/content"],
    [
      `numbers of its prose: src/chapters/${folder}/values.ts, entered in src/chapters/values.ts`,
      "npm run check",
    ],
    ["what its figures show, stored", "npx vitest run --project core tests/figures/marks -u"],
  );
}

function figureFile(folder: string, name: string, spec: string): void {
  create(
    `src/chapters/${folder}/${name}.tsx`,
    `import { island } from "../../figures/shell/island";
import { simulationFigure } from "../../figures/simulation/SimulationFigure";
import { racketSpec } from "../shared/racketPicture";

const SPEC = racketSpec(${spec});

export const ${name} = island("${name}", simulationFigure({ spec: SPEC }));
`,
  );
}

function caseEntry([group = "", id = ""]: readonly string[]): void {
  const file = `content/cases/${group}.yaml`;
  if (!existsSync(file)) throw new Refusal(`${group || "nothing"} is no group of cases: there is no ${file}`);
  named(id, /^[a-z][A-Za-z0-9]*$/, "a key such as myCase");
  const text = readFileSync(file, "utf8");
  if (new RegExp(`^${id}:`, "m").test(text)) throw new Refusal(`${file} has a case ${id}`);
  writeFileSync(
    file,
    `${text.trimEnd()}

${id}:
  chapter: euler-equation
  section: two-throws-from-one-start
  equation: euler-world
  figure:
    figure: racket
    set: { a: none, b: splitting, frame: 45 }
  mends:
    - place: own
      code: torque -= cross(omega, inertia * omega)
  threads:
    - github: owner/project/issues/1
      year: 2026
      title: The title as it stands there
  en:
    name: ${inWords(id)}
    sees: What is seen, in a sentence.
    words: what people type who see it
    why: The reason, in two sentences.
    alike:
      doesNotFlip: How to tell it from that case.
    mend: What to do, whatever the engine.
`,
  );
  process.stdout.write(`  changed  ${file}\n`);
  left(
    ["its facts, lines, threads and words, which stand at the end of that file", "npm run check"],
    [
      "that its picture differs from those beside it, and that its lines do what they say",
      "npx vitest run tests/book/cases tests/book/lines",
    ],
    ["a query of those who see it, in tests/site/search.test.ts", "npx vitest run --project site search"],
  );
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
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
