import { type ReactNode, useEffect, useRef, useState } from "react";
import { isDiverged } from "../../../core/dynamics/state";
import { plain } from "../../../format/numbers";
import type { Mark } from "../../../scene/marks";
import { inLine, type Stage } from "../../../trace/stages";
import { Switch } from "../../../ui/Switch";
import { strings as controls } from "../../../ui/strings/en";
import { PictureView } from "../../pictures/PictureView";
import { ActionButton, useFigureActions } from "../../shell/actions";
import { NotArrived } from "../../shell/LateModule";
import { bringOnArrival } from "../../shell/scrollOnArrival";
import { strings } from "../../strings/en";
import { laneHeadings, laneName } from "../laneNames";
import { useSimulationFigure } from "../SimulationContext";
import type { SimulationDriver } from "../SimulationDriver";
import type { Row } from "./alignStages";
import { FormulaPane, OwnLinePane, ValuePane } from "./Panes";
import { SourcePane } from "./SourcePane";
import { StageList } from "./StageList";
import { describeStage, stageMarks } from "./stageMarks";
import { usePrintedFiles } from "./usePrintedFiles";
import { type StageStepper, useStageStepper } from "./useStageStepper";
import "./inspector.css";

const words = strings.inspector;
const { withKey } = controls.transport;

export function Inspector(): ReactNode {
  const { id, settings, driver } = useSimulationFigure();
  const stepper = useStageStepper();
  const { shown, retry } = usePrintedFiles(stepper);
  const row = stepper.rows[stepper.at];
  const step = useAnnouncedSteps(stepper, row);
  useEffect(() => {
    if (driver.player.playing) driver.player.pause();
  }, [driver]);
  useProseValues(id, stepper);
  const section = useRef<HTMLElement>(null);
  const isThere = shown !== null && row !== undefined;
  useEffect(() => {
    if (isThere) bringOnArrival(id, section.current);
  }, [id, isThere]);

  const working = <Working waits={stepper.isWaiting} />;
  const notArrived = retry ? <NotArrived onRetry={retry}>{words.notArrived}</NotArrived> : null;
  if (!shown)
    return (
      notArrived ?? (
        <section className="inspector inspector-loading" aria-label={words.label}>
          {working}
        </section>
      )
    );
  return (
    <section ref={section} className="inspector" aria-label={words.label} tabIndex={-1}>
      <InspectorHead stepper={shown} working={working} onStep={step} />
      {notArrived}
      {shown.isLost ? (
        <p className="figure-trouble" role="status">
          {words.isLost(settings.stage ?? "")}
        </p>
      ) : null}
      {shown.playing ? <p className="inspector-rest">{words.playing}</p> : <InspectorBody stepper={shown} />}
    </section>
  );
}

function useAnnouncedSteps(stepper: StageStepper, row: Row | undefined): (stages: number) => void {
  const { stageKeys } = useSimulationFigure();
  const { announce } = useFigureActions();
  const moved = useRef(false);
  const step = (stages: number) => {
    stepper.go(stages);
    moved.current = true;
  };
  useEffect(() => {
    stageKeys.current = stepper.playing ? null : step;
    return () => {
      stageKeys.current = null;
    };
  });
  useEffect(() => {
    if (moved.current && row) announce(sentenceOf(row));
    moved.current = false;
  });
  return step;
}

interface InspectorHeadProps {
  readonly stepper: StageStepper;
  readonly working: ReactNode;
  readonly onStep: (stages: number) => void;
}

function InspectorHead({ stepper, working, onStep }: InspectorHeadProps): ReactNode {
  const { change } = useSimulationFigure();
  const { element } = useFigureActions();
  const { frame, at, rows } = stepper;
  const close = () => {
    change({ stage: null });
    element()?.querySelector<HTMLElement>(".inspector-button")?.focus();
  };
  return (
    <div className="inspector-head">
      <p className="inspector-title">
        {words.title(plain(frame), plain(frame + 1))} {working}
      </p>
      <Switch label={words.allLines} checked={stepper.isAll} onChange={stepper.setAll} />
      <div className="inspector-buttons">
        <ActionButton title={withKey(words.previous, "[")} onPress={() => onStep(-1)}>
          {words.previous}
        </ActionButton>
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
        <ActionButton onPress={close}>{words.close}</ActionButton>
      </div>
    </div>
  );
}

/** Longer waits are told to the reader [ms]. */
const SHORT_WAIT = 300;

function Working({ waits }: { readonly waits: boolean }): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const clock = setTimeout(() => setSlow(true), SHORT_WAIT);
    return () => {
      clearTimeout(clock);
      setSlow(false);
    };
  }, [waits]);
  return (
    <span className="inspector-working" role="status">
      {isSlow ? words.working : ""}
    </span>
  );
}

