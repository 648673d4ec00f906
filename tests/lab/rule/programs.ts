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
  ["nothing is returned", `${STEP}\n  const next = omega_B;\n}`, "noReturn", 1, 8],
  ["one way returns nothing", `${STEP}\n  if (dt > 0) return omega_B;\n}`, "someReturn", 1, 8],
  ["the list is too short", `${STEP}\n  return [omega_B[0], omega_B[1]];\n}`, "listLength", 2, 10],
  ["a number is returned", `${STEP}\n  return 2 * dt;\n}`, "returnShape", 2, 10],
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
  ["a name is not there", `${STEP}\n  console.log(dt);\n  return omega_B;\n}`, "unknownName", 2, 3],
  ["a vector is multiplied", `${STEP}\n  return dt * omega_B;\n}`, "arithmetic", 2, 15],
  [
    "arguments are swapped",
    withImports(`${STEP}\n  return scaleVec(omega_B, dt);\n}`),
    "argumentType",
    3,
    19,
  ],
  ["an argument is missing", withImports(`${STEP}\n  return cross(omega_B);\n}`), "argumentCount", 3, 10],
  ["a constant is changed", `const k = 1;\n${STEP}\n  k = 2;\n  return omega_B;\n}`, "constant", 3, 3],
  [
    "a declared type is not kept",
    withImports(`${STEP}\n  const a: Vec3 = [1, 2, 3, 4];\n  return a;\n}`),
    "listLength",
    3,
    19,
  ],
  ["it fetches code", `${STEP}\n  import("vec3");\n  return omega_B;\n}`, "dynamicImport", 2, 3],
  ["it has an enum", `enum Axis { X }\n${STEP} return omega_B; }`, "typeScriptOnly", 1, 1],
  [
    "a fourth thing is asked for",
    "export function step(omega_B, inertia_B, dt, load) { return omega_B; }",
    "manyParameters",
    1,
    46,
  ],
];
