import type { ReactNode, Ref } from "react";

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
    <table ref={table} className="readouts" aria-label="Readouts">
      <thead>
        <tr>
          <th scope="col">Quantity</th>
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

/** Writes new values into the cells of a rendered table, without React. */
export function fillReadouts(table: HTMLTableElement, columns: readonly ReadoutColumn[]): void {
  const cellsByLane = new Map(columns.map((column) => [column.lane, column.cells]));
  for (const cell of table.querySelectorAll<HTMLTableCellElement>("td[data-quantity]")) {
    const { lane = "", quantity = "" } = cell.dataset;
    const readout = cellsByLane.get(lane)?.[quantity];
    if (!readout) continue;
    const value = JSON.stringify(readout.value);
    if (cell.dataset.value === value) continue;
    cell.dataset.value = value;
    fillParts(cell, readout.parts);
  }
}

function fillParts(cell: HTMLTableCellElement, parts: readonly string[]): void {
  while (cell.children.length < parts.length) {
    const part = document.createElement("span");
    part.className = "part";
    cell.append(part);
  }
  [...cell.children].forEach((part, index) => {
    part.textContent = parts[index] ?? "";
  });
}
