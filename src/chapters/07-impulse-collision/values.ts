import { readings } from "../../core/diagnostics/readings";
import { norm } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
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

/** Numbers in prose about impacts. */
export const IMPACT_VALUES = {
  /** How far a fall from rest is off after nine tenths of a second, at the run's time step. */
  fallOff: ({ system }: Run) => millimetres(fallError(system.scenario, 1)),
  /** The same with half the time step. */
  fallOffHalved: ({ system }: Run) => millimetres(fallError(system.scenario, 2)),
  /** What a second's decay leaves of the spin, and what it leaves at half the time step. */
  spinKept: ({ system }: Run) => percentOf(spinKept(system.scenario, 1)),
  spinKeptHalved: ({ system }: Run) => percentOf(spinKept(system.scenario, 2)),
  /** Between the mesh's origin and its centre of mass. */
  originOff: ({ system }: Run) => `${decimals(norm(centreOfMesh(system.scenario)), 2)} m`,
  /** The torque about the mesh's origin that gravity would have at the start. */
  originTorque: ({ system }: Run) => `${decimals(norm(torqueAboutOrigin(system)), 2)} N m`,
  /** What the launched body's centre moves by in a frame. */
  wayOfFrame: ({ system, start }: Run) =>
    `${decimals(1000 * norm(start.velocity) * system.scenario.dt, 0)} mm`,
  /** Between the axis of least moment and L, at the run's start and at its end. */
  tiltAtStart: ({ system, first, start }: Run) =>
    tiltText(tiltFromLeastAxis(system, first, start.angularMomentum)),
  tiltAtEnd: ({ system, last, end }: Run) => tiltText(tiltFromLeastAxis(system, last, end.angularMomentum)),
  firstLoss: ({ system }: Run) => percentOf(firstImpact(system).loss),
  firstTouching: ({ system }: Run) => decimals(firstImpact(system).vertices, 0),
  /** How deep the lowest vertex is at its deepest. */
  deepest: ({ system }: Run) => millimetres(Math.max(...depths(system))),
  /** The frames in a row that a body first stays inside. */
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
  /** Root mean square over many drops of how far the energy is ever off, until the twentieth impact. */
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
