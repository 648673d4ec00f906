/** The naming convention of intermediates: a name implies its axes, and its term in the glossary. */

/** Stands for the name of the file where the program was written by a reader. */
export const OWN_PROGRAM = "";

/** The properties of an intermediate on which its axes depend: its name, its file and function, and the calling function. */
interface Named {
  readonly file: string;
  readonly name: string;
  readonly function: string;
  readonly value: number | readonly number[];
  readonly path: readonly { readonly function: string }[];
}

/** Functions whose names without suffix are in body axes; those of all others are in world axes. */
const IN_BODY = [
  "implicitBody",
  "implicitConverged",
  "newtonSolution",
  "backwardEulerResidual",
  "improved",
  "rescaledMomentum",
  "spinAcceleration",
  "weightedMean",
];
/** Functions that turn a matrix: their matrices map body to world components, as R does. */
const OF_ROTATIONS = ["matrixStep", "matrixOrthonormalStep", "advanceAttitude", "integratePose"];

/** The axes of an intermediate's components; empty for a number, and where a reader's own name does not say them. */
export function axesOf({
  file,
  name,
  function: fn,
  value,
  path,
}: Named): "" | "body" | "world" | "body to world" {
  if (typeof value === "number") return "";
  if (name.endsWith("_W")) return "world";
  if (name.endsWith("_B")) return "body";
  if (name.endsWith("_WB")) return "body to world";
  // A program of the reader's own has agreed to no convention but the suffix.
  if (file === OWN_PROGRAM) return "";
  if (value.length === 4) return "body to world";
  if (value.length === 9 && OF_ROTATIONS.includes(fn)) return "body to world";
  const convention = fn === "gyroscopicJacobian" ? path.at(-2)?.function : fn;
  return IN_BODY.includes(convention ?? fn) ? "body" : "world";
}

/** The term of the glossary that an intermediate is an instance of, by its name in the code, or null. */
export function termOfName(name: string): string | null {
  const base = name.replace(/_[WB]{1,2}$/, "");
  return TERM_NAMES.find(([pattern]) => pattern.test(base))?.[1] ?? null;
}

/** Patterns of names without suffix, and their terms. */
const TERM_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(omega|turningOmega|middleOmega)$/, "omega"],
  [/^(momentum|middleMomentum|momentumChange)$/, "momentum"],
  [/^(inertia)$/, "inertia"],
  [/^(torque)$/, "torque"],
  [/^(gyroscopicTorque|gyroscopicImpulse)$/, "gyroscopic"],
  [/^(rotation)$/, "rotation"],
  [/^dt$/, "step"],
  [/^residual$/, "residual"],
  [/^jacobian$/, "jacobian"],
];
