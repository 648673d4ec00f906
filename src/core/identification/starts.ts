import type { Start } from "./misfit";
import type { Recording } from "./recording";

const MOST_HORIZON = 8;

/** How many of the frames after one follow it without a gap, at most so many. */
function reachOf({ frames }: Recording, at: number, most: number): number {
  const first = frames[at];
  let reach = 0;
  while (reach < most && first !== undefined && frames[at + reach + 1]?.frame === first.frame + reach + 1)
    reach++;
  return reach;
}

/**
 * Frames to run from, spread over a recording: the first and others at equal distances. The horizon is alternately long, where
 * small differences add up, and a single frame, where nothing has been multiplied yet. Single frames come first: they rule most
 * lanes out.
 *
 * @param count how many at most
 */
export function startsIn(recording: Recording, count: number, longest = MOST_HORIZON): readonly Start[] {
  const last = recording.frames.length - 2;
  const picked = Math.min(count, last + 1);
  const starts: Start[] = [];
  for (let index = 0; index < picked; index++) {
    const at = picked === 1 ? 0 : Math.round((index * last) / (picked - 1));
    const horizon = reachOf(recording, at, index % 2 === 0 ? longest : 1);
    if (horizon > 0) starts.push({ at, horizon });
  }
  return starts.sort((a, b) => a.horizon - b.horizon);
}
