import { drifts } from "../../../core/diagnostics/drifts";
import { readings } from "../../../core/diagnostics/readings";
import type { PolhodeKind } from "../../../core/exact/polhode";
import { dot } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import { decimals, degrees, percent } from "../../../format/numbers";
import { type Construction, construction, invariablePlane } from "./construction";

/** What Poinsot's two pictures show, in words, for a reader who does not see them. */
const AT_REST = "The body is at rest: it has no polhode.";

/** Less than this [rad/s] does not show. */
const HARDLY = 0.001;

const WHERE: Readonly<Record<PolhodeKind, string>> = {
  "around-least": "goes round the axis of least moment",
  "around-greatest": "goes round the axis of greatest moment",
  separatrix: "runs into the middle axis",
  point: "is a single point: the body turns steadily",
};

export function describeBody(view: LaneView): string {
  const found = construction(view);
  if (!found) return AT_REST;
  const { start, now, body } = found;
  const { energyDrift, momentumDrift } = driftsOf(view);
  const ratio = (now.momentum * now.momentum) / (2 * now.energy);
  const [least, middle, greatest] = body.principal.moments.map((moment) => decimals(moment, 4));
  return [
    `Momentum sphere and energy ellipsoid in the body’s axes. The polhode of the present state ${WHERE[now.curve.kind]}`,
    now.curve.kind === start.curve.kind ? "" : `, while that of the start ${WHERE[start.curve.kind]}`,
    `: L² over 2E is ${decimals(ratio, 4)} kg m², and the moments are ${least}, ${middle} and ${greatest}. `,
    `Since the start the energy has changed by ${percent(energyDrift ?? 0)} and the length of L by ${percent(momentumDrift ?? 0)}.`,
  ].join("");
}

export function describeWorld(view: LaneView): string {
  const found = construction(view);
  if (!found) return AT_REST;
  const { system, state } = view;
  const { height } = invariablePlane(found);
  const { momentumAngle } = driftsOf(view);
  const spin = decimals(Math.sqrt(dot(state.omega_W, state.omega_W)), 3);
  return `The inertia ellipsoid of a body of mass ${decimals(system.body.mass, 2)} kg turning at ${spin} rad/s. The tip of ω ${placeOfTip(view, found)}, which lies ${decimals(height, 3)} rad/s from the centre; L has turned ${degrees(momentumAngle ?? 0)} from the plane’s normal.`;
}

/** One short sentence for each step. */
export function describeStep(view: LaneView): string {
  const found = construction(view);
  if (!found) return AT_REST;
  const { energyDrift, momentumDrift } = driftsOf(view);
  return `The polhode ${WHERE[found.now.curve.kind]}; energy ${percent(energyDrift ?? 0)}, length of L ${percent(momentumDrift ?? 0)} since the start; the tip of ω ${placeOfTip(view, found)}.`;
}

/** Where the tip of ω stands, measured along the plane's normal. */
function placeOfTip({ state }: LaneView, found: Construction): string {
  const along = dot(state.omega_W, found.start.momentum_W) / found.start.momentum;
  const miss = along - invariablePlane(found).height;
  if (Math.abs(miss) < HARDLY) return `stands on the invariable plane to within ${HARDLY} rad/s`;
  return `stands ${decimals(Math.abs(miss), 3)} rad/s ${miss < 0 ? "short of" : "beyond"} the invariable plane`;
}

function driftsOf({ system, start, state }: LaneView) {
  return drifts(readings(system, start), readings(system, state));
}
