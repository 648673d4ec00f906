import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isDiverged } from "../../../core/dynamics/state";
import { plain } from "../../../format/numbers";
import type { Mark } from "../../../scene/marks";
import { MOST_PASSES, type Stage } from "../../../trace/stages";
import { Switch } from "../../../ui/Switch";
import { strings as controls } from "../../../ui/strings";
import { useFigureActions } from "../../frame/figureActions";
import { PictureView } from "../../pictures/PictureView";
import { strings } from "../../strings";
import { laneTitle } from "../laneId";
import { laneName } from "../laneNames";
import { useSimulationFigure } from "../SimulationContext";
import { InspectorComing, NotArrived } from "./Arrival";
import type { Row } from "./alignStages";
import { FormulaPane, StageSymbols, ValuePane } from "./Panes";
import { useProseValues } from "./proseValues";
import { SourcePane } from "./SourcePane";
import { describeStage, stageMarks } from "./stageMarks";
import { usePrintedFiles } from "./usePrintedFiles";
import { type StageStepper, useStageStepper } from "./useStageStepper";
import "./inspector.css";

const words = strings.inspector;
const { withKey } = controls.transport;

/** Inside one frame: its lines one after another, each with its formula, its source, its value and its arrow. */
export function Inspector(): ReactNode {
  const { id, settings, driver, change, stageKeys } = useSimulationFigure();
  const { announce } = useFigureActions();
  const stepper = useStageStepper();
  const { shown: walk, retry } = usePrintedFiles(stepper);
  const row = stepper.rows[stepper.at];
  const steps = (stages: number) => {
    stepper.go(stages);
    moved.current = true;
  };
  const moved = useRef(false);
  useEffect(() => {
    stageKeys.current = stepper.playing ? null : steps;
    return () => {
      stageKeys.current = null;
    };
  });
  useEffect(() => {
    if (driver.player.playing) driver.player.pause();
  }, [driver]);
  useEffect(() => {
    if (moved.current && row) announce(sentenceOf(row));
    moved.current = false;
  });
  useProseValues(id, stepper);

  if (!walk) return retry ? <NotArrived onRetry={retry} /> : <InspectorComing />;
  return (
    <section className="inspector" aria-label={words.label}>
      <InspectorHead walk={walk} onStep={steps} onClose={() => change({ stage: null })} />
      {retry ? <NotArrived onRetry={retry} /> : null}
      {walk.isLost ? (
        <p className="figure-trouble" role="status">
          {words.isLost(settings.stage ?? "")}
        </p>
      ) : null}
      {walk.playing ? <p className="inspector-rest">{words.playing}</p> : <InspectorBody walk={walk} />}
    </section>
  );
}

interface InspectorHeadProps {
  readonly walk: StageStepper;
  readonly onStep: (stages: number) => void;
  readonly onClose: () => void;
}

