import type { ReactNode } from "react";
import type { ComesWith } from "../../../engines/facts/schema";
import { shortNumber } from "../../../format/numbers";
import { strings } from "../strings/en";
import { MEANING_ROWS, type MeaningRow } from "./rows";

const words = strings.meaning.table;

interface Column {
  readonly heading: string;
  readonly text: (row: MeaningRow) => string | undefined;
}

const COLUMNS: readonly Column[] = [
  { heading: "q", text: ({ preset }) => preset.order },
  { heading: words.omega, text: ({ preset }) => preset.omega },
  { heading: words.torque, text: ({ preset }) => preset.torque },
  { heading: words.units, text: ({ preset }) => words.unitsText(preset.unit, preset.length) },
  { heading: words.hand, text: ({ preset }) => preset.handedness },
  { heading: words.up, text: ({ preset }) => preset.up.replace("-", "−") },
  { heading: words.damping, text: ({ comesWith }) => comesWith && shortNumber(comesWith.damping, 2) },
  { heading: words.limit, text: ({ comesWith }) => comesWith && limitText(comesWith) },
];

function limitText({ most }: ComesWith): string {
  if (most === null) return words.noLimit;
  return "spin" in most ? shortNumber(most.spin, 2) : words.eighth;
}

export function MeaningTable({ caption }: { readonly caption: string }): ReactNode {
  return (
    <section className="long-scroller" tabIndex={0} aria-label={caption}>
      <table className="rules engines-table meaning-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.program}</th>
            {COLUMNS.map(({ heading }) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
            <th scope="col">{words.known}</th>
          </tr>
        </thead>
        <tbody>
          {MEANING_ROWS.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.preset.name}</th>
              {COLUMNS.map(({ heading, text }) => (
                <td key={heading}>{text(row) ?? words.none}</td>
              ))}
              <td>
                <Known row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Known({ row: { preset, measuredIn, readOn } }: { readonly row: MeaningRow }): ReactNode {
  if (measuredIn !== null) return words.measured(measuredIn);
  return (
    <>
      {readOn}:{" "}
      {preset.sources.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 ? ", " : null}
          <a href={url}>{name}</a>
        </span>
      ))}
    </>
  );
}
