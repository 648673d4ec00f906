import type { ReactNode } from "react";
import { strings } from "../strings/en";

/** The whole table of a figure, folded. It is in the page all the time, and printed. */
export function AllNumbers({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <details className="all-numbers">
      <summary>{strings.allNumbers}</summary>
      {children}
    </details>
  );
}
