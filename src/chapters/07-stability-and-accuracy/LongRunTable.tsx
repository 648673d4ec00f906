import type { ReactNode } from "react";
import type { AngularId } from "../../core/dynamics/ids";
import { ANGULAR_IDS } from "../../core/dynamics/ids";
import { type Checkpoint, type LongRun, longRun } from "../../core/runs/longRun";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import { decimals } from "../../format/numbers";
import { shortNumber } from "../../format/shortNumber";
import { FORMULATION_NOTES } from "./formulationNotes";

interface LongRunTableProps {
  readonly scenario: ScenarioId;
  /** Frames a second. */
  readonly rate: number;
  /** When stock is taken [s], in ascending order. */
  readonly at: readonly number[];
  readonly caption: string;
}

/** What every formulation has become after a long time: a table, worked out when the page is built. */
export function LongRunTable({ scenario, rate, at, caption }: LongRunTableProps): ReactNode {
  return (
    // Focus lets the arrow keys scroll what is wider than the page.
    <section className="long-scroller" tabIndex={0} aria-label={caption}>
      <table className="rules long-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Rule
            </th>
            {at.map((time) => (
              <th key={time} scope="colgroup" colSpan={COLUMNS.length}>
                after {time} seconds
              </th>
            ))}
          </tr>
          <tr>
            {at.flatMap((time) =>
              COLUMNS.map(({ name }) => (
                <th key={`${time} ${name}`} scope="col">
                  {name}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {ANGULAR_IDS.map((rule) => (
            <tr key={rule}>
              <th scope="row">{FORMULATION_NOTES[rule].short}</th>
              {cellsOf(runOf(scenario, rule, rate, at), at, rate).map(({ key, text, across }) => (
                <td key={key} colSpan={across}>
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

const DEGREES = 180 / Math.PI;

const COLUMNS: readonly { readonly name: string; readonly text: (standing: Checkpoint) => string }[] = [
  { name: "Flips", text: ({ flips }) => String(flips) },
  { name: "Energy", text: ({ energyDrift }) => share(energyDrift) },
  { name: "Size of L", text: ({ momentumDrift }) => share(momentumDrift) },
  { name: "L off by", text: ({ widestAngle }) => angle(widestAngle) },
  { name: "Attitude off by", text: ({ attitudeError }) => angle(attitudeError) },
];

/** What cannot be told from nothing by eye is "kept": less than a part in ten thousand million. */
const KEPT = 1e-10;

function share(ratio: number | null): string {
  if (ratio === null) return "–";
  if (Math.abs(ratio) < KEPT) return "kept";
  const per = 100 * ratio;
  const size = Math.abs(per);
  const text = size >= 10 ? decimals(per, 0) : size >= 0.1 ? decimals(per, 1) : shortNumber(per, 1);
  return `${per > 0 ? "+" : ""}${text} %`;
}

function angle(radians: number | null): string {
  if (radians === null) return "–";
  if (radians < KEPT) return "kept";
  const value = DEGREES * radians;
  return `${decimals(value, value >= 10 ? 0 : value >= 0.1 ? 1 : 3)}°`;
}

interface Cell {
  readonly key: string;
  readonly text: string;
  readonly across: number;
}

/** A run's cells, those of one time together; where it has ended, one cell that says so. */
function cellsOf(run: LongRun, at: readonly number[], rate: number): Cell[] {
  return at.flatMap((time, k): Cell[] => {
    const standing = run.checkpoints[k];
    if (standing)
      return COLUMNS.map(({ name, text }) => ({ key: `${time} ${name}`, text: text(standing), across: 1 }));
    const ended = decimals((run.divergedAt ?? 0) / rate, 0);
    return [{ key: String(time), text: `given up after ${ended} s`, across: COLUMNS.length }];
  });
}

const known = new Map<string, LongRun>();

/** A rule's run, worked out once for a build. */
export function runOf(scenario: ScenarioId, rule: AngularId, rate: number, at: readonly number[]): LongRun {
  const key = JSON.stringify([scenario, rule, rate, at]);
  const run = known.get(key) ?? computeRun(scenario, rule, rate, at);
  known.set(key, run);
  return run;
}

function computeRun(scenario: ScenarioId, rule: AngularId, rate: number, at: readonly number[]): LongRun {
  const named = SCENARIOS[scenario].scenario;
  const frames = at.map((time) => Math.round(time * rate));
  const lanes = [{ angular: rule }];
  const system = prepare(parseScenario({ ...named, dt: 1 / rate, frames: Math.max(...frames), lanes }));
  return longRun(system, 0, frames);
}
