import { axialMomentum, totalEnergy, verticalMomentum } from "../../core/diagnostics/pivot";
import { initialInstant } from "../../core/dynamics/advance";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { toDegrees } from "../../format/numbers";
import type { PlotKind } from "../../plots/timeSeries/plottedRun";
import { cachedBy } from "../shared/cachedBy";
import { strings } from "./strings/en";

/** All lanes start alike. */
const startOf = cachedBy((system: System): State => {
  const start = initialInstant(system, 0);
  if (isDiverged(start)) throw new Error(start.diverged);
  return { ...start, momentum_W: null };
});

/** Since the start, as readings tell it: L then follows from ω, as for rules that keep ω. */
function change(of: (system: System, state: State) => number | null): PlotKind["value"] {
  return ({ position, velocity, orientation, angularVelocity }, system) => {
    const start = startOf(system);
    const place = { position_W: position, velocity_W: velocity };
    const state = { ...start, ...place, q_WB: orientation, omega_W: angularVelocity };
    const [now, then] = [of(system, state), of(system, start)];
    return now === null || then === null ? null : now - then;
  };
}

const PLACE = { unit: "°", term: "centre" } as const;

/** Where the axle points. Past half a turn it begins anew at the other side. */
export const AXLE_PLOTS: readonly PlotKind[] = [
  {
    id: "round",
    title: strings.plots.round,
    value: ({ position: [x, , z] }) => toDegrees(Math.atan2(-z, x)),
    quantity: "axleRound",
    leastSpan: 10,
    ...PLACE,
  },
  {
    id: "height",
    title: strings.plots.height,
    value: ({ position: [x, y, z] }) => toDegrees(Math.atan2(y, Math.hypot(x, z))),
    quantity: "axleHeight",
    leastSpan: 1,
    ...PLACE,
  },
];

const MOMENTUM = { unit: "kg m²/s", term: "momentum", leastSpan: 0.01 } as const;

/** Each a level line at zero where the motion is right. */
export const KEPT_PLOTS: readonly PlotKind[] = [
  {
    id: "total-energy",
    title: strings.plots.energy,
    unit: "J",
    term: "energy",
    value: change(totalEnergy),
    quantity: "totalEnergyChange",
    leastSpan: 0.1,
  },
  {
    id: "vertical",
    title: strings.plots.vertical,
    value: change(verticalMomentum),
    quantity: "verticalMomentumChange",
    ...MOMENTUM,
  },
  {
    id: "axial",
    title: strings.plots.axial,
    value: change(axialMomentum),
    quantity: "axialMomentumChange",
    ...MOMENTUM,
  },
];
