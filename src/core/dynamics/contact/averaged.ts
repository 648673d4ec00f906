import { addVec, scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import type { System } from "../system.ts";
import { withImpulse } from "./impulse.ts";
import { touches } from "./penetration.ts";
import type { ContactVelocities, FixedPoseMethod } from "./rule.ts";

/**
 * One impulse for all the vertices that touch a plane, at their mean position  r̄ = (1/n) Σ rᵢ. Since u = v + ω × r is
 * linear in r, the velocity there is the mean of theirs.
 *
 * @param state the pose at which vertices are tested against the plane
 * @returns velocities after the impulse
 * @see Wang, GAMES103 homework 1
 */
export function averaged(
  system: System,
  lane: Lane,
  state: State,
  plane: number,
  before: ContactVelocities,
): ContactVelocities {
  const touching = touches(system, state, plane, before);
  if (touching.length === 0) return before;
  const sum_W = touching.reduce<Vec3>((sum, touch) => addVec(sum, touch.arm_W), [0, 0, 0]);
  const meanArm_W = scaleVec(1 / touching.length, sum_W);
  const touching_W = touching.map(({ arm_W }) => arm_W);
  return withImpulse(system, lane, state, before, { plane, arm_W: meanArm_W, touching_W });
}

export const averagedRule: FixedPoseMethod = {
  id: "averaged",
  equation: "\\bar r = \\frac1n\\sum r_i,\\quad j = K(\\bar r)^{-1}\\,\\Delta v",
  timing: "frame-start",
  resolvePlane: averaged,
};
