import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { seconds } from "../../format/numbers";
import type { Mark } from "../../scene/marks";
import { fillReadouts, Readouts } from "../../ui/Readouts";
import { Transport, useTransportDials } from "../../ui/Transport";
import { pressKey } from "../frame/keyboard";
import { useExpand } from "../frame/useExpand";
import { PictureView } from "../pictures/PictureView";
import { highlightUnderPointer } from "../pictures/termPicking";
import { useOnScreen, usePrint, useRedraw } from "../pictures/usePictures";
import { useStops } from "./impacts";
import { LazyInspector } from "./inspector/LazyInspector";
import { LaneHeader } from "./LaneHeader";
import { laneTitle } from "./laneId";
import { PlotsView } from "./plots/PlotsView";
import { usePresentValues } from "./presentValues";
import { laneName, type Quantity, quantitiesOf, readoutColumns } from "./readouts";
import { usePersistedState } from "./restoreState";
import { ScenarioSliders } from "./ScenarioSliders";
import type { SimulationDriver } from "./SimulationDriver";
import type { Aspect, SimulationFigureProps, SimulationSpec } from "./spec";
import { Toolbar } from "./Toolbar";
import { presentWish, type Settings, useSimulation, useWishes } from "./useSimulation";

interface AllProps extends SimulationFigureProps {
  readonly kind: SimulationSpec;
  readonly caption: ReactNode;
}

/** Lanes of one scenario in lockstep, side by side or overlaid, with every control that figures share. */
export function SimulationFigure({ kind, caption, ...props }: AllProps): ReactNode {
  const { id } = props;
  const lanes = useSimulation(props, kind);
  const { settings, driver, change, follow, trouble } = lanes;
  const { player } = driver;
  const playing = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing,
    () => false,
  );
  const figure = useRef<HTMLElement>(null);
  const walk = useRef<((stages: number) => void) | null>(null);
  const [expanded, setExpanded] = useExpand(figure);
  const titles = settings.lanes.map((id, lane) =>
    settings.lanes.length > 1 ? `${laneName(lane)}: ${laneTitle(id)}` : laneTitle(id),
  );
  const headings = settings.exact ? [...titles, "Exact solution"] : titles;
  const quantities = quantitiesOf(kind.quantities, kind.without);
  const { dials, table } = useDials(driver, headings, quantities);
  // What React renders once; from then on the dials keep the cells, and only headings change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: React must come back to the cells for another count of columns alone
  const firstColumns = useMemo(() => readoutColumns(player, headings, quantities), [player, headings.length]);
  const { live, say } = useAnnouncer();

  useOnScreen(figure, driver);
  useRedraw(driver);
  usePrint(driver);
  useWishes(figure, id, follow);
  usePersistedState(id, driver, () => presentWish(lanes));
  usePresentValues(id, driver);
  useStops(lanes, say);

  const describe = (lane: number, picture?: PictureSpec) => {
    const view = driver.laneView(lane);
    return view ? (picture?.aspect ?? kind).describe(view) : `Lane ${laneName(lane)} has diverged.`;
  };
  const step = (frames: number) => {
    player.step(frames);
    say(`${clockText(player.frame, player.scenario.dt)}. ${describe(0)}`);
  };
  const reset = () => {
    player.reset();
    say("Back at the start.");
  };
  const launch = () => {
    player.reset();
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) step(1);
    else player.play();
  };
  const togglePlay = () => (player.playing ? player.pause() : player.play());
  const pictures = picturesOf(settings, kind);
  const marksOf = (picture: PictureSpec): Mark[] => [...laneMarks(picture), ...exactMarks()];
  const exactMarks = (): Mark[] => {
    const view = settings.exact ? driver.laneView(settings.lanes.length) : null;
    if (!view) return [];
    return kind.marks(view, new Set(), true).map((mark) => ({ ...mark, key: `exact ${mark.key}` }));
  };
  const laneMarks = ({ lanes: shownLanes, aspect }: PictureSpec): Mark[] =>
    shownLanes.flatMap((lane) => {
      const view = driver.laneView(lane);
      if (!view) return [];
      const marks = aspect
        ? aspect.marks(view, settings.shown)
        : kind.marks(view, settings.shown, lane !== shownLanes[0]);
      return highlightUnderPointer(marks).map((mark) => ({ ...mark, key: `${lane} ${mark.key}` }));
    });

  return (
    <figure
      ref={figure}
      id={id}
      className={classNames(expanded, kind)}
      // Focus lets the keys reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onKeyDown={(event) =>
        pressKey(event, {
          togglePlay,
          step,
          reset,
          launch: kind.launches ? launch : null,
          turn: (azimuth, elevation) => driver.turn(azimuth, elevation),
          stage: walk.current,
        })
      }
    >
      <div className={`pictures pictures-${pictures.length}`}>
        {pictures.map((picture) => (
          <div className="lane" key={picture.key}>
            <div className="lane-head">
              {picture.headed.map((lane) => (
                <LaneHeader key={lane} lane={lane} lanes={lanes} kind={kind} />
              ))}
              {picture.aspect ? <p className="aspect-title">{picture.aspect.title}</p> : null}
            </div>
            <PictureView
              driver={driver}
              marks={() => marksOf(picture)}
              describe={() =>
                picture.lanes.map((lane) => `${headings[lane]}. ${describe(lane, picture)}`).join(" ")
              }
              trouble={() => divergenceIn(driver, picture.lanes)}
            />
          </div>
        ))}
      </div>
      <Transport
        dials={dials}
        playing={playing}
        speed={settings.speed}
        lastFrame={player.lastFrame}
        frame={props.frame ?? 0}
        time={clockText(props.frame ?? 0, player.scenario.dt)}
        onPlay={togglePlay}
        onPause={togglePlay}
        onStep={step}
        onReset={reset}
        onSeek={(frame) => player.seek(frame)}
        onSpeed={(speed) => change({ speed })}
        {...(kind.launches && { onLaunch: launch })}
      />
      {kind.sliders ? <ScenarioSliders sliders={kind.sliders} lanes={lanes} /> : null}
      <Toolbar id={id} lanes={lanes} kind={kind} expanded={expanded} onExpand={setExpanded} say={say} />
      {settings.stage === null ? null : (
        <LazyInspector id={id} lanes={lanes} kind={kind} keys={walk} say={say} />
      )}
      {kind.plots ? <PlotsView id={id} kinds={kind.plots} lanes={lanes} say={say} /> : null}
      {kind.panel ? <kind.panel driver={driver} /> : null}
      <Readouts
        key={headings.length}
        rows={quantities}
        columns={firstColumns.map((column, lane) => ({
          ...column,
          heading: headings[lane] ?? column.heading,
        }))}
        table={table}
      />
      <p ref={live} className="visually-hidden" role="status" aria-live="polite" />
      {trouble ? (
        <p className="figure-trouble" role="status">
          {trouble}
        </p>
      ) : null}
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
    </figure>
  );
}

