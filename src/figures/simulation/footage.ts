import { isDiverged, type State } from "../../core/dynamics/state";
import { angleBetweenAttitudes } from "../../core/math/quat";
import { norm, subVec } from "../../core/math/vec3";
import type { FrameRange, Player } from "../../playback/player";
import type { Footage } from "../shell/footage";
import { rangeAround } from "./runEvents";

export function footageOf(player: Player): Footage {
  return {
    ranges: () => ({
      marks: player.repeat ?? rangeAround(player, player.frame),
      loop: closedRange(player, player.frame),
      whole: { from: 0, to: player.lastFrame },
    }),
    framesPerSecond: () => player.speed / player.scenario.dt,
    showAt: (frame) => player.showAt(frame),
    frame: () => player.frame,
  };
}

/** [s]: a loop is longer, and shorter. */
const SHORTEST = 0.5;
const LONGEST = 20;
/** The jump from the last picture to the first, which nobody sees [rad]. */
const CLOSE = (1.5 * Math.PI) / 180;

/** Until all lanes are where they were at `from`, as near as they come; null where they do not. */
export function closedRange(player: Player, from: number): FrameRange | null {
  const { dt } = player.scenario;
  const last = Math.min(player.lastFrame, from + Math.floor(LONGEST / dt));
  let best: { readonly to: number; readonly gap: number } | null = null;
  for (let to = from + Math.ceil(SHORTEST / dt); to <= last; to++) {
    const gap = gapBetween(player, from, to);
    if (gap < (best?.gap ?? CLOSE)) best = { to, gap };
    // The first return that is near enough, not a later one that is nearer.
    else if (best) break;
  }
  return best && { from, to: best.to };
}

/** The greatest angle between the attitudes of a lane at two frames [rad]; none closes that has moved on. */
function gapBetween(player: Player, from: number, to: number): number {
  const gaps = Array.from({ length: player.laneCount }, (_, lane) => {
    const [before, after] = [player.instant(lane, from), player.instant(lane, to)];
    if (isDiverged(before) || isDiverged(after)) return Number.POSITIVE_INFINITY;
    return hasMoved(before, after)
      ? Number.POSITIVE_INFINITY
      : angleBetweenAttitudes(before.q_WB, after.q_WB);
  });
  return Math.max(...gaps);
}

/** [m] */
const MOVED = 1e-3;

function hasMoved(before: State, after: State): boolean {
  return norm(subVec(after.position_W, before.position_W)) > MOVED;
}
