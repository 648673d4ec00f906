import type { ReactNode } from "react";
import type { AngularId } from "../../core/dynamics/ids";
import { strings as kit } from "../../figures/strings/en";
import { decimals, toDegrees } from "../../format/numbers";
import { typographic } from "../../format/text";
import { minuteOf, RATE } from "./minute";
import { strings } from "./strings/en";

const words = strings.minute;

const COLUMNS = ["nod", "lowest", "energy", "vertical", "axial"] as const;

/** What each rule did to the held wheel; its runs are made when the page is built. */
export function MinuteTable({ rules }: { readonly rules: readonly AngularId[] }): ReactNode {
  return (
    <table className="rules">
      <caption>{words.caption(decimals(RATE, 0))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rule}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule}>
            <th scope="row">{typographic(kit.rules[rule].name)}</th>
            {cellsOf(rule)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellsOf(rule: AngularId): ReactNode {
  const { endsAt, lowest, highest, energy, vertical, axial } = minuteOf(rule);
  if (endsAt !== null) return <td colSpan={COLUMNS.length}>{words.ended(decimals(endsAt, 1))}</td>;
  const values = [toDegrees(highest - lowest), toDegrees(lowest), energy, vertical, axial];
  return values.map((value, k) => <td key={COLUMNS[k]}>{decimals(value, k < 2 ? 1 : 2)}</td>);
}
