import type { Vec3 } from "../../math/vec3.ts";
import { disc, type Place } from "./outlines.ts";
import { band, type Facet, type Part } from "./surface.ts";

type PartOf = (strip: number, edge: number) => Part;

/** Bands from ring to ring, each counter-clockwise seen from the next; a ring in one place is a tip. */
export function loft(rings: readonly (readonly Vec3[])[], partOf: PartOf): Facet[] {
  return rings
    .slice(1)
    .flatMap((ring, strip) => band(rings[strip] ?? ring, ring, (edge) => partOf(strip, edge)));
}

/** Radius and height from one end to the other [m], both on the axis: radius 0. */
export type Turned = readonly (readonly [radius: number, along: number])[];

/**
 * A turned part.
 *
 * @param lift takes x, y and the height along the axis to body axes; it must not mirror
 */
export function lathe(
  profile: Turned,
  sides: number,
  lift: (x: number, y: number, along: number) => Vec3,
  partOf: PartOf,
): Facet[] {
  const circle = disc([0, 0], 1, sides);
  return loft(
    profile.map(([radius, along]) => circle.map(([x, y]) => lift(radius * x, radius * y, along))),
    partOf,
  );
}

/** Across the bar in the plane of y and z, and along x, in shares of the half width and half depth. */
export type Section = readonly Place[];

interface BentBar {
  /** In the plane of y and z. */
  readonly path: readonly Place[];
  readonly isClosed: boolean;
  /** Counter-clockwise [m]. */
  readonly section: Section;
  readonly partOf: PartOf;
}

/** A bar of one section bent along a path; ends are flat. */
export function bentBar({ path, isClosed, section, partOf }: BentBar): Facet[] {
  const last = path.length - 1;
  const rings = path.map((place, k) => {
    const before = path[k - 1] ?? (isClosed ? path[last] : place) ?? place;
    const after = path[k + 1] ?? (isClosed ? path[0] : place) ?? place;
    const tangent: Place = [after[0] - before[0], after[1] - before[1]];
    const length = Math.sqrt(tangent[0] * tangent[0] + tangent[1] * tangent[1]);
    return section.map(
      ([across, depth]): Vec3 => [
        -depth,
        place[0] + (across * tangent[1]) / length,
        place[1] - (across * tangent[0]) / length,
      ],
    );
  });
  return loft(isClosed ? [...rings, ...rings.slice(0, 1)] : withEnds(rings), partOf);
}

/** Closed by flat ends. */
export function withEnds(rings: readonly (readonly Vec3[])[]): (readonly Vec3[])[] {
  const tip = (ring: readonly Vec3[] = []): Vec3[] => {
    const mean = ring.reduce<Vec3>(
      ([x, y, z], at) => [x + at[0] / ring.length, y + at[1] / ring.length, z + at[2] / ring.length],
      [0, 0, 0],
    );
    return ring.map(() => mean);
  };
  return [tip(rings[0]), ...rings, tip(rings.at(-1))];
}
