import { normaliseQuat, type Quat, rotate } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";

/** Motions of a free body near every border between the regimes of its closed form. */

export type Triple = [number, number, number];

export const TILTED: Quat = normaliseQuat([0.5, -0.5, 0.1, 0.7]);
/** How long they are followed [s]. */
export const END = 2;

export function worldSpin(orientation: Quat, omega_B: Vec3): Triple {
  const [x, y, z] = rotate(normaliseQuat(orientation), omega_B);
  return [x, y, z];
}

export const SMALL = [1e-1, 1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14, 1e-15, 1e-100, 1e-300, 0];

const ORDERS: readonly Triple[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Moments and spin along the principal axes of ascending moment. */
export const BORDERS: Readonly<Record<string, (small: number) => readonly [Triple, Triple]>> = {
  "nearly pure spin about the least moment": (d) => [
    [1, 2, 3],
    [3, 0.7 * d, -0.4 * d],
  ],
  "nearly pure spin about the intermediate moment": (d) => [
    [1, 2, 3],
    [0.7 * d, 3, -0.4 * d],
  ],
  "nearly pure spin about the largest moment": (d) => [
    [1, 2, 3],
    [-0.7 * d, 0.4 * d, 3],
  ],
  "least and intermediate moment nearly equal": (d) => [
    [2, 2 * (1 + d), 3],
    [1, -2, 1.5],
  ],
  "intermediate and largest moment nearly equal": (d) => [
    [1, 2, 2 * (1 + d)],
    [1, -2, 1.5],
  ],
  "least and intermediate nearly equal, spin across": (d) => [
    [2, 2 * (1 + d), 3],
    [1, -2, d],
  ],
  "intermediate and largest nearly equal, spin across": (d) => [
    [1, 2, 2 * (1 + d)],
    [d, -2, 1.5],
  ],
  "all moments nearly equal": (d) => [
    [2, 2 * (1 + d), 2 * (1 + 3 * d)],
    [1, -2, 1.5],
  ],
  "just above the separatrix": (d) => [
    [2, 3, 6],
    [3, -1, 1 + d],
  ],
  "just below the separatrix": (d) => [
    [2, 3, 6],
    [3, -1, 1 - d],
  ],
};

export interface BorderMotion {
  readonly moments: Triple;
  /** angular velocity at the start, body axes [rad/s] */
  readonly omega_B: Triple;
}

/** Every motion near a border: closer and closer to it, with the moments in each of their orders. */
export function motionsNear(border: string): readonly BorderMotion[] {
  const motion = BORDERS[border];
  if (motion === undefined) throw new Error(`no border is called ${border}`);
  return SMALL.flatMap((small) =>
    ORDERS.map(([i, j, k]) => {
      const [moments, spin] = motion(small);
      const permuted = (v: Triple): Triple => [v[i] ?? 0, v[j] ?? 0, v[k] ?? 0];
      return { moments: permuted(moments), omega_B: permuted(spin) };
    }),
  );
}
