import type { Vec3 } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
import { rounded } from "../../format/numbers";

/** Numbers in the prose on Euler's equation. */
export const EULER_VALUES = {
  singularTurn: ({ system }: Run) => `${rounded(singularTurn(system.body.principal.moments), 2)} rad`,
  growthPerTurn: ({ system }: Run) => rounded(growthPerTurn(system.body.principal.moments), 2),
} satisfies Record<string, (run: Run) => string>;

/** |ω|Δt at which one Newton step's Jacobian is singular for a spin about the intermediate axis [rad]. */
function singularTurn([least, middle, largest]: Vec3): number {
  return Math.sqrt((least * largest) / ((largest - middle) * (middle - least)));
}

/** Factor by which a small tilt grows in one turn about the intermediate axis: e^(λT), where λ = ω / singularTurn and T = 2π/ω. */
function growthPerTurn(moments: Vec3): number {
  return Math.exp((2 * Math.PI) / singularTurn(moments));
}
