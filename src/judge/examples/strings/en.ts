export const strings = {
  explicitEuler: {
    title: "Mended, 1: as it comes",
    text: "Euler’s equation as it stands, all of it taken at the start of the frame. Run it, have it judged, and look at the lines on energy and momentum: both grow, until the run is given up. The order is one, so the lines are not wrong; they are only too simple.",
    source: `import { type Mat3, mulVec, solve3 } from "mat3";
import { cross, scaleVec, subVec, type Vec3 } from "vec3";

/** Euler’s equation stepped forward, all of it taken at the start:  I Δω = −dt ω × Iω. */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const gyroscopicTerm_B = cross(omega_B, momentum_B);
  const change_B = solve3(inertia_B, scaleVec(dt, gyroscopicTerm_B));
  return subVec(omega_B, change_B);
}
`,
  },
  lengthKept: {
    title: "Mended, 2: the length of L",
    text: "L must keep its length, so it is scaled back to it. Three lines, and nothing takes off any more. Judged, L keeps its length; but its direction in space strays, the energy still drifts, and some flips are missed.",
    source: `import { type Mat3, mulVec, solve3 } from "mat3";
import { cross, norm, scaleVec, subVec, type Vec3 } from "vec3";

/** The same step, of L = Iω, and L scaled back to the length it had. */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const length = norm(momentum_B);
  if (length === 0) return omega_B;
  const turned_B = subVec(momentum_B, scaleVec(dt, cross(omega_B, momentum_B)));
  const scaled_B = scaleVec(length / norm(turned_B), turned_B);
  return solve3(inertia_B, scaled_B);
}
`,
  },
  momentumKept: {
    title: "Mended, 3: L itself",
    text: "Why scale what need not change at all? Without torque L stands still in the world. Carry L from frame to frame and have ω follow from it: “advance” in place of “step”. Judged, length and direction of L are both kept, to the last digit. The energy is not: it grows, because ω is that of the start of the frame.",
    source: `import { velocityOf } from "momentum";
import type { RotationalState } from "rule";
import { exponentialMap } from "exponentialMap";
import type { RuleBody } from "rule";

/** L itself is what goes from frame to frame; the body turns by the ω that belongs to it at the start. */
export function advance({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const turned_WB = exponentialMap(q_WB, omega_W, dt);
  return { q_WB: turned_WB, momentum_W };
}
`,
  },
  momentumKeptMidway: {
    title: "Mended, 4: the middle’s ω",
    text: "Take the ω of the middle of the frame: turn for half the step, work ω out again there, and turn by that from the start for the whole of it. One line more, and the order is two. L is kept as before, and the energy drifts much more slowly.",
    source: `import { velocityOf } from "momentum";
import type { RotationalState } from "rule";
import { exponentialMap } from "exponentialMap";
import type { RuleBody } from "rule";

/** L is kept, and the body turns by the ω of the middle of the frame, where half a step has brought it. */
export function advance({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const halfway_WB = exponentialMap(q_WB, omega_W, 0.5 * dt);
  const middleOmega_W = velocityOf(momentum_W, halfway_WB, body.inverseInertia_B);
  const turned_WB = exponentialMap(q_WB, middleOmega_W, dt);
  return { q_WB: turned_WB, momentum_W };
}
`,
  },
  wrongSign: {
    title: "One sign is wrong",
    text: "This runs, keeps calm at first, and looks like a tumbling body. Only a measurement tells: have it judged. Its change of ω is the true one backwards, and the error does not fall, however short the step. Which sign is it?",
    source: `import { type Mat3, mulVec, solve3 } from "mat3";
import { addVec, cross, scaleVec, type Vec3 } from "vec3";

/** Somewhere in these lines a sign is wrong. Which one? */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const gyroscopicTerm_B = cross(omega_B, momentum_B);
  const change_B = solve3(inertia_B, scaleVec(dt, gyroscopicTerm_B));
  return addVec(omega_B, change_B);
}
`,
  },
  simoWong: {
    title: "Simo and Wong 1991",
    text: "The book’s list lacks this one. The paper’s title claims that it exactly preserves energy and momentum, and the comment says why in a line. Have the claim judged: both kept in five minutes, order two, and a run backwards that ends where it began. The price is in the last line.",
    source: `import type { RotationalState } from "rule";
import { exponentialMap } from "exponentialMap";
import { mulVec } from "mat3";
import { identityQuat, mulQuat, normaliseQuat, rotateInverse } from "quat";
import { addVec, norm, scaleVec, subVec } from "vec3";
import type { RuleBody } from "rule";

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
`,
  },
} as const;
