import type { Run } from "../../figures/prose/run";
import { rounded } from "../../format/numbers";
import { growthPerRadian } from "../shared/middleAxis";

/** Numbers in the prose on stepping Euler's equation. */
export const STEPPING_VALUES = {
  /** |ω|Δt at which one Newton step's Jacobian is singular for a spin about the middle axis: ω/λ. */
  singularTurn: ({ system }: Run) => `${rounded(1 / growthPerRadian(system.body.principal.moments), 2)} rad`,
} satisfies Record<string, (run: Run) => string>;
