import { explicitRule } from "./explicit";
import { implicitBodyRule } from "./implicitBody";
import { momentumRule } from "./momentum";
import { noneRule } from "./none";
import { rk4Rule } from "./rk4";
import type { AngularRule } from "./rule";

export type { AngularRule } from "./rule";

const RULES = {
  none: noneRule,
  explicit: explicitRule,
  "implicit-body": implicitBodyRule,
  momentum: momentumRule,
  rk4: rk4Rule,
} as const satisfies Record<string, AngularRule>;

export type AngularId = keyof typeof RULES;

export const ANGULAR_IDS = Object.keys(RULES) as AngularId[];

/** Every way to advance the angular velocity, in the order in which the pages list them. */
export const ANGULAR: Readonly<Record<AngularId, AngularRule>> = RULES;
