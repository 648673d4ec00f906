import { massProperties } from "../../core/bodies/massProperties";
import {
  band,
  type Facet,
  type ObjectModel,
  type Part,
  placedObject,
  weld,
} from "../../core/bodies/objects/surface";
import { addVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

/* An aeroplane in the axes of aircraft: x along the nose, y along the right wing, z down [m]. */

/** A flat plate, as thick as twice `half`, towards which its outline is counter-clockwise. */
function plate(outline: readonly Vec3[], half: Vec3, front: Part, back: Part): Facet[] {
  const [near, far] = [half, scaleVec(-1, half)].map((by) => outline.map((point) => addVec(point, by)));
  if (!near || !far) return [];
  return [...fan(near, front), ...fan([...far].reverse(), back), ...band(far, near, () => "frame")];
}

/** Round a corner that sees all others. */
function fan([from, ...rest]: readonly Vec3[], part: Part): Facet[] {
  return rest.slice(1).map((corner, k) => ({ corners: [from, rest[k], corner] as Facet["corners"], part }));
}

/** From the foremost corner of a wing without sweep at the back, seen from above. */
const WING: readonly Vec3[] = [
  [-0.4, 0, 0],
  [-0.68, 0.95, 0],
  [-0.42, 0.95, 0],
  [0.5, 0, 0],
  [-0.42, -0.95, 0],
  [-0.68, -0.95, 0],
];

const FIN: readonly Vec3[] = [
  [-0.3, 0, -0.05],
  [-0.74, 0, -0.5],
  [-0.95, 0, -0.5],
  [-0.85, 0, -0.05],
];

const HULL = { nose: [1, 0, 0], tail: [-0.88, 0, 0], middle: 0.1, halfWidth: 0.12 } as const;

function hull(): Facet[] {
  const { nose, tail, middle, halfWidth: w } = HULL;
  const ring: readonly Vec3[] = [
    [middle, w, 0],
    [middle, 0, w],
    [middle, -w, 0],
    [middle, 0, -w],
  ];
  return ring.flatMap((corner, k): Facet[] => {
    const next = ring[(k + 1) % ring.length] as Vec3;
    return [
      { corners: [nose, corner, next], part: "ivory" },
      { corners: [tail, next, corner], part: "ivory" },
    ];
  });
}

const surface = weld([
  ...hull(),
  ...plate(WING, [0, 0, -0.02], "frameFront", "frameBack"),
  ...plate(FIN, [0, 0.02, 0], "cover", "cover"),
]);

/** A uniform solid. The plane of its fin is a mirror, so the line of its wings is a principal axis. */
export const DART_BODY = massProperties(
  { shape: "mesh", mesh: "dart", scale: 1, mass: 1, massAt: "solid" },
  { dart: surface.mesh },
);

/** About its centre of mass. */
export const DART: ObjectModel = placedObject({ ...surface, still: surface, lines: [] }, (point) =>
  subVec(point, DART_BODY.centre_B),
);
