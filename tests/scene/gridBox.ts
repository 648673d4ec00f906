import type { Mesh } from "../../src/core/bodies/mesh";
import { quad, weld } from "../../src/core/bodies/objects/surface";
import { mapVec, type Vec3 } from "../../src/core/math/vec3";

/** A box about a place, each of its faces divided into cells × cells rectangles. */
export function gridBox(size: Vec3, cells: number, centre: Vec3 = [0, 0, 0]): Mesh {
  const facets = [0, 1, 2].flatMap((axis) =>
    [0, 1].flatMap((side) =>
      Array.from({ length: cells * cells }, (_, cell) => {
        const [i, j] = [cell % cells, Math.floor(cell / cells)];
        const at = (along: number, across: number): Vec3 => {
          const steps = [side * cells, along, across];
          return mapVec(
            [0, 1, 2],
            (k) => (centre[k] ?? 0) + ((steps[(k - axis + 3) % 3] ?? 0) / cells - 0.5) * (size[k] ?? 0),
          );
        };
        const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
        return quad(side === 1 ? [a, b, c, d] : [d, c, b, a], "frame");
      }).flat(),
    ),
  );
  return weld(facets).mesh;
}
