import { coulombLawRule } from "./coulombLaw";
import type { ContactLaw } from "./rule";
import { velocityLawRule } from "./velocityLaw";

const RULES = { velocity: velocityLawRule, coulomb: coulombLawRule } as const satisfies Record<
  string,
  ContactLaw
>;

export type LawId = keyof typeof RULES;

export const LAW_IDS = Object.keys(RULES) as LawId[];

/** Every contact law, in the order in which the pages list them. */
export const LAWS: Readonly<Record<LawId, ContactLaw>> = RULES;
