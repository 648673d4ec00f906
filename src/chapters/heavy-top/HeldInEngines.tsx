import type { ReactNode } from "react";
import { decimals } from "../../format/numbers";
import held from "./heldInEngines.json";
import { strings } from "./strings/en";

const words = strings.engines;

type Row = (typeof held)["exact"];

const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  [words.rate]: ({ rate }) => decimals(rate, 2),
  [words.lowest10]: ({ lowest10 }) => decimals(-lowest10, 1),
  [words.lowest60]: ({ lowest60 }) => decimals(-lowest60, 1),
  [words.gap]: ({ gap }) => decimals(1000 * gap, 2),
};

/** Measured by tests/engines/heldWheel.deep.test.ts, which writes them anew when asked to. */
export function HeldInEngines({ caption }: { readonly caption: string }): ReactNode {
  return (
    <table className="rules">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.program}</th>
          {Object.keys(COLUMNS).map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(held).map(([id, row]) => (
          <tr key={id}>
            <th scope="row">{words.rows[id as keyof typeof held]}</th>
            {Object.entries(COLUMNS).map(([heading, text]) => (
              <td key={heading}>{text(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
