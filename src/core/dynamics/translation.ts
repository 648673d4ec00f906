import { addVec, scaleVec, type Vec3 } from "../math/vec3.ts";
import type { Formulas } from "./formula.ts";
import { accelerationAt, type Load } from "./load.ts";

/** The centre of mass: place [m] and velocity [m/s], world axes. */
export interface Translation {
  readonly position_W: Vec3;
  readonly velocity_W: Vec3;
}

/**
 * How a whole-frame rule moves the centre of mass by  ẋ = v, v̇ = g − (c/m) v.  The force does not depend on the attitude
 * nor the torque on the place, so the turn is stepped apart from it.
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
) => Translation;

/**
 * Half a kick of the force, a drift, half a kick:
 *     v_m = v₁ + ½ dt a,   x₂ = x₁ + dt v_m,   v₂ = v_m + ½ dt a.
 * Its order is two, and a constant force it follows exactly. Under drag each half kick is itself an explicit midpoint step.
 */
export function kickDriftKick(start: Translation, load: Load | null, mass: number, dt: number): Translation {
  const middleVelocity_W = halfKick(start.velocity_W, load, mass, dt);
  const position_W = addVec(start.position_W, scaleVec(dt, middleVelocity_W));
  const velocity_W = halfKick(middleVelocity_W, load, mass, dt);
  return { position_W, velocity_W };
}

/** The velocity after half a step of the force, by the explicit midpoint rule on  v̇ = a(v). */
function halfKick(velocity_W: Vec3, load: Load | null, mass: number, dt: number): Vec3 {
  if (load === null) return velocity_W;
  const acceleration_W = accelerationAt(load, velocity_W, mass);
  const quarterVelocity_W = addVec(velocity_W, scaleVec(0.25 * dt, acceleration_W));
  const middleAcceleration_W = accelerationAt(load, quarterVelocity_W, mass);
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
): Translation {
  const { position_W, velocity_W } = start;
  if (load === null) return { position_W: addVec(position_W, scaleVec(dt, velocity_W)), velocity_W };
  const acceleration1_W = accelerationAt(load, velocity_W, mass);
  const velocity2_W = addVec(velocity_W, scaleVec(0.5 * dt, acceleration1_W));
  const acceleration2_W = accelerationAt(load, velocity2_W, mass);
  const velocity3_W = addVec(velocity_W, scaleVec(0.5 * dt, acceleration2_W));
  const acceleration3_W = accelerationAt(load, velocity3_W, mass);
  const velocity4_W = addVec(velocity_W, scaleVec(dt, acceleration3_W));
  const acceleration4_W = accelerationAt(load, velocity4_W, mass);
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

export const formulas = {
  kickDriftKick: {
    middleVelocity_W: ["\\v v_m", "\\v v+\\tfrac12\\dt\\;\\v a", "m/s"],
    position_W: ["\\v x'", "\\v x+\\dt\\;\\v v_m", "m"],
    velocity_W: ["\\v v'", "\\v v_m+\\tfrac12\\dt\\;\\v a", "m/s"],
  },
  halfKick: {
    acceleration_W: ["\\v a", "\\v g-\\tfrac{c}{m}\\v v", "m/s²"],
    quarterVelocity_W: ["\\v v'", "\\v v+\\tfrac14\\dt\\;\\v a", "m/s"],
    middleAcceleration_W: ["\\v a'", "\\v g-\\tfrac{c}{m}\\v v_2", "m/s²"],
    return: ["\\v v", "\\v v+\\tfrac12\\dt\\;\\v a'", "m/s"],
  },
  rungeKuttaTranslation: {
    acceleration1_W: ["\\v a_1", "\\v g-\\tfrac{c}{m}\\v v", "m/s²"],
    velocity2_W: ["\\v v_2", "\\v v+\\tfrac12\\dt\\;\\v a_1", "m/s"],
    acceleration2_W: ["\\v a_2", "\\v g-\\tfrac{c}{m}\\v v_2", "m/s²"],
    velocity3_W: ["\\v v_3", "\\v v+\\tfrac12\\dt\\;\\v a_2", "m/s"],
    acceleration3_W: ["\\v a_3", "\\v g-\\tfrac{c}{m}\\v v_3", "m/s²"],
    velocity4_W: ["\\v v_4", "\\v v+\\dt\\;\\v a_3", "m/s"],
    acceleration4_W: ["\\v a_4", "\\v g-\\tfrac{c}{m}\\v v_4", "m/s²"],
    meanVelocity_W: ["\\bar{\\v v}", "\\tfrac16(\\v v+2\\v v_2+2\\v v_3+\\v v_4)", "m/s"],
    meanAcceleration_W: ["\\bar{\\v a}", "\\tfrac16(\\v a_1+2\\v a_2+2\\v a_3+\\v a_4)", "m/s²"],
    "return.position_W": ["\\v x'", "\\v x+\\dt\\;\\bar{\\v v}", "m"],
    "return.velocity_W": ["\\v v'", "\\v v+\\dt\\;\\bar{\\v a}", "m/s"],
  },
  weighted: { return: ["\\v s", "\\tfrac16(\\v a+2\\v b+2\\v c+\\v d)", "as its vectors"] },
} satisfies Formulas;
