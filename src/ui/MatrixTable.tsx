import { type ReactNode, useRef, useState } from "react";
import { setText, useFrameListener } from "./liveElements";

interface MatrixTableProps {
  /** For a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
  readonly term?: string;
  /** At the present frame, row by row. */
  readonly entries: () => readonly string[];
}

const ROWS = [0, 1, 2] as const;

/** Follows the present frame without React. */
export function MatrixTable({ label, children, term, entries }: MatrixTableProps): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [first] = useState(entries);
  useFrameListener(() => {
    const cells = table.current?.querySelectorAll("td") ?? [];
    for (const [index, text] of entries().entries()) setText(cells[index], text);
  });
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
                <td key={column}>{first[3 * row + column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
