import { diagonal } from "../math/mat3.ts";
import type { MassDistribution } from "./massDistribution.ts";

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
