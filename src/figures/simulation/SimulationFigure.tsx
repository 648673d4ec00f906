import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { decimals } from "../../format/numbers";
import { FrameListeners, setText } from "../../ui/liveElements";
import { Transport } from "../../ui/Transport";
import { useRenderLoop } from "../pictures/usePictures";
import { ResetButton, useFigureActions } from "../shell/actions";
import { AllNumbers, Figure, FigureStage } from "../shell/Figure";
import type { FigureState } from "../shell/figureState";
import { type Island, island } from "../shell/island";
import { pressKey } from "../shell/keyboard";
import { LateModule } from "../shell/LateModule";
import { withView } from "../shell/viewState";
import { strings } from "../strings/en";
import { footageOf } from "./footage";
import { HeldBody } from "./hold/HeldBody";
import { ImpactSlowing } from "./ImpactSlowing";
import { ImpactStop } from "./ImpactStop";
import { Measures } from "./Measures";
import { OpenInLab } from "./OpenInLab";
import { Pictures } from "./Pictures";
import { PrintedState } from "./PrintedState";
import { RoundRepeatButton } from "./RepeatButton";
import { SimulationReadouts } from "./readouts";
import { runEvents } from "./runEvents";
import { SimulationBar } from "./SimulationBar";
import { SimulationContext, useSimulationFigure } from "./SimulationContext";
import type { SimulationDriver } from "./SimulationDriver";
import { SimulationPanel } from "./SimulationPanel";
import type { SimulationFigureProps, SimulationSpec } from "./spec";
import { type Simulation, useSimulation } from "./useSimulation";
import { type TransportActions, useClockText, useTransportActions } from "./useTransportActions";

interface SimulationParts {
  readonly spec: SimulationSpec;
  readonly pictures?: ReactNode;
  readonly measures?: ReactNode;
  readonly readouts?: ReactNode;
  /** Pictures are lower above plots: the figure must know before all of the page has come. */
  readonly plots?: ReactNode;
  readonly children?: ReactNode;
}

export function SimulationFigure(props: SimulationFigureProps & SimulationParts): ReactNode {
  const simulation = useSimulation(props, props.spec);
  return <RunningFigure {...props} simulation={simulation} take={<OpenInLab />} />;
}

/** The same wherever a chapter places it; its name is {@link island}’s. */
export function simulationIsland(name: string, parts: SimulationParts): Island<SimulationFigureProps> {
  return island(name, (props: SimulationFigureProps) => <SimulationFigure {...props} {...parts} />);
}

interface RunningFigureProps extends SimulationParts {
  readonly id: string;
  readonly simulation: Simulation;
  /** Left out, the figure's state. */
  readonly linkedValues?: FigureState["current"];
  readonly take?: ReactNode;
}

export function RunningFigure({
  take,
  pictures = <Pictures />,
  measures = <Measures />,
  readouts = <SimulationReadouts />,
  plots,
  children,
  ...props
}: RunningFigureProps): ReactNode {
  return (
    <SimulationShell {...props} kind={plots ? "with-plots" : ""}>
      <FigureStage>
        {pictures}
        {props.spec.choices.launches ? <ImpactStop /> : null}
        {props.spec.choices.slows ? <ImpactSlowing /> : null}
        <SimulationTransport />
        <SimulationBar />
      </FigureStage>
      <PrintedState />
      <OpenInspector />
      <SimulationPanel take={take} />
      {measures}
      {plots}
      {children}
      <AllNumbers>{readouts}</AllNumbers>
    </SimulationShell>
  );
}

interface ShellProps extends Pick<RunningFigureProps, "id" | "spec" | "simulation" | "linkedValues"> {
  readonly kind: string;
  readonly children: ReactNode;
}

export function SimulationShell({
  id,
  spec,
  simulation,
  linkedValues,
  kind,
  children,
}: ShellProps): ReactNode {
  const { driver, state } = simulation;
  const figure = useRef<HTMLElement>(null);
  const keys = useRef<TransportActions | null>(null);
  const stageKeys = useRef<((stages: number) => void) | null>(null);
  const [held] = useState(() => new HeldBody(driver));
  const [footage] = useState(() => footageOf(driver.player));
  useRenderLoop(figure, driver);
  usePresentValues(id, driver);
  return (
    <SimulationContext value={{ ...simulation, id, spec, held, stageKeys }}>
      <FrameListeners value={driver.onFrame}>
        <Figure
          id={id}
          kind={kind}
          figure={figure}
          state={withView(state, driver)}
          {...(linkedValues && { linkedValues })}
          isPlaying={() => driver.playing}
          loop={driver}
          footage={footage}
          onKeyDown={(event) => {
            if (!keys.current) return;
            const { launch, ...actions } = keys.current;
            pressKey(event, {
              ...actions,
              launch: spec.choices.launches ? launch : null,
              view: driver,
              stage: stageKeys.current,
            });
          }}
        >
          <TransportKeys keys={keys} />
          {children}
        </Figure>
      </FrameListeners>
    </SimulationContext>
  );
}

/** Actions need the figure around them, whose keys need the actions. */
function TransportKeys({ keys }: { readonly keys: RefObject<TransportActions | null> }): ReactNode {
  const actions = useTransportActions();
  useEffect(() => {
    keys.current = actions;
  });
  return null;
}

function OpenInspector(): ReactNode {
  const { label, notArrived } = strings.inspector;
  return useSimulationFigure().settings.stage === null ? null : (
    <LateModule
      load={() => import("./inspector/Inspector")}
      // Keeps the inspector's place.
      coming={<section className="inspector inspector-loading" aria-label={label} />}
      notArrived={notArrived}
      show={({ Inspector }) => <Inspector />}
    />
  );
}

export function usePlaying({ player }: SimulationDriver): boolean {
  return useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing,
    () => false,
  );
}

function SimulationTransport(): ReactNode {
  const { driver } = useSimulationFigure();
  const { isExpanded } = useFigureActions();
  const { player } = driver;
  const { togglePlay, step, reset } = useTransportActions();
  return (
    <Transport
      playing={usePlaying(driver)}
      lastFrame={player.lastFrame}
      framesPerSecond={1 / player.scenario.dt}
      lastSeconds={player.lastFrame * player.scenario.dt}
      frame={() => player.frame}
      clockText={useClockText()}
      onTogglePlay={togglePlay}
      onStep={step}
      onSeek={(frame) => player.seek(frame)}
      events={runEvents(player)}
      repeated={() => player.repeat}
    >
      {isExpanded ? <RoundRepeatButton /> : null}
      <ResetButton onReset={reset} />
    </Transport>
  );
}

function presentText(report: object, quantity: string): string {
  const value: unknown = (report as Record<string, unknown>)[quantity];
  if (typeof value === "number") return decimals(value, 3);
  return Array.isArray(value) ? `(${value.map((part) => decimals(Number(part), 2)).join(", ")})` : "";
}

function usePresentValues(id: string, driver: SimulationDriver): void {
  useEffect(() => {
    const outputs = document.querySelectorAll<HTMLOutputElement>(`output[data-present-figure="${id}"]`);
    if (outputs.length === 0) return;
    return driver.onFrame(() => {
      const report = driver.player.report(0);
      for (const output of outputs) setText(output, presentText(report, output.dataset.present ?? ""));
    });
  }, [id, driver]);
}
