import type { ReactNode } from "react";
import type { AngularId } from "../../../core/dynamics/ids";
import type { Checkpoint, LongRun } from "../../../core/runs/longRun";
import { strings as kit } from "../../../figures/strings/en";
import { decimals, shortNumber, toDegrees } from "../../../format/numbers";
import { PERCENT } from "../../../language/strings/en";
import { strings } from "../strings/en";
import { storedRuns, TABLES, type TableId } from "./tables";

const words = strings.longRunTable;

interface LongRunTableProps {
  readonly table: TableId;
  /** Left out, all of the table's. */
  readonly rules?: readonly AngularId[];
  readonly caption: string;
}

export function LongRunTable({ table, rules = TABLES[table].rules, caption }: LongRunTableProps): ReactNode {
  const { rate, at } = TABLES[table];
  return (
    <section className="long-scroller" tabIndex={0} aria-label={caption}>
      <table className="rules long-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.rule}
            </th>
            {at.map((time) => (
              <th key={time} scope="colgroup" colSpan={COLUMNS.length}>
                {words.after(decimals(time, 0))}
              </th>
            ))}
          </tr>
          <tr>
            {at.flatMap((time) =>
              COLUMNS.map(({ id }) => (
                <th key={`${time} ${id}`} scope="col">
                  {words[id]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule}>
              <th scope="row">{kit.rules[rule].within}</th>
              {cellsOf(storedRuns(table, rule), at, rate).map(({ key, text, columns }) => (
                <td key={key} colSpan={columns}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Column {
  readonly id: "flips" | "energy" | "momentumSize" | "momentumAngle" | "attitudeError";
  readonly text: (checkpoint: Checkpoint) => string;
}

const COLUMNS: readonly Column[] = [
  { id: "flips", text: ({ flips }) => decimals(flips, 0) },
  { id: "energy", text: ({ energyDrift }) => changeText(energyDrift) },
  { id: "momentumSize", text: ({ momentumDrift }) => changeText(momentumDrift) },
  { id: "momentumAngle", text: ({ widestAngle }) => angleText(widestAngle) },
  { id: "attitudeError", text: ({ attitudeError }) => angleText(attitudeError) },
];

/** Changes below this are round-off. */
const ROUND_OFF = 1e-10;

function changeText(ratio: number | null): string {
  if (ratio === null) return "–";
  if (Math.abs(ratio) < ROUND_OFF) return words.kept;
  const percent = 100 * ratio;
  const size = Math.abs(percent);
  const text =
    size >= 10 ? decimals(percent, 0) : size >= 0.1 ? decimals(percent, 1) : shortNumber(percent, 1);
  return `${percent > 0 ? "+" : ""}${text}${PERCENT}`;
}

/** Told in digits from here on [°]. */
const LEAST_ANGLE = 0.001;

function angleText(radians: number | null): string {
  if (radians === null) return "–";
  if (radians < ROUND_OFF) return words.kept;
  const value = toDegrees(radians);
  if (value < LEAST_ANGLE) return `< ${decimals(LEAST_ANGLE, 3)}°`;
  return `${decimals(value, value >= 10 ? 0 : value >= 0.1 ? 1 : 3)}°`;
}

interface Cell {
  readonly key: string;
  readonly text: string;
  readonly columns: number;
}

/** Where runs have diverged, a single cell says by when; a number on which they disagree is left out: round-off decides it. */
function cellsOf(runs: readonly LongRun[], at: readonly number[], rate: number): Cell[] {
  return at.flatMap((time, k): Cell[] => {
    const checkpoints = runs.flatMap((run) => run.checkpoints[k] ?? []);
    if (checkpoints.length === runs.length)
      return COLUMNS.map(({ id, text }) => ({
        key: `${time} ${id}`,
        text:
          id === "flips" && isEnergyByChance(checkpoints) ? words.chance : unanimous(checkpoints.map(text)),
        columns: 1,
      }));
    const lastEnd = Math.max(...runs.map((run) => (run.divergedAt ?? 0) / rate));
    const ended = words.diverged(`${decimals(TENS * Math.ceil(lastEnd / TENS), 0)} s`);
    const text = checkpoints.length === 0 ? ended : words.chance;
    return [{ key: String(time), text, columns: COLUMNS.length }];
  });
}

/** A divergence is rounded up to so many seconds, because round-off decides it. */
const TENS = 10;

/** Then round-off decides the flips too, even where a few runs agree on their number. */
function isEnergyByChance(checkpoints: readonly Checkpoint[]): boolean {
  const energy = COLUMNS.find(({ id }) => id === "energy");
  return energy !== undefined && unanimous(checkpoints.map(energy.text)) === words.chance;
}

function unanimous(texts: readonly string[]): string {
  return new Set(texts).size === 1 ? (texts[0] ?? "") : words.chance;
}
