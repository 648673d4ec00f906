import { LIBRARY_LIST } from "virtual:rule-book";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { ORIENTATION_IDS } from "../../../core/dynamics/ids";
import { laneName } from "../../../figures/simulation/laneNames";
import { TURNING_OMEGAS } from "../../../judge/rule";
import { Select } from "../../../ui/Select";
import type { RuleLane } from "../../document/labInput";
import type { Made, MadeState } from "../../document/madeLanes";
import { problemOfFault, problemSentence, type Trouble } from "../../made/trouble";
import { strings as lab } from "../../strings";
import { prepare } from "../program/prepare";
import type { Problem } from "../program/problem";
import { strings } from "../strings";
import { Verdict } from "../verdict/Verdict";
import { BEGINNINGS, type Beginning, type Draft, draftFrom, FIRST_BEGINNING, noteOn } from "./beginnings";
import { useCodeEditor } from "./useCodeEditor";

interface RuleEditorProps {
  /** null for a new one */
  readonly lane: RuleLane | null;
  readonly index: number | null;
  readonly startingRule: string | null;
  /** The lanes with rules that there are. */
  readonly others: readonly { readonly index: number; readonly name: string }[];
  readonly choose: (index: number | null) => void;
  readonly status: ReactNode;
  readonly state: MadeState | null;
  /** Puts a rule on the bench and runs it, or says why it cannot be had. */
  readonly run: (lane: RuleLane, judges?: boolean) => string | null;
  /** Whether it is judged as soon as it is here. */
  readonly judges: boolean;
  /** A link that brings a lane's code and asks for its verdict. */
  readonly verdictLink: (lane: number) => URL;
}

function draftOf({ lane, startingRule }: Pick<RuleEditorProps, "lane" | "startingRule">): Draft {
  if (lane) return { orientation: "exponential-map", turningOmega: "end", ...lane.rule } as Draft;
  return draftFrom((startingRule ?? FIRST_BEGINNING) as Beginning);
}

/** The editor of a rule: where it starts, its code, what is wrong with it, and what it can import. */
export function RuleEditor(props: RuleEditorProps): ReactNode {
  const { lane, index, status, state, run, judges, verdictLink } = props;
  const [draft, setDraft] = useState(() => draftOf(props));
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState("");
  const host = useRef<HTMLDivElement>(null);
  const isAsRun = lane?.rule.source === draft.source;
  const made = state?.kind === "made" ? (state.made as Made<Trouble>) : null;
  const ofRun = useMemo(() => problemsOf(made), [made]);
  const problems = found.length > 0 ? found : isAsRun ? ofRun : NO_PROBLEMS;

  const tryIt = () => {
    const prepared = prepare(draft.source);
    setFound("text" in prepared ? NO_PROBLEMS : prepared);
    if ("text" in prepared) setRefusal(run(laneOf(draft, prepared.kind)) ?? "");
  };
  const editor = useCodeEditor(host, draft.source, {
    onChange: (source) => {
      setDraft((old) => ({ ...old, source }));
      setFound(NO_PROBLEMS);
    },
    onRun: tryIt,
  });
  useEffect(() => {
    editor.current?.mark(problems.map(({ line }) => line));
  }, [problems, editor]);
  const take = (next: Draft) => {
    setDraft(next);
    if (next.source !== draft.source) editor.current?.setText(next.source);
  };
  // Another lane was chosen, or the bench's Undo brought another code back.
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    if (lane) taking.current(draftOf({ lane, startingRule: null }));
  }, [lane]);

  return (
    <div className="rule-editor">
      <StartFields {...props} draft={draft} take={take} />
      <div ref={host} className="rule-code" />
      <p className="field-note">{strings.keys}</p>
      <div className="actions">
        <button type="button" className="button-plain rule-run" onClick={tryIt}>
          {strings.run}
        </button>
        {isAsRun && problems.length === 0 ? status : null}
      </div>
      <div role="alert">
        {refusal ? <p className="field-problem">{refusal}</p> : null}
        <Problems
          problems={problems}
          goTo={(problem) => editor.current?.goTo(problem.line, problem.column)}
        />
      </div>
      {lane && index !== null ? (
        <Verdict
          lane={lane}
          begins={judges}
          link={() => verdictLink(index)}
          turnByMean={isAsRun ? () => run({ rule: { ...lane.rule, turningOmega: "mean" } }, true) : null}
        />
      ) : null}
      <Helpers />
    </div>
  );
}

