import type { Quat } from "../math/quat.ts";
import { addVec, scaleVec, type Vec3 } from "../math/vec3.ts";
import { accelerationAt, type Load } from "./load.ts";

/** The centre of mass: place [m] and velocity [m/s], world axes. */
export interface Translation {
  readonly position_W: Vec3;
  readonly velocity_W: Vec3;
}

/** Attitudes on a step's way, which the forces that turn with the body follow. */
export interface Attitudes {
  readonly start_WB: Quat;
  readonly middle_WB: Quat;
  readonly end_WB: Quat;
}

/**
 * How a whole-frame rule moves the centre of mass by  ẋ = v, v̇ = g − (c/m) v + F/m.  The torque does not depend on the place, so the
 * turn is stepped before.
 *
 * @param load null where no force acts
 * @param mass [kg]
 * @param dt   time step [s]
 */
export type TranslationStep = (
  start: Translation,
  load: Load | null,
  mass: number,
  dt: number,
  turn: Attitudes,
) => Translation;

/**
 * Half a kick of the force, a drift, half a kick:
 *     v_m = v₁ + ½ dt a,   x₂ = x₁ + dt v_m,   v₂ = v_m + ½ dt a.
 * Its order is two, and a constant force it follows exactly. Under drag each half kick is itself an explicit midpoint step.
 */
export function kickDriftKick(
  start: Translation,
  load: Load | null,
  mass: number,
  dt: number,
  turn: Attitudes,
): Translation {
  const middleVelocity_W = halfKick(start.velocity_W, load, turn.start_WB, mass, dt);
  const position_W = addVec(start.position_W, scaleVec(dt, middleVelocity_W));
  const velocity_W = halfKick(middleVelocity_W, load, turn.end_WB, mass, dt);
  return { position_W, velocity_W };
}

/** The velocity after half a step of the force, by the explicit midpoint rule on  v̇ = a(v). */
function halfKick(velocity_W: Vec3, load: Load | null, q_WB: Quat, mass: number, dt: number): Vec3 {
  if (load === null) return velocity_W;
  const acceleration_W = accelerationAt(load, q_WB, velocity_W, mass);
  const quarterVelocity_W = addVec(velocity_W, scaleVec(0.25 * dt, acceleration_W));
  const middleAcceleration_W = accelerationAt(load, q_WB, quarterVelocity_W, mass);
  return addVec(velocity_W, scaleVec(0.5 * dt, middleAcceleration_W));
}

/**
 * Classical Runge-Kutta on (x, v): the stages of ẋ are velocities, those of v̇ the accelerations at them. A constant force
 * it follows exactly.
 */
export function rungeKuttaTranslation(
  start: Translation,
  load: Load | null,
  mass: number,
  dt: number,
  { start_WB, middle_WB, end_WB }: Attitudes,
): Translation {
  const { position_W, velocity_W } = start;
  if (load === null) return { position_W: addVec(position_W, scaleVec(dt, velocity_W)), velocity_W };
  const acceleration1_W = accelerationAt(load, start_WB, velocity_W, mass);
  const velocity2_W = addVec(velocity_W, scaleVec(0.5 * dt, acceleration1_W));
  const acceleration2_W = accelerationAt(load, middle_WB, velocity2_W, mass);
  const velocity3_W = addVec(velocity_W, scaleVec(0.5 * dt, acceleration2_W));
  const acceleration3_W = accelerationAt(load, middle_WB, velocity3_W, mass);
  const velocity4_W = addVec(velocity_W, scaleVec(dt, acceleration3_W));
  const acceleration4_W = accelerationAt(load, end_WB, velocity4_W, mass);
  const meanVelocity_W = weighted(velocity_W, velocity2_W, velocity3_W, velocity4_W);
  const meanAcceleration_W = weighted(acceleration1_W, acceleration2_W, acceleration3_W, acceleration4_W);
  return {
    position_W: addVec(position_W, scaleVec(dt, meanVelocity_W)),
    velocity_W: addVec(velocity_W, scaleVec(dt, meanAcceleration_W)),
  };
}

function weighted(a: Vec3, b: Vec3, c: Vec3, d: Vec3): Vec3 {
  return scaleVec(1 / 6, addVec(addVec(a, d), scaleVec(2, addVec(b, c))));
}
