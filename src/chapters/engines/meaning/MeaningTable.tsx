import type { ReactNode } from "react";
import type { ComesWith } from "../../../engines/facts/schema";
import { shortNumber } from "../../../format/numbers";
import { COLON, LIST } from "../../../language/strings/en";
import { FactTable } from "../../shared/FactTable";
import { factWords, strings } from "../strings/en";
import { MEANING_ROWS, type MeaningRow } from "./rows";

const words = strings.meaning.table;

function limitText({ most }: ComesWith): string {
  if (most === null) return words.noLimit;
  return "spin" in most ? shortNumber(most.spin, 2) : words.eighth;
}

export function MeaningTable({ caption }: { readonly caption: string }): ReactNode {
  const { program, omega, torque, units, hand, up, damping, limit, known, none, unitsText } = words;
  return (
    <section className="long-scroller" tabIndex={0} aria-label={caption}>
      <FactTable
        caption={caption}
        className="engines-table meaning-table"
        headings={[program, "q", omega, torque, units, hand, up, damping, limit, known]}
        rows={MEANING_ROWS.map((row) => {
          const { preset, comesWith } = row;
          return [
            preset.name,
            preset.order ?? none,
            preset.omega ? factWords[preset.omega] : none,
            preset.torque ? factWords[preset.torque] : none,
            unitsText(preset.unit, preset.length),
            factWords[preset.handedness],
            preset.up.replace("-", "−"),
            comesWith ? shortNumber(comesWith.damping, 2) : none,
            comesWith ? limitText(comesWith) : none,
            knownFrom(row),
          ];
        })}
      />
    </section>
  );
}

function knownFrom({ preset, measuredIn, readOn }: MeaningRow): ReactNode {
  if (measuredIn !== null) return words.measured(measuredIn);
  return (
    <>
      {readOn}
      {COLON}
      {preset.sources.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 ? LIST : null}
          <a href={url}>{name}</a>
        </span>
      ))}
    </>
  );
}
