import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { identityQuat, rotateInverse } from "../../../src/core/math/quat";
import { norm, type Vec3 } from "../../../src/core/math/vec3";
import { quatError, relativeError } from "../support";

type Triple = [number, number, number];

/** The motion of a body of these moments from a spin in body axes, its axes at first those of the world. */
const motionOf = (moments: Triple, omega_B: Vec3) =>
  freeRotation(massProperties({ inertia: moments, mass: 1 }), identityQuat, omega_B);

/** ω in body axes at a time. */
function spinAt(moments: Triple, start_B: Vec3, t: number): Vec3 {
  const { q_WB, omega_W } = attitudeAt(motionOf(moments, start_B), t);
  return rotateInverse(q_WB, omega_W);
}

/** How long until ω comes back, in body axes: 4K / λ. */
function periodOf(moments: Triple, start_B: Vec3): number {
  const { momentumMotion: circulation } = motionOf(moments, start_B);
  if (circulation === null) throw new Error("it stands still");
  return (4 * circulation.modulus.quarterPeriod) / circulation.rate;
}

describe("Drake's symmetric body, I = .04 across and J = .02 along z, from ω₀ = (2, 4, 6)", () => {
  // Drake, multibody/benchmarks/free_body/free_body.cc.
  const [I, J] = [0.04, 0.02];
  const start_B: Vec3 = [2, 4, 6];
  const momentum: Vec3 = [I * start_B[0], I * start_B[1], J * start_B[2]];
  /** Spin about the axis of symmetry, as seen by an observer who goes round L with it [rad/s]. */
  const ownSpin = ((I - J) / I) * start_B[2];
  const times = Array.from({ length: 21 }, (_, k) => 0.5 * k);

  it("ω turns about the axis of symmetry at (J − I)/I of the spin along it", () => {
    for (const t of times) {
      const [c, s] = [Math.cos(ownSpin * t), Math.sin(ownSpin * t)];
      const expected: Vec3 = [start_B[0] * c + start_B[1] * s, start_B[1] * c - start_B[0] * s, start_B[2]];
      // Round-off of 75 rad. Measured: 6e-15.
      expect(relativeError(spinAt([I, I, J], start_B, t), expected)).toBeLessThan(1e-13);
    }
  });
  it("the body turns about its axis at that rate, and with it about L at |L|/I", () => {
    for (const t of times) {
      const aboutOwnAxis = exponentialMap(identityQuat, [0, 0, ownSpin], t);
      const expected = exponentialMap(aboutOwnAxis, [momentum[0] / I, momentum[1] / I, momentum[2] / I], t);
      const { q_WB } = attitudeAt(motionOf([I, I, J], start_B), t);
      expect(quatError(q_WB, expected)).toBeLessThan(1e-13);
    }
  });
});

describe("a period that others have printed", () => {
  it.each([
    // Principia, physics/euler_solver_test.cpp.
    ["Principia's (3, 5, 9) with L = (0, 2, .01)", [3, 5, 9], [0, 2 / 5, 0.01 / 9], 118.110887046386, 1e-12],
    // The free rigid body of geometric integration, L₀ = (cos 1.1, 0, sin 1.1): Hairer, Lubich and Wanner, VII.5.
    [
      "the geometric benchmark (2, 1, 2/3)",
      [2, 1, 2 / 3],
      [Math.cos(1.1) / 2, 0, 1.5 * Math.sin(1.1)],
      10.73146523,
      1e-8,
    ],
  ] as const)("%s comes back after it, and not before", (_name, moments, start_B, period, lastDigit) => {
    expect(Math.abs(periodOf([...moments], start_B) - period)).toBeLessThan(0.51 * lastDigit);
    // The period is printed to so many digits, and ω moves by less than |ω| in a second.
    expect(relativeError(spinAt([...moments], start_B, period), start_B)).toBeLessThan(lastDigit);
    for (const share of [0.25, 0.5, 0.75]) {
      expect(relativeError(spinAt([...moments], start_B, share * period), start_B)).toBeGreaterThan(0.1);
    }
  });

  it("Bullet's gyroscopic demo flips every 1.6763 s", () => {
    const start_B: Vec3 = [0, 0.1, 10];
    const moments: Triple = [0.101 / 12, 0.497 / 12, 0.422 / 12];
    expect(periodOf(moments, start_B) / 2).toBeCloseTo(1.6763, 4);
    expect(spinAt(moments, start_B, periodOf(moments, start_B) / 2)[2]).toBeCloseTo(-10, 12);
  });
});

describe("a motion that others have printed", () => {
  it("Gazebo's boxes benchmark: ω in body axes at 10 s", () => {
    // Gazebo, test/performance boxes benchmark; its digits, and the motion leaves the middle axis at e^(λt).
    const end_B = spinAt([0.80833333, 0.68333333, 0.14166667], [0.1, 5, 0.1], 10);
    expect(relativeError(end_B, [2.755838876, -3.735965157, -3.161807224])).toBeLessThan(2e-10);
  });

  it("a disturbance of the intermediate axis grows as e^(λt), λ = ω √((I₃−I₂)(I₂−I₁)/(I₁I₃))", () => {
    const off = (t: number) => {
      const [x, , z] = spinAt([1, 2, 3], [1e-7, 4, 1e-7], t);
      return norm([x, 0, z]);
    };
    const lambda = 4 * Math.sqrt((1 * 1) / 3);
    // Past the first e-folding the shrinking part is e^(−2λt) of it: 1e-4 after two seconds.
    expect(Math.log(off(3) / off(2))).toBeCloseTo(lambda, 3);
  });
});
