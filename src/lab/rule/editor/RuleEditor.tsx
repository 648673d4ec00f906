import { type ReactNode, useRef } from "react";
import { strings } from "../strings/en";
import { Verdict } from "../verdict/Verdict";
import { Helpers } from "./Helpers";
import { ProblemList } from "./ProblemList";
import { StartFields } from "./StartFields";
import { type DraftSource, useRuleDraft } from "./useRuleDraft";

interface RuleEditorProps extends DraftSource {
  readonly index: number | null;
  /** The lanes with rules that there are. */
  readonly others: readonly { readonly index: number; readonly name: string }[];
  readonly choose: (index: number | null) => void;
  readonly status: ReactNode;
  /** Whether it is judged as soon as it is here. */
  readonly judges: boolean;
  /** A link that brings a lane's code and asks for its verdict. */
  readonly verdictLink: (lane: number) => URL;
}

/** The editor of a rule: where it starts, its code, what is wrong with it, and what it can import. */
export function RuleEditor(props: RuleEditorProps): ReactNode {
  const { lane, index, startingRule, others, choose, status, run, judges, verdictLink } = props;
  const host = useRef<HTMLDivElement>(null);
  const { draft, take, editor, isAsRun, problems, refusal, tryIt } = useRuleDraft(props, host);
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
