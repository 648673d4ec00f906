import type { Vec3 } from "../../core/math/vec3";

/**
 * How fast a small tilt grows of a body that spins about its middle axis, for each radian of the spin: λ/ω, where
 *     λ = ω √((I₃ − I₂)(I₂ − I₁) / (I₁ I₃)).
 *
 * @param moments principal moments in ascending order [kg m²]
 */
export function growthPerRadian([least, middle, greatest]: Vec3): number {
  return Math.sqrt(((greatest - middle) * (middle - least)) / (least * greatest));
}
