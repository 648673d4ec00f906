import { expect } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { readings } from "../../../src/core/diagnostics/readings";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { flipInterval, motionFrom } from "../../../src/core/exact/ensemble";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { polhode } from "../../../src/core/exact/polhode";
import { mulVec } from "../../../src/core/math/mat3";
import { identityQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder, expectRate, squared } from "../../content/check";
import { frameOf } from "../states";
import {
  dt,
  energyOf,
  growth,
  inertia_B,
  middleSpin,
  moments,
  omega_B,
  omega_W,
  principal_B,
  principalAcceleration,
  q_WB,
  rounded,
  START,
  spinAfter,
} from "./setting";

/** The equations of the whole free motion and of small tilts from an axis, by id. */
export const EQUATIONS = {
  curves: () => {
    const [i1, i2, i3] = moments;
    for (const [l1, l2, l3] of [
      [1.2, 2.1, 0.4],
      [-0.3, 1.7, 1.1],
    ] as const) {
      const energy = 0.5 * ((l1 * l1) / i1 + (l2 * l2) / i2 + (l3 * l3) / i3);
      const square = l1 * l1 + l2 * l2 + l3 * l3;
      const right = energy - square / (2 * i2);
      expectEqual([0.5 * (1 / i1 - 1 / i2) * l1 * l1 - 0.5 * (1 / i2 - 1 / i3) * l3 * l3], [right]);
      const { kind } = polhode(moments, { energy, momentum: Math.sqrt(square) }, [l1, l2, l3]);
      expect(kind).toBe(right > 0 ? "around-least" : "around-greatest");
    }
  },
  "flip-interval": () => {
    const principal = massProperties({ inertia: [...moments], mass: 1 }).principal;
    const interval = (tilt: number) =>
      flipInterval(
        motionFrom(principal, [0.6 * tilt * moments[0], middleSpin * moments[1], 0.8 * tilt * moments[2]]),
      );
    const delay = (2 / growth) * Math.log(10);
    for (const tilt of [0.03, 0.01]) {
      // Measured: 2.6e-4 and 2.9e-5 of the delay.
      expect(Math.abs(interval(tilt / 10) - interval(tilt) - delay) / delay).toBeLessThan(tilt * tilt);
    }
  },
  gyroscope: () => {
    const [along, across, mass, spin, weight] = [0.02, 0.011, 1.3, 40, 9.8];
    const rate = (mass * weight * 0.15) / (along * spin);
    const frame_W: Vec3 = [0, rate, 0];
    const momentumAt = (t: number) => {
      const q_WB = exponentialMap(identityQuat, frame_W, t);
      const omega_W = addVec(frame_W, rotate(q_WB, [0, 0, spin]));
      return mulVec(inertiaInWorld(q_WB, [across, 0, 0, 0, across, 0, 0, 0, along]), omega_W);
    };
    const torque_W = cross([0, 0, 0.15], [0, -mass * weight, 0]);
    expectEqual(cross(frame_W, momentumAt(0)), torque_W);
    expectRate(momentumAt, torque_W);
  },
  "growth-by-hand": () => {
    const { moments: racket } = massProperties(
      { shape: "mesh", mesh: "racket", scale: 1, mass: 0.3, massAt: "solid" },
      OBJECT_MESHES,
    ).principal;
    const [least, middle, greatest] = racket.map((moment) => Number(moment.toFixed(5))) as [
      number,
      number,
      number,
    ];
    expect([least, middle, greatest]).toEqual([0.00126, 0.01126, 0.0125]);
    const [above, below] = [(greatest - middle) * (middle - least), least * greatest];
    expect([(above * 1e5).toFixed(3), (below * 1e5).toFixed(3)]).toEqual(["1.240", "1.575"]);
    expect((5 * Math.sqrt(above / below)).toFixed(2)).toBe("4.44");
    expect(Math.exp(4.44)).toBeGreaterThan(80);
    expect(Math.exp(4.44)).toBeLessThan(100);
  },
  rolling: () => {
    const axes: Vec3[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    // The energy is quadratic, so its central differences are exact.
    const gradient_B = axes.map(
      (axis) =>
        energyOf(addVec(omega_B, scaleVec(0.5, axis))) - energyOf(addVec(omega_B, scaleVec(-0.5, axis))),
    );
    expectEqual(gradient_B, mulVec(inertia_B, omega_B));
    const body = massProperties({ inertia: [...moments], mass: 1 });
    const exact = freeRotation(body, q_WB, omega_W);
    const height = (spin_W: Vec3) => dot(spin_W, exact.momentum_W) / norm(exact.momentum_W);
    for (const time of [0, 0.4, 1.1, 2.3]) {
      const now = attitudeAt(exact, time);
      const energy = 0.5 * dot(now.omega_W, mulVec(inertiaInWorld(now.q_WB, body.inertia_B), now.omega_W));
      expectEqual([height(now.omega_W)], [(2 * energy) / norm(exact.momentum_W)]);
      expectEqual([height(now.omega_W)], [height(omega_W)]);
    }
    const contact_B = rotateInverse(q_WB, omega_W);
    // The point of the body at the tip of ω, followed along the motion: its velocity is zero, and it leaves at second order.
    expectOrder((step) => norm(subVec(rotate(attitudeAt(exact, step).q_WB, contact_B), omega_W)), 2, 1 / 16);
  },
  precession: () => {
    const [across, along] = [1.4, 0.6];
    const body = massProperties({ inertia: [along, across, across], mass: 1 });
    const exact = freeRotation(body, q_WB, omega_W);
    const axisAt = (t: number): Vec3 => rotate(attitudeAt(exact, t).q_WB, [1, 0, 0]);
    const axis = axisAt(0);
    const parts = addVec(scaleVec(across, omega_W), scaleVec((along - across) * dot(omega_W, axis), axis));
    expectEqual(exact.momentum_W, parts);
    const rate = cross(scaleVec(1 / across, exact.momentum_W), axis);
    expectEqual(cross(omega_W, axis), rate);
    expectRate(axisAt, rate);
  },
  "energy-range": () => {
    const length = 1.7;
    const energyAlong = (direction: Vec3) =>
      direction.reduce((sum, part, axis) => {
        const along = (length * part) / norm(direction);
        return sum + (along * along) / (2 * (moments[axis] ?? Number.NaN));
      }, 0);
    const [least, greatest] = [(length * length) / (2 * moments[2]), (length * length) / (2 * moments[0])];
    expectEqual([energyAlong([0, 0, 1])], [least]);
    expectEqual([energyAlong([1, 0, 0])], [greatest]);
    for (const direction of [
      [1, 2, 3],
      [-3, 1, 2],
      [0.1, -4, 0.2],
    ] as Vec3[]) {
      expect(energyAlong(direction)).toBeGreaterThan(least);
      expect(energyAlong(direction)).toBeLessThan(greatest);
    }
  },
  squares: () => {
    const spin_B: Vec3 = [0.8, -1.3, 1.7];
    const [w1, w2, w3] = spin_B;
    const [i1, i2, i3] = moments;
    const expected = [(i2 - i3) / i1, (i3 - i1) / i2, (i1 - i2) / i3].map(
      (ratio) => 2 * ratio * w1 * w2 * w3,
    );
    const squaresOf = (spin: Vec3) => spin.map((rate) => rate * rate);
    expectEqual(
      principalAcceleration(spin_B).map((rate, axis) => 2 * rate * (spin_B[axis] ?? 0)),
      expected,
    );
    const start = squaresOf(spin_B);
    const [a, b, c] = [0.4, 1.1, 2.3].map((time) => {
      const moved = squaresOf(spinAfter(spin_B, time)).map((square, axis) => square - (start[axis] ?? 0));
      return moved.map((part) => part / (moved[1] ?? Number.NaN));
    }) as [number[], number[], number[]];
    const line = expected.map((rate) => rate / (expected[1] ?? Number.NaN));
    for (const direction of [a, b, c]) expect(distance(direction, line)).toBeLessThan(1e-9);
    // With a = (I₂ − I₃)/I₁ and so on, a + b + c + abc = 0: it fixes the scale that the direction leaves open.
    const [x, y, z] = [line[0] ?? 0, 1, line[2] ?? 0];
    const scale = Math.sqrt(-(x + y + z) / (x * y * z));
    expectEqual([scale * x, scale * y, scale * z], [(i2 - i3) / i1, (i3 - i1) / i2, (i1 - i2) / i3]);
  },
  "tilt-rates": () => {
    const spin_B: Vec3 = [0.02, middleSpin, -0.05];
    const rate_B = principalAcceleration(spin_B);
    expectEqual([moments[0] * rate_B[0]], [(moments[1] - moments[2]) * spin_B[1] * spin_B[2]]);
    expectEqual([moments[1] * rate_B[1]], [(moments[2] - moments[0]) * spin_B[2] * spin_B[0]]);
    expectEqual([moments[2] * rate_B[2]], [(moments[0] - moments[1]) * spin_B[0] * spin_B[1]]);
    expectOrder(
      (step) => {
        const stepped_B = explicit(spin_B, principal_B, step);
        const half_B = explicit(explicit(spin_B, principal_B, step / 2), principal_B, step / 2);
        return distance(
          scaleVec(1 / step, subVec(half_B, spin_B)),
          scaleVec(1 / step, subVec(stepped_B, spin_B)),
        );
      },
      1,
      1 / 16,
    );
    expectEqual(
      scaleVec(1 / dt, subVec(explicit(spin_B, principal_B, dt), spin_B)).map(rounded),
      rate_B.map(rounded),
    );
  },
  "tilt-growth": () => {
    expectOrder(
      (tilt) => {
        const spin_B: Vec3 = [tilt, middleSpin, 0.4 * tilt];
        const accelerationAt = (t: number) => {
          const moved_B = addVec(spin_B, scaleVec(t, principalAcceleration(spin_B)));
          return [principalAcceleration(moved_B)[0]];
        };
        const second = centralRate(accelerationAt, 1e-5)[0] ?? Number.NaN;
        return Math.abs(second / tilt - growth * growth);
      },
      2,
      1 / 32,
    );
  },
  "two-surfaces": () => {
    const { system, start } = frameOf({
      body: { inertia: [...moments], mass: 1 },
      initial: START.initial,
      dt,
      lanes: [{ angular: "none" }],
    });
    const { energy, angularMomentum } = readings(system, start);
    const momentum_B = rotateInverse(q_WB, angularMomentum);
    const sum = momentum_B.reduce(
      (total, part, axis) => total + (part * part) / (2 * (moments[axis] ?? Number.NaN)),
      0,
    );
    expectEqual([sum], [energy]);
    expectEqual([squared(momentum_B)], [squared(angularMomentum)]);
  },
  "tilt-solution": () => {
    const [start, rate] = [0.3, -0.7];
    const from = (a: number, b: number, t: number) =>
      0.5 * (a + b / growth) * Math.exp(growth * t) + 0.5 * (a - b / growth) * Math.exp(-growth * t);
    const solution = (t: number) => from(start, rate, t);
    expectEqual([solution(0)], [start]);
    expectRate((t) => [solution(t)], [rate]);
    expectOrder(
      (step) =>
        Math.abs(
          (solution(0.4 + step) - 2 * solution(0.4) + solution(0.4 - step)) / (step * step) -
            growth ** 2 * solution(0.4),
        ),
      2,
      1 / 16,
    );
    expectOrder(
      (tilt) => {
        const spin_B: Vec3 = [tilt, middleSpin, -0.3 * tilt];
        const first = principalAcceleration(spin_B)[0];
        const time = 0.6;
        return Math.abs(spinAfter(spin_B, time)[0] / tilt - from(tilt, first, time) / tilt);
      },
      2,
      1 / 32,
    );
  },
  "outer-axes": () => {
    const [i1, i2, i3] = moments;
    const pulls = [
      { about: 0, square: ((i3 - i1) * (i2 - i1)) / (i2 * i3) },
      { about: 2, square: ((i3 - i1) * (i3 - i2)) / (i1 * i2) },
    ] as const;
    for (const { about, square } of pulls)
      expectOrder(
        (tilt) => {
          const spin_B: Vec3 = about === 0 ? [middleSpin, tilt, 0.4 * tilt] : [0.4 * tilt, tilt, middleSpin];
          const rateAt = (t: number) => [
            principalAcceleration(addVec(spin_B, scaleVec(t, principalAcceleration(spin_B))))[1],
          ];
          const second = centralRate(rateAt, 1e-5)[0] ?? Number.NaN;
          return Math.abs(second / tilt + square * middleSpin * middleSpin);
        },
        2,
        1 / 32,
      );
  },
};
