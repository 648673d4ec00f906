import type { ReactNode } from "react";
import { explainedAt } from "../../../logs/knownEngines";
import { laneOf, titleOf } from "../sentences/lanes";
import { VERDICT_PARTS, verdictOf } from "../sentences/verdict";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Finding, Sentences } from "./Finding";

const { verdict, rule, findings, work } = strings;

export function Verdict({ summary }: { readonly summary: Summary }): ReactNode {
  const lane = laneOf(summary);
  const parts = verdictOf(summary);
  if (summary.search === "running")
    return <Finding title={findings.verdict} sentences={[work.searchingFirst]} />;
  return (
    <Finding title={findings.verdict} sentences={[]}>
      <dl className="log-verdict">
        {VERDICT_PARTS.filter((part) => parts[part].length > 0).map((part) => (
          <div key={part}>
            <dt>{verdict[part]}</dt>
            <dd>
              <Sentences of={parts[part]} />
            </dd>
          </div>
        ))}
      </dl>
      {lane ? (
        <p className="field-note">
          <a href={`../${explainedAt(lane.angular)}`}>{rule.bookOf(titleOf(lane))}</a>
        </p>
      ) : null}
    </Finding>
  );
}
