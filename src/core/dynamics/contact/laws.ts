import type { LawId } from "../ids";
import { coulombLawRule } from "./coulombLaw";
import type { ContactLaw } from "./rule";
import { velocityLawRule } from "./velocityLaw";

/** Every contact law. */
export const LAWS: Readonly<Record<LawId, ContactLaw>> = {
  velocity: velocityLawRule,
  coulomb: coulombLawRule,
};
