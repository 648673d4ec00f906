import type { Vec3 } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import type { ReadoutCell, ReadoutColumn } from "../../ui/Readouts";
import { strings } from "../strings/en";

export function vectorText(v: Vec3): string {
  return strings.components(v.map((component) => decimals(component, 2)));
}

export function vectorCell(v: Vec3, places: number): ReadoutCell {
  return { value: v, parts: v.map((component) => decimals(component, places)) };
}

export function numberCell(value: number, places: number): ReadoutCell {
  return { value, parts: [decimals(value, places)] };
}

/** The only column of a table. */
export function nowColumn(cells: ReadoutColumn["cells"]): ReadoutColumn {
  return { lane: "a", heading: strings.now, cells };
}
