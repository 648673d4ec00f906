import type { MethodId } from "../ids.ts";
import { averagedRule } from "./averaged.ts";
import { backtrackingRule } from "./backtracking.ts";
import { perVertexRule } from "./perVertex.ts";
import type { ContactMethod } from "./rule.ts";

export { LAWS } from "./laws.ts";
export type { Impact } from "./rule.ts";

export const METHODS: Readonly<Record<MethodId, ContactMethod>> = {
  averaged: averagedRule,
  "per-vertex": perVertexRule,
  backtracking: backtrackingRule,
};
