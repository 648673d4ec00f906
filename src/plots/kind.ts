import type { Drifts, Readings } from "../core/dynamics/diagnostics";

/** One plot over time: a quantity of every lane, read off each frame. */
export interface PlotKind {
  readonly id: string;
  /** What is plotted, as a heading: "Kinetic energy". */
  readonly title: string;
  /** In brackets on the axis; empty for a pure number. */
  readonly unit: string;
  /** The term whose colour the curves have. */
  readonly term: string;
  /** The value plotted, in `unit`; null where there is none. */
  readonly value: (report: Readings & Drifts) => number | null;
  /** The full-precision column's name in the CSV. */
  readonly quantity: string;
}
