import type { Vec3 } from "../../core/math/vec3";

/** Half lengths of the border's edges as shares of the face's shorter and longer edge. */
const SHARES = { shorter: 0.36, longer: 0.42 } as const;

/** A border on the two largest faces of a box, by which a turn is seen; it stands a little in front of them. */
export function borderDecals(size: Vec3): Vec3[][] {
  const [thin, shorter, longer] = [0, 1, 2].sort((a, b) => (size[a] ?? 0) - (size[b] ?? 0)) as [
    number,
    number,
    number,
  ];
  const corner = (side: number, across: number, along: number): Vec3 => {
    const place = [0, 0, 0];
    place[thin] = side * ((size[thin] ?? 0) / 2 + 0.001);
    place[shorter] = across * SHARES.shorter * (size[shorter] ?? 0);
    place[longer] = along * SHARES.longer * (size[longer] ?? 0);
    return place as unknown as Vec3;
  };
  return [1, -1].map((side) => [
    corner(side, -1, -1),
    corner(side, 1, -1),
    corner(side, 1, 1),
    corner(side, -1, 1),
    corner(side, -1, -1),
  ]);
}
