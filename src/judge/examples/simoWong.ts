import type { RotationalState } from "../../core/dynamics/angular/rule";
import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import { mulVec } from "../../core/math/mat3";
import { identityQuat, mulQuat, normaliseQuat, rotateInverse } from "../../core/math/quat";
import { addVec, norm, scaleVec, subVec } from "../../core/math/vec3";
import type { RuleBody } from "../rule";

const MOST_ITERATIONS = 100;

/** A change this small relative to ω is round-off. */
const ROUND_OFF = 1e-16;

/**
 * The body turns by the mean of the angular velocities at the two ends, and L stays where it is in the world:
 *     θ = ½ dt (ω₁ + ω₂),   exp(θ) I ω₂ = I ω₁,   along the body’s axes.
 * The turn leaves the component along θ as it is, so that (ω₁ + ω₂)·I (ω₂ − ω₁) = 0: the energy stays too. The equation is
 * solved by putting each ω₂ into the next θ, which converges as long as a step is well below a radian.
 *
 * @see Simo and Wong, "Unconditionally stable algorithms for rigid body dynamics that exactly preserve energy and momentum",
 *      Int. J. Numer. Meth. Eng. 31 (1991)
 */
export function advance({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const momentum_B = rotateInverse(q_WB, momentum_W);
  const omega_B = mulVec(body.inverseInertia_B, momentum_B);
  let next_B = omega_B;
  let turn = identityQuat;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const mean_B = scaleVec(0.5, addVec(omega_B, next_B));
    turn = exponentialMap(identityQuat, mean_B, dt);
    const improved_B = mulVec(body.inverseInertia_B, rotateInverse(turn, momentum_B));
    const change = norm(subVec(improved_B, next_B));
    next_B = improved_B;
    if (change <= ROUND_OFF * norm(omega_B)) break;
  }
  return { q_WB: normaliseQuat(mulQuat(q_WB, turn)), momentum_W };
}
