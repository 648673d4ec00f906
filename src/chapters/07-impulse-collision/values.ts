import { readings } from "../../core/diagnostics/readings";
import { norm } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals, toDegrees } from "../../format/numbers";
import { totalEnergy } from "./contactPlots";
import { shareOf, steepness } from "./friction-cone/impacts";
import {
  bounceError,
  centreOfMesh,
  depths,
  fallError,
  firstImpact,
  spinKept,
  tiltFromLeastAxis,
  torqueAboutOrigin,
} from "./impactRuns";

export const IMPACT_VALUES = {
  fallOff: ({ system }: Run) => millimetres(fallError(system.scenario, 1)),
  fallOffHalved: ({ system }: Run) => millimetres(fallError(system.scenario, 2)),
  spinKept: ({ system }: Run) => percentOf(spinKept(system.scenario, 1)),
  spinKeptHalved: ({ system }: Run) => percentOf(spinKept(system.scenario, 2)),
  originOff: ({ system }: Run) => `${decimals(norm(centreOfMesh(system.scenario)), 2)} m`,
  originTorque: ({ system }: Run) => `${decimals(norm(torqueAboutOrigin(system)), 2)} N m`,
  wayOfFrame: ({ system, start }: Run) =>
    `${decimals(1000 * norm(start.velocity) * system.scenario.dt, 0)} mm`,
  tiltAtStart: ({ system, first, start }: Run) =>
    tiltText(tiltFromLeastAxis(system, first, start.angularMomentum)),
  tiltAtEnd: ({ system, last, end }: Run) => tiltText(tiltFromLeastAxis(system, last, end.angularMomentum)),
  firstLoss: ({ system }: Run) => percentOf(firstImpact(system).loss),
  firstTouching: ({ system }: Run) => decimals(firstImpact(system).vertices, 0),
  deepest: ({ system }: Run) => millimetres(Math.max(...depths(system))),
  framesInside: ({ system }: Run) => {
    const inside = depths(system).map((depth) => depth > 1e-6);
    const first = inside.indexOf(true);
    return decimals(inside.indexOf(false, first) - first, 0);
  },
  leavesCone: () =>
    percentOf(
      shareOf("velocity", { restitution: 0.5, friction: 0.2 }, ({ impulse_W }) => steepness(impulse_W) > 0.2),
    ),
  gainsCoulomb: () =>
    percentOf(shareOf("coulomb", { restitution: 1, friction: 0.2 }, ({ gained }) => gained > 1e-12)),
  gainsUsual: () =>
    percentOf(shareOf("velocity", { restitution: 0.5, friction: 0.2 }, ({ gained }) => gained > 0)),
  bounceError: (run: Run) => `${decimals(bounceError(run.system.scenario), 1)} J`,
  startEnergy: ({ system, first }: Run) => `${decimals(totalEnergy(readings(system, first), system), 1)} J`,
} satisfies Record<string, (run: Run) => string>;

function percentOf(ratio: number): string {
  return `${decimals(100 * ratio, 0)} %`;
}

function tiltText(angle: number): string {
  return `${decimals(toDegrees(angle), 0)}°`;
}

function millimetres(metres: number): string {
  return `${decimals(1000 * metres, 0)} mm`;
}
