import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { LateModule } from "../../figures/shell/LateModule";
import { linkAddress } from "../../figures/shell/permalink";
import { bringOnArrival } from "../../figures/shell/scrollOnArrival";
import { laneName } from "../../figures/simulation/laneNames";
import { OutlinedButton, PlainButton } from "../../ui/buttons";
import { LANE_LETTERS } from "../bench/benchState";
import { type Bench, withExact } from "../bench/useBench";
import { isRule, type LabLane, type RuleLane } from "../document/labInput";
import { MadeStatus } from "../form/MadeLaneForm";
import { inFormWords } from "../form/refusal";
import { strings } from "./strings/en";

type Editor = typeof import("./editor/RuleEditor");

export interface Opened {
  readonly lane: number | null;
  readonly rule: string | null;
  readonly judges?: boolean;
}

interface RuleSectionProps {
  readonly id: string;
  readonly bench: Bench;
  readonly opened: Opened | null;
  readonly open: (opened: Opened | null) => void;
}

/** Code from a link is shown, and runs when the reader says so. */
export function RuleSection({ id, bench, opened, open }: RuleSectionProps): ReactNode {
  const place = useRef<HTMLDetailsElement>(null);
  const { lanes } = bench.input;
  const unseen = unseenLane(bench);
  const isUnseenShown = unseen >= 0 && opened === null;
  useEffect(() => {
    if (opened) place.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  const openEditor = () => {
    if (opened !== null || isUnseenShown) return;
    const first = lanes.findIndex(isRule);
    open({ lane: first < 0 ? null : first, rule: null });
  };
  // A reader may open the section before it is hydrated.
  const catchUp = useEffectEvent(() => {
    if (place.current?.open) openEditor();
  });
  useEffect(() => catchUp(), []);
  return (
    <details
      id={`${id}-rule`}
      className="rule-section"
      ref={place}
      open={opened !== null || isUnseenShown}
      onToggle={({ currentTarget, newState }) => {
        if (newState === "open") openEditor();
        if (newState === "closed" && opened !== null && !currentTarget.open) open(null);
      }}
    >
      <summary>
        <h2>{strings.title}</h2>
      </summary>
      <p className="field-note">{strings.intro}</p>
      {isUnseenShown ? (
        <Unseen
          bench={bench}
          index={unseen}
          open={(judges) => {
            // The pressed button goes: the focus goes to the section's heading.
            place.current?.querySelector("summary")?.focus({ preventScroll: true });
            open({ lane: unseen, rule: null, judges });
          }}
        />
      ) : opened ? (
        <LateModule
          load={() => import("./editor/RuleEditor")}
          coming={<p role="status">{strings.coming}</p>}
          notArrived={strings.notCome}
          show={(editor) => (
            <Editing editor={editor} place={place} id={id} bench={bench} opened={opened} open={open} />
          )}
        />
      ) : null}
    </details>
  );
}

/** The lane whose code may not run yet; of several, the one that a link asks to be judged. */
function unseenLane({ input: { lanes }, made, toJudge }: Bench): number {
  const isUnseen = (lane: LabLane | undefined) => lane && isRule(lane) && !made.isAllowed(lane);
  return toJudge !== null && isUnseen(lanes[toJudge]) ? toJudge : lanes.findIndex(isUnseen);
}

function Unseen({
  bench,
  index,
  open,
}: {
  readonly bench: Bench;
  readonly index: number;
  readonly open: (judges: boolean) => void;
}): ReactNode {
  const lane = bench.input.lanes[index] as RuleLane;
  const isToBeJudged = bench.toJudge === index;
  const run = () => {
    bench.made.run(lane);
    open(isToBeJudged);
  };
  return (
    <div className="rule-unseen">
      <p>{isToBeJudged ? strings.unseen.judgedNote : strings.unseen.note}</p>
      <p className="control-name">{strings.laneOf(laneName(index), lane.rule.name)}</p>
      <pre className="rule-source">{lane.rule.source}</pre>
      <div className="actions">
        <button type="button" className="button-plain rule-run" onClick={run}>
          {isToBeJudged ? strings.unseen.runAndJudge : strings.unseen.run}
        </button>
        <PlainButton onPress={() => open(false)}>{strings.unseen.edit}</PlainButton>
      </div>
    </div>
  );
}

interface EditingProps extends RuleSectionProps {
  readonly opened: Opened;
  readonly editor: Editor;
  readonly place: RefObject<HTMLElement | null>;
}

function Editing({ id, editor, place, bench, opened, open }: EditingProps): ReactNode {
  const { lanes } = bench.input;
  const isAsked = opened.rule !== null;
  useEffect(() => {
    if (!isAsked) return;
    bringOnArrival(id, place.current);
    place.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [isAsked, id, place]);
  const given = opened.lane === null ? undefined : lanes[opened.lane];
  const lane = given && isRule(given) ? given : null;
  const run = (next: RuleLane, judges = false) => {
    const [index, changed] = withLane(bench, lane ? opened.lane : null, next);
    bench.made.run(next);
    const refusal = inFormWords(bench.change({ ...bench.input, lanes: changed }));
    if (refusal === null) open({ lane: index, rule: opened.rule, judges });
    return refusal;
  };
  const others = lanes.flatMap((one, index) => (isRule(one) ? [{ index, name: one.rule.name }] : []));
  return (
    <editor.RuleEditor
      key={`${opened.rule}`}
      lane={lane}
      index={lane ? opened.lane : null}
      startingRule={opened.rule}
      others={others}
      choose={(index) => open({ lane: index, rule: opened.rule })}
      status={lane ? <RunStatus figure={id} lane={lane} index={opened.lane as number} bench={bench} /> : null}
      state={lane ? bench.made.stateOf(lane) : null}
      run={run}
      judges={opened.judges ?? false}
      verdictLink={(lane) =>
        linkAddress(id, { ...bench.linkedValues(), judge: LANE_LETTERS[lane] }, PLAIN_LINK)
      }
    />
  );
}

function RunStatus({
  figure,
  lane,
  index,
  bench: { made },
}: {
  readonly figure: string;
  readonly lane: RuleLane;
  readonly index: number;
  readonly bench: Bench;
}): ReactNode {
  const state = made.stateOf(lane);
  const hasRun = state.kind === "made" && !state.made.trouble;
  return hasRun ? (
    <>
      <p className="field-note" role="status">
        {strings.ran(laneName(index))}
      </p>
      <OutlinedButton onPress={() => showLane(figure, index)}>{strings.see(laneName(index))}</OutlinedButton>
    </>
  ) : (
    <MadeStatus lane={lane} made={made} />
  );
}

/** Of lanes drawn in one picture, the figure. */
function showLane(id: string, index: number): void {
  const figure = document.getElementById(id);
  const picture = figure?.querySelectorAll(".pictures > .lane")[index] ?? figure;
  picture?.scrollIntoView({ block: "center" });
  figure?.focus({ preventScroll: true });
}

const PLAIN_LINK = { play: false, present: false } as const;

function withLane(bench: Bench, at: number | null, lane: RuleLane): readonly [number, readonly LabLane[]] {
  const { lanes } = bench.input;
  if (at !== null) return [at, lanes.map((old, index) => (index === at ? lane : old))];
  const hasGhost = withExact(bench.input, false).lanes.length < lanes.length;
  const own = hasGhost ? lanes.slice(0, -1) : lanes;
  return [own.length, [...own, lane, ...(hasGhost ? lanes.slice(-1) : [])]];
}
