import type { MassProperties } from "../../core/bodies/massProperties";
import { invariantsOf, polhode } from "../../core/exact/polhode";
import type { Vec3 } from "../../core/math/vec3";
import { cachedBy } from "./cachedBy";

/** From an outer principal axis towards the middle one, where neighbouring polhodes cross [rad]. */
const CROSSINGS = [0.3, 0.6, 0.9, 1.2];
const FAMILY_POINTS = 52;

/** Cached: a body's family is the same in every frame. */
export const familyOf = cachedBy(({ principal: { moments } }: MassProperties) => {
  const [least, middle, greatest] = moments;
  const loops = CROSSINGS.flatMap((angle): Vec3[] => [
    ...(greatest > middle ? [towards(2, angle)] : []),
    ...(middle > least ? [towards(0, angle)] : []),
  ]);
  return {
    loops_P: loops.flatMap((momentum_P) => bothSides(moments, momentum_P)),
    separatrix_P: least < middle && middle < greatest ? bothSides(moments, [0, 1, 0]) : [],
  };
});

export type Family = ReturnType<typeof familyOf>;

/** A unit vector at an angle from a principal axis towards the middle one. */
function towards(axis: 0 | 2, angle: number): Vec3 {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return axis === 0 ? [cosine, sine, 0] : [0, sine, cosine];
}

function bothSides(moments: Vec3, momentum_P: Vec3): Vec3[][] {
  const invariants = invariantsOf(moments, momentum_P);
  return [1, -1].map((side) => {
    const near_P: Vec3 = [side, 0, side];
    return closed(polhode(moments, invariants, near_P, FAMILY_POINTS).momenta_B);
  });
}

/** With the first point repeated at the end. */
export function closed(points: readonly Vec3[]): Vec3[] {
  const [first] = points;
  return first && points.length > 1 ? [...points, first] : [...points];
}
