import type { ReactNode } from "react";
import { type AllErrors, curveName } from "../../../chapters/shared/workPrecision/precisionPlot";
import { type Errors, RATES, SWEPT_RULES, type SweptRule } from "../../../core/runs/workPrecision";
import { decimals, powerLabel, shortNumber } from "../../../format/numbers";
import { strings } from "../strings/en";

const words = strings.verdict.precision;

/** The round-off of some thousand frames [rad]. */
const ROUND_OFF = 1e-12;

interface PrecisionTableProps {
  readonly own: Errors;
  readonly others: AllErrors | null;
}

export function PrecisionTable({ own, others }: PrecisionTableProps): ReactNode {
  return (
    <table className="verdict-points">
      <caption>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.ownColumn}</th>
          <th scope="col">{words.better}</th>
          <th scope="col">{words.worse}</th>
        </tr>
      </thead>
      <tbody>
        {RATES.map((rate, k) => {
          const error = own[k] ?? null;
          const [better, worse] = neighbours(error, others, k);
          return (
            <tr key={rate} data-rate={rate}>
              <th scope="row">{decimals(rate, 0)}</th>
              <td data-value={JSON.stringify(error)}>{errorText(error)}</td>
              <td>{better}</td>
              <td>{worse}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function errorText(error: number | null): string {
  if (error === null) return words.ended;
  return error < ROUND_OFF ? `< ${powerLabel(ROUND_OFF)}` : shortNumber(error, 2);
}

function neighbours(error: number | null, others: AllErrors | null, rung: number): readonly [string, string] {
  const known = SWEPT_RULES.flatMap((rule) => {
    const other = others?.[rule]?.[rung] ?? null;
    return other === null ? [] : [{ rule, other }];
  }).sort((a, b) => a.other - b.other);
  const own = error ?? Number.POSITIVE_INFINITY;
  const better = known.filter(({ other }) => other < own).at(-1);
  const worse = known.find(({ other }) => other > own);
  return [named(better), named(worse)];
}

function named(found: { readonly rule: SweptRule; readonly other: number } | undefined): string {
  return found ? words.neighbour(curveName(found.rule), errorText(found.other)) : "–";
}