function InspectorHead({ walk, onStep, onClose }: InspectorHeadProps): ReactNode {
  const { frame, at, rows } = walk;
  return (
    <div className="inspector-head">
      <p className="inspector-title">{words.title(plain(frame), plain(frame + 1))}</p>
      <Switch label={words.allLines} checked={walk.isAll} onChange={walk.setAll} />
      <div className="inspector-buttons">
        <button
          type="button"
          className="button-plain"
          title={withKey(words.previous, "[")}
          onClick={() => onStep(-1)}
        >
          {words.previous}
        </button>
        <span className="inspector-place">
          {rows.length === 0 ? "" : words.place(plain(at + 1), plain(rows.length))}
        </span>
        <button
          type="button"
          className="button-plain button-outlined"
          title={withKey(words.next, "]")}
          onClick={() => onStep(1)}
        >
          {words.next}
        </button>
        <button type="button" className="button-plain" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

function InspectorBody({ walk }: { readonly walk: StageStepper }): ReactNode {
  const { lanes } = useSimulationFigure().settings;
  const [showsCode, setShowsCode] = useState(() => lanes.length === 1 && matchMedia(ROOM_FOR_CODE).matches);
  return (
    <div className="inspector-body">
      <StageList walk={walk} />
      <div className="inspector-lanes">
        {lanes.map((lane, index) => (
          <LanePanes
            key={laneName(index)}
            lane={index}
            title={
              lanes.length > 1 ? strings.lane.heading(laneName(index), laneTitle(lane)) : laneTitle(lane)
            }
            walk={walk}
            showsCode={showsCode}
            onShowCode={setShowsCode}
          />
        ))}
      </div>
    </div>
  );
}

/** Where a lane's formula, picture and value leave room for its code below them. */
const ROOM_FOR_CODE = "(min-width: 1100px) and (min-height: 800px)";

function sentenceOf({ stages }: Row): string {
  const named = stages.flatMap((stage) => (stage ? [stage] : []));
  return words.row(
    named.map(({ name, isReturned, function: fn }) =>
      words.stage(isReturned ? words.returned(name) : name, fn),
    ),
  );
}

/**
 * What is listed of the frame; the present row is marked, and any can be gone to. The list is one stop for Tab, at the
 * present row; from there the arrow keys lead up and down, and open and shut what is folded.
 */
function StageList({ walk }: { walk: StageStepper }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const { at, rows } = walk;
  useEffect(() => {
    const box = list.current;
    const item = box?.children[at];
    if (!box || !(item instanceof HTMLElement)) return;
    const top = item.offsetTop;
    const isSeen = top >= box.scrollTop && top + item.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = top - box.clientHeight / 3;
    if (box.contains(document.activeElement)) item.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ol className="stages" aria-label={words.stages} ref={list}>
      {rows.map((row, index) => {
        const call = walk.isAll ? callIn(row) : null;
        const isFirst = call !== null && call !== callIn(rows[index - 1]);
        return (
          <li key={row.id} className={isFirst ? "first-of-function" : undefined}>
            {isFirst ? <span className="stage-function">{call}</span> : null}
            <StageButton walk={walk} row={row} index={index} />
          </li>
        );
      })}
    </ol>
  );
}

interface StageButtonProps {
  readonly walk: StageStepper;
  readonly row: Row;
  readonly index: number;
}

function StageButton({ walk, row, index }: StageButtonProps): ReactNode {
  const isOpen = walk.isOpen(row);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ROWS_BY_KEY[event.key];
    const turns = event.key === (isOpen ? "ArrowLeft" : "ArrowRight");
    if (by === undefined && !turns) return;
    event.preventDefault();
    // Elsewhere in a figure the arrow keys turn the view.
    event.stopPropagation();
    if (turns && row.fold) walk.toggle(row);
    if (by !== undefined && walk.rows[index + by]) walk.goTo(index + by);
  };
  return (
    <button
      type="button"
      tabIndex={index === walk.at ? 0 : -1}
      aria-current={index === walk.at ? "step" : undefined}
      aria-expanded={row.fold ? isOpen : undefined}
      onClick={() => (row.fold ? walk.toggle(row) : walk.goTo(index))}
      onKeyDown={onKeyDown}
    >
      <StageSymbols stages={row.stages} />
      <span className="stage-names">
        {namesIn(row)}
        {row.fold ? <span className="stage-fold">{foldText(row.fold)}</span> : null}
      </span>
    </button>
  );
}

const ROWS_BY_KEY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function foldText({ count, word }: NonNullable<Row["fold"]>): string {
  const text = words.folds[word](plain(count));
  return count >= MOST_PASSES ? words.recorded(text) : text;
}

/** The function that is running in a row, and which of its runs that is. */
function callIn(row: Row | undefined): string | null {
  const stage = row?.stages.find((found): found is Stage => found !== null);
  if (!stage) return null;
  const pass = stage.path.at(-1)?.pass ?? null;
  return pass === null ? stage.function : words.pass({ function: stage.function, pass: plain(pass) });
}

/** What a row is called in the list; where only some of several lanes have it, which. */
function namesIn({ stages }: Row): string {
  const names = stages.flatMap((stage) => (stage ? [nameIn(stage)] : []));
  const name = [...new Set(names)].join(" | ");
  const isOnly = stages.length > 1 && names.length === 1;
  return isOnly ? words.inOneLane(name, laneName(stages.findIndex(Boolean))) : name;
}

function nameIn({ name, isReturned }: Stage): string {
  return isReturned ? words.returns : name;
}

interface LanePanesProps {
  readonly lane: number;
  readonly title: string;
  readonly walk: StageStepper;
  readonly showsCode: boolean;
  readonly onShowCode: (shows: boolean) => void;
}

/** The four panes of one lane. Where it has nothing at the present row, a stage nearby stands there, faint. */
function LanePanes({ lane, title, walk, showsCode, onShowCode }: LanePanesProps): ReactNode {
  const { driver, spec } = useSimulationFigure();
  const trace = walk.traces[lane] ?? [];
  const here = walk.rows[walk.at]?.stages[lane] ?? null;
  const last = here ?? nearbyStage(walk, lane);
  const done = last ? trace.slice(0, trace.indexOf(last) + 1) : [];
  if (trace.length === 0) return <p className="inspector-rest">{words.hasDiverged(title)}</p>;
  const marks = (): Mark[] => {
    const state = driver.player.instant(lane);
    const view = driver.laneView(lane);
    if (isDiverged(state) || !view) return [];
    const reach = driver.camera.radius / 1.5;
    const place_W = spec.place?.(view) ?? ([0, 0, 0] as const);
    const scene = spec.bodyMarks ? spec.bodyMarks(view) : spec.marks(view, new Set(["axes"]), false);
    return last ? [...scene, ...stageMarks(last, done, { q_WB: state.q_WB, reach, place_W })] : [...scene];
  };
  return (
    <div className={`lane-panes${here ? "" : " waiting"}`}>
      <p className="lane-panes-title">{here ? title : words.nothingHere(title)}</p>
      {last ? <FormulaPane stage={last} /> : null}
      <div className="stage-picture">
        <PictureView
          loop={driver}
          marks={marks}
          describe={() => (last ? words.drawn(last.name, describeStage(last)) : title)}
        />
        <p className="stage-drawn">{last ? describeStage(last) : ""}</p>
      </div>
      {last ? (
        <>
          <ValuePane
            stage={last}
            lane={laneName(lane).toLowerCase()}
            earlier={walk.before[lane]?.get(last.id)}
          />
          <SourcePane stage={last} done={done} isOpen={showsCode} onToggle={onShowCode} />
        </>
      ) : null}
    </div>
  );
}

/** What a lane shows where it has nothing at the present row: its last stage before it or, at the beginning, its first. */
function nearbyStage({ rows, at }: StageStepper, lane: number): Stage | null {
  const own = rows.map(({ stages }) => stages[lane] ?? null);
  return (
    own.slice(0, at + 1).findLast((stage) => stage !== null) ?? own.find((stage) => stage !== null) ?? null
  );
}
