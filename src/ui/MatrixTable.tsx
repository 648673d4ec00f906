import type { ReactNode, Ref } from "react";

interface MatrixTableProps {
  /** As a screen reader says it. */
  readonly label: string;
  /** The symbol that stands over it. */
  readonly children: ReactNode;
  readonly term?: string;
  /** Row by row, as they read. */
  readonly entries: readonly string[];
  readonly table: Ref<HTMLTableElement>;
}

const ROWS = [0, 1, 2] as const;

/** A 3 × 3 matrix of numbers in brackets. Rendered once; {@link fillMatrix} keeps it up to date. */
export function MatrixTable({ label, children, term, entries, table }: MatrixTableProps): ReactNode {
  return (
    <div className={`matrix ${term ? `term-${term}` : ""}`} data-term={term}>
      <p className="matrix-name" aria-hidden="true">
        {children}
      </p>
      <table ref={table} aria-label={label}>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {ROWS.map((column) => (
                <td key={column}>{entries[3 * row + column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Writes new entries into a rendered matrix, without React, touching only what has changed. */
export function fillMatrix(table: HTMLTableElement | null, entries: readonly string[]): void {
  const cells = table?.querySelectorAll("td") ?? [];
  entries.forEach((text, index) => {
    const cell = cells[index];
    if (cell && cell.textContent !== text) cell.textContent = text;
  });
}
