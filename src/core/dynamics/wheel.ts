import { type Mat3, mulVec, scaleMat, skew, solve3, subMat } from "../math/mat3.ts";
import { addVec, scaleVec, subVec, type Vec3 } from "../math/vec3.ts";

/**
 * A rotor inside the body, whose motor holds or changes its spin relative to the body; body axes. The body's tensor counts the rotor's
 * mass as if it were fixed. Torque between the two changes neither their sum  L = R (I ω + h)  nor its rate:
 *     I ω̇ + ω × (I ω + h) = τ − ḣ.
 * h is a function of time alone, so that no state has to carry it.
 */
export interface Wheel {
  /** h at t = 0: the rotor's angular momentum relative to the body [N m s] */
  readonly momentum_B: Vec3;
  /** ḣ: the motor's torque on the rotor [N m] */
  readonly motor_B: Vec3;
}

/** h(t) = h₀ + t ḣ, body axes [N m s]. */
export function wheelMomentum(wheel: Wheel, t: number): Vec3 {
  return addVec(wheel.momentum_B, scaleVec(t, wheel.motor_B));
}

/**
 * What a wheel does to ω in a step, by backward Euler on  I ω̇ = h × ω − ḣ,
 *     (I − dt [h]×) ω₂ = I ω₁ − dt ḣ,
 * linear in ω₂. Without a motor its product with ω₂ leaves ω₂·I Δω = 0: each step loses the energy ½ Δω·I Δω. A rule for ω alone takes
 * it after its own step; an explicit step of the same term would gain as much, and blow up beside the fast wheels of satellites.
 *
 * @param omega_W   ω₁ [rad/s]
 * @param inertia_W [kg m²], world axes as all of these
 * @param wheel_W   h at the step's end [N m s]
 * @param motor_W   ḣ [N m]
 * @param dt        time step [s]
 * @returns ω₂, world axes [rad/s]
 */
export function turnedByWheel(
  omega_W: Vec3,
  inertia_W: Mat3,
  wheel_W: Vec3,
  motor_W: Vec3,
  dt: number,
): Vec3 {
  const momentum_W = subVec(mulVec(inertia_W, omega_W), scaleVec(dt, motor_W));
  const matrix = subMat(inertia_W, scaleMat(dt, skew(wheel_W)));
  return solve3(matrix, momentum_W);
}
