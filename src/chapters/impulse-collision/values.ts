import { readings } from "../../core/diagnostics/readings";
import { norm } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import { totalEnergy } from "./contactPlots";
import {
  followedImpactAt,
  jammingFriction,
  shareOf,
  spreadImpacts,
  steepness,
} from "./friction-cone/impacts";
import { FIGURE_JAMS, openingImpacts } from "./friction-cone/picture";
import {
  bounceError,
  centreOfMesh,
  depths,
  fallError,
  firstImpact,
  meanDeepest,
  onDeadFloor,
  spinKept,
  swayInFlight,
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
  firstLoss: ({ system }: Run) => percentOf(firstImpact(system).loss),
  firstReturned: ({ system }: Run) => percentOf(firstImpact(system).returned),
  firstTouching: ({ system }: Run) => decimals(firstImpact(system).vertices, 0),
  deepest: ({ system }: Run) => millimetres(Math.max(...depths(system))),
  meanDeepest: ({ system }: Run) => millimetres(meanDeepest(system)),
  deepestDead: ({ system }: Run) => millimetres(Math.max(...depths(onDeadFloor(system)))),
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
  swayInFlight: ({ system }: Run) => `${decimals(swayInFlight(system), 2)} J`,
  bounceError: (run: Run) => `${decimals(bounceError(run.system.scenario), 1)} J`,
  startEnergy: ({ system, first }: Run) => `${decimals(totalEnergy(readings(system, first), system), 1)} J`,
} satisfies Record<string, (run: Run) => string>;

/** Of a box's corner at the floor. */
export const CORNER_VALUES = {
  sidewaysOnce: () => metresASecond(openingImpacts().once.after_W[2]),
  sidewaysFollowed: () => metresASecond(openingImpacts().followed.after_W[2]),
  lossOnce: () => `${decimals(-openingImpacts().once.gained, 2)} J`,
  lossFollowed: () => `${decimals(-openingImpacts().followed.gained, 2)} J`,
  gainsFollowed: () => percentOf(gainsFollowed()),
  jamFriction: () => decimals(Math.min(...spreadImpacts().map(({ corner }) => jammingFriction(corner))), 2),
  jamFrictionInFigure: () => decimals(FIGURE_JAMS, 2),
};

/** The share of every fourth impact: each is followed in a hundred steps. */
export function gainsFollowed(): number {
  const impacts = spreadImpacts().filter((_, k) => k % 4 === 0);
  const surface = { restitution: 1, friction: 0.2 };
  const gains = impacts.filter(
    ({ corner, velocity_W }) => followedImpactAt(velocity_W, corner, surface).gained > 1e-9,
  );
  return gains.length / impacts.length;
}

function metresASecond(speed: number): string {
  return `${decimals(speed, 2)} m/s`;
}

function percentOf(ratio: number): string {
  return `${decimals(100 * ratio, 0)}${PERCENT}`;
}

function millimetres(metres: number): string {
  return `${decimals(1000 * metres, 0)} mm`;
}
