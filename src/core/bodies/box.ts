import { diagonal, type Mat3 } from "../math/mat3";
import type { Vec3 } from "../math/vec3";

/**
 * Inertia of a uniform solid box about its centre, I₁ = m (b² + c²) / 12 and so on round.
 *
 * @param size whole edges along the body axes [m]
 * @param mass [kg]
 * @returns inertia tensor, body axes [kg m²]
 */
export function boxInertia(size: Vec3, mass: number): Mat3 {
  const [a, b, c] = size;
  const twelfth = mass / 12;
  return diagonal([twelfth * (b * b + c * c), twelfth * (a * a + c * c), twelfth * (a * a + b * b)]);
}

/** The eight corners of a box, seen from its centre, body axes [m]. */
export function boxVertices(size: Vec3): readonly Vec3[] {
  const signs = [-0.5, 0.5];
  return signs.flatMap((x) =>
    signs.flatMap((y) => signs.map((z): Vec3 => [x * size[0], y * size[1], z * size[2]])),
  );
}
