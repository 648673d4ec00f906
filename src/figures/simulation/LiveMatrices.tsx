import { type ReactNode, useEffect, useRef, useState } from "react";
import type { State } from "../../core/dynamics/state";
import { isDiverged } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import type { Mat3 } from "../../core/math/mat3";
import { decimals } from "../../format/numbers";
import { fillMatrix, MatrixTable } from "../../ui/MatrixTable";
import type { SimulationDriver } from "./SimulationDriver";

/** A matrix that is read off a lane. */
export interface LiveMatrix {
  /** As a screen reader says it. */
  readonly label: string;
  readonly symbol: ReactNode;
  readonly term?: string;
  /** What stands between it and the one before: "=" or nothing. */
  readonly before?: string;
  readonly places: number;
  readonly value: (system: System, state: State) => Mat3;
}

interface LiveMatricesProps {
  readonly driver: SimulationDriver;
  readonly matrices: readonly LiveMatrix[];
}

/** Matrices of lane A at the present frame, side by side as an equation has them. */
export function LiveMatrices({ driver, matrices }: LiveMatricesProps): ReactNode {
  const tables = useRef<(HTMLTableElement | null)[]>([]);
  const entriesOf = ({ value, places }: LiveMatrix): string[] => {
    const { player } = driver;
    const now = player.instant(0);
    if (isDiverged(now)) return Array.from({ length: 9 }, () => "–");
    return value(player.system, now).map((entry) => decimals(entry, places));
  };
  const [first] = useState(() => matrices.map(entriesOf));
  const latest = useRef(entriesOf);
  latest.current = entriesOf;
  useEffect(
    () =>
      driver.onFrame(() => {
        matrices.forEach((matrix, index) => {
          fillMatrix(tables.current[index] ?? null, latest.current(matrix));
        });
      }),
    [driver, matrices],
  );
  return (
    <div className="matrices">
      {matrices.map((matrix, index) => (
        <div key={matrix.label} className="matrix-place">
          {matrix.before ? <span className="matrix-sign">{matrix.before}</span> : null}
          <MatrixTable
            label={matrix.label}
            {...(matrix.term && { term: matrix.term })}
            entries={first[index] ?? []}
            table={(table) => {
              tables.current[index] = table;
            }}
          >
            {matrix.symbol}
          </MatrixTable>
        </div>
      ))}
    </div>
  );
}
