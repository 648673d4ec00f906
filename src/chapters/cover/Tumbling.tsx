import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { Figure, FigureStage } from "../../figures/frame/Figure";
import { island } from "../../figures/frame/island";
import { pressKey } from "../../figures/frame/keyboard";
import { useRenderLoop } from "../../figures/pictures/usePictures";
import { Pictures } from "../../figures/simulation/Pictures";
import { SimulationContext } from "../../figures/simulation/SimulationContext";
import type { SimulationDriver } from "../../figures/simulation/SimulationDriver";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { useSimulation } from "../../figures/simulation/useSimulation";
import { FrameListeners } from "../../ui/frameListeners";
import { PlayButton } from "../../ui/PlayButton";
import { FREE_BODY_LAYERS } from "../shared/freeBody";
import { racketSpec, THROWN_THINGS } from "../shared/racketPicture";

const SPEC = racketSpec({
  layers: FREE_BODY_LAYERS,
  measures: [],
  choices: { formulations: [], starts: THROWN_THINGS },
});

/** A body thrown about its middle axis, as it tumbles in reality. It plays from the first moment, and can be stopped. */
function TumblingFigure(props: SimulationFigureProps): ReactNode {
  const simulation = useSimulation(props, SPEC);
  const { driver, state } = simulation;
  const figure = useRef<HTMLElement>(null);
  const stageKeys = useRef<((stages: number) => void) | null>(null);
  useRenderLoop(figure, driver);
  usePlayingAtOnce(driver);
  return (
    <SimulationContext value={{ ...simulation, id: props.id, spec: SPEC, stageKeys }}>
      <FrameListeners value={driver.onFrame}>
        <Figure
          id={props.id}
          kind="tumbling"
          figure={figure}
          state={state}
          isPlaying={() => driver.playing}
          onKeyDown={(event) => pressKey(event, keysOf(driver))}
        >
          <FigureStage>
            <Pictures />
            <Play driver={driver} />
          </FigureStage>
        </Figure>
      </FrameListeners>
    </SimulationContext>
  );
}

const toggle = ({ player }: SimulationDriver) => (player.playing ? player.pause() : player.play());

function keysOf(driver: SimulationDriver): Parameters<typeof pressKey>[1] {
  return {
    togglePlay: () => toggle(driver),
    step: (frames) => driver.player.step(frames),
    reset: () => driver.player.reset(),
    launch: null,
    orbit: (azimuth, elevation) => driver.orbit(azimuth, elevation),
    stage: null,
  };
}

/** Before a word is read the body moves; not for readers who want nothing to move, nor where a link asks for a frame. */
function usePlayingAtOnce({ player }: SimulationDriver): void {
  const play = useEffectEvent(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || window.location.search !== "";
    if (!isStill) player.play();
  });
  useEffect(() => {
    play();
  }, []);
}

function Play({ driver }: { readonly driver: SimulationDriver }): ReactNode {
  const { player } = driver;
  const playing = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing,
    () => false,
  );
  return (
    <div className="tumbling-play">
      <PlayButton playing={playing} onToggle={() => toggle(driver)} />
    </div>
  );
}

export const Tumbling = island("Tumbling", TumblingFigure);
