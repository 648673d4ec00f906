import { expect } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { readings } from "../../../src/core/diagnostics/readings";
import { initialInstant } from "../../../src/core/dynamics/advance";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { isDiverged } from "../../../src/core/dynamics/state";
import { flipInterval, motionFrom } from "../../../src/core/exact/ensemble";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { polhode } from "../../../src/core/exact/polhode";
import { addMat, type Mat3, mulMat, mulVec, subMat, transpose } from "../../../src/core/math/mat3";
import { identityQuat, quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import {
  centralRate,
  distance,
  type EquationCheck,
  expectEqual,
  expectOrder,
  squared,
} from "../../content/check";

import {
  dt,
  energyOf,
  explicitFrame,
  growth,
  gyroscopic_W,
  inertia_B,
  inertia_W,
  middleSpin,
  moments,
  momentum_W,
  motion,
  omega_B,
  omega_W,
  pointBody,
  principal_B,
  principalAcceleration,
  q_WB,
  rounded,
  spin_W,
  torque_W,
} from "./setting";

/** The equations of the motion itself, by id. */
export const MOTION: Readonly<Record<string, EquationCheck>> = {
  momentum: {
    tex: String.raw`\term{momentum}{\boldsymbol L} = \sum_k m_k\,\boldsymbol r_k\times(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k) = \term{inertia}{I}\,\term{omega}{\boldsymbol\omega}`,
    claim: "the momentum that the core keeps is the world tensor times ω, and the sum over a body’s points",
    check: () => {
      expectEqual(momentum_W, mulVec(inertia_W, omega_W));
      const { system, state, points_W } = pointBody();
      const sum = points_W.reduce<Vec3>(
        (total, { mass, p_W }) => addVec(total, scaleVec(mass, cross(p_W, cross(state.omega_W, p_W)))),
        [0, 0, 0],
      );
      expectEqual(readings(system, state).angularMomentum, sum);
    },
  },
  "kinetic-energy": {
    tex: String.raw`\begin{aligned} \term{energy}{E} &= \tfrac12\sum_k m_k\,(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k)\cdot(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k) \\ &= \tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\sum_k m_k\,\boldsymbol r_k\times(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k) \\ &= \tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\term{momentum}{\boldsymbol L} = \tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\term{omega}{\boldsymbol\omega} \end{aligned}`,
    claim: "the energy of the points that make up a body is this, both ways of writing it",
    check: () => {
      const { system, state, points_W } = pointBody();
      const pointEnergies = points_W.map(({ mass, p_W }) => 0.5 * mass * squared(cross(state.omega_W, p_W)));
      const { energy, angularMomentum } = readings(system, state);
      expectEqual([energy], [pointEnergies.reduce((sum, part) => sum + part, 0)]);
      expectEqual([energy], [0.5 * dot(state.omega_W, angularMomentum)]);
      expectOrder((step) => {
        const energyAt = (t: number) => {
          const { spin, omega_W: spinNow_W } = motion(t);
          return [0.5 * dot(spinNow_W, spin.momentum_W)];
        };
        return distance(centralRate(energyAt, step), [dot(torque_W, omega_W)]);
      }, 2);
    },
  },
  "torque-changes-momentum": {
    tex: String.raw`\term{torque}{\boldsymbol\tau} = \frac{\mathrm d \term{momentum}{\boldsymbol L}}{\mathrm dt} = \frac{\mathrm d}{\mathrm dt}\bigl(\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}\bigr)`,
    claim: "a rule that knows only ω changes Iω at the rate of the torque, to first order in the step",
    check: () =>
      expectOrder((step) => {
        const { angularMomentum } = explicitFrame(step);
        return distance(scaleVec(1 / step, subVec(angularMomentum, momentum_W)), torque_W);
      }, 1),
  },
  "inertia-turned": {
    tex: String.raw`\term{inertia}{I} = \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\term{rotation}{R}^{\mathsf T}`,
    claim:
      "the turned tensor acts on a vector as carrying it into the body, acting there, and carrying it back",
    check: () => {
      const rotation_WB = quatToMat(q_WB);
      expectEqual(mulMat(mulMat(rotation_WB, inertia_B), transpose(rotation_WB)), inertia_W);
      expectEqual(
        mulVec(inertia_W, torque_W),
        rotate(q_WB, mulVec(inertia_B, rotateInverse(q_WB, torque_W))),
      );
    },
  },
  "rotation-rate": {
    tex: String.raw`\dot{\term{rotation}{R}} = \term{spin}{\Omega}\,\term{rotation}{R}`,
    claim: "R changes at the rate ΩR along the true motion and along the exponential map",
    check: () => {
      const rate = mulMat(spin_W, quatToMat(q_WB));
      expectOrder(
        (step) =>
          distance(
            centralRate((t) => quatToMat(motion(t).spin.q_WB), step),
            rate,
          ),
        2,
      );
      expectOrder(
        (step) =>
          distance(
            centralRate((t) => quatToMat(exponentialMap(q_WB, omega_W, t)), step),
            rate,
          ),
        2,
      );
    },
  },
  "inertia-rate": {
    tex: String.raw`\begin{aligned} \dot{\term{inertia}{I}} &= \dot{\term{rotation}{R}}\,\term{inertiaBody}{I_B}\term{rotation}{R}^{\mathsf T} + \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\dot{\term{rotation}{R}}{}^{\mathsf T} \\ &= \term{spin}{\Omega}\term{rotation}{R}\,\term{inertiaBody}{I_B}\term{rotation}{R}^{\mathsf T} + \term{rotation}{R}\,\term{inertiaBody}{I_B}\,(\term{spin}{\Omega}\term{rotation}{R})^{\mathsf T} \\ &= \term{spin}{\Omega}\term{rotation}{R}\,\term{inertiaBody}{I_B}\term{rotation}{R}^{\mathsf T} - \term{rotation}{R}\,\term{inertiaBody}{I_B}\term{rotation}{R}^{\mathsf T}\,\term{spin}{\Omega} \\ &= \term{spin}{\Omega}\,\term{inertia}{I} - \term{inertia}{I}\,\term{spin}{\Omega} \end{aligned}`,
    claim: "the world tensor changes at the rate ΩI − IΩ, which is the product rule’s sum",
    check: () => {
      const rotation_WB = quatToMat(q_WB);
      const rotationRate = mulMat(spin_W, rotation_WB);
      const sum = addMat(
        mulMat(mulMat(rotationRate, inertia_B), transpose(rotation_WB)),
        mulMat(mulMat(rotation_WB, inertia_B), transpose(rotationRate)),
      );
      const rate = subMat(mulMat(spin_W, inertia_W), mulMat(inertia_W, spin_W));
      expectEqual(sum, rate);
      expectOrder(
        (step) =>
          distance(
            centralRate((t) => motion(t).inertia_W, step),
            rate,
          ),
        2,
      );
    },
  },
  "inertia-rate-on-omega": {
    tex: String.raw`\begin{aligned} \dot{\term{inertia}{I}}\,\term{omega}{\boldsymbol\omega} &= \term{spin}{\Omega}\,\term{inertia}{I}\term{omega}{\boldsymbol\omega} - \term{inertia}{I}\,\term{spin}{\Omega}\term{omega}{\boldsymbol\omega} \\ &= \term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\term{omega}{\boldsymbol\omega} - \term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}\times\term{omega}{\boldsymbol\omega}) \\ &= \term{gyroscopic}{\boldsymbol\omega\times I\boldsymbol\omega} \end{aligned}`,
    claim: "the tensor’s rate, measured along the motion and acting on ω, is ω × Iω",
    check: () =>
      expectOrder((step) => {
        const rate = centralRate((t) => motion(t).inertia_W, step) as unknown as Mat3;
        return distance(mulVec(rate, omega_W), gyroscopic_W);
      }, 2),
  },
  "euler-world": {
    tex: String.raw`\begin{aligned} \term{torque}{\boldsymbol\tau} &= \term{inertia}{I}\,\dot{\term{omega}{\boldsymbol\omega}} + \dot{\term{inertia}{I}}\,\term{omega}{\boldsymbol\omega} \\ &= \term{inertia}{I}\,\dot{\term{omega}{\boldsymbol\omega}} + \term{gyroscopic}{\boldsymbol\omega\times I\boldsymbol\omega} \end{aligned}`,
    claim: "along the true motion, with world components, Iω̇ + ω × Iω is the torque",
    check: () =>
      expectOrder((step) => {
        const rate_W = centralRate((t) => motion(t).omega_W, step) as unknown as Vec3;
        return distance(addVec(mulVec(inertia_W, rate_W), gyroscopic_W), torque_W);
      }, 2),
  },
  "euler-body": {
    tex: String.raw`\begin{aligned} \term{torque}{\boldsymbol\tau} &= \term{spin}{\Omega}\term{rotation}{R}\,\term{inertiaBody}{I_B}\,\term{omega}{\boldsymbol\omega}_B + \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\dot{\term{omega}{\boldsymbol\omega}}_B \\ &= \term{omega}{\boldsymbol\omega}\times\term{rotation}{R}\,\term{inertiaBody}{I_B}\,\term{omega}{\boldsymbol\omega}_B + \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\dot{\term{omega}{\boldsymbol\omega}}_B \\ \term{torque}{\boldsymbol\tau_B} = \term{rotation}{R}^{\mathsf T}\term{torque}{\boldsymbol\tau} &= \term{omega}{\boldsymbol\omega}_B\times\term{inertiaBody}{I_B}\,\term{omega}{\boldsymbol\omega}_B + \term{inertiaBody}{I_B}\,\dot{\term{omega}{\boldsymbol\omega}}_B \end{aligned}`,
    claim: "along the true motion, with body components and a constant tensor, the same holds",
    check: () => {
      const torque_B = rotateInverse(q_WB, torque_W);
      expectOrder((step) => {
        const rate_B = centralRate((t) => {
          const { spin, omega_W: spinNow_W } = motion(t);
          return rotateInverse(spin.q_WB, spinNow_W);
        }, step) as unknown as Vec3;
        const gyroscopic_B = cross(omega_B, mulVec(inertia_B, omega_B));
        return distance(addVec(mulVec(inertia_B, rate_B), gyroscopic_B), torque_B);
      }, 2);
    },
  },
  "euler-elsewhere": {
    tex: String.raw`\term{inertia}{I}\left(\frac{\mathrm d\term{omega}{\boldsymbol\omega}}{\mathrm dt}\right)_{\!F} + \term{gyroscopic}{\boldsymbol\omega\times I\boldsymbol\omega} = \term{torque}{\boldsymbol\tau} - \term{inertia}{I}\bigl(\boldsymbol\omega_F\times\term{omega}{\boldsymbol\omega}\bigr)`,
    claim: "in a frame that turns on its own the part −I(ω_F × ω) is left over, and along ω it is not",
    check: () => {
      const leftOver = (frameSpin_W: Vec3, step: number): number[] => {
        const rate_F = centralRate(
          (t) => rotateInverse(exponentialMap([1, 0, 0, 0], frameSpin_W, t), motion(t).omega_W),
          step,
        );
        const left = addVec(mulVec(inertia_W, rate_F as unknown as Vec3), gyroscopic_W);
        return [...subVec(left, torque_W)];
      };
      const frameSpin_W: Vec3 = [-0.6, 1.3, 0.9];
      const expected = scaleVec(-1, mulVec(inertia_W, cross(frameSpin_W, omega_W)));
      expect(norm(expected)).toBeGreaterThan(1);
      expectOrder((step) => distance(leftOver(frameSpin_W, step), expected), 2);
      expectOrder((step) => Math.hypot(...leftOver(scaleVec(0.37, omega_W), step)), 2);
    },
  },
  "no-work": {
    tex: String.raw`\begin{aligned} \dot{\term{energy}{E}} &= \term{omega}{\boldsymbol\omega}_B\cdot\term{inertiaBody}{I_B}\,\dot{\term{omega}{\boldsymbol\omega}}_B \\ &= \term{omega}{\boldsymbol\omega}_B\cdot\term{torque}{\boldsymbol\tau}_B - \term{omega}{\boldsymbol\omega}_B\cdot\bigl(\term{omega}{\boldsymbol\omega}_B\times\term{inertiaBody}{I_B}\,\term{omega}{\boldsymbol\omega}_B\bigr) \\ &= \term{omega}{\boldsymbol\omega}_B\cdot\term{torque}{\boldsymbol\tau}_B \end{aligned}`,
    claim:
      "the gyroscopic torque’s power is zero to round-off, though the torque is not; the energy changes at the power of the torque, by way of ω̇",
    check: () => {
      const power = dot(omega_B, rotateInverse(q_WB, torque_W));
      expectOrder((step) => {
        const energyAt = (t: number) => {
          const { spin, omega_W: spinNow_W } = motion(t);
          return [0.5 * dot(spinNow_W, spin.momentum_W)];
        };
        return distance(centralRate(energyAt, step), [power]);
      }, 2);
      expectOrder((step) => {
        const rate_B = centralRate((t) => {
          const { spin, omega_W: spinNow_W } = motion(t);
          return rotateInverse(spin.q_WB, spinNow_W);
        }, step) as unknown as Vec3;
        return Math.abs(dot(omega_B, mulVec(inertia_B, rate_B)) - power);
      }, 2);
      expect(norm(gyroscopic_W)).toBeGreaterThan(1);
      expect(Math.abs(dot(omega_W, gyroscopic_W)) / (norm(omega_W) * norm(gyroscopic_W))).toBeLessThan(
        4 * Number.EPSILON,
      );
    },
  },
  "tilt-rates": {
    tex: String.raw`\begin{aligned} I_1\,\dot\omega_1 &= (I_2-I_3)\,\omega_2\,\omega_3 \\ I_2\,\dot\omega_2 &= (I_3-I_1)\,\omega_3\,\omega_1 \\ I_3\,\dot\omega_3 &= (I_1-I_2)\,\omega_1\,\omega_2 \end{aligned}`,
    claim: "Euler’s equation along principal axes has these components",
    check: () => {
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
  },
  "tilt-growth": {
    tex: String.raw`\begin{aligned} I_1\,\ddot\omega_1 &= (I_2-I_3)\,\omega_2\,\dot\omega_3 \\ &= (I_2-I_3)\,\omega_2\;\frac{(I_1-I_2)\,\omega_2}{I_3}\;\omega_1 \\ \ddot\omega_1 &= \lambda^2\,\omega_1, \qquad \lambda = \omega_2\sqrt{\frac{(I_3-I_2)(I_2-I_1)}{I_1 I_3}} \end{aligned}`,
    claim: "a small tilt accelerates by λ² times itself, to second order in the tilt",
    check: () => {
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
  },
  "two-surfaces": {
    tex: String.raw`\frac{L_1^2}{2I_1}+\frac{L_2^2}{2I_2}+\frac{L_3^2}{2I_3} = \term{energy}{E}, \qquad L_1^2+L_2^2+L_3^2 = |\term{momentum}{\boldsymbol L}|^2`,
    claim: "the momentum’s components along the principal axes give the core’s energy and momentum",
    check: () => {
      const scenario = parseScenario({
        body: { inertia: [...moments], mass: 1 },
        initial: { orientation: q_WB, angularVelocity: omega_W },
        dt,
        frames: 0,
        lanes: [{ angular: "none" }],
      });
      const system = prepare(scenario);
      const start = initialInstant(system, 0);
      if (isDiverged(start)) throw new Error(start.diverged);
      const { energy, angularMomentum } = readings(system, start);
      const momentum_B = rotateInverse(q_WB, angularMomentum);
      const sum = momentum_B.reduce(
        (total, part, axis) => total + (part * part) / (2 * (moments[axis] ?? Number.NaN)),
        0,
      );
      expectEqual([sum], [energy]);
      expectEqual([squared(momentum_B)], [squared(angularMomentum)]);
    },
  },
  "tilt-solution": {
    tex: String.raw`\omega_1(t) = \tfrac12\Bigl(\omega_1(0)+\frac{\dot\omega_1(0)}{\lambda}\Bigr)\,\mathrm e^{\lambda t} + \tfrac12\Bigl(\omega_1(0)-\frac{\dot\omega_1(0)}{\lambda}\Bigr)\,\mathrm e^{-\lambda t}`,
    claim:
      "it starts as the tilt does, and has λ² times itself as its second derivative; the true tilt follows it",
    check: () => {
      const [start, rate] = [0.3, -0.7];
      const solution = (t: number) =>
        0.5 * (start + rate / growth) * Math.exp(growth * t) +
        0.5 * (start - rate / growth) * Math.exp(-growth * t);
      expectEqual([solution(0)], [start]);
      expectOrder(
        (step) =>
          distance(
            centralRate((t) => [solution(t)], step),
            [rate],
          ),
        2,
      );
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
  },
  "outer-axes": {
    tex: String.raw`\ddot\omega_2 = -\frac{(I_3-I_1)(I_2-I_1)}{I_2I_3}\;\omega_1^2\;\omega_2, \qquad \ddot\omega_2 = -\frac{(I_3-I_1)(I_3-I_2)}{I_1I_2}\;\omega_3^2\;\omega_2`,
    claim: "about the axis of least moment, and about that of greatest, a small tilt is pulled back by this",
    check: () => {
      const [i1, i2, i3] = moments;
      const pulls = [
        { about: 0, square: ((i3 - i1) * (i2 - i1)) / (i2 * i3) },
        { about: 2, square: ((i3 - i1) * (i3 - i2)) / (i1 * i2) },
      ] as const;
      for (const { about, square } of pulls)
        expectOrder(
          (tilt) => {
            const spin_B: Vec3 =
              about === 0 ? [middleSpin, tilt, 0.4 * tilt] : [0.4 * tilt, tilt, middleSpin];
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
  },
  curves: {
    tex: String.raw`\Bigl(\frac1{2I_1}-\frac1{2I_2}\Bigr)L_1^2-\Bigl(\frac1{2I_2}-\frac1{2I_3}\Bigr)L_3^2 = \term{energy}{E}-\frac{|\term{momentum}{\boldsymbol L}|^2}{2I_2}`,
    claim: "any momentum satisfies it, and its sign tells which axis the exact motion goes round",
    check: () => {
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
  },
  "flip-interval": {
    tex: String.raw`T_{\alpha/10}-T_\alpha \;\to\; \frac2\lambda\,\ln 10 \qquad (\alpha\to0)`,
    claim: "a tenth of the tilt delays the exact motion’s flips by this, up to a share of the tilt’s square",
    check: () => {
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
  },
  rolling: {
    tex: String.raw`\begin{aligned} \partial\term{energy}{E}/\partial\term{omega}{\boldsymbol\omega} &= \term{inertia}{I}\,\term{omega}{\boldsymbol\omega} = \term{momentum}{\boldsymbol L} \\ \term{omega}{\boldsymbol\omega}\cdot\term{momentum}{\boldsymbol L}/|\term{momentum}{\boldsymbol L}| &= 2\term{energy}{E}/|\term{momentum}{\boldsymbol L}| \\ \term{omega}{\boldsymbol\omega}\times\term{omega}{\boldsymbol\omega} &= \boldsymbol 0 \end{aligned}`,
    claim:
      "L is the energy’s gradient; the plane it is normal to keeps its distance along the exact motion, and touches the ellipsoid; the body’s point there stands still for an instant",
    check: () => {
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
      expectOrder(
        (step) => norm(subVec(rotate(attitudeAt(exact, step).q_WB, contact_B), omega_W)),
        2,
        1 / 16,
      );
    },
  },
  precession: {
    tex: String.raw`\begin{aligned} \term{momentum}{\boldsymbol L} &= I_\perp\,\term{omega}{\boldsymbol\omega} + (I_\parallel-I_\perp)\,\omega_\parallel\,\hat{\boldsymbol b} \\ \dot{\hat{\boldsymbol b}} &= \term{omega}{\boldsymbol\omega}\times\hat{\boldsymbol b} = \frac{\term{momentum}{\boldsymbol L}}{I_\perp}\times\hat{\boldsymbol b} \end{aligned}`,
    claim: "with two equal moments L is this sum, and the exact motion carries the axis round L at this rate",
    check: () => {
      const [across, along] = [1.4, 0.6];
      const body = massProperties({ inertia: [along, across, across], mass: 1 });
      const exact = freeRotation(body, q_WB, omega_W);
      const axisAt = (t: number): Vec3 => rotate(attitudeAt(exact, t).q_WB, [1, 0, 0]);
      const axis = axisAt(0);
      const parts = addVec(scaleVec(across, omega_W), scaleVec((along - across) * dot(omega_W, axis), axis));
      expectEqual(exact.momentum_W, parts);
      const rate = cross(scaleVec(1 / across, exact.momentum_W), axis);
      expectEqual(cross(omega_W, axis), rate);
      expectOrder((step) => distance(centralRate(axisAt, step), rate), 2);
    },
  },
  "energy-range": {
    tex: String.raw`\frac{|\term{momentum}{\boldsymbol L}|^2}{2I_3}\;\le\;\term{energy}{E}\;\le\;\frac{|\term{momentum}{\boldsymbol L}|^2}{2I_1}`,
    claim:
      "momenta of one length have energies from that of the axis of greatest moment to that of the least",
    check: () => {
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
  },
  squares: {
    tex: String.raw`\begin{aligned} \frac{\mathrm d}{\mathrm dt}\,\omega_1^2 &= 2\,\frac{I_2-I_3}{I_1}\;\omega_1\,\omega_2\,\omega_3 \\ \frac{\mathrm d}{\mathrm dt}\,\omega_2^2 &= 2\,\frac{I_3-I_1}{I_2}\;\omega_1\,\omega_2\,\omega_3 \\ \frac{\mathrm d}{\mathrm dt}\,\omega_3^2 &= 2\,\frac{I_1-I_2}{I_3}\;\omega_1\,\omega_2\,\omega_3 \end{aligned}`,
    claim:
      "the squares change so along the exact motion, and its points lie on one line that gives the moments’ ratios",
    check: () => {
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
  },
};

/** ω along the principal axes after a time, in the exact motion. */
function spinAfter(spin_B: Vec3, time: number): Vec3 {
  const body = massProperties({ inertia: [...moments], mass: 1 });
  const { q_WB, omega_W } = attitudeAt(freeRotation(body, identityQuat, spin_B), time);
  return rotateInverse(q_WB, omega_W);
}
