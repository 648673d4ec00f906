import { norm } from "../../core/math/vec3";
import { toDegrees } from "../../format/numbers";
import type { PlotKind } from "../../plots/timeSeries/plottedRun";
import { strings } from "./strings/en";

const titles = strings.plots;

export const FREE_BODY_PLOTS: readonly PlotKind[] = [
  {
    id: "energy",
    title: titles.energy,
    unit: "J",
    term: "energy",
    value: (report) => report.energy,
    quantity: "energy",
    leastSpan: 0.1,
  },
  {
    id: "momentum-size",
    title: titles.momentumLength,
    unit: "kg m²/s",
    term: "momentum",
    value: (report) => norm(report.angularMomentum),
    quantity: "angularMomentumSize",
    leastSpan: 0.1,
  },
  {
    id: "momentum-direction",
    title: titles.momentumDirection,
    unit: "°",
    term: "momentum",
    value: (report) => (report.momentumAngle === null ? null : toDegrees(report.momentumAngle)),
    quantity: "momentumAngleDeg",
    leastSpan: 1,
  },
];
