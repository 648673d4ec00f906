import type { ReactNode } from "react";

interface FactTableProps {
  readonly caption: string;
  readonly className?: string;
  /** That of the rows' names first. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table of the text, which does not change. */
export function FactTable({ caption, className, headings, rows }: FactTableProps): ReactNode {
  return (
    <table className={className ? `rules ${className}` : "rules"}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, k) => (
              <td key={headings[k + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
