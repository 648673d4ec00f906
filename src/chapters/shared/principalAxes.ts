import type { Vec3 } from "../../core/math/vec3";

/** From components along the principal axes to a picture's: greatest moment up, middle one to the front, least to the left. */
export function toPicture([least, middle, greatest]: Vec3, scale: number): Vec3 {
  return [-scale * least, scale * greatest, scale * middle];
}

/** The inverse, for directions. */
export function fromPicture([x, y, z]: Vec3): Vec3 {
  return [-x, z, y];
}

/**
 * λ/ω, the growth of a small tilt from the middle axis for each radian:  λ = ω √((I₃ − I₂)(I₂ − I₁) / (I₁ I₃)).
 * @param moments principal moments in ascending order [kg m²]
 */
export function growthPerRadian([least, middle, greatest]: Vec3): number {
  return Math.sqrt(((greatest - middle) * (middle - least)) / (least * greatest));
}
