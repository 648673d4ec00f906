/** A program within a line of imports, so that its first line is line 2. */
const withImports = (text: string) => `import { cross, scaleVec, subVec, type Vec3 } from "vec3";\n${text}`;

const STEP = "export function step(omega_B, inertia_B, dt) {";

/** Programs that are wrong, with the kind of what is found first and its line and column. */
export const WRONG: readonly (readonly [
  what: string,
  source: string,
  kind: string,
  line: number,
  column: number,
])[] = [
  ["a bracket is missing", `${STEP}\n  return [1, 2;\n}`, "syntax", 2, 15],
  ["the end is missing", `${STEP}\n  return omega_B;`, "syntax", 2, 18],
  ["nothing is exported", "function step(omega_B) { return omega_B; }", "nothingExported", 1, 1],
  [
    "it is exported otherwise",
    "export default function step(omega_B) { return omega_B; }",
    "exportForm",
    1,
    1,
  ],
  ["what is exported is no function", "export const step = 3;", "notAFunction", 1, 21],
  [
    "a module is unknown",
    `import { cross } from "three";\n${STEP} return omega_B; }`,
    "unknownModule",
    1,
    23,
  ],
  [
    "an import is unknown",
    `import { crossProduct } from "vec3";\n${STEP} return omega_B; }`,
    "unknownImport",
    1,
    10,
  ],
  ["it waits", "export async function step(omega_B) { return omega_B; }", "async", 1, 8],
  ["it has a class", `class Rule {}\n${STEP} return omega_B; }`, "class", 1, 1],
  ["it says this", `${STEP}\n  return this.omega;\n}`, "this", 2, 10],
  ["it is a generator", "export function* step(omega_B) { return omega_B; }", "generator", 1, 8],
  [
    "a name is misspelt",
    withImports(`${STEP}\n  return subVec(omega_b, scaleVec(dt, omega_B));\n}`),
    "unknownNameNear",
    3,
    17,
  ],
  ["a name is not imported", `${STEP}\n  return addVec(omega_B, omega_B);\n}`, "notImported", 2, 10],
  ["a name is not there", `${STEP}\n  console.log(dt);\n  return omega_B;\n}`, "unknownName", 2, 3],
  ["it fetches code", `${STEP}\n  import("vec3");\n  return omega_B;\n}`, "dynamicImport", 2, 3],
  ["the axes are none", `export const axes = "both";\n${STEP} return omega_B; }`, "axes", 1, 21],
  ["it fetches code when it runs", `${STEP}\n  return import.meta;\n}`, "dynamicImport", 2, 10],
  [
    "a comment of HTML would hide code",
    `let g = 1;\n${STEP}\n  g <!--dt /*\n  return omega_B; // */ 2;\n}`,
    "htmlComment",
    3,
    7,
  ],
  ["it has an enum", `enum Axis { X }\n${STEP} return omega_B; }`, "typeScriptOnly", 1, 1],
];

/** Programs that are wrong only when they run, with what is said and the line. */
export const SLIPS: readonly (readonly [what: string, source: string, said: string, line: number])[] = [
  [
    "a vector is asked for a method",
    `${STEP}\n  return omega_B.add(omega_B);\n}`,
    "omega_B.add is not a function",
    2,
  ],
  [
    "Math is misspelt",
    `${STEP}\n  const s = Math.Sqrt(2);\n  return [s, 0, 0];\n}`,
    "Math.Sqrt is not a function",
    2,
  ],
  ["an argument is missing", withImports(`${STEP}\n  return cross(omega_B);\n}`), "undefined", 3],
  ["a constant is changed", `const k = 1;\n${STEP}\n  k = 2;\n  return omega_B;\n}`, "constant", 3],
];
