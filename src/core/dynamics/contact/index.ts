import type { MethodId } from "../ids";
import { averaged, averagedRule } from "./averaged";
import { perVertexRule } from "./perVertex";
import type { ContactMethod } from "./rule";

export { LAWS } from "./laws";
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

/** Every contact method. */
export const METHODS: Readonly<Record<MethodId, ContactMethod>> = {
  averaged: averagedRule,
  "per-vertex": perVertexRule,
  backtracking: backtrackingRule,
};
