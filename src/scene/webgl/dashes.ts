import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

type Leg = readonly [Vec3, Vec3];

/** Straight lines that follow one another, cut into dashes of length `on` with gaps of length `off` [m]. */
export function dashed(lines: readonly Leg[], on: number, off: number): Leg[] {
  const dashes: Leg[] = [];
  let walked = 0;
  for (const [from, to] of lines) {
    const leg = subVec(to, from);
    const length = norm(leg);
    const at = (distance: number) => addVec(from, scaleVec(distance / length, leg));
    let done = 0;
    while (done < length) {
      const phase = (walked + done) % (on + off);
      const rest = (phase < on ? on : on + off) - phase;
      const end = Math.min(length, done + Math.max(rest, 1e-6 * on));
      if (phase < on) dashes.push([at(done), at(end)]);
      done = end;
    }
    walked += length;
  }
  return dashes;
}
