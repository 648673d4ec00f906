import type { Run } from "../../figures/prose/run";
import { rounded } from "../../format/numbers";
import { growthPerRadian } from "../shared/middleAxis";

/** Numbers in the prose on Euler's equation. */
export const EULER_VALUES = {
  /** Factor by which a small tilt grows in one turn about the middle axis: e^(λT), where T = 2π/ω. */
  growthPerTurn: ({ system }: Run) =>
    rounded(Math.exp(2 * Math.PI * growthPerRadian(system.body.principal.moments)), 2),
} satisfies Record<string, (run: Run) => string>;
