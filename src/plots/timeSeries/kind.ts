import type { Drifts } from "../../core/diagnostics/drifts";
import type { Readings } from "../../core/diagnostics/readings";
import type { System } from "../../core/dynamics/system";

/** A quantity of every lane, read off each frame. */
export interface PlotKind {
  readonly id: string;
  readonly title: string;
  /** Empty for a pure number. */
  readonly unit: string;
  /** Gives the curves their colour. */
  readonly term: string;
  /** In `unit`; null where there is none. */
  readonly value: (report: Readings & Drifts, system: System) => number | null;
  /** With what they cost. */
  readonly marksImpacts?: boolean;
  /** The column's name in the CSV. */
  readonly quantity: string;
  /** In `unit`: without it round-off would fill the plot like a discovery. */
  readonly leastSpan: number;
}
