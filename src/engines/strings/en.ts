import type { AngularId } from "../../core/dynamics/ids";

export const strings = {
  byDefault: "by default",
  since: (version: string) => `since ${version}`,
  until: (version: string) => `up to ${version}`,
  between: (first: string, last: string) => `${first} to ${last}`,
  conditions: {
    withChild: "a free body with a fixed child that has mass",
    cut: "its torque cut at 100 N m",
    notBetween: "but for free bodies of 3.7.0 to 3.8.0",
    standalone: "free bodies alone; with a fixed child as well in 3.14",
    everySubstep: "in every substep",
    laterDefault: "by default since 0.35",
    vacuum: "free bodies without children and constraints, in vacuum",
  },
  elsewhere: {
    "implicit-converged": "backward Euler in textbooks",
    splitting: "geometric integrators",
    "splitting-4": "geometric integrators",
    augmented: "Buss 2000",
    rk4: "Fiedler’s game physics samples",
    exact: "a reference for the others",
  } as Readonly<Partial<Record<AngularId, string>>>,
};

export type ConditionId = keyof typeof strings.conditions;
