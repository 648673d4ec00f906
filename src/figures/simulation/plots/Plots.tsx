import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { runSynchronously } from "../../../browser/scheduling";
import { AREA_INSETS } from "../../../plots/plotArea";
import { plotPicture } from "../../../plots/timeSeries/curve";
import { type PlotKind, plottedRun } from "../../../plots/timeSeries/plottedRun";
import { plotSummary } from "../../../plots/timeSeries/summary";
import { PrerenderedPlot } from "../../../ui/PrerenderedPlot";
import { ActionButton, useFigureActions } from "../../shell/actions";
import { save } from "../../shell/download";
import { InitialState } from "../../shell/initialState";
import { NotArrived } from "../../shell/LateModule";
import { WithMore } from "../../shell/More";
import { strings } from "../../strings/en";
import { LaneHeading } from "../LaneHeader";
import { type LaneId, laneTitle } from "../laneId";
import { endTitles, laneName, laneNumber } from "../laneNames";
import { useSimulationFigure } from "../SimulationContext";
import type { SimulationDriver } from "../SimulationDriver";
import type { Settings } from "../settings";
import { PlotController, type PlotFeedback } from "./PlotController";
import { addPointerListeners } from "./plotPointer";

const words = strings.plots;

/** In the browser the built page's plots are there. */
const still = import.meta.env.SSR ? await import("../../../plots/prerendered") : null;

export function Plots({ plots: kinds }: { readonly plots: readonly PlotKind[] }): ReactNode {
  const { id, settings, driver } = useSimulationFigure();
  const root = useRef<HTMLElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Shown by another page in a state of its own, it needs no plots of the whole run.
  const isElsewhere = useContext(InitialState) !== null;
  const [stills] = useState(() => (isElsewhere ? [] : drawStills(kinds, driver, settings)));
  const controller = usePlotController(root, kinds, {
    names: sentenceNames(settings),
    ends: endTitles(plottedLanes(settings)),
    onTrouble: setTrouble,
  });
  return (
    <section ref={root} className="plots" aria-label={words.label(id)}>
      {kinds.map((kind, index) => (
        <div key={kind.id} className={`plot term-${kind.term}`} data-plot={kind.id}>
          <PlotHead kind={kind} />
          <div className="plot-frame">
            <PrerenderedPlot markup={stills[index] ?? ""} />
            <PlotCursor kind={kind} />
          </div>
        </div>
      ))}
      <div className="plot-tools">
        <PlotLegend />
        <WithMore>
          <PlotActions controller={controller} />
        </WithMore>
      </div>
      {trouble ? <NotArrived onRetry={() => controller.current?.draw()}>{trouble}</NotArrived> : null}
    </section>
  );
}

function usePlotController(
  root: RefObject<HTMLElement | null>,
  kinds: readonly PlotKind[],
  feedback: PlotFeedback,
): RefObject<PlotController | null> {
  const { driver } = useSimulationFigure();
  const controller = useRef<PlotController | null>(null);
  const giveFeedback = useEffectEvent((to: PlotController) => {
    to.feedback = feedback;
  });
  const running = driver.player.system;
  const drawn = useRef(running);
  useEffect(() => {
    if (!root.current) return;
    const listeners = new AbortController();
    const made = new PlotController(driver, kinds, root.current);
    controller.current = made;
    giveFeedback(made);
    for (const pane of made.panes) addPointerListeners(pane, made, listeners.signal);
    const stop = driver.onFrame(() => made.follow());
    return () => {
      stop();
      listeners.abort();
      made.dispose();
    };
  }, [root, driver, kinds]);
  useEffect(() => {
    if (!controller.current) return;
    giveFeedback(controller.current);
    if (drawn.current === running) return;
    drawn.current = running;
    controller.current.restart();
  }, [running]);
  return controller;
}

function PlotActions({ controller }: { readonly controller: RefObject<PlotController | null> }): ReactNode {
  const { id, settings } = useSimulationFigure();
  const { announce } = useFigureActions();
  const zoom = (factor: number) => announce(controller.current?.zoom(factor) ?? "");
  const download = async () => {
    const csv = await controller.current?.csv(
      plottedLanes(settings).map((rule, lane) => (rule === "exact" ? rule : laneName(lane).toLowerCase())),
    );
    if (csv) save(csv, `${id}-plots.csv`);
  };
  return (
    <div className="actions">
      <ActionButton onPress={() => zoom(0.5)}>{words.zoomIn}</ActionButton>
      <ActionButton onPress={() => zoom(2)}>{words.zoomOut}</ActionButton>
      <ActionButton onPress={() => announce(controller.current?.whole() ?? "")}>{words.whole}</ActionButton>
      <ActionButton onPress={download}>{words.download}</ActionButton>
    </div>
  );
}

