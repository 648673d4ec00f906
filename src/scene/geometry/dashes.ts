import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, eyeDistance, type View } from "../camera";

/** `on` and `off` in [m]; a dash round a corner is several segments. */
export function cutIntoDashes(path: readonly Vec3[], on: number, off: number): [Vec3, Vec3][] {
  const dashes: [Vec3, Vec3][] = [];
  let drawing = true;
  let rest = on;
  for (let k = 1; k < path.length; k++) {
    const from = path[k - 1] as Vec3;
    const leg = subVec(path[k] as Vec3, from);
    const length = norm(leg);
    const at = (distance: number) => addVec(from, scaleVec(distance / length, leg));
    for (let done = 0; done < length; ) {
      const piece = Math.min(rest, length - done);
      if (drawing) dashes.push([at(done), at(done + piece)]);
      done += piece;
      rest -= piece;
      if (rest > 0) continue;
      drawing = !drawing;
      rest = drawing ? on : off;
    }
  }
  return dashes;
}

/** Lengths are in pixels at the scene's centre. */
export function screenDashes(
  path: readonly Vec3[],
  { on, off }: { readonly on: number; readonly off: number },
  camera: Camera,
  view: View,
): [Vec3, Vec3][] {
  const pixel = eyeDistance(camera) / view.focal;
  return cutIntoDashes(path, on * pixel, off * pixel);
}