/** A lane as the document has it: what is as usual is left out. */
function laneOf({ name, orientation, turningOmega, source }: Draft, kind: "step" | "advance"): RuleLane {
  const isTurned = kind === "step";
  return {
    rule: {
      name: name || strings.title,
      source,
      ...(isTurned && orientation !== "exponential-map" && { orientation }),
      ...(isTurned && turningOmega === "mean" && { turningOmega }),
    },
  };
}

interface StartFieldsProps extends RuleEditorProps {
  readonly draft: Draft;
  readonly take: (draft: Draft) => void;
}

const ADVANCES = /export\s+(function|const)\s+advance\b/;

/** Whose code it is, where it began, its name, and how the body is turned. */
function StartFields({ index, startingRule, others, choose, draft, take }: StartFieldsProps): ReactNode {
  const id = useId();
  const [started, setStarted] = useState((startingRule ?? FIRST_BEGINNING) as Beginning);
  const lanes = others.map((one) => ({
    value: String(one.index),
    text: strings.laneOf(laneName(one.index), one.name),
  }));
  const note = noteOn(started);
  return (
    <>
      <div className="vector-parts">
        {lanes.length > 0 ? (
          <Select
            label={strings.which}
            value={index === null ? "new" : String(index)}
            options={[...lanes, { value: "new", text: strings.newLane }]}
            onChange={(value) => choose(value === "new" ? null : Number(value))}
          />
        ) : null}
        <Select
          label={strings.startFrom}
          value={started}
          options={BEGINNINGS}
          onChange={(beginning) => {
            setStarted(beginning);
            const { orientation, turningOmega } = draft;
            take({ ...draftFrom(beginning), orientation, turningOmega });
          }}
        />
        <div className="rule-name">
          <label htmlFor={`${id}-name`}>{strings.name}</label>
          <input
            id={`${id}-name`}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => take({ ...draft, name: target.value })}
          />
        </div>
        {ADVANCES.test(draft.source) ? null : (
          <>
            <Select
              label={strings.turnedBy}
              value={draft.orientation}
              options={ORIENTATION_IDS.map((value) => ({ value, text: lab.lanes.turns[value] }))}
              onChange={(orientation) => take({ ...draft, orientation })}
            />
            <Select
              label={strings.turningOmega}
              value={draft.turningOmega}
              options={TURNING_OMEGAS.map((value) => ({ value, text: strings.turningOmegas[value] }))}
              onChange={(turningOmega) => take({ ...draft, turningOmega })}
            />
          </>
        )}
      </div>
      {note === null ? null : <p className="rule-example">{note}</p>}
    </>
  );
}

/** What a run found wrong with the program. */
function problemsOf(made: Made<Trouble> | null): readonly Problem[] {
  const trouble = made?.trouble ?? null;
  if (trouble?.kind === "fault" && trouble.at) return [problemOfFault(trouble, trouble.at)];
  return trouble?.kind === "problems" ? trouble.problems : NO_PROBLEMS;
}

const NO_PROBLEMS: readonly Problem[] = [];

function Problems({
  problems,
  goTo,
}: {
  readonly problems: readonly Problem[];
  readonly goTo: (problem: Problem) => void;
}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <>
      <p className="field-problem">{strings.problems(problems.length)}</p>
      <ul className="rule-problems">
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column}`}>
            <button type="button" className="button-plain" onClick={() => goTo(problem)}>
              {strings.place(problem.line, problem.column)}
            </button>{" "}
            {problemSentence(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The signatures of a rule, and the functions that it can import. */
function Helpers(): ReactNode {
  return (
    <details className="form-part">
      <summary>
        <h3>{strings.helpers}</h3>
      </summary>
      <div className="form-fields">
        <p className="field-note">{strings.signatures.step}</p>
        <p className="field-note">{strings.signatures.advance}</p>
        <p className="field-note">{strings.helpersNote}</p>
        {LIBRARY_LIST.map(({ module, entries }) => (
          <div key={module}>
            <h4>{module}</h4>
            <dl className="rule-helpers">
              {entries.map(({ name, signature, text, equation }) => (
                <div key={name}>
                  <dt>
                    <code>
                      {name}
                      {signature}
                    </code>
                  </dt>
                  <dd>{text}</dd>
                  {equation ? <dd className="rule-equation">{equation}</dd> : null}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </details>
  );
}