function classNames(expanded: boolean, kind: SimulationSpec): string {
  return ["figure", expanded && "expanded", kind.plots && "with-plots"].filter(Boolean).join(" ");
}

/** One picture of the figure: which lanes it shows, which of them it is headed by, and under which aspect. */
interface PictureSpec {
  readonly key: string;
  readonly lanes: readonly number[];
  readonly headed: readonly number[];
  readonly aspect?: Aspect;
}

function picturesOf({ lanes, layout }: Settings, { aspects }: SimulationSpec): PictureSpec[] {
  const all = lanes.map((_, lane) => lane);
  if (aspects) {
    return all.flatMap((lane) =>
      aspects.map((aspect, index) => ({
        key: `${lane} ${aspect.id}`,
        lanes: [lane],
        headed: index === 0 ? [lane] : [],
        aspect,
      })),
    );
  }
  if (layout === "overlaid") return [{ key: "overlaid", lanes: all, headed: all }];
  return all.map((lane) => ({ key: String(lane), lanes: [lane], headed: [lane] }));
}

/** Keeps slider, clock and table at the present frame, without React. */
function useDials(driver: SimulationDriver, headings: readonly string[], quantities: readonly Quantity[]) {
  const dials = useTransportDials();
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ headings, quantities });
  latest.current = { headings, quantities };
  const { slider, time } = dials;
  useEffect(() => {
    const { player } = driver;
    return driver.onFrame(() => {
      const text = clockText(player.frame, player.scenario.dt);
      if (slider.current) {
        slider.current.value = String(player.frame);
        slider.current.setAttribute("aria-valuetext", text);
      }
      if (time.current) time.current.textContent = text;
      if (table.current)
        fillReadouts(
          table.current,
          readoutColumns(player, latest.current.headings, latest.current.quantities),
        );
    });
  }, [driver, slider, time]);
  return { dials, table };
}

function useAnnouncer() {
  const live = useRef<HTMLParagraphElement>(null);
  const say = (sentence: string) => {
    if (live.current) live.current.textContent = sentence;
  };
  return { live, say };
}

function clockText(frame: number, dt: number): string {
  return `frame ${frame} · ${seconds(frame * dt)}`;
}

function divergenceIn(driver: SimulationDriver, lanes: readonly number[]): string | null {
  const sentences = lanes.flatMap((lane) => {
    const instant = driver.player.instant(lane);
    return "diverged" in instant ? [`Lane ${laneName(lane)} diverged: ${instant.diverged}.`] : [];
  });
  return sentences.join(" ") || null;
}
