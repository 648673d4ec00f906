import type { Drifts } from "../../core/diagnostics/drifts";
import type { Readings } from "../../core/diagnostics/readings";
import type { System } from "../../core/dynamics/system";

/** One plot over time: a quantity of every lane, read off each frame. */
export interface PlotKind {
  readonly id: string;
  /** What is plotted, as a heading: "Kinetic energy". */
  readonly title: string;
  /** Of the values plotted; empty for a pure number. */
  readonly unit: string;
  /** The term whose colour the curves have. */
  readonly term: string;
  /** The value plotted, in `unit`; null where there is none. */
  readonly value: (report: Readings & Drifts, system: System) => number | null;
  /** Whether impacts are marked on its curves, with what they cost. */
  readonly marksImpacts?: boolean;
  /** The full-precision column's name in the CSV. */
  readonly quantity: string;
  /** The least span of values worth an axis, in `unit`: without it round-off would fill the plot like a discovery. */
  readonly leastSpan: number;
}
