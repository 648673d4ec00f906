import type { ComponentProps, ReactNode } from "react";
import type { TensorRows } from "../../core/bodies/spec";
import type { Vec3 } from "../../core/math/vec3";
import { strings } from "../strings/en";
import { rowsOf } from "../tensor/reading";
import { MassField, NumberField, VectorField } from "./fields";
import type { BodyInput } from "./similarBody";

const words = strings.body;

interface InertiaProps {
  /** [kg] */
  readonly mass: number;
  readonly set: (next: BodyInput) => string | null;
}

/** @param moments principal moments [kg m²], along the body's axes */
export function MomentFields({ moments, mass, set }: InertiaProps & { readonly moments: Vec3 }): ReactNode {
  return (
    <VectorAndMass
      vector={{ legend: words.moments, measure: "inertia", names: ["1", "2", "3"], value: moments }}
      mass={mass}
      set={(inertia, next) => set({ inertia, mass: next })}
    />
  );
}

interface VectorAndMassProps {
  readonly vector: Omit<ComponentProps<typeof VectorField<Vec3>>, "onChange">;
  /** [kg] */
  readonly mass: number;
  readonly set: (vector: [number, number, number], mass: number) => string | null;
}

export function VectorAndMass({ vector, mass, set }: VectorAndMassProps): ReactNode {
  return (
    <>
      <VectorField {...vector} onChange={(next) => set([...next], mass)} />
      <MassField mass={mass} onChange={(next) => set([...vector.value], next)} />
    </>
  );
}

const ENTRIES = [
  ["xx", 0, 0],
  ["yy", 1, 1],
  ["zz", 2, 2],
  ["xy", 0, 1],
  ["xz", 0, 2],
  ["yz", 1, 2],
] as const;

/** @param rows symmetric inertia tensor, body axes [kg m²]; an entry changes with its mirror image */
export function TensorFields({ rows, mass, set }: InertiaProps & { readonly rows: TensorRows }): ReactNode {
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
      <MassField mass={mass} onChange={(next) => set({ inertia: rowsOf(entries), mass: next })} />
    </>
  );
}
