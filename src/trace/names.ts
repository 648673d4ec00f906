/** What the name of an intermediate in the code tells: its axes, and its term in the glossary. */

/** What an intermediate's axes depend on: its name, its function, and who called it. */
interface Named {
  readonly name: string;
  readonly function: string;
  readonly value: number | readonly number[];
  readonly path: readonly { readonly function: string }[];
}

/** Functions whose unmarked names are along the body's axes; all others' are along the world's. */
const IN_BODY = [
  "implicitBody",
  "implicitConverged",
  "newtonSolution",
  "backwardEulerResidual",
  "improved",
  "rescaledMomentum",
];
/** Functions that turn a matrix: theirs lead from the body to the world, as R does. */
const OF_ROTATIONS = ["matrixStep", "matrixOrthonormalStep", "advanceAttitude", "integratePose"];

/** Along whose axes the components of an intermediate are; empty for what has none. */
export function axesOf({ name, function: fn, value, path }: Named): "" | "body" | "world" | "body to world" {
  if (typeof value === "number") return "";
  if (name.endsWith("_W")) return "world";
  if (name.endsWith("_B")) return "body";
  if (name.endsWith("_WB") || value.length === 4) return "body to world";
  if (value.length === 9 && OF_ROTATIONS.includes(fn)) return "body to world";
  const asked = fn === "gyroscopicJacobian" ? path.at(-2)?.function : fn;
  return IN_BODY.includes(asked ?? fn) ? "body" : "world";
}

/** Which term of the glossary an intermediate is, by its name in the code; null for any other. */
export function termOfName(name: string): string | null {
  const base = name.replace(/_[WB]{1,2}$/, "");
  return TERM_NAMES.find(([pattern]) => pattern.test(base))?.[1] ?? null;
}

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
