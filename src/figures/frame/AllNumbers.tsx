import type { ReactNode } from "react";
import { strings } from "../strings";

/** The whole table of a figure, a press away. It is in the page all the time, on paper too. */
export function AllNumbers({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <details className="all-numbers">
      <summary>{strings.allNumbers}</summary>
      {children}
    </details>
  );
}
