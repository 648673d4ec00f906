import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { FrameListeners } from "../../ui/frameListeners";
import { Transport } from "../../ui/Transport";
import { AllNumbers } from "../frame/AllNumbers";
import { Figure, FigureStage } from "../frame/Figure";
import type { FigureState } from "../frame/figureState";
import { pressKey } from "../frame/keyboard";
import { MoreButton } from "../frame/More";
import { withView } from "../frame/viewState";
import { useRenderLoop } from "../pictures/usePictures";
import { Control } from "./controls";
import { ImpactStop } from "./ImpactStop";
import { LazyInspector } from "./inspector/LazyInspector";
import { Measures } from "./Measures";
import { OpenInLab } from "./OpenInLab";
import { Pictures } from "./Pictures";
import { PrintedState } from "./PrintedState";
import { usePresentValues } from "./presentValues";
import { SimulationReadouts } from "./readouts";
import { runEvents } from "./runEvents";
import { ScenarioSlider } from "./ScenarioSliders";
import { SimulationContext, useSimulationFigure } from "./SimulationContext";
import { SimulationPanel } from "./SimulationPanel";
import type { SimulationFigureProps, SimulationSpec } from "./spec";
import { type Simulation, useSimulation } from "./useSimulation";
import { type TransportActions, useClockText, useTransportActions } from "./useTransportActions";

interface SimulationParts {
  readonly spec: SimulationSpec;
  /** By default a picture of each lane. */
  readonly pictures?: ReactNode;
  /** What matters; by default what the spec names. */
  readonly measures?: ReactNode;
  /** By default the usual rows. */
  readonly readouts?: ReactNode;
  /** Plots and panels, between the controls and the Readouts. */
  readonly children?: ReactNode;
}

type AllProps = SimulationFigureProps & SimulationParts;

/** Lanes of one scenario in lockstep, side by side or overlaid, with every control that such figures share. */
export function SimulationFigure({
  spec,
  pictures = <Pictures />,
  measures = <Measures />,
  readouts = <SimulationReadouts />,
  children,
  ...props
}: AllProps): ReactNode {
  const simulation = useSimulation(props, spec);
  const parts = { pictures, measures, readouts };
  return (
    <RunningFigure id={props.id} spec={spec} simulation={simulation} take={<OpenInLab />} {...parts}>
      {children}
    </RunningFigure>
  );
}

interface RunningFigureProps extends SimulationParts {
  readonly id: string;
  readonly simulation: Simulation;
  /** What a link carries, where that is not the state as it is kept. */
  readonly linkedValues?: FigureState["current"];
  /** What else it offers to take away. */
  readonly take?: ReactNode;
}

/** A figure of lanes around what runs them, wherever its scenario is from. */
export function RunningFigure({
  id,
  spec,
  simulation,
  linkedValues,
  take,
  pictures = <Pictures />,
  measures = <Measures />,
  readouts = <SimulationReadouts />,
  children,
}: RunningFigureProps): ReactNode {
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
          state={withView(state, driver)}
          {...(linkedValues && { linkedValues })}
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
            {spec.choices.launches ? <ImpactStop /> : null}
            <SimulationTransport actions={keys} />
            <FirstChoice />
          </FigureStage>
          <PrintedState />
          <SimulationPanel take={take} />
          {settings.stage === null ? null : <LazyInspector />}
          {measures}
          {children}
          <AllNumbers>{readouts}</AllNumbers>
        </Figure>
      </FrameListeners>
    </SimulationContext>
  );
}

function SimulationTransport({
  actions,
}: {
  readonly actions: RefObject<TransportActions | null>;
}): ReactNode {
  const { player } = useSimulationFigure().driver;
  const playing = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing,
    () => false,
  );
  const own = useTransportActions();
  // The figure's keys do what these buttons do.
  useEffect(() => {
    actions.current = own;
  });
  return (
    <Transport
      playing={playing}
      lastFrame={player.lastFrame}
      framesPerSecond={1 / player.scenario.dt}
      frame={() => player.frame}
      clockText={useClockText()}
      onTogglePlay={own.togglePlay}
      onStep={own.step}
      onSeek={(frame) => player.seek(frame)}
      events={runEvents(player)}
    >
      <MoreButton />
    </Transport>
  );
}

/** The figure's one choice, where it does not belong to a lane. */
function FirstChoice(): ReactNode {
  const { first } = useSimulationFigure().spec.choices;
  if (!first || first === "gyroscopic" || first === "formulation") return null;
  return (
    <div className="figure-choice">
      {typeof first === "object" ? <ScenarioSlider id={first.slider} /> : <Control id={first} />}
    </div>
  );
}
