import { diagonal } from "../math/mat3.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { MassDistribution } from "./massDistribution.ts";

/**
 * A uniform solid ellipsoid about its centre:  I₁ = m (b² + c²) / 5,  and I₂, I₃ by cyclic exchange of a, b, c.
 *
 * @param semiAxes along the body axes [m]
 * @param mass     [kg]
 */
export function ellipsoid(semiAxes: Vec3, mass: number): MassDistribution {
  const [a, b, c] = semiAxes;
  const fifth = mass / 5;
  const inertia_B = diagonal([fifth * (b * b + c * c), fifth * (a * a + c * c), fifth * (a * a + b * b)]);
  return { mass, inertia_B, centre_B: [0, 0, 0], vertices_B: null };
}
