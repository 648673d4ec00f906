import { RUN_VALUES, type Run, type RunSpec, runFor } from "../figures/values/run";
import { AIMING_VALUES } from "./aiming-torque/values";
import { ENGINE_VALUES } from "./engines/values";
import { EULER_VALUES } from "./euler-equation/values";
import { MEAN_VELOCITY_VALUES } from "./exponential-map/values";
import { TOP_RUN_VALUES, TOP_VALUES } from "./heavy-top/values";
import { CORNER_VALUES, IMPACT_VALUES } from "./impulse-collision/values";
import { INERTIA_VALUES } from "./inertia-tensor/values";
import { LONG_RUN_VALUES } from "./long-runs/values";
import { QUATERNION_VALUES } from "./quaternion-derivative/values";
import { MATRIX_VALUES } from "./rotation-matrix-derivative/values";
import { SPRING_VALUES } from "./springs-and-order/values";
import { STATE_VALUES } from "./state-and-momentum/values";
import { STEPPING_VALUES } from "./stepping-euler-equation/values";
import { ANGLE_VALUES } from "./three-angles/values";

/** Read off the run of a scenario. */
const VALUES_OF_RUN = {
  ...RUN_VALUES,
  ...STATE_VALUES,
  ...MATRIX_VALUES,
  ...INERTIA_VALUES,
  ...EULER_VALUES,
  ...STEPPING_VALUES,
  ...QUATERNION_VALUES,
  ...MEAN_VELOCITY_VALUES,
  ...IMPACT_VALUES,
  ...TOP_RUN_VALUES,
} satisfies Record<string, (run: Run) => string>;

const VALUES = {
  ...overRuns(VALUES_OF_RUN),
  ...ANGLE_VALUES,
  ...TOP_VALUES,
  ...CORNER_VALUES,
  ...SPRING_VALUES,
  ...AIMING_VALUES,
  ...LONG_RUN_VALUES,
  ...ENGINE_VALUES,
};

type Values = typeof VALUES;
type SpecOf<Value> = Value extends (spec: infer Spec) => string ? Spec : never;

export type ValueSpec = {
  [Id in keyof Values]: { readonly of: Id } & SpecOf<Values[Id]>;
}[keyof Values];

function overRuns<Id extends string>(
  values: Record<Id, (run: Run) => string>,
): Record<Id, (spec: RunSpec) => string> {
  const entries = Object.entries<(run: Run) => string>(values);
  return Object.fromEntries(
    entries.map(([id, value]) => [id, (spec: RunSpec) => value(runFor(spec))]),
  ) as Record<Id, (spec: RunSpec) => string>;
}

const texts = new Map<string, string>();

/** Computed once: in development a chapter is rendered after every edit. */
export function computedValue({ of, ...spec }: ValueSpec): string {
  const key = JSON.stringify([of, spec]);
  const text = texts.get(key) ?? (VALUES[of] as (spec: object) => string)(spec);
  texts.set(key, text);
  return text;
}
