import type { Vec3 } from "../../math/vec3.ts";
import { flatFace, type Inlay, type Place } from "./flatFace.ts";
import { band, type Facet, type Part } from "./surface.ts";

/** A rounded or bevelled edge from front to back: the inset from the outline [m], and the height above the middle, −1 to 1. */
type Profile = readonly (readonly [inset: number, height: number])[];

interface Extrusion {
  /** The outline, counter-clockwise, then holes, clockwise: the solid is to the left of both. */
  readonly rings: readonly (readonly Place[])[];
  /** [m] */
  readonly halfDepth: number;
  readonly profile: Profile;
  readonly parts: {
    readonly front: Part;
    readonly back: Part;
    readonly side: (strip: number, edge: number) => Part;
  };
  readonly frontInlays?: readonly Inlay[];
  readonly backInlays?: readonly Inlay[];
}

/** Closed; body axes: x along the thickness, y across the plan, z along it. */
export function extrude(solid: Extrusion): Facet[] {
  const { rings, halfDepth, profile, parts } = solid;
  const levels = profile.map(([inset, height]) => ({
    rings: rings.map((ring) => insetRing(ring, inset)),
    depth: height * halfDepth,
  }));
  const [front, back] = [levels[0], levels.at(-1)];
  if (!front || !back) return [];
  const sides = levels
    .slice(1)
    .flatMap((lower, strip) => strips(levels[strip] ?? lower, lower, (edge) => parts.side(strip, edge)));
  const mirrored = ([across, along]: Place): Place => [-across, along];
  return [
    ...flatFace(front.rings, solid.frontInlays ?? [], (place) => [front.depth, ...place], parts.front),
    ...sides,
    ...flatFace(
      back.rings.map((ring) => ring.map(mirrored)),
      (solid.backInlays ?? []).map((inlay) => ({ ...inlay, outline: inlay.outline.map(mirrored) })),
      ([across, along]) => [back.depth, -across, along],
      parts.back,
    ),
  ];
}

interface Level {
  readonly rings: readonly (readonly Place[])[];
  readonly depth: number;
}

function strips(upper: Level, lower: Level, partOf: (edge: number) => Part): Facet[] {
  return lower.rings.flatMap((ring, k) =>
    band(liftRing(ring, lower.depth), liftRing(upper.rings[k] ?? ring, upper.depth), partOf),
  );
}

function liftRing(ring: readonly Place[], depth: number): Vec3[] {
  return ring.map(([across, along]): Vec3 => [depth, across, along]);
}

/**
 * A ring moved to its left: each corner along the mitre (n₁ + n₂) / (1 + n₁·n₂) of its edges' normals, so that edges stay
 * parallel and the strips between rings are flat.
 */
function insetRing(ring: readonly Place[], inset: number): readonly Place[] {
  if (inset === 0) return ring;
  return ring.map((place, k) => {
    const first = leftNormal(ring.at(k - 1) as Place, place);
    const second = leftNormal(place, ring[(k + 1) % ring.length] as Place);
    const mitre = inset / (1 + first[0] * second[0] + first[1] * second[1]);
    return [place[0] + mitre * (first[0] + second[0]), place[1] + mitre * (first[1] + second[1])];
  });
}

function leftNormal(from: Place, to: Place): Place {
  const [across, along] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(across * across + along * along);
  return [-along / length, across / length];
}
