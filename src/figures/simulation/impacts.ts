import { useEffect, useRef } from "react";
import type { Impact } from "../../core/dynamics/contact/index";
import type { Player } from "../../playback/player";
import { laneName } from "./readouts";
import type { LaneView } from "./SimulationDriver";
import type { Simulation } from "./useSimulation";

/** How long after an impact it still shows [s]: long enough to be seen, though it took no time. */
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

/** Where a stop at an impact looks inside the frame. */
const STAGE = "withImpulse.impulse_W";

/** Stops a figure that plays wherever a body is struck, and looks inside that frame. */
export function useStops({ settings, driver, change }: Simulation, say: (sentence: string) => void): void {
  const latest = useRef({ change, say });
  latest.current = { change, say };
  const { stops } = settings;
  useEffect(() => {
    const { player } = driver;
    const stopped = () => {
      const lane = laneWithImpact(player, player.frame) ?? 0;
      latest.current.change({ stage: `${laneName(lane).toLowerCase()}.${STAGE}` });
      latest.current.say(`Stopped at frame ${player.frame}: lane ${laneName(lane)} is struck.`);
    };
    player.stops = stops ? { at: (frame) => laneWithImpact(player, frame) !== null, stopped } : null;
    return () => {
      player.stops = null;
    };
  }, [driver, stops]);
}
