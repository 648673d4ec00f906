import type { ReactNode } from "react";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import type { Mat3 } from "../../core/math/mat3";
import { decimals } from "../../format/numbers";
import { MatrixTable } from "../../ui/MatrixTable";
import { useSimulationFigure } from "./SimulationContext";

export interface LiveMatrix {
  readonly label: string;
  readonly symbol: ReactNode;
  readonly term?: string;
  /** "=" or nothing. */
  readonly before?: string;
  readonly places: number;
  readonly value: (system: System, state: State) => Mat3;
}

/** Of lane A, side by side as in an equation. */
export function LiveMatrices({ matrices }: { readonly matrices: readonly LiveMatrix[] }): ReactNode {
  const { player } = useSimulationFigure().driver;
  const entriesOf = ({ value, places }: LiveMatrix): string[] => {
    const now = player.instant(0);
    if (isDiverged(now)) return Array.from({ length: 9 }, () => "–");
    return value(player.system, now).map((entry) => decimals(entry, places));
  };
  return (
    <div className="matrices">
      {matrices.map((matrix) => (
        <div key={matrix.label} className="matrix-place">
          {matrix.before ? <span className="matrix-sign">{matrix.before}</span> : null}
          <MatrixTable
            label={matrix.label}
            {...(matrix.term && { term: matrix.term })}
            entries={() => entriesOf(matrix)}
          >
            {matrix.symbol}
          </MatrixTable>
        </div>
      ))}
    </div>
  );
}
