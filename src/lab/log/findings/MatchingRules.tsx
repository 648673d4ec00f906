import type { ReactNode } from "react";
import { grouped, shortNumber } from "../../../format/numbers";
import { caseAddress, caseOfLane } from "../../../logs/cases";
import { enginesOf, explainedAt } from "../../../logs/knownEngines";
import { WideTable } from "../../../ui/WideTable";
import { ranked, titleOf } from "../sentences/lanes";
import { ruleSentences } from "../sentences/rule";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Finding } from "./Finding";

const { rule, findings, work } = strings;

const MOST_ROWS = 12;

export function MatchingRules({ summary }: { readonly summary: Summary }): ReactNode {
  const { matches, search } = summary;
  const sentences = search === "running" ? [work.searchingFirst] : ruleSentences(summary);
  return (
    <Finding title={findings.rule} sentences={sentences}>
      {matches.length > 0 ? <RuleTable matches={ranked(matches)} /> : null}
      {matches.length > MOST_ROWS ? <p>{rule.more(grouped(matches.length - MOST_ROWS))}</p> : null}
    </Finding>
  );
}

function CaseLink({ lane }: { readonly lane: Summary["matches"][number]["lane"] }): ReactNode {
  const met = caseOfLane(lane);
  if (!met) return null;
  return (
    <>
      {" "}
      <a href={`../${caseAddress(met)}`} aria-label={rule.caseOf(titleOf(lane))}>
        {rule.case}
      </a>
    </>
  );
}

function RuleTable({ matches }: { readonly matches: Summary["matches"] }): ReactNode {
  const { columns } = rule;
  const shown = matches.slice(0, MOST_ROWS);
  const areTied = matches.length > 1;
  const areEnginesKnown = shown.some(({ lane }) => enginesOf(lane).length > 0);
  return (
    <WideTable className="log-table" label={rule.table}>
      <table className="log-rules">
        <thead>
          <tr>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.residual}</th>
            {areTied ? <th scope="col">{columns.tie}</th> : null}
            {areEnginesKnown ? <th scope="col">{columns.engines}</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ lane, residual }) => (
            <tr key={JSON.stringify(lane)} data-angular={lane.angular} data-substeps={lane.substeps ?? 1}>
              <th scope="row">
                {titleOf(lane)}{" "}
                <a href={`../${explainedAt(lane.angular)}`} aria-label={rule.bookOf(titleOf(lane))}>
                  {rule.book}
                </a>
                <CaseLink lane={lane} />
              </th>
              <td>{shortNumber(residual, 2)}</td>
              {areTied ? <td>{rule.tie}</td> : null}
              {areEnginesKnown ? <td className="log-engines">{enginesOf(lane).join("; ")}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
