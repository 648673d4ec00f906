import { bunny } from "../../core/bodies/bunny";
import { meshVertices } from "../../core/bodies/mesh";
import { readings } from "../../core/diagnostics/readings";
import { stepsOf } from "../../core/dynamics/advance";
import type { Scenario } from "../../core/dynamics/scenario";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { prepare } from "../../core/scenario/prepare";
import { deepest, totalEnergy } from "./contactPlots";

const meshes = { bunny };

function* statesOf(system: System): Generator<State> {
  for (const { state } of stepsOf(system, 0)) yield state;
}

/**
 * Of a fall from rest against ½ g t² after 0.9 s [m].
 * @param finer how many steps to one of the scenario's
 */
export function fallError(scenario: Scenario, finer: number): number {
  const dt = scenario.dt / finer;
  const frames = Math.round(0.9 / dt);
  const fall: Scenario = {
    ...scenario,
    initial: { ...scenario.initial, position: [0, 0, 0], velocity: [0, 0, 0] },
    damping: { linear: 1, angular: 1 },
    planes: [],
    dt,
    frames,
  };
  const last = [...statesOf(prepare(fall, meshes))].at(-1);
  const t = frames * dt;
  const exact = scaleVec(0.5 * t * t, scenario.gravity);
  return norm(subVec(last?.position_W ?? exact, exact));
}

/** @param finer how many steps to one of the scenario's */
export function spinKept({ damping, dt }: Scenario, finer: number): number {
  return damping.angular ** (finer / dt);
}

export function centreOfMesh({ body }: Scenario): Vec3 {
  if (!("shape" in body) || body.shape !== "mesh") throw new Error("only a mesh has an origin of its own");
  return meshVertices(bunny, body.scale, body.mass).centre_B;
}

/** r × m g about the mesh's origin, with r from there to the centre of mass [N m]. */
export function torqueAboutOrigin(system: System): Vec3 {
  return cross(centreOfMesh(system.scenario), scaleVec(system.body.mass, system.scenario.gravity));
}

interface FirstImpact {
  readonly loss: number;
  readonly vertices: number;
  /** Speed of the centre away from the plane, per speed towards it before. */
  readonly returned: number;
}

export function firstImpact(system: System): FirstImpact {
  for (const { state, impacts } of stepsOf(system, 0)) {
    const [impact] = impacts;
    if (!impact) continue;
    const before = readings(system, state).energy + impact.energyLost;
    const normal_W = system.planes[impact.plane]?.normal_W ?? [0, 0, 0];
    const away = dot(state.velocity_W, normal_W);
    const changed = dot(impact.impulse_W, normal_W) / system.body.mass;
    return {
      loss: impact.energyLost / before,
      vertices: impact.touching_W.length,
      returned: away / (changed - away),
    };
  }
  throw new Error("it meets no plane");
}

export function depths(system: System): number[] {
  return [...statesOf(system)].map((state) => deepest(system, state));
}

/** Mean over forty drops, each a centimetre higher than the last, of the deepest that a corner is ever in the floor [m]. */
export function meanDeepest({ scenario }: System): number {
  const deepest = Array.from({ length: 40 }, (_, drop) => {
    const [x, y, z] = scenario.initial.position;
    const initial = { ...scenario.initial, position: [x, y + 0.01 * drop, z] as [number, number, number] };
    return Math.max(...depths(prepare({ ...scenario, initial })));
  });
  return deepest.reduce((sum, depth) => sum + depth, 0) / deepest.length;
}

/** The same start, on a floor that gives nothing back. */
export function onDeadFloor({ scenario }: System): System {
  return prepare({ ...scenario, contact: { ...scenario.contact, restitution: 0 } });
}

/** ½ m g Δt |v_y| at the fastest: how far a fall by this time step leads the total energy away [J]. */
export function swayInFlight(system: System): number {
  const { gravity, dt } = system.scenario;
  const fastest = Math.max(...[...statesOf(system)].map(({ velocity_W }) => Math.abs(velocity_W[1])));
  return 0.5 * system.body.mass * norm(gravity) * dt * fastest;
}

const BOUNCES = 20;
const DROPS = 48;

/** Root mean square over many drops of how far the energy is ever off, up to the twentieth impact [J]. */
export function bounceError(scenario: Scenario): number {
  const squares = Array.from(
    { length: DROPS },
    (_, drop) => greatestChange(scenario, 0.8 + 0.01 * drop) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / DROPS);
}

function greatestChange(scenario: Scenario, height: number): number {
  const initial = { ...scenario.initial, position: [0, height, 0] as [number, number, number] };
  const system = prepare({ ...scenario, initial, frames: Math.ceil(60 / scenario.dt) });
  let bounces = 0;
  let greatest = 0;
  let start: number | null = null;
  for (const { state, impacts } of stepsOf(system, 0)) {
    bounces += impacts.length;
    const energy = totalEnergy(readings(system, state), system);
    start ??= energy;
    greatest = Math.max(greatest, Math.abs(energy - start));
    if (bounces >= BOUNCES) break;
  }
  return greatest;
}
