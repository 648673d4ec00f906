import type { CSSProperties, ReactNode } from "react";
import { SETTING_IDS, type SettingId } from "../engineText";
import { type Measured, type ThrowId, TIMES } from "../measure";
import { angleText, driftText } from "../numbers";
import { storedSetting } from "../storedMeasurements";
import { strings } from "../strings/en";

const words = strings.table;

/** Of a throw in one setting, in the order of {@link TIMES}; shorter where the run ended. */
type Run = readonly Measured[];

interface Column {
  readonly quantity: string;
  readonly heading: string;
  /** Undefined where the run ended before. */
  readonly value: (run: Run) => number | undefined;
  readonly text: (value: number) => string;
}

const LAST = TIMES.length - 1;
const END = Math.max(...TIMES);
const drift = (ratio: number) => driftText(ratio, words.kept);

const COLUMNS: readonly Column[] = [
  ...TIMES.map(
    (time, k): Column => ({
      quantity: `attitude-${time}`,
      heading: words.error(time),
      value: (run) => run[k]?.attitude,
      text: angleText,
    }),
  ),
  {
    quantity: "energy",
    heading: words.energy(END),
    value: (run) => run[LAST]?.energy,
    text: drift,
  },
  { quantity: "size", heading: words.size(END), value: (run) => run[LAST]?.size, text: drift },
  { quantity: "direction", heading: words.direction, value: (run) => run[LAST]?.direction, text: angleText },
];

export function NumberHeads(): ReactNode {
  return COLUMNS.map(({ quantity, heading }) => (
    <th scope="col" key={quantity}>
      {heading}
    </th>
  ));
}

interface NumberCellsProps {
  readonly id: SettingId;
  readonly thrown: ThrowId;
  /** By default the stored numbers are the table's own; null where the reader's have not come. */
  readonly found?: Run | null;
}

/** Under each number a bar, of the share of the column's worst; where the reader's are another, ours stand beside them. */
export function NumberCells({ id, thrown, found = storedSetting(id)[thrown] }: NumberCellsProps): ReactNode {
  const ours = storedSetting(id)[thrown];
  return COLUMNS.map((column) => {
    const [kept, own] = [textOf(column, ours), found && textOf(column, found)];
    const { share, text: worst } = worstOf(column, thrown, ours);
    return (
      <td
        key={column.quantity}
        data-quantity={column.quantity}
        data-worst={kept === worst || undefined}
        style={{ "--share": share } as CSSProperties}
      >
        {own === null ? <span className="ours">{kept}</span> : own}
        {own === null || own === kept ? null : <span className="ours"> {kept}</span>}
      </td>
    );
  });
}

function textOf({ value, text }: Column, run: Run): string {
  const found = value(run);
  return found === undefined ? words.none : text(found);
}

function worstOf({ value, text }: Column, thrown: ThrowId, run: Run): { share: string; text: string } {
  const values = SETTING_IDS.map((id) => value(storedSetting(id)[thrown]) ?? 0);
  const worst = values.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most));
  return { share: Math.abs((value(run) ?? 0) / worst).toFixed(2), text: text(worst) };
}
