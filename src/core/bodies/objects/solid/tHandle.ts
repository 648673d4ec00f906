import type { Vec3 } from "../../../math/vec3.ts";
import type { Mesh } from "../../mesh.ts";
import { extrude } from "../extrude.ts";
import { rectangle } from "../outlines.ts";
import { type Facet, weld } from "../surface.ts";

/*
 * The handle of a threaded bolt, such as turned over and over in orbit: a bar along z, and from its middle the stem, along y, the
 * axis of the middle moment. Round bars are twelve-sided.
 */

export const RADIUS = 0.006;
export const HALF_BAR = 0.034;
export const STEM_END = 0.05;
export const SLEEVE = { radius: 0.0085, length: 0.022 } as const;

const ROOT_3_HALF = Math.sqrt(0.75);

/** Twelve-sided: at the height r sin φ the inset from the outline is r (1 − cos φ). */
const roundProfile = (radius: number) => {
  const cosines = [0.5, ROOT_3_HALF, 1] as const;
  const heights = [ROOT_3_HALF, 0.5, 0] as const;
  const front = cosines.map((cosine, k) => [radius * (1 - cosine), heights[k] ?? 0] as const);
  const back = [...front].reverse().slice(1);
  return [...front, ...back.map(([inset, height]) => [inset, -height] as const)];
};

function tee(): Facet[] {
  const [r, end] = [RADIUS, HALF_BAR];
  return extrude({
    rings: [
      [
        [-r, -end],
        [r, -end],
        [r, -r],
        [STEM_END, -r],
        [STEM_END, r],
        [r, r],
        [r, end],
        [-r, end],
      ],
    ],
    halfDepth: RADIUS,
    profile: roundProfile(RADIUS),
  });
}

function sleeve(side: 1 | -1): Facet[] {
  const { radius, length } = SLEEVE;
  const middle = side * (HALF_BAR + length / 2);
  const shifted = ([x, y, z]: Vec3): Vec3 => [x, y, z + middle];
  return extrude({
    rings: [rectangle(radius, length / 2)],
    halfDepth: radius,
    profile: roundProfile(radius),
  }).map(({ corners: [a, b, c], part }) => ({ corners: [shifted(a), shifted(b), shifted(c)], part }));
}

export const tHandle = (): Mesh => weld([...tee(), ...sleeve(1), ...sleeve(-1)]).mesh;