function InspectorBody({ stepper }: { readonly stepper: StageStepper }): ReactNode {
  const { settings, spec } = useSimulationFigure();
  const { lanes } = settings;
  const headings = laneHeadings(settings, spec);
  const [showsCode, setShowsCode] = useState(() => lanes.length === 1 && matchMedia(ROOM_FOR_CODE).matches);
  return (
    <div className="inspector-body">
      <StageList stepper={stepper} />
      <div className="inspector-lanes">
        {lanes.map((_, index) => (
          <LanePanes
            key={laneName(index)}
            lane={index}
            title={headings[index] ?? ""}
            stepper={stepper}
            showsCode={showsCode}
            onShowCode={setShowsCode}
          />
        ))}
      </div>
    </div>
  );
}

/** Windows with room for a lane's code below its formula, picture and value. */
const ROOM_FOR_CODE = "(min-width: 1100px) and (min-height: 800px)";

function sentenceOf({ stages }: Row): string {
  const named = stages.flatMap((stage) => (stage ? [stage] : []));
  return words.row(
    named.map(({ name, isReturned, function: fn }) =>
      words.stage(isReturned ? words.returned(name) : name, fn),
    ),
  );
}

interface LanePanesProps {
  readonly lane: number;
  readonly title: string;
  readonly stepper: StageStepper;
  readonly showsCode: boolean;
  readonly onShowCode: (shows: boolean) => void;
}

/** A lane with nothing at the present row shows a stage nearby, faint. */
function LanePanes({ lane, title, stepper, showsCode, onShowCode }: LanePanesProps): ReactNode {
  const { driver } = useSimulationFigure();
  const trace = stepper.traces[lane] ?? [];
  const here = stepper.rows[stepper.at]?.stages[lane] ?? null;
  const last = here ?? nearbyStage(stepper, lane);
  const done = last ? trace.slice(0, trace.indexOf(last) + 1) : [];
  const program = stepper.programs[lane] ?? null;
  if (trace.length === 0)
    return <p className="inspector-rest">{emptyReason(stepper, lane, driver, title)}</p>;
  return (
    <div className={`lane-panes${here ? "" : " waiting"}`}>
      <p className="lane-panes-title">{here ? title : words.nothingHere(title)}</p>
      {last && program ? <OwnLinePane stage={last} source={program.source} /> : null}
      {last && !program ? <FormulaPane stage={last} /> : null}
      <StagePicture lane={lane} title={title} stage={last} done={done} />
      {last ? (
        <>
          <ValuePane
            stage={last}
            lane={laneName(lane).toLowerCase()}
            earlier={stepper.before[lane]?.get(last.id)}
          />
          <SourcePane
            stage={last}
            done={done}
            program={program?.source ?? null}
            isOpen={showsCode}
            onToggle={onShowCode}
          />
        </>
      ) : null}
    </div>
  );
}

interface StagePictureProps {
  readonly lane: number;
  readonly title: string;
  readonly stage: Stage | null;
  /** The stages of the frame up to this one. */
  readonly done: readonly Stage[];
}

function StagePicture({ lane, title, stage, done }: StagePictureProps): ReactNode {
  const { driver, spec } = useSimulationFigure();
  const marks = (): Mark[] => {
    const state = driver.player.instant(lane);
    const view = driver.laneView(lane);
    if (isDiverged(state) || !view) return [];
    const reach = driver.camera.radius / 1.5;
    const place_W = spec.place?.(view) ?? ([0, 0, 0] as const);
    const scene = spec.bodyMarks ? spec.bodyMarks(view) : spec.marks(view, new Set(["axes"]), false);
    return stage ? [...scene, ...stageMarks(stage, done, { q_WB: state.q_WB, reach, place_W })] : [...scene];
  };
  return (
    <div className="stage-picture">
      <PictureView
        loop={driver}
        marks={marks}
        describe={() => (stage ? words.drawn(stage.name, describeStage(stage)) : title)}
      />
      <p className="stage-drawn">{stage ? describeStage(stage) : ""}</p>
    </div>
  );
}

function emptyReason(stepper: StageStepper, lane: number, driver: SimulationDriver, title: string): string {
  const trouble = stepper.troubles[lane];
  if (trouble) return words.hasTrouble(title, trouble);
  const { player } = driver;
  const isRunning = !isDiverged(player.instant(lane));
  return isRunning && player.system.recordings[lane] ? words.hasNoLines(title) : words.hasDiverged(title);
}

/** The last before the present row or, at the beginning, the first. */
function nearbyStage({ rows, at }: StageStepper, lane: number): Stage | null {
  const own = rows.map(({ stages }) => stages[lane] ?? null);
  return (
    own.slice(0, at + 1).findLast((stage) => stage !== null) ?? own.find((stage) => stage !== null) ?? null
  );
}

function useProseValues(id: string, { traces, frame, playing }: StageStepper): void {
  useEffect(() => {
    if (playing) return;
    const outputs = document.querySelectorAll<HTMLOutputElement>(`output[data-inside-figure="${id}"]`);
    for (const output of outputs) {
      const { insideLane = "a", inside = "" } = output.dataset;
      const stage = traces["abcd".indexOf(insideLane)]?.find((found) => found.id === inside);
      if (stage) output.textContent = inLine(stage.value);
      output.title = stage ? strings.inspector.inFrame(plain(frame)) : "";
    }
  }, [id, traces, frame, playing]);
}
