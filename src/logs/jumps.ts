import type { Timeline } from "./timeline";

/** A turn wider by this factor than those before and after it means that the body was set elsewhere. */
const WIDER = 5;

/** And at least this wide, as a distance between unit quaternions. */
const WIDE = 0.1;

/** A timeline in which a body that was set elsewhere leaves a gap, so that nothing is run across it, and how many there are. */
export function withoutJumps(
  timeline: Timeline,
  quaternions: readonly (readonly number[])[],
): { readonly timeline: Timeline; readonly jumps: number } {
  const turns = quaternions.slice(1).map((q, k) => distance(quaternions[k] ?? [], q));
  let jumps = 0;
  const frames = timeline.frames.map((frame, row) => {
    if (row > 0 && isJump(turns, row - 1)) jumps++;
    return frame + jumps;
  });
  return jumps === 0 ? { timeline, jumps } : { timeline: { ...timeline, frames }, jumps };
}

function isJump(turns: readonly number[], at: number): boolean {
  const turn = turns[at] ?? 0;
  const neighbours = Math.max(turns[at - 1] ?? 0, turns[at + 1] ?? 0);
  return turns.length > 2 && turn > WIDE && turn > WIDER * neighbours;
}

/** Between two quaternions in any order of components, sign aside. */
function distance(p: readonly number[], q: readonly number[]): number {
  const squares = (sign: number) => p.reduce((sum, x, k) => sum + (x - sign * (q[k] ?? 0)) ** 2, 0);
  return Math.sqrt(Math.min(squares(1), squares(-1)));
}
