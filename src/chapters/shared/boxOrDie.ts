import { dieModel } from "../../core/bodies/objects/die";
import { type ObjectModel, placedObject } from "../../core/bodies/objects/surface";
import { scaleVec, type Vec3 } from "../../core/math/vec3";
import type { Mark, RawPose } from "../../scene/marks";
import { flipDecals } from "./decals";

/** A cube is drawn as a die. */
export function boxOrDie(size: Vec3, pose: RawPose, ghost: boolean): Mark {
  if (size[0] === size[1] && size[1] === size[2])
    return { kind: "object", key: "body", model: dieOf(size[0]), ...pose, ghost };
  return { kind: "body", key: "body", size, ...pose, decals_B: ghost ? [] : flipDecals(size), ghost };
}

const dice = new Map<number, ObjectModel>();

/** The same object for all dice of one edge, so that it is sent to the GPU once. */
function dieOf(edge: number): ObjectModel {
  const known = dice.get(edge);
  if (known) return known;
  const model = dieModel();
  const width = 2 * model.mesh.positions.reduce((most, [x]) => Math.max(most, x), 0);
  const scaled = placedObject(model, (point) => scaleVec(edge / width, point));
  dice.set(edge, scaled);
  return scaled;
}
