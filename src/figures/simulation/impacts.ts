import type { Impact } from "../../core/dynamics/contact/index";
import type { Player } from "../../playback/player";
import type { LaneView } from "./SimulationDriver";

/** An impact takes no time, and must be seen [s]. */
const SHOWN_FOR = 0.3;

/** The impacts of the present frame or, if it has none, of the latest that still shows. */
export function shownImpacts({ system, past, impactsAfter }: LaneView): readonly Impact[] {
  const frames = Math.ceil(SHOWN_FOR / system.scenario.dt);
  const whole = past.slice(0, -1).slice(-1 - frames);
  for (const { frame } of whole.reverse()) {
    const impacts = impactsAfter(frame);
    if (impacts.length > 0) return impacts;
  }
  return [];
}

/** A lane that is struck in this frame, but was not in the frame before. */
export function laneWithImpact(player: Player, frame: number): number | null {
  const isStruck = (lane: number, at: number) => at >= 0 && player.impactsAfter(lane, at).length > 0;
  const lane = player.scenario.lanes.findIndex((_, k) => isStruck(k, frame) && !isStruck(k, frame - 1));
  return lane < 0 ? null : lane;
}

export function impactNumber(player: Player, frame: number): number {
  const frames = Array.from({ length: frame + 1 }, (_, at) => at);
  return frames.filter((at) => laneWithImpact(player, at) !== null).length;
}
