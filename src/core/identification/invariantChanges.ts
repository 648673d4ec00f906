import type { MassProperties } from "../bodies/massProperties.ts";
import { momentumOf } from "../dynamics/angular/momentum.ts";
import { angleBetween, dot, norm } from "../math/vec3.ts";
import type { Recording } from "./recording.ts";

export interface InvariantChanges {
  /** of (E − E₀) / E₀, with its sign */
  readonly energy: number;
  /** of (|L| − |L₀|) / |L₀|, with its sign */
  readonly momentum: number;
  /** angle between L and L₀ [rad] */
  readonly momentumAngle: number;
}

/**
 * The widest changes of  E = ½ ω·L,  |L|  and the direction of  L = R I_B Rᵀ ω.
 *
 * @param inertia_B inertia tensor, body axes [kg m²], of any size
 * @returns null for a body at rest at the first frame
 */
export function invariantChanges(
  { frames }: Recording,
  { inertia_B }: Pick<MassProperties, "inertia_B">,
): InvariantChanges | null {
  const [first] = frames;
  if (first === undefined) return null;
  const startMomentum_W = momentumOf(first.omega_W, first.q_WB, inertia_B);
  const [startEnergy, startSize] = [0.5 * dot(first.omega_W, startMomentum_W), norm(startMomentum_W)];
  if (!(startEnergy > 0 && startSize > 0)) return null;
  let [energy, momentum, momentumAngle] = [0, 0, 0];
  for (const { q_WB, omega_W } of frames) {
    const momentum_W = momentumOf(omega_W, q_WB, inertia_B);
    energy = wider(energy, (0.5 * dot(omega_W, momentum_W)) / startEnergy - 1);
    momentum = wider(momentum, norm(momentum_W) / startSize - 1);
    momentumAngle = Math.max(momentumAngle, angleBetween(startMomentum_W, momentum_W));
  }
  return { energy, momentum, momentumAngle };
}

function wider(a: number, b: number): number {
  return Math.abs(b) > Math.abs(a) ? b : a;
}