function drawStills(kinds: readonly PlotKind[], driver: SimulationDriver, settings: Settings): string[] {
  if (!still) return [];
  const { plotMarkup } = still;
  const { system, scenario } = driver.player;
  const run = runSynchronously(plottedRun(system, kinds));
  return kinds.map((kind) => {
    const picture = plotPicture(kind, run, { from: 0, to: scenario.frames * scenario.dt });
    const summary = plotSummary(picture, run, sentenceNames(settings));
    return plotMarkup(picture, { summary, ends: endTitles(plottedLanes(settings)) });
  });
}

function plottedLanes({ lanes, exact }: Settings): readonly LaneId[] {
  return exact ? [...lanes, "exact"] : lanes;
}

function sentenceNames(settings: Settings): string[] {
  return plottedLanes(settings).map((rule, lane) => strings.lane.inSentence(laneName(lane), laneTitle(rule)));
}

interface PlotPartProps {
  readonly kind: PlotKind;
}

function PlotHead({ kind }: PlotPartProps): ReactNode {
  const { settings } = useSimulationFigure();
  return (
    <div className="plot-head">
      <p className="plot-title" data-term={kind.term}>
        {kind.title} {kind.unit ? <span className="unit">[{kind.unit}]</span> : null}
      </p>
      {/* The Readouts tell the same numbers to listeners. */}
      <p className="plot-values" aria-hidden="true">
        {plottedLanes(settings).map((_, lane) => (
          <span key={laneName(lane)} className="plot-value">
            <LineSample lane={lane} width={18} />{" "}
            <b className={`lane-letter lane-${laneNumber(lane)}`}>{laneName(lane)}</b>{" "}
            <span className="plot-value-now" />
          </span>
        ))}
      </p>
    </div>
  );
}

function PlotCursor({ kind }: PlotPartProps): ReactNode {
  const { settings, driver } = useSimulationFigure();
  const { player } = driver;
  const [first] = useState(player.frame);
  return (
    <div
      className="plot-area"
      style={AREA_INSETS}
      role="slider"
      tabIndex={0}
      aria-label={words.cursor(kind.title)}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={player.lastFrame}
      aria-valuenow={first}
      onKeyDown={(event) => moveByKey(event, driver)}
    >
      <div className="plot-cursor">
        <span className="plot-cursor-line" />
        {settings.lanes.map((_, lane) => (
          <span key={laneName(lane)} className={`plot-dot lane-${lane + 1}`} />
        ))}
      </div>
    </div>
  );
}

function moveByKey(event: KeyboardEvent, { player }: SimulationDriver): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const second = Math.round(1 / player.scenario.dt);
  const targets: Record<string, number> = {
    ArrowLeft: player.frame - 1,
    ArrowDown: player.frame - 1,
    ArrowRight: player.frame + 1,
    ArrowUp: player.frame + 1,
    PageDown: player.frame - second,
    PageUp: player.frame + second,
    Home: 0,
    End: player.lastFrame,
  };
  const frame = targets[event.key];
  if (frame === undefined) return;
  player.seek(frame);
  event.preventDefault();
  event.stopPropagation();
}

function PlotLegend(): ReactNode {
  const { settings } = useSimulationFigure();
  return (
    <ul className="plot-legend" aria-label={words.legend}>
      {plottedLanes(settings).map((rule, lane) => (
        <li key={laneName(lane)}>
          <LineSample lane={lane} width={34} />
          <LaneHeading lane={lane} title={laneTitle(rule)} />
        </li>
      ))}
    </ul>
  );
}

function LineSample({ lane, width }: { lane: number; width: number }): ReactNode {
  return (
    <svg
      className="plot-sample"
      viewBox={`0 0 ${width} 8`}
      width={width}
      height="8"
      aria-hidden="true"
      focusable="false"
    >
      <path className={`plot-line lane-${lane + 1}`} d={`M0,4H${width}`} />
    </svg>
  );
}
