import { diagonal } from "../math/mat3.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { MassDistribution } from "./massDistribution.ts";

/**
 * A uniform solid box about its centre:  I₁ = m (b² + c²) / 12,  and I₂, I₃ by cyclic exchange of a, b, c.
 *
 * @param size whole edges along the body axes [m]
 * @param mass [kg]
 */
export function box(size: Vec3, mass: number): MassDistribution {
  const [a, b, c] = size;
  const twelfth = mass / 12;
  const inertia_B = diagonal([
    twelfth * (b * b + c * c),
    twelfth * (a * a + c * c),
    twelfth * (a * a + b * b),
  ]);
  return { mass, inertia_B, centre_B: [0, 0, 0], vertices_B: corners(size) };
}

function corners(size: Vec3): readonly Vec3[] {
  const signs = [-0.5, 0.5];
  return signs.flatMap((x) =>
    signs.flatMap((y) => signs.map((z): Vec3 => [x * size[0], y * size[1], z * size[2]])),
  );
}
