import type { ReactNode } from "react";
import type { PrecisionCurve } from "../../../plots/workPrecision/workPrecision";
import { SymbolSample } from "./SymbolSample";

interface PrecisionKeyProps {
  readonly entries: readonly Pick<PrecisionCurve, "id" | "symbol" | "name">[];
}

/** Which symbol is which rule, where the plot has no room for their names. */
export function PrecisionKey({ entries }: PrecisionKeyProps): ReactNode {
  return (
    <ul className="precision-key">
      {entries.map(({ id, symbol, name }) => (
        <li key={id}>
          <SymbolSample {...symbol} /> {name}
        </li>
      ))}
    </ul>
  );
}
