import { drifts } from "../../../core/diagnostics/drifts";
import { readings } from "../../../core/diagnostics/readings";
import { dot, norm } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import { decimals, degrees, percent, plain } from "../../../format/numbers";
import { strings } from "../strings/en";
import { type Construction, construction, invariablePlane } from "./construction";

const words = strings.poinsot;

/** Does not show in the picture [rad/s]. */
const INVISIBLE = 0.001;

export function describeBody(view: LaneView): string {
  const found = construction(view);
  if (!found) return words.atRest;
  const { start, now, body } = found;
  const [least, middle, greatest] = body.principal.moments;
  return words.describeBody({
    polhode: words.polhode[now.curve.kind],
    startPolhode: now.curve.kind === start.curve.kind ? null : words.polhode[start.curve.kind],
    ratio: decimals((now.momentum * now.momentum) / (2 * now.energy), 4),
    least: decimals(least, 4),
    middle: decimals(middle, 4),
    greatest: decimals(greatest, 4),
    ...driftTexts(view),
  });
}

export function describeWorld(view: LaneView): string {
  const found = construction(view);
  if (!found) return words.atRest;
  const { system, state } = view;
  return words.describeWorld({
    mass: decimals(system.body.mass, 2),
    angularSpeed: decimals(norm(state.omega_W), 3),
    tip: tipText(view, found),
    planeHeight: decimals(invariablePlane(found).height, 3),
    momentumAngle: degrees(driftsOf(view).momentumAngle ?? 0),
  });
}

export function describeStep(view: LaneView): string {
  const found = construction(view);
  if (!found) return words.atRest;
  return words.describeStep({
    polhode: words.polhode[found.now.curve.kind],
    tip: tipText(view, found),
    ...driftTexts(view),
  });
}

function tipText({ state }: LaneView, found: Construction): string {
  const height = dot(state.omega_W, found.start.momentum_W) / found.start.momentum;
  const beyond = height - invariablePlane(found).height;
  if (Math.abs(beyond) < INVISIBLE) return words.tip.onPlane(plain(INVISIBLE));
  const distance = decimals(Math.abs(beyond), 3);
  return beyond < 0 ? words.tip.shortOf(distance) : words.tip.beyond(distance);
}

function driftTexts(view: LaneView) {
  const { energyDrift, momentumDrift } = driftsOf(view);
  return { energyDrift: percent(energyDrift ?? 0), momentumDrift: percent(momentumDrift ?? 0) };
}

function driftsOf({ system, start, state }: LaneView) {
  return drifts(readings(system, start), readings(system, state));
}
