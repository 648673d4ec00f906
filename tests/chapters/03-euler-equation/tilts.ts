import { readings } from "../../../src/core/diagnostics/readings";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { rotateInverse } from "../../../src/core/math/quat";
import { addVec, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder, expectRate, squared } from "../../content/check";
import { frameOf } from "../states";
import {
  dt,
  growth,
  middleSpin,
  moments,
  principal_B,
  principalAcceleration,
  q_WB,
  rounded,
  START,
  spinAfter,
} from "./setting";

/** The equations of small tilts from an axis, by id. */
export const EQUATIONS = {
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
    const solution = (t: number) =>
      0.5 * (start + rate / growth) * Math.exp(growth * t) +
      0.5 * (start - rate / growth) * Math.exp(-growth * t);
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
        const grown =
          0.5 * (tilt + first / growth) * Math.exp(growth * time) +
          0.5 * (tilt - first / growth) * Math.exp(-growth * time);
        return Math.abs(spinAfter(spin_B, time)[0] / tilt - grown / tilt);
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
