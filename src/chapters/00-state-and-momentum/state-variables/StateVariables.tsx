import { Fragment, type ReactNode, useRef, useState } from "react";
import { isDiverged } from "../../../core/dynamics/state";
import { SimulationReadouts } from "../../../figures/simulation/readouts";
import { useSimulationFigure } from "../../../figures/simulation/SimulationContext";
import { simulationIsland } from "../../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../../figures/simulation/spec";
import type { Player } from "../../../playback/player";
import { setText, useFrameListener } from "../../../ui/liveElements";
import { strings } from "../strings/en";
import { describeThrown, THROWN_CAMERA, THROWN_LAYERS, thrownMarks } from "../thrownBox";
import { partsOf, STATE_GROUPS, type StateRow, same } from "./rows";

const words = strings.state;

function StateTable(): ReactNode {
  const { player } = useSimulationFigure().driver;
  const table = useRef<HTMLTableElement>(null);
  const [first] = useState(() => cellsNow(player));
  useFrameListener(() => {
    if (table.current) fill(table.current, cellsNow(player));
  });
  return (
    <table ref={table} className="readouts state-table" aria-label={words.label}>
      <thead>
        <tr>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.sinceLastFrame}</th>
          <th scope="col">
            {words.rateOfChange} <i>{words.stateDerivative}</i>
          </th>
        </tr>
      </thead>
      {STATE_GROUPS.map(({ id, title, rows }) => (
        <tbody key={id} className={`state-${id}`}>
          <tr>
            <th scope="rowgroup" colSpan={4} className="state-group">
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} cells={first[row.id]} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface Cells {
  readonly value: readonly number[];
  readonly rate: readonly number[] | null;
  readonly changed: boolean | null;
}

function Row({ row, cells }: { row: StateRow; cells: Cells | undefined }): ReactNode {
  const { id, symbol, name, unit, term, rate } = row;
  return (
    <tr data-row={id} data-changed={cells?.changed ?? undefined}>
      <th scope="row" className={term && `term-${term}`} data-term={term}>
        <i>{symbol}</i> {name} {unit ? <span className="unit">[{unit}]</span> : null}
      </th>
      <td data-quantity={id} data-value={JSON.stringify(cells?.value)}>
        <Parts values={cells?.value ?? []} />
      </td>
      <td className="state-change">{changeText(cells?.changed ?? null)}</td>
      <td data-quantity={`${id}Rate`} data-value={JSON.stringify(cells?.rate)}>
        {rate ? (
          <Fragment>
            <i className="state-rate">{rate.symbol}</i> <Parts values={cells?.rate ?? []} />
          </Fragment>
        ) : null}
      </td>
    </tr>
  );
}

const PART_KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

function Parts({ values }: { values: readonly number[] }): ReactNode {
  const parts = partsOf(values).map((text, index) => (
    <span key={PART_KEYS[index]} className="readout-part">
      {text}
    </span>
  ));
  return values.length === 9 ? <span className="parts-of-matrix">{parts}</span> : parts;
}

function changeText(changed: boolean | null): string {
  if (changed === null) return "";
  return changed ? words.changed : words.unchanged;
}

function cellsNow(player: Player): Record<string, Cells> {
  const now = player.instant(0);
  const before = player.frame > 0 ? player.instant(0, player.frame - 1) : null;
  if (isDiverged(now)) return {};
  return Object.fromEntries(
    STATE_GROUPS.flatMap(({ id: group, rows }) =>
      rows.map(({ id, value, rate }): [string, Cells] => {
        const present = value(player.system, now);
        const isCompared = group !== "constant" && before !== null && !isDiverged(before);
        return [
          id,
          {
            value: present,
            rate: rate ? rate.value(player.system, now) : null,
            changed: isCompared ? !same(present, value(player.system, before)) : null,
          },
        ];
      }),
    ),
  );
}

function fill(table: HTMLTableElement, cells: Record<string, Cells>): void {
  for (const row of table.querySelectorAll<HTMLTableRowElement>("tr[data-row]")) {
    const now = cells[row.dataset.row ?? ""];
    if (!now) continue;
    const [value, change, rate] = row.querySelectorAll<HTMLTableCellElement>("td");
    write(value, now.value);
    if (now.rate) write(rate, now.rate);
    setText(change, changeText(now.changed));
    row.dataset.changed = String(now.changed ?? "");
  }
}

function write(cell: HTMLTableCellElement | undefined, values: readonly number[]): void {
  const text = JSON.stringify(values);
  if (!cell || cell.dataset.value === text) return;
  cell.dataset.value = text;
  const parts = cell.querySelectorAll(".readout-part");
  for (const [index, part] of partsOf(values).entries()) setText(parts[index], part);
}

const SPEC: SimulationSpec = {
  camera: () => THROWN_CAMERA,
  layers: THROWN_LAYERS,
  marks: thrownMarks,
  describe: describeThrown,
  measures: ["energy", "angularVelocityBody"],
  choices: { formulations: [] },
};

export const StateVariables = simulationIsland("StateVariables", {
  spec: SPEC,
  readouts: (
    <SimulationReadouts
      omit={[
        "angularVelocity",
        "angularMomentum",
        "momentumAngle",
        "momentumDrift",
        "energyDrift",
        "orientation",
      ]}
    />
  ),
  children: <StateTable />,
});
