import type { Impact } from "../../core/dynamics/contact/index";
import type { Player } from "../../playback/player";
import type { LaneView } from "./SimulationDriver";

/** The time for which an impact is shown [s]: it takes no time itself, and must be seen. */
const SHOWN_FOR = 0.3;

/** The impacts of the present frame or, if it has none, of the latest one that still shows. */
export function shownImpacts({ system, past, impactsAfter }: LaneView): readonly Impact[] {
  const frames = Math.ceil(SHOWN_FOR / system.scenario.dt);
  const whole = past.slice(0, -1).slice(-1 - frames);
  for (const { frame } of whole.reverse()) {
    const impacts = impactsAfter(frame);
    if (impacts.length > 0) return impacts;
  }
  return [];
}

/** The first lane that is struck on the way from a frame to the next, but was not in the frame before; null if none is. */
export function laneWithImpact(player: Player, frame: number): number | null {
  const isStruck = (lane: number, at: number) => at >= 0 && player.impactsAfter(lane, at).length > 0;
  const lane = player.scenario.lanes.findIndex((_, k) => isStruck(k, frame) && !isStruck(k, frame - 1));
  return lane < 0 ? null : lane;
}

/** How many impacts a run has had by a frame, that frame included. */
export function impactNumber(player: Player, frame: number): number {
  const frames = Array.from({ length: frame + 1 }, (_, at) => at);
  return frames.filter((at) => laneWithImpact(player, at) !== null).length;
}
