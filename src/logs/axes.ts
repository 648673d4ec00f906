import type { Vec3 } from "../core/math/vec3";

/** For each of q's axes the column of ω along it, and its sign. */
export interface Axes {
  readonly columns: readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2];
  readonly signs: Vec3;
}

export const PLACES = [0, 1, 2] as const;

export const ALL_AXES: readonly Axes[] = (
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const
).flatMap((columns) =>
  [1, -1].flatMap((x) => [1, -1].flatMap((y) => [1, -1].map((z): Axes => ({ columns, signs: [x, y, z] })))),
);

/** Mistakes that explain the axes: one for the sign of all three, at least two for any other exchange. */
export function axesCost({ columns, signs }: Axes): number {
  const moved = columns.filter((column, k) => column !== k).length;
  const negative = signs.filter((sign) => sign < 0).length;
  if (moved === 0 && negative === 0) return 0;
  if (moved === 0 && negative === 3) return 1;
  return 2 + 0.1 * (moved + negative);
}

export function axesNames({ columns, signs }: Axes): readonly string[] {
  return PLACES.map((k) => `${signs[k] < 0 ? "-" : ""}${"xyz"[columns[k]]}`);
}

/** A mirror has an odd number of signs and exchanges. */
export function isLeftHanded({ columns: [x, y, z], signs }: Axes): boolean {
  const isEven = (y - x + 3) % 3 === 1 && (z - y + 3) % 3 === 1;
  return signs[0] * signs[1] * signs[2] * (isEven ? 1 : -1) < 0;
}
