import { plain, seconds } from "../../format/numbers";
import { useFigureActions } from "../shell/actions";
import { strings } from "../strings/en";
import { describeLane } from "./describeLane";
import { NO_OWN_START } from "./hold/ownStart";
import { useRepeat } from "./RepeatButton";
import { useSimulationFigure } from "./SimulationContext";

export interface TransportActions {
  readonly togglePlay: () => void;
  readonly step: (frames: number) => void;
  /** Stops at a frame. */
  readonly goTo: (frame: number) => void;
  readonly reset: () => void;
  readonly launch: () => void;
  /** Repeats from mark to mark, or no longer. */
  readonly repeat: () => void;
}

export function useClockText(): (frame: number) => string {
  const { player } = useSimulationFigure().driver;
  return (frame) => strings.clock(plain(frame), seconds(frame * player.scenario.dt));
}

export function useTransportActions(): TransportActions {
  const { driver, spec, settings, change } = useSimulationFigure();
  const { announce } = useFigureActions();
  const clockText = useClockText();
  const { toggle } = useRepeat();
  const { player } = driver;
  const step = (frames: number) => {
    player.step(frames);
    announce(strings.announced.step(clockText(player.frame), describeLane(driver, 0, spec.describe)));
  };
  return {
    togglePlay: () => (player.playing ? player.pause() : player.play()),
    step,
    goTo: (frame) => step(frame - player.frame),
    reset: () => {
      if (settings.q || settings.spin) change(NO_OWN_START);
      player.reset();
      announce(strings.announced.reset);
    },
    launch: () => {
      player.reset();
      if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) step(1);
      else player.play();
    },
    repeat: toggle,
  };
}
