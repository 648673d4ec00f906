import { useEffect, useEffectEvent } from "react";
import type { Impact } from "../../core/dynamics/contact/index";
import { plain } from "../../format/numbers";
import type { Player } from "../../playback/player";
import { useFigureActions } from "../frame/figureActions";
import { strings } from "../strings";
import { laneName } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";
import type { LaneView } from "./SimulationDriver";

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

/** Stops playing at impacts, where the reader wants that, and opens the inspector on the impulse. */
export function useStopsAtImpacts(): void {
  const { settings, driver, change } = useSimulationFigure();
  const { announce } = useFigureActions();
  const { stops } = settings;
  const onStop = useEffectEvent(() => {
    const { player } = driver;
    const lane = laneWithImpact(player, player.frame) ?? 0;
    change({ stage: `${laneName(lane).toLowerCase()}.${STAGE}` });
    announce(strings.announced.impact(plain(player.frame), laneName(lane)));
  });
  useEffect(() => {
    const { player } = driver;
    player.stops = stops
      ? { at: (frame) => laneWithImpact(player, frame) !== null, stopped: () => onStop() }
      : null;
    return () => {
      player.stops = null;
    };
  }, [driver, stops]);
}
