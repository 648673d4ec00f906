import { bunny } from "../../core/bodies/bunny";
import { meshVertices } from "../../core/bodies/mesh";
import { readings } from "../../core/diagnostics/readings";
import { advance, initialInstant } from "../../core/dynamics/advance";
import type { Impact } from "../../core/dynamics/contact/index";
import { penetratingVertices } from "../../core/dynamics/contact/penetration";
import type { Scenario } from "../../core/dynamics/scenario";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { angleBetweenAttitudes } from "../../core/math/quat";
import { cross, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { prepare } from "../../core/scenario/prepare";
import type { Run } from "../../figures/prose/run";
import { decimals } from "../../format/numbers";
import { shareOf, steepness } from "./cone/impacts";
import { totalEnergy } from "./contactPlots";

const MILLI = 1000;
const meshes = { bunny };

/** Numbers in prose about impacts. */
export const IMPACT_VALUES = {
  /** How far a fall from rest is off after nine tenths of a second, at the run's time step. */
  fallOff: (run: Run) => `${(MILLI * fallOff(run, 1)).toFixed(0)} mm`,
  /** The same with half the time step. */
  fallOffHalved: (run: Run) => `${(MILLI * fallOff(run, 2)).toFixed(0)} mm`,
  /** Simulated seconds in one second of a screen that shows sixty frames. */
  pace: ({ system }: Run) => `${decimals(60 * system.scenario.dt, 2)} s`,
  paceOfSlip: ({ system }: Run) => `${decimals(6 * system.scenario.dt, 2)} s`,
  /** What a second's decay leaves of the spin, and what it leaves at half the time step. */
  spinKept: ({ system }: Run) => percentOf(spinKept(system.scenario, 1)),
  spinKeptHalved: ({ system }: Run) => percentOf(spinKept(system.scenario, 2)),
  /** Between the mesh's origin and its centre of mass. */
  originOff: ({ system }: Run) => `${decimals(norm(centreOf(system.scenario)), 2)} m`,
  /** The torque about the mesh's origin that gravity would have at the start. */
  originTorque: (run: Run) => `${decimals(norm(originTorque(run)), 2)} N m`,
  /** How far the attitude is off after one second, turned by the world's ω from the wrong side. */
  wrongSide: ({ system }: Run) => `${wrongSide(system.scenario).toFixed(0)}°`,
  firstLoss: ({ system }: Run) => percentOf(firstImpact(system).lost / firstImpact(system).before),
  firstTouching: ({ system }: Run) => String(firstImpact(system).touching),
  /** How deep the lowest vertex is at its deepest. */
  deepest: ({ system }: Run) => `${(MILLI * Math.max(...depths(system))).toFixed(0)} mm`,
  /** The frames in a row that a body first stays inside. */
  framesInside: ({ system }: Run) => {
    const inside = depths(system).map((depth) => depth > 1e-6);
    const first = inside.indexOf(true);
    return String(inside.indexOf(false, first) - first);
  },
  /** When the lane ends because its spin is out of bounds. */
  endOfLane: ({ system }: Run) => `${(endOfLane(system) * system.scenario.dt).toFixed(0)} s`,
  leavesCone: () =>
    percentOf(
      shareOf("velocity", { restitution: 0.5, friction: 0.2 }, ({ impulse_W }) => steepness(impulse_W) > 0.2),
    ),
  gainsElastic: () =>
    percentOf(shareOf("velocity", { restitution: 1, friction: 0 }, ({ gained }) => gained > 0)),
  gainsCoulomb: () =>
    percentOf(shareOf("coulomb", { restitution: 1, friction: 0.2 }, ({ gained }) => gained > 1e-12)),
  gainsUsual: () =>
    percentOf(shareOf("velocity", { restitution: 0.5, friction: 0.2 }, ({ gained }) => gained > 0)),
  /** Root mean square over many drops of how far the energy is ever off, until the twentieth impact. */
  bounceError: (run: Run) => `${decimals(bounceError(run.system.scenario), 2)} J`,
  startEnergy: ({ system, first }: Run) => `${decimals(totalEnergy(readings(system, first), system), 1)} J`,
} satisfies Record<string, (run: Run) => string>;

function percentOf(ratio: number): string {
  return `${(100 * ratio).toFixed(0)} %`;
}

function* statesOf(system: System): Generator<State> {
  for (const { state } of stepsOf(system)) yield state;
}

/** The states of a run, each with the impacts on the way to it. */
function* stepsOf(system: System): Generator<{ readonly state: State; readonly impacts: readonly Impact[] }> {
  let instant = initialInstant(system, 0);
  let impacts: readonly Impact[] = [];
  while (!isDiverged(instant)) {
    yield { state: instant, impacts };
    if (instant.frame === system.scenario.frames) return;
    ({ instant, impacts } = advance(system, 0, instant));
  }
}

/** The fall of the run's body: without planes and decay. @param finer how many steps to one of the run's */
function fallOff({ system }: Run, finer: number): number {
  const dt = system.scenario.dt / finer;
  const frames = Math.round(0.9 / dt);
  const scenario: Scenario = {
    ...system.scenario,
    initial: { ...system.scenario.initial, position: [0, 0, 0], velocity: [0, 0, 0] },
    damping: { linear: 1, angular: 1 },
    planes: [],
    dt,
    frames,
  };
  const last = [...statesOf(prepare(scenario, meshes))].at(-1);
  const t = frames * dt;
  const exact = scaleVec(0.5 * t * t, system.scenario.gravity);
  return norm(subVec(last?.position_W ?? exact, exact));
}

function spinKept({ damping, dt }: Scenario, finer: number): number {
  return damping.angular ** (finer / dt);
}

function centreOf({ body }: Scenario): Vec3 {
  if (!("shape" in body) || body.shape !== "mesh") throw new Error("only a mesh has an origin of its own");
  return meshVertices(bunny, body.scale, body.mass).centre_B;
}

/** r × m g, r from the mesh's origin to its centre of mass. */
function originTorque({ system }: Run): Vec3 {
  return cross(centreOf(system.scenario), scaleVec(system.body.mass, system.scenario.gravity));
}

function wrongSide(scenario: Scenario): number {
  const frames = Math.round(1 / scenario.dt);
  const [right, wrong] = (["quaternion", "quaternion-wrong-side"] as const).map((orientation) => {
    const lanes = [{ angular: "none" as const, orientation }];
    return [...statesOf(prepare({ ...scenario, frames, lanes }, meshes))].at(-1);
  });
  if (!right || !wrong) throw new Error("both lanes run to the end");
  return (180 / Math.PI) * angleBetweenAttitudes(right.q_WB, wrong.q_WB);
}

function firstImpact(system: System) {
  let before = 0;
  for (const { state, impacts } of stepsOf(system)) {
    const [impact] = impacts;
    if (impact) return { lost: impact.energyLost, before, touching: impact.touching_W.length };
    before = totalEnergy(readings(system, state), system);
  }
  throw new Error("it meets no plane");
}

/** How deep the lowest vertex is, frame by frame [m]. */
function depths(system: System): number[] {
  return [...statesOf(system)].map((state) =>
    Math.max(
      0,
      ...system.planes.flatMap((_, plane) =>
        penetratingVertices(system, state, plane).map(({ distance }) => -distance),
      ),
    ),
  );
}

function endOfLane(system: System): number {
  let last = 0;
  for (const { frame } of statesOf({ ...system, scenario: { ...system.scenario, frames: 100_000 } }))
    last = frame;
  return last + 1;
}

const BOUNCES = 20;
const DROPS = 12;

function bounceError(scenario: Scenario): number {
  const squares = Array.from(
    { length: DROPS },
    (_, drop) => greatestChange(scenario, 0.8 + 0.04 * drop) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / DROPS);
}

/** How far the energy is ever off, from a drop at this height to the twentieth impact [J]. */
export function greatestChange(scenario: Scenario, height: number): number {
  const initial = { ...scenario.initial, position: [0, height, 0] as [number, number, number] };
  const system = prepare({ ...scenario, initial, frames: Math.ceil(60 / scenario.dt) });
  let bounces = 0;
  let greatest = 0;
  let start: number | null = null;
  for (const { state, impacts } of stepsOf(system)) {
    bounces += impacts.length;
    const energy = totalEnergy(readings(system, state), system);
    start ??= energy;
    greatest = Math.max(greatest, Math.abs(energy - start));
    if (bounces >= BOUNCES) break;
  }
  return greatest;
}
