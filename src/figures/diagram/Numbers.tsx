import type { ReactNode } from "react";
import { MeasureList } from "../../ui/MeasureList";
import { type ReadoutColumn, type ReadoutRow, Readouts } from "../../ui/Readouts";
import { AllNumbers } from "../frame/AllNumbers";

interface RowMeasuresProps {
  readonly rows: readonly ReadoutRow[];
  readonly columns: () => readonly ReadoutColumn[];
  /** Which two or three rows matter in the figure. */
  readonly matter: readonly string[];
}

/** The rows of a table that matter, in a figure in which no time passes. */
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

/** What matters in a figure whose values the reader sets, and the whole table in a fold. */
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
