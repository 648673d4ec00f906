import { norm } from "../../core/math/vec3";
import { SCENARIOS } from "../../core/scenario/named";

/**
 * A top on its point: moments about the pivot, across and along its axis [kg m²], the one across also about the centre of mass, its spin
 * L₃/I₃ [rad/s], and m g ℓ [N m].
 */
export interface Top {
  readonly across: number;
  readonly acrossCentre: number;
  readonly along: number;
  readonly spin: number;
  readonly weight: number;
}

/** How its axis starts: at a height u, neither rising nor falling, and pushed round at a rate [rad/s]. */
export interface Start {
  readonly height: number;
  readonly rate: number;
}

export const HELD_WHEEL: Top = topOf("heldWheel");
export const LEANING_TOP: Top = topOf("leaningTop");

/** Of a scenario that starts at rest but for the spin. */
function topOf(id: "heldWheel" | "leaningTop"): Top {
  const { body, pivot = [0, 0, 0], gravity = [0, 0, 0], initial } = SCENARIOS[id].scenario;
  if (!("inertia" in body)) throw new Error("a top has moments");
  const [acrossCentre, , along] = body.inertia as [number, number, number];
  const arm = -pivot[2];
  return {
    across: acrossCentre + body.mass * arm * arm,
    acrossCentre,
    along,
    spin: norm(initial.angularVelocity),
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

/** λ, at which a small lean of an upright top grows below the border [1/s]. */
export function wakingRate({ across, along, spin, weight }: Top): number {
  return 0.5 * Math.sqrt((4 * weight) / across - ((along * spin) / across) ** 2);
}

/** The lowest height u of an axis let go at rest on the level: the root in (−1, 0) of 2 m g ℓ I₁ (1 − u²) + (I₃ω₃)² u = 0. */
export function lowestHeight({ across, along, spin, weight }: Top): number {
  const ratio = (along * spin) ** 2 / (2 * weight * across);
  return -2 / (ratio + Math.sqrt(ratio * ratio + 4));
}

/**
 * u̇² at a height u [1/s²], from
 *     I₁ u̇² = (2H − L₃²/I₃ − 2 m g ℓ u)(1 − u²) − (L_z − L₃u)²/I₁,
 * whose first bracket and L_z are those of the start.
 */
export function heightRateSquared(top: Top, start: Start, u: number): number {
  const { across, along, spin, weight } = top;
  const axial = along * spin;
  const level = 1 - start.height * start.height;
  const free = across * start.rate * start.rate * level + 2 * weight * (start.height - u);
  const vertical = across * start.rate * level + axial * start.height;
  return (free * (1 - u * u) - (vertical - axial * u) ** 2 / across) / across;
}
