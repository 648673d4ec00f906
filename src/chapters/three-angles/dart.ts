import { massProperties } from "../../core/bodies/massProperties";
import {
  band,
  type Facet,
  type ObjectModel,
  type Part,
  placedObject,
  weld,
} from "../../core/bodies/objects/surface";
import { addVec, subVec, type Vec3 } from "../../core/math/vec3";

/* An aeroplane in the axes of aircraft: x along the nose, y along the right wing, z down [m]. */

/** A flat plate, as thick as twice `half`, towards which its outline is counter-clockwise. */
function plate(outline: readonly Vec3[], half: Vec3, front: Part, back: Part): Facet[] {
  const near = outline.map((point) => addVec(point, half));
  const far = outline.map((point) => subVec(point, half));
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

const NOSE: Vec3 = [1, 0, 0];
const TAIL: Vec3 = [-0.88, 0, 0];
const WAIST: readonly Vec3[] = [
  [0.1, 0.12, 0],
  [0.1, 0, 0.12],
  [0.1, -0.12, 0],
  [0.1, 0, -0.12],
];

function hull(): Facet[] {
  return WAIST.flatMap((corner, k): Facet[] => {
    const next = WAIST[(k + 1) % WAIST.length] as Vec3;
    return [
      { corners: [NOSE, corner, next], part: "ivory" },
      { corners: [TAIL, next, corner], part: "ivory" },
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
