import { LIBRARY_LIST } from "virtual:rule-book";
import { type ReactNode, useMemo, useRef } from "react";
import { PlainButton } from "../../../ui/buttons";
import { problemSentence } from "../../made/trouble";
import { MOST_PROBLEMS, type Problem } from "../program/tree";
import { ReaderProgram } from "../sandbox/ReaderProgram";
import { strings } from "../strings/en";
import { Verdict } from "../verdict/Verdict";
import { StartFields } from "./StartFields";
import { type DraftSource, useRuleDraft } from "./useRuleDraft";

interface RuleEditorProps extends DraftSource {
  readonly index: number | null;
  readonly others: readonly { readonly index: number; readonly name: string }[];
  readonly choose: (index: number | null) => void;
  readonly status: ReactNode;
  readonly judges: boolean;
  readonly verdictLink: (lane: number) => URL;
}

export function RuleEditor(props: RuleEditorProps): ReactNode {
  const { lane, index, startingRule, others, choose, status, run, judges, verdictLink } = props;
  const host = useRef<HTMLDivElement>(null);
  const { draft, take, editor, isAsRun, problems, refusal, tryIt } = useRuleDraft(props, host);
  const kind = useMemo(() => lane && new ReaderProgram(lane.rule.source).kind, [lane]);
  return (
    <div className="rule-editor">
      <StartFields
        index={index}
        startingRule={startingRule}
        others={others}
        choose={choose}
        draft={draft}
        take={take}
      />
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
        <ProblemList
          problems={problems}
          goTo={(problem) => editor.current?.goTo(problem.line, problem.column)}
        />
      </div>
      {/* A torque is no rule, of which there were anything to be judged. */}
      {lane && index !== null && kind !== "torque" ? (
        <Verdict
          lane={lane}
          isStep={kind === "step"}
          begins={judges}
          link={() => verdictLink(index)}
          turnByMean={isAsRun ? () => run({ rule: { ...lane.rule, turningOmega: "mean" } }, true) : null}
        />
      ) : null}
      <Helpers />
    </div>
  );
}

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly goTo: (problem: Problem) => void;
}

function ProblemList({ problems, goTo }: ProblemListProps): ReactNode {
  if (problems.length === 0) return null;
  return (
    <>
      <p className="field-problem">{strings.problems(problems.length, MOST_PROBLEMS)}</p>
      <ul className="rule-problems">
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.kind}`}>
            <PlainButton onPress={() => goTo(problem)}>
              {strings.place(problem.line, problem.column)}
            </PlainButton>{" "}
            {problemSentence(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Helpers(): ReactNode {
  return (
    <details className="form-part">
      <summary>
        <h3>{strings.helpers}</h3>
      </summary>
      <div className="form-fields">
        <p className="field-note">{strings.signatures.step}</p>
        <p className="field-note">{strings.signatures.advance}</p>
        <p className="field-note">{strings.signatures.torque}</p>
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
