import type { ReactNode } from "react";
import { MeasureList } from "../../ui/MeasureList";
import { type ReadoutColumn, type ReadoutRow, Readouts } from "../../ui/Readouts";
import { AllNumbers } from "../shell/Figure";

interface RowMeasuresProps {
  readonly rows: readonly ReadoutRow[];
  readonly columns: () => readonly ReadoutColumn[];
  readonly matter: readonly string[];
}

export function RowMeasures({ rows, columns, matter }: RowMeasuresProps): ReactNode {
  const readings = (quantity: string) => {
    const all = columns();
    return all.map(({ heading, cells }) => ({
      lane: all.length > 1 ? heading : "",
      heading,
      parts: cells[quantity]?.parts ?? [],
    }));
  };
  return (
    <MeasureList measures={rows.filter(({ quantity }) => matter.includes(quantity))} readings={readings} />
  );
}

export function Numbers(props: RowMeasuresProps): ReactNode {
  return (
    <>
      <RowMeasures {...props} />
      <AllNumbers>
        <Readouts rows={props.rows} columns={props.columns} />
      </AllNumbers>
    </>
  );
}
