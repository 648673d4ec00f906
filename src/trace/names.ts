/** Stands for the name of the file where the program was written by a reader. */
export const OWN_PROGRAM = "";

/** An id of the glossary. */
export function termOfName(name: string): string | null {
  const base = name.replace(/_[WB]{1,2}$/, "");
  return TERM_NAMES.find(([pattern]) => pattern.test(base))?.[1] ?? null;
}

const TERM_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(omega|turningOmega|middleOmega)$/, "omega"],
  [/^(momentum|middleMomentum|momentumChange)$/, "momentum"],
  [/^(inertia)$/, "inertia"],
  [/^(torque)$/, "torque"],
  [/^(gyroscopicTerm|gyroscopicTorque|gyroscopicImpulse)$/, "gyroscopic"],
  [/^(rotation)$/, "rotation"],
  [/^dt$/, "step"],
  [/^residual$/, "residual"],
  [/^jacobian$/, "jacobian"],
];
