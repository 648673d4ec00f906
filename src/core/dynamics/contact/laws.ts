import type { LawId } from "../ids.ts";
import { coulombLawRule } from "./coulombLaw.ts";
import type { ContactLaw } from "./rule.ts";
import { velocityLawRule } from "./velocityLaw.ts";

export const LAWS: Readonly<Record<LawId, ContactLaw>> = {
  velocity: velocityLawRule,
  coulomb: coulombLawRule,
};
