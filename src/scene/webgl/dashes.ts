import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

type Leg = readonly [Vec3, Vec3];

/** Straight lines that follow one another, cut into dashes of length `on` with gaps of length `off` [m]. */
export function dashed(lines: readonly Leg[], on: number, off: number): Leg[] {
  const dashes: Leg[] = [];
  let drawing = true;
  let rest = on;
  for (const [from, to] of lines) {
    const leg = subVec(to, from);
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
