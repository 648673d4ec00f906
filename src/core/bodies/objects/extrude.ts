import type { Vec3 } from "../../math/vec3.ts";
import { flatFace, type Inlay } from "./flatFace.ts";
import { insetRing, type Place } from "./outlines.ts";
import { band, type Facet, type Part } from "./surface.ts";

/** A rounded or bevelled edge from front to back: the inset from the outline [m], and the height above the middle, −1 to 1. */
type Profile = readonly (readonly [inset: number, height: number])[];

interface Extrusion {
  /** The outline, counter-clockwise, then holes, clockwise: the solid is to the left of both. */
  readonly rings: readonly (readonly Place[])[];
  /** [m] */
  readonly halfDepth: number;
  readonly profile: Profile;
  /** All of metal, where looks do not matter. */
  readonly parts?: {
    readonly front: Part;
    readonly back: Part;
    readonly side: (strip: number, edge: number) => Part;
  };
  readonly frontInlays?: readonly Inlay[];
  readonly backInlays?: readonly Inlay[];
}

const ALL_METAL = { front: "metal", back: "metal", side: (): Part => "metal" } as const;

/** Closed; body axes: x along the thickness, y across the plan, z along it. */
export function extrude(solid: Extrusion): Facet[] {
  const { rings, halfDepth, profile, parts = ALL_METAL } = solid;
  const levels = profile.map(([inset, height]) => ({
    rings: rings.map((ring) => insetRing(ring, inset)),
    depth: height * halfDepth,
  }));
  const [front, back] = [levels[0], levels.at(-1)];
  if (!front || !back) return [];
  const sides = levels
    .slice(1)
    .flatMap((lower, strip) => strips(levels[strip] ?? lower, lower, (edge) => parts.side(strip, edge)));
  return [
    ...flatFace(
      front.rings,
      solid.frontInlays ?? [],
      (place, height) => [front.depth + height, ...place],
      parts.front,
    ),
    ...sides,
    ...flatFace(
      back.rings.map((ring) => ring.map(mirrored)),
      (solid.backInlays ?? []).map(mirroredInlay),
      ([across, along], height) => [back.depth - height, -across, along],
      parts.back,
    ),
  ];
}

const mirrored = ([across, along]: Place): Place => [-across, along];

function mirroredInlay(inlay: Inlay): Inlay {
  const { outline, inlays = [] } = inlay;
  return { ...inlay, outline: outline.map(mirrored), inlays: inlays.map(mirroredInlay) };
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
