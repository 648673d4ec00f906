import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { plain, seconds } from "../../format/numbers";
import { FrameListeners } from "../../ui/frameListeners";
import { Transport } from "../../ui/Transport";
import { Figure, FigureStage, useFigureActions } from "../frame/Figure";
import { pressKey } from "../frame/keyboard";
import { useRenderLoop } from "../pictures/usePictures";
import { strings } from "../strings";
import { useStopsAtImpacts } from "./impacts";
import { LazyInspector } from "./inspector/LazyInspector";
import { describeLane, Pictures } from "./Pictures";
import { usePresentValues } from "./presentValues";
import { SimulationReadouts } from "./readouts";
import { ScenarioSliders } from "./ScenarioSliders";
import { SimulationContext, useSimulationFigure } from "./SimulationContext";
import type { SimulationFigureProps, SimulationSpec } from "./spec";
import { Toolbar } from "./Toolbar";
import { useSimulation } from "./useSimulation";

interface AllProps extends SimulationFigureProps {
  readonly spec: SimulationSpec;
  /** By default a picture of each lane. */
  readonly pictures?: ReactNode;
  /** By default the usual rows. */
  readonly readouts?: ReactNode;
  /** Plots and panels, between the controls and the Readouts. */
  readonly children?: ReactNode;
}

/** Lanes of one scenario in lockstep, side by side or overlaid, with every control that such figures share. */
export function SimulationFigure({
  spec,
  pictures = <Pictures />,
  readouts = <SimulationReadouts />,
  children,
  ...props
}: AllProps): ReactNode {
  const { id } = props;
  const simulation = useSimulation(props, spec);
  const { driver, settings, state } = simulation;
  const figure = useRef<HTMLElement>(null);
  const stageKeys = useRef<((stages: number) => void) | null>(null);
  const keys = useRef<TransportActions | null>(null);
  useRenderLoop(figure, driver);
  usePresentValues(id, driver);
  return (
    <SimulationContext value={{ ...simulation, id, spec, stageKeys }}>
      <FrameListeners value={driver.onFrame}>
        <Figure
          id={id}
          kind=""
          figure={figure}
          state={state}
          isPlaying={() => driver.playing}
          onKeyDown={(event) => {
            if (!keys.current) return;
            const { launch, ...actions } = keys.current;
            pressKey(event, {
              ...actions,
              launch: spec.choices.launches ? launch : null,
              orbit: (azimuth, elevation) => driver.orbit(azimuth, elevation),
              stage: stageKeys.current,
            });
          }}
        >
          <FigureStage>
            {pictures}
            <SimulationTransport actions={keys} />
          </FigureStage>
          {spec.choices.sliders ? <ScenarioSliders sliders={spec.choices.sliders} /> : null}
          <Toolbar />
          {settings.stage === null ? null : <LazyInspector />}
          {children}
          {readouts}
        </Figure>
      </FrameListeners>
    </SimulationContext>
  );
}

/** What the transport's buttons and the figure's keys do. */
interface TransportActions {
  readonly togglePlay: () => void;
  readonly step: (frames: number) => void;
  readonly reset: () => void;
  readonly launch: () => void;
}

function SimulationTransport({
  actions,
}: {
  readonly actions: RefObject<TransportActions | null>;
}): ReactNode {
  const { driver, settings, spec, change } = useSimulationFigure();
  const { announce } = useFigureActions();
  const { player } = driver;
  const playing = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing,
    () => false,
  );
  useStopsAtImpacts();
  const clockText = (frame: number) => strings.clock(plain(frame), seconds(frame * player.scenario.dt));
  const step = (frames: number) => {
    player.step(frames);
    announce(strings.announced.step(clockText(player.frame), describeLane(driver, 0, spec.describe)));
  };
  const reset = () => {
    player.reset();
    announce(strings.announced.reset);
  };
  const launch = () => {
    player.reset();
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) step(1);
    else player.play();
  };
  const togglePlay = () => (player.playing ? player.pause() : player.play());
  // The figure's keys do what these buttons do.
  useEffect(() => {
    actions.current = { togglePlay, step, reset, launch };
  });
  return (
    <Transport
      playing={playing}
      speed={settings.speed}
      lastFrame={player.lastFrame}
      frame={() => player.frame}
      clockText={clockText}
      onPlay={togglePlay}
      onPause={togglePlay}
      onStep={step}
      onReset={reset}
      onSeek={(frame) => player.seek(frame)}
      onSpeed={(speed) => change({ speed })}
      {...(spec.choices.launches && { onLaunch: launch })}
    />
  );
}
