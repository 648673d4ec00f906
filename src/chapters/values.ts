import { type Run, type RunSpec, runFor } from "../figures/prose/run";
import { RUN_VALUES } from "../figures/prose/values";
import { STATE_VALUES } from "./00-state-and-momentum/values";
import { MATRIX_VALUES } from "./01-rotation-matrix-derivative/values";
import { INERTIA_VALUES } from "./02-inertia-tensor/values";
import { EULER_VALUES } from "./03-euler-equation/values";
import { QUATERNION_VALUES } from "./04-quaternion-derivative/values";
import { IMPACT_VALUES } from "./06-impulse-collision/values";

/** Every number that prose can name. The core works them out when the site is built, so none can be out of date. */
const VALUES = {
  ...RUN_VALUES,
  ...STATE_VALUES,
  ...MATRIX_VALUES,
  ...INERTIA_VALUES,
  ...EULER_VALUES,
  ...QUATERNION_VALUES,
  ...IMPACT_VALUES,
} satisfies Record<string, (run: Run) => string>;

export type ValueId = keyof typeof VALUES;

/** A number in the prose: a quantity, and the run that it is read off. */
export interface ValueSpec extends RunSpec {
  readonly of: ValueId;
}

const texts = new Map<string, string>();

/** The text of a number, worked out once: in development a chapter is rendered after every edit. */
export function computedValue(spec: ValueSpec): string {
  const { of, ...run } = spec;
  const key = JSON.stringify([of, run.scenario, run.lane, run.rate, run.at]);
  const text = texts.get(key) ?? VALUES[of](runFor(run));
  texts.set(key, text);
  return text;
}
