import { momentumOf } from "../dynamics/angular/momentum.ts";
import { later, totalMomentum } from "../dynamics/load.ts";
import type { State } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import { rotate } from "../math/quat.ts";
import { dot, norm, normaliseVec, scaleVec, type Vec3 } from "../math/vec3.ts";
import { readings } from "./readings.ts";

/*
 * What a body on a pivot keeps. Gravity's torque about the pivot is at right angles to the vertical and to the line from pivot to centre,
 * so that along the first the angular momentum stays for every body, and along the second for one that is symmetric about it.
 */

/** R (I ω + h) about the pivot, or the centre of mass without one, with the wheel inside; world axes [kg m²/s]. */
export function pivotMomentum(system: System, { frame, q_WB, omega_W, momentum_W }: State): Vec3 {
  if (momentum_W !== null) return momentum_W;
  const load = later(system.load, frame * system.scenario.dt);
  return totalMomentum(load, q_WB, momentumOf(omega_W, q_WB, system.turning.inertia_B));
}

/** L_z, the part of {@link pivotMomentum} that points up [kg m²/s]; null without gravity. */
export function verticalMomentum(system: System, state: State): number | null {
  const { gravity } = system.scenario;
  if (norm(gravity) === 0) return null;
  return dot(pivotMomentum(system, state), normaliseVec(scaleVec(-1, gravity)));
}

/** L₃, the part of {@link pivotMomentum} from the pivot towards the centre of mass [kg m²/s]; null where these are not two points. */
export function axialMomentum(system: System, state: State): number | null {
  const { pivot } = system;
  if (pivot === null || norm(pivot.arm_B) === 0) return null;
  const axis_W = rotate(state.q_WB, normaliseVec(scaleVec(-1, pivot.arm_B)));
  return dot(pivotMomentum(system, state), axis_W);
}

/** The kinetic energy of {@link readings} and the potential one  −m g·x  of the centre of mass above the world's origin [J]. */
export function totalEnergy(system: System, state: State): number {
  const { gravity } = system.scenario;
  return readings(system, state).energy - system.body.mass * dot(gravity, state.position_W);
}
