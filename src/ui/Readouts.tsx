import type { ReactNode, Ref } from "react";
import { strings } from "./strings";

/** A row of the table: one quantity. */
export interface ReadoutRow {
  /** Its key, as on the command line. */
  readonly quantity: string;
  readonly name: string;
  readonly symbol?: string;
  readonly unit: string;
  readonly term?: string;
}

/** What one cell shows: its full value, and how it reads, component by component. */
export interface ReadoutCell {
  readonly value: unknown;
  readonly parts: readonly string[];
}

export interface ReadoutColumn {
  /** "a", "b", ... */
  readonly lane: string;
  readonly heading: string;
  readonly cells: Readonly<Record<string, ReadoutCell>>;
}

interface ReadoutsProps {
  readonly rows: readonly ReadoutRow[];
  readonly columns: readonly ReadoutColumn[];
  readonly table: Ref<HTMLTableElement>;
}

const COMPONENTS = ["first", "second", "third", "fourth"];

/** A row per quantity, a column per lane. Rendered once; {@link fillReadouts} keeps it up to date. */
export function Readouts({ rows, columns, table }: ReadoutsProps): ReactNode {
  return (
    <table ref={table} className="readouts" aria-label={strings.readouts.label}>
      <thead>
        <tr>
          <th scope="col">{strings.readouts.quantity}</th>
          {columns.map((column) => (
            <th key={column.lane} scope="col">
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.quantity}>
            <th scope="row" className={row.term ? `term-${row.term}` : undefined} data-term={row.term}>
              {row.name} {row.symbol ? <i>{row.symbol}</i> : null}{" "}
              {row.unit ? <span className="unit">[{row.unit}]</span> : null}
            </th>
            {columns.map((column) => (
              <td
                key={column.lane}
                data-quantity={row.quantity}
                data-lane={column.lane}
                data-value={JSON.stringify(column.cells[row.quantity]?.value ?? null)}
              >
                {column.cells[row.quantity]?.parts.map((part, index) => (
                  <span key={COMPONENTS[index]} className="part">
                    {part}
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Writes new values into the cells of a rendered table, without React, touching only what has changed. */
export function fillReadouts(table: HTMLTableElement, columns: readonly ReadoutColumn[]): void {
  for (const column of columns) {
    for (const [quantity, readout] of Object.entries(column.cells)) {
      const cell = cellsOf(table).get(`${quantity} ${column.lane}`);
      if (cell) fill(cell, readout);
    }
  }
}

/** A cell, and what was last written into it. */
interface Cell {
  readonly element: HTMLTableCellElement;
  written: ReadoutCell | null;
}

function fill(cell: Cell, readout: ReadoutCell): void {
  const { element, written } = cell;
  const { value, parts } = readout;
  cell.written = readout;
  if (written && written.value === value && written.parts[0] === parts[0]) return;
  element.dataset.value = JSON.stringify(value);
  while (element.children.length < parts.length) {
    const part = document.createElement("span");
    part.className = "part";
    element.append(part);
  }
  for (let index = 0; index < element.children.length; index++) {
    const text = parts[index] ?? "";
    if (written?.parts[index] !== text) write(element.children[index], text);
  }
}

/** Into the text that is there: to put another in its place costs more. */
function write(part: Element | undefined, text: string): void {
  if (part?.firstChild instanceof Text) part.firstChild.data = text;
  else if (part) part.textContent = text;
}

const known = new WeakMap<HTMLTableElement, Map<string, Cell>>();

/** A table's cells by quantity and lane, looked up once: React keeps them, whatever the reader chooses. */
function cellsOf(table: HTMLTableElement): Map<string, Cell> {
  const found = known.get(table);
  if (found) return found;
  const cells = new Map(
    Array.from(table.querySelectorAll<HTMLTableCellElement>("td[data-quantity]"), (element) => [
      `${element.dataset.quantity} ${element.dataset.lane}`,
      { element, written: null },
    ]),
  );
  known.set(table, cells);
  return cells;
}
