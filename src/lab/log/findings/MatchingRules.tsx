import type { ReactNode } from "react";
import type { Lane } from "../../../core/dynamics/lane";
import { grouped, shortNumber } from "../../../format/numbers";
import { GAP, SEMICOLON } from "../../../language/strings/en";
import { caseAddress, caseOfLane } from "../../../logs/cases";
import { enginesOf, explainedAt } from "../../../logs/knownEngines";
import { WideTable } from "../../../ui/WideTable";
import { laneOf, ranked, titleOf } from "../sentences/lanes";
import { ruleSentences } from "../sentences/rule";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Finding } from "./Finding";

const { rule, findings, work } = strings;

const MOST_ROWS = 12;

export function MatchingRules({ summary }: { readonly summary: Summary }): ReactNode {
  const { matches, search } = summary;
  const sentences = search === "running" ? [work.searchingFirst] : ruleSentences(summary);
  const notes = [rule.residualNote, ...(matches.length > 1 ? [rule.tieNote] : [])];
  return (
    <Finding title={findings.rule} sentences={sentences}>
      {matches.length > 0 ? (
        <RuleTable matches={ranked(matches)} areAlike={laneOf(summary) !== null} />
      ) : null}
      {matches.length > 0 ? <p className="field-note">{notes.join(GAP)}</p> : null}
      {matches.length > MOST_ROWS ? <p>{rule.more(grouped(matches.length - MOST_ROWS))}</p> : null}
    </Finding>
  );
}

function CaseLink({ lane }: { readonly lane: Lane }): ReactNode {
  const met = caseOfLane(lane);
  return met ? <a href={`../${caseAddress(met)}`}>{strings.cases[met]}</a> : null;
}

interface RuleTableProps {
  readonly matches: Summary["matches"];
  /** One case for all of them, told above. */
  readonly areAlike: boolean;
}

function RuleTable({ matches, areAlike }: RuleTableProps): ReactNode {
  const { columns } = rule;
  const shown = matches.slice(0, MOST_ROWS);
  const areCasesKnown = !areAlike && shown.some(({ lane }) => caseOfLane(lane) !== null);
  const areEnginesKnown = shown.some(({ lane }) => enginesOf(lane).length > 0);
  return (
    <WideTable className="log-table" label={rule.table}>
      <table className="log-rules">
        <thead>
          <tr>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.residual}</th>
            {areCasesKnown ? <th scope="col">{columns.case}</th> : null}
            {areEnginesKnown ? <th scope="col">{columns.engines}</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ lane, residual }) => (
            <tr key={JSON.stringify(lane)} data-angular={lane.angular} data-substeps={lane.substeps ?? 1}>
              <th scope="row">
                <a href={`../${explainedAt(lane.angular)}`}>{titleOf(lane)}</a>
              </th>
              <td>{shortNumber(residual, 2)}</td>
              {areCasesKnown ? (
                <td>
                  <CaseLink lane={lane} />
                </td>
              ) : null}
              {areEnginesKnown ? <td className="log-engines">{enginesOf(lane).join(SEMICOLON)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
