import type { Start } from "./misfit.ts";
import type { Recording } from "./recording.ts";

/** The longest run from a start [frames]. */
const MOST_HORIZON = 8;

function framesWithoutGap({ frames }: Recording, at: number, most: number): number {
  const first = frames[at];
  let reach = 0;
  while (reach < most && first !== undefined && frames[at + reach + 1]?.frame === first.frame + reach + 1)
    reach++;
  return reach;
}

/**
 * At equal distances over a recording. Every other horizon is long, so that small differences add up, or a single frame, before errors
 * are amplified. Single frames come first, since they rule most lanes out.
 *
 * @param count how many at most
 */
export function startsIn(recording: Recording, count: number, longest = MOST_HORIZON): readonly Start[] {
  const last = recording.frames.length - 2;
  const picked = Math.min(count, last + 1);
  const starts: Start[] = [];
  for (let index = 0; index < picked; index++) {
    const at = picked === 1 ? 0 : Math.round((index * last) / (picked - 1));
    const horizon = framesWithoutGap(recording, at, index % 2 === 0 ? longest : 1);
    if (horizon > 0) starts.push({ at, horizon });
  }
  return starts.sort((a, b) => a.horizon - b.horizon);
}
