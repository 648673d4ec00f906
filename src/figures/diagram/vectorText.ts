import type { Vec3 } from "../../core/math/vec3";
import { decimals, degrees } from "../../format/numbers";
import { TERMS, type TermId } from "../../ui/glossary";
import type { ReadoutCell, ReadoutColumn, ReadoutRow } from "../../ui/Readouts";
import { strings } from "../strings/en";

export function vectorText(v: Vec3): string {
  return strings.components(v.map((component) => decimals(component, 2)));
}

export function numberCell(value: number, places: number): ReadoutCell {
  return { value, parts: [decimals(value, places)] };
}

/** @param angle [rad] */
export function angleCell(angle: number): ReadoutCell {
  return { value: angle, parts: [degrees(angle)] };
}

/** The only column of a table. */
export function nowColumn(cells: ReadoutColumn["cells"]): ReadoutColumn {
  return { lane: "a", heading: strings.now, cells };
}

interface Quantity<Source> extends Partial<Pick<ReadoutRow, "symbol" | "unit" | "axes">> {
  /** Has the symbol and the unit, where these are not given. */
  readonly term?: TermId;
  readonly of: (source: Source) => number | readonly number[] | ReadoutCell;
}

/** The rows of a table, and the cells of a column of it. */
export function quantitiesOf<Id extends string, Source>(
  names: Readonly<Record<Id, string>>,
  places: number,
  quantities: Readonly<Record<Id, Quantity<Source>>>,
) {
  const entries = Object.entries<Quantity<Source>>(quantities) as [Id, Quantity<Source>][];
  const rows = entries.map(([quantity, { of, term, ...given }]): ReadoutRow => {
    const ofTerm = term && { term, symbol: TERMS[term].symbol, unit: TERMS[term].unit };
    return { quantity, name: names[quantity], unit: "", ...ofTerm, ...given };
  });
  const cells = (source: Source): ReadoutColumn["cells"] =>
    Object.fromEntries(entries.map(([quantity, { of }]) => [quantity, cellOf(of(source), places)]));
  return { rows, cells };
}

function cellOf(value: number | readonly number[] | ReadoutCell, places: number): ReadoutCell {
  if (typeof value === "number") return numberCell(value, places);
  return "parts" in value ? value : { value, parts: value.map((part) => decimals(part, places)) };
}
