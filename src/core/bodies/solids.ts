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

/**
 * A uniform solid cylinder about its centre, its axis along body z:  I₁ = I₂ = m (3 r² + h²) / 12,  I₃ = ½ m r².
 *
 * @param radius [m]
 * @param height [m]
 * @param mass   [kg]
 */
export function cylinder(radius: number, height: number, mass: number): MassDistribution {
  const across = (mass / 12) * (3 * radius * radius + height * height);
  const along = (mass / 2) * radius * radius;
  return { mass, inertia_B: diagonal([across, across, along]), centre_B: [0, 0, 0], vertices_B: null };
}
