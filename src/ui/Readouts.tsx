import { type ReactNode, useRef, useState } from "react";
import { setText, useFrameListener } from "./liveElements";
import { strings } from "./strings/en";

export interface ReadoutRow {
  /** As on the command line. */
  readonly quantity: string;
  readonly name: string;
  readonly symbol?: string;
  readonly unit: string;
  readonly term?: string;
  /** Of components, if not the axes of the world or the body. */
  readonly axes?: readonly string[];
}

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
  /** Their number is fixed; render with another `key` for another. */
  readonly columns: () => readonly ReadoutColumn[];
}

/** A single number has none. */
export function axisNames(count: number): readonly string[] {
  return count === 3 ? ["x", "y", "z"] : count === 4 ? ["w", "x", "y", "z"] : [];
}

/** Cells are rendered once; then they follow the present frame without React. */
export function Readouts({ rows, columns }: ReadoutsProps): ReactNode {
  const [cells] = useState(() => new Map<string, Cell>());
  const [first] = useState(columns);
  // A formulation chosen anew renames its column.
  const headings = columns().map(({ heading }) => heading);
  useFrameListener(() => {
    for (const { lane, cells: present } of columns()) {
      for (const [quantity, readout] of Object.entries(present)) {
        const cell = cells.get(`${quantity} ${lane}`);
        if (cell) fillCell(cell, readout);
      }
    }
  });
  return (
    <table className="readouts" aria-label={strings.readouts.label}>
      <thead>
        <tr>
          <th scope="col">{strings.readouts.quantity}</th>
          {first.map(({ lane }, index) => (
            <th key={lane} scope="col" className={first.length > 1 ? `lane-${index + 1}` : undefined}>
              {headings[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.quantity}>
            <RowHead {...row} />
            {first.map(({ lane, cells: present }) => (
              <ReadoutCellView
                key={lane}
                quantity={row.quantity}
                lane={lane}
                axes={row.axes}
                first={present[row.quantity]}
                onMount={(element) =>
                  cells.set(`${row.quantity} ${lane}`, { element, axes: row.axes, written: null })
                }
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowHead({ name, symbol, unit, term }: ReadoutRow): ReactNode {
  return (
    <th scope="row" className={term ? `term-${term}` : undefined} data-term={term}>
      {name} {symbol ? <i>{symbol}</i> : null} {unit ? <span className="unit">[{unit}]</span> : null}
    </th>
  );
}

interface Cell {
  readonly element: HTMLTableCellElement;
  readonly axes: readonly string[] | undefined;
  written: ReadoutCell | null;
}

interface CellProps {
  readonly quantity: string;
  readonly lane: string;
  readonly axes: readonly string[] | undefined;
  readonly first: ReadoutCell | undefined;
  readonly onMount: (element: HTMLTableCellElement) => void;
}

function ReadoutCellView({ quantity, lane, axes: own, first, onMount }: CellProps): ReactNode {
  // React keeps to what the page opened with, whatever has been written since.
  const [opening] = useState(first);
  const mounted = useRef(false);
  const axes = own ?? axisNames(opening?.parts.length ?? 0);
  return (
    <td
      ref={(element) => {
        if (element && !mounted.current) onMount(element);
        mounted.current = element !== null;
      }}
      data-quantity={quantity}
      data-lane={lane}
      data-value={JSON.stringify(opening?.value ?? null)}
    >
      {opening?.parts.map((part, index) => (
        <span key={axes[index] ?? "value"} className="readout-part" data-axis={axes[index]}>
          {part}
        </span>
      ))}
    </td>
  );
}

function fillCell(cell: Cell, readout: ReadoutCell): void {
  const { element, written } = cell;
  const { value, parts } = readout;
  cell.written = readout;
  if (written && written.value === value && written.parts[0] === parts[0]) return;
  element.dataset.value = JSON.stringify(value);
  const axes = cell.axes ?? axisNames(parts.length);
  while (element.children.length < parts.length) {
    const part = document.createElement("span");
    part.className = "readout-part";
    const axis = axes[element.children.length];
    if (axis) part.dataset.axis = axis;
    element.append(part);
  }
  for (let index = 0; index < element.children.length; index++)
    setText(element.children[index], parts[index] ?? "");
}
