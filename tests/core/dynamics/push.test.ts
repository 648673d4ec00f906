import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { motionAfter } from "../../../src/core/dynamics/push";
import { wrenchOf } from "../../../src/core/dynamics/wrench";
import { normaliseQuat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";

const points = [
  { mass: 1, position: [0.3, 0, 0.1] },
  { mass: 2, position: [-0.2, 0.4, 0] },
  { mass: 0.5, position: [0, -0.3, 0.6] },
  { mass: 1.5, position: [0.1, 0.2, -0.4] },
] as const;
const body = massProperties({
  shape: "points",
  points: points.map(({ mass, position: [x, y, z] }) => ({
    mass,
    position: [x, y, z] as [number, number, number],
  })),
});
const q_WB = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
const force_W: Vec3 = [2, -1, 3];
const arm_W: Vec3 = [0.4, 0.3, -0.2];
const duration = 0.1;
const motion = motionAfter(wrenchOf([{ arm_W, force_W }]), body, q_WB, duration);

/** Where each of the body's points stands from the centre of mass, and how it then moves. */
const movements = points.map(({ mass, position }) => {
  const r_W = rotate(q_WB, subVec(position, body.centre_B));
  return { mass, r_W, velocity_W: pointVelocity(motion, r_W) };
});
const total = (part: (movement: (typeof movements)[number]) => Vec3): Vec3 =>
  movements.reduce<Vec3>((sum, movement) => addVec(sum, part(movement)), [0, 0, 0]);

/** A dozen products each: 1e-12 leaves a wide margin over round-off. */
function expectClose(left: Vec3, right: Vec3): void {
  for (const axis of [0, 1, 2] as const) expect(left[axis]).toBeCloseTo(right[axis], 12);
}

describe("a short push on a body at rest", () => {
  it("gives the points together the momentum F δt", () => {
    expectClose(
      total(({ mass, velocity_W }) => scaleVec(mass, velocity_W)),
      scaleVec(duration, force_W),
    );
  });

  it("gives them together the angular momentum (p − x) × F δt", () => {
    expectClose(
      total(({ mass, r_W, velocity_W }) => cross(r_W, scaleVec(mass, velocity_W))),
      scaleVec(duration, [0.7, -1.6, -1]),
    );
  });

  it("gives them together the energy ½ F·v δt of the point that is pushed", () => {
    const energy = movements.reduce(
      (sum, { mass, velocity_W }) => sum + 0.5 * mass * dot(velocity_W, velocity_W),
      0,
    );
    expect(energy).toBeCloseTo(0.5 * duration * dot(force_W, pointVelocity(motion, arm_W)), 12);
  });
});

describe("pushes together", () => {
  it("two opposite forces leave the centre at rest and turn as their distance says", () => {
    const pair = wrenchOf([
      { arm_W, force_W },
      { arm_W: scaleVec(-1, arm_W), force_W: scaleVec(-1, force_W) },
    ]);
    expect(pair.force_W).toEqual([0, 0, 0]);
    expectClose(pair.torque_W, cross(scaleVec(2, arm_W), force_W));
  });
});
