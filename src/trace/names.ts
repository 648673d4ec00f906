/** Stands for the file of a program that a reader wrote. */
export const OWN_PROGRAM = "";

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
