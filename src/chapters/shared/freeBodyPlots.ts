import { norm } from "../../core/math/vec3";
import type { PlotKind } from "../../plots/timeSeries/kind";

const DEGREES = 180 / Math.PI;

/** What a body on which nothing acts must keep: its energy, and its angular momentum in size and direction. */
export const FREE_BODY_PLOTS: readonly PlotKind[] = [
  {
    id: "energy",
    title: "Kinetic energy",
    unit: "J",
    term: "energy",
    value: (report) => report.energy,
    quantity: "energy",
    leastSpan: 0.1,
  },
  {
    id: "momentum-size",
    title: "Size of L",
    unit: "kg m²/s",
    term: "momentum",
    value: (report) => norm(report.angularMomentum),
    quantity: "angularMomentumSize",
    leastSpan: 0.1,
  },
  {
    id: "momentum-direction",
    title: "Direction of L, off by",
    unit: "°",
    term: "momentum",
    value: (report) => (report.momentumAngle === null ? null : DEGREES * report.momentumAngle),
    quantity: "momentumAngleDeg",
    leastSpan: 1,
  },
];
