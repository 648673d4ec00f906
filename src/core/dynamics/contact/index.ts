import { averaged, averagedRule } from "./averaged";
import { perVertexRule } from "./perVertex";
import type { ContactMethod } from "./rule";

export { LAW_IDS, LAWS, type LawId } from "./laws";
export type { ContactLaw, ContactMethod, Impact } from "./rule";

const backtrackingRule: ContactMethod = {
  id: "backtracking",
  name: "Back to the time of impact",
  description: "The frame is cut where the first vertex meets the plane, struck there, and finished.",
  equation: "d(t^*) = 0,\\quad x(t^*) = x_0 + t^* v",
  source: "Baraff, Rigid Body Simulation II, SIGGRAPH 1997 course notes, 7",
  strike: averaged,
  backtracks: true,
};

const RULES = {
  averaged: averagedRule,
  "per-vertex": perVertexRule,
  backtracking: backtrackingRule,
} as const satisfies Record<string, ContactMethod>;

export type MethodId = keyof typeof RULES;

export const METHOD_IDS = Object.keys(RULES) as MethodId[];

/** Every contact method, in the order in which the pages list them. */
export const METHODS: Readonly<Record<MethodId, ContactMethod>> = RULES;
