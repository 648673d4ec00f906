import type { MethodId } from "../ids";
import { averagedRule } from "./averaged";
import { backtrackingRule } from "./backtracking";
import { perVertexRule } from "./perVertex";
import type { ContactMethod } from "./rule";

export { LAWS } from "./laws";
export type { Impact } from "./rule";

/** Every contact method. */
export const METHODS: Readonly<Record<MethodId, ContactMethod>> = {
  averaged: averagedRule,
  "per-vertex": perVertexRule,
  backtracking: backtrackingRule,
};
