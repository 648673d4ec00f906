import { SCENARIOS } from "../../core/scenario/named";

/** A top on its point: moments about the pivot, across and along its axis [kg m²], its spin L₃/I₃ [rad/s], and m g ℓ [N m]. */
export interface Top {
  readonly across: number;
  readonly along: number;
  readonly spin: number;
  readonly weight: number;
}

/** The wheel of {@link SCENARIOS}' heldWheel. */
export const HELD_WHEEL: Top = heldWheel();

function heldWheel(): Top {
  const { body, pivot = [0, 0, 0], gravity = [0, 0, 0], initial } = SCENARIOS.heldWheel.scenario;
  if (!("inertia" in body)) throw new Error("the wheel has moments");
  const [across, , along] = body.inertia as [number, number, number];
  const arm = -pivot[2];
  return {
    across: across + body.mass * arm * arm,
    along,
    spin: initial.angularVelocity[0],
    weight: -body.mass * gravity[1] * arm,
  };
}

/** Both roots of  I₁ cos θ Ω² − I₃ω₃ Ω + m g ℓ = 0,  the slow one first; none below the least spin [rad/s]. */
export function steadySpeeds({ across, along, spin, weight }: Top, cosine: number): readonly number[] {
  const momentum = along * spin;
  const square = momentum * momentum - 4 * across * cosine * weight;
  if (square < 0) return [];
  // Divided by the larger bracket: their difference would lose the slow one's digits.
  const sum = momentum + Math.sqrt(square);
  return cosine === 0 ? [weight / momentum] : [(2 * weight) / sum, sum / (2 * across * cosine)];
}

/** The least spin of a steady precession; at cos θ = 1, that of a sleeping top [rad/s]. */
export function leastSpin({ across, along, weight }: Top, cosine: number): number {
  return Math.sqrt(4 * across * weight * cosine) / along;
}

/** The lowest height u of an axis let go at rest on the level: the root in (−1, 0) of 2 m g ℓ I₁ (1 − u²) + (I₃ω₃)² u = 0. */
export function lowestHeight({ across, along, spin, weight }: Top): number {
  const ratio = (along * spin) ** 2 / (2 * weight * across);
  return -2 / (ratio + Math.sqrt(ratio * ratio + 4));
}

/**
 * u̇² of an axis that starts level and is pushed round at a share of the rate of steady precession [1/s²], from
 * I₁ u̇² = (2E − 2 m g ℓ u)(1 − u²) − (L_z − L₃u)²/I₁.
 */
export function heightRateSquared({ across, along, spin, weight }: Top, share: number, u: number): number {
  const axial = along * spin;
  const vertical = across * share * (weight / axial);
  const energy = vertical ** 2 / (2 * across);
  return ((2 * (energy - weight * u)) / across) * (1 - u * u) - ((vertical - axial * u) / across) ** 2;
}
