import type { ReactNode } from "react";
import type { TensorRows } from "../../core/bodies/spec";
import { strings } from "../strings/en";
import { rowsOf } from "../tensor/reading";
import { NumberField } from "./fields";
import type { BodyInput } from "./similarBody";

const words = strings.body;

interface TensorFieldsProps {
  /** symmetric, body axes [kg m²]; an entry changes with its mirror image */
  readonly rows: TensorRows;
  /** [kg] */
  readonly mass: number;
  readonly set: (next: BodyInput) => string | null;
}

const ENTRIES = [
  ["xx", 0, 0],
  ["yy", 1, 1],
  ["zz", 2, 2],
  ["xy", 0, 1],
  ["xz", 0, 2],
  ["yz", 1, 2],
] as const;

export function TensorFields({ rows, mass, set }: TensorFieldsProps): ReactNode {
  const entries = rows.flat();
  const replace = (row: number, column: number, value: number) => {
    const mirrored = [3 * row + column, 3 * column + row];
    return set({ inertia: rowsOf(entries.map((old, k) => (mirrored.includes(k) ? value : old))), mass });
  };
  return (
    <>
      <fieldset className="vector-field">
        <legend>{words.tensor}</legend>
        <div className="vector-parts">
          {ENTRIES.map(([name, row, column]) => (
            <NumberField
              key={name}
              label={words.entry(name)}
              measure="inertia"
              value={rows[row][column]}
              onChange={(value) => replace(row, column, value)}
            />
          ))}
        </div>
        <p className="field-note">{words.productsSign}</p>
      </fieldset>
      <NumberField
        label={words.mass}
        measure="mass"
        value={mass}
        onChange={(next) => set({ inertia: rowsOf(entries), mass: next })}
      />
    </>
  );
}
