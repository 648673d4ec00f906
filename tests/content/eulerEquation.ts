import { expect } from "vitest";
import { explicit } from "../../src/core/dynamics/angular/explicit";
import { gyroscopicJacobian } from "../../src/core/dynamics/angular/gyroscopicJacobian";
import { implicitBody } from "../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../src/core/dynamics/angular/implicitConverged";
import { momentumOf, velocityOf } from "../../src/core/dynamics/angular/momentum";
import { rk4 } from "../../src/core/dynamics/angular/rk4";
import type { Spin } from "../../src/core/dynamics/angular/rule";
import { inertiaInWorld } from "../../src/core/dynamics/attitude";
import { readings } from "../../src/core/dynamics/diagnostics";
import type { Load } from "../../src/core/dynamics/load";
import { exponentialMap } from "../../src/core/dynamics/orientation/exponentialMap";
import { isDiverged } from "../../src/core/dynamics/state";
import { initialInstant, nextInstant, prepare } from "../../src/core/dynamics/system";
import {
  addMat,
  inverseMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  subMat,
  transpose,
} from "../../src/core/math/mat3";
import { normaliseQuat, type Quat, quatToMat, rotate, rotateInverse } from "../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { parseScenario } from "../../src/core/scenario/schema";
import { centralRate, distance, type EquationCheck, expectEqual, expectOrder, squared } from "./check";

/** A body and a start without a zero, without two equal numbers, and not along any axis: no sign can hide. */
const inertia_B: Mat3 = [0.9, 0.11, -0.07, 0.11, 1.4, 0.13, -0.07, 0.13, 1.9];
const inverseInertia_B = inverseMat(inertia_B);
const body = { mass: 1, inertia_B, inverseInertia_B } as Parameters<typeof rk4>[1];
const q_WB: Quat = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
const omega_W: Vec3 = [1.1, -0.7, 1.9];
const torque_W: Vec3 = [0.3, 0.8, -0.5];
const dt = 0.01;

const inertia_W = inertiaInWorld(q_WB, inertia_B);
const momentum_W = momentumOf(omega_W, q_WB, inertia_B);
const omega_B = rotateInverse(q_WB, omega_W);
const spin_W = skew(omega_W);
const gyroscopic_W = cross(omega_W, momentum_W);

/** The true motion about the start, under the torque: Runge and Kutta's method in steps far below those compared. */
function motion(time: number): { readonly spin: Spin; readonly omega_W: Vec3; readonly inertia_W: Mat3 } {
  const load: Load = {
    torque_W,
    gravity_W: [0, 0, 0],
    drag: { linear: 0, angular: 0 },
    damping: { linear: 1, angular: 1 },
  };
  const steps = 16;
  let spin: Spin = { q_WB, momentum_W };
  for (let step = 0; step < steps; step++) spin = rk4(spin, body, load, time / steps);
  return {
    spin,
    omega_W: velocityOf(spin.momentum_W, spin.q_WB, inverseInertia_B),
    inertia_W: inertiaInWorld(spin.q_WB, inertia_B),
  };
}

/** The same start stepped by the explicit rule with ω as its state: a second witness that knows nothing of L. */
function explicitFrame(step: number) {
  const scenario = parseScenario({
    body: {
      inertia: [inertia_B.slice(0, 3), inertia_B.slice(3, 6), inertia_B.slice(6, 9)] as never,
      mass: 1,
    },
    initial: { orientation: q_WB, angularVelocity: omega_W },
    torque: torque_W,
    dt: step,
    frames: 1,
    lanes: [{ angular: "explicit" }],
  });
  const system = prepare(scenario);
  const start = initialInstant(system, 0);
  if (isDiverged(start)) throw new Error(start.diverged);
  const next = nextInstant(system, 0, start);
  if (isDiverged(next)) throw new Error(next.diverged);
  return readings(system, next);
}

const energyOf = (spin_B: Vec3): number => 0.5 * dot(spin_B, mulVec(inertia_B, spin_B));

/** Principal moments in ascending order, and a spin about the middle axis with a small tilt. */
const moments: Vec3 = [0.8, 1.5, 2.1];
const principal_B: Mat3 = [moments[0], 0, 0, 0, moments[1], 0, 0, 0, moments[2]];
const middleSpin = 3;

function principalAcceleration(spin_B: Vec3): Vec3 {
  const torque_B = cross(spin_B, mulVec(principal_B, spin_B));
  return [-torque_B[0] / moments[0], -torque_B[1] / moments[1], -torque_B[2] / moments[2]];
}

const growth =
  middleSpin * Math.sqrt(((moments[2] - moments[1]) * (moments[1] - moments[0])) / (moments[0] * moments[2]));

/** Every display equation of the chapter, by id. */
export const EULER_EQUATION: Readonly<Record<string, EquationCheck>> = {
  momentum: {
    tex: String.raw`\term{momentum}{\boldsymbol L} = \term{inertia}{I}\,\term{omega}{\boldsymbol\omega}`,
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
    tex: String.raw`\dot{\term{inertia}{I}} = \dot{\term{rotation}{R}}\,\term{inertiaBody}{I_B}\term{rotation}{R}^{\mathsf T} + \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\dot{\term{rotation}{R}}{}^{\mathsf T} = \term{spin}{\Omega}\,\term{inertia}{I} - \term{inertia}{I}\,\term{spin}{\Omega}`,
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
    tex: String.raw`\dot{\term{inertia}{I}}\,\term{omega}{\boldsymbol\omega} = \term{gyroscopic}{\boldsymbol\omega\times I\boldsymbol\omega}`,
    claim: "the tensor’s rate, measured along the motion and acting on ω, is ω × Iω",
    check: () =>
      expectOrder((step) => {
        const rate = centralRate((t) => motion(t).inertia_W, step) as unknown as Mat3;
        return distance(mulVec(rate, omega_W), gyroscopic_W);
      }, 2),
  },
  "euler-world": {
    tex: String.raw`\term{torque}{\boldsymbol\tau} = \term{inertia}{I}\,\dot{\term{omega}{\boldsymbol\omega}} + \term{gyroscopic}{\boldsymbol\omega\times I\boldsymbol\omega}`,
    claim: "along the true motion, with world components, Iω̇ + ω × Iω is the torque",
    check: () =>
      expectOrder((step) => {
        const rate_W = centralRate((t) => motion(t).omega_W, step) as unknown as Vec3;
        return distance(addVec(mulVec(inertia_W, rate_W), gyroscopic_W), torque_W);
      }, 2),
  },
  "euler-body": {
    tex: String.raw`\term{torque}{\boldsymbol\tau_B} = \term{inertiaBody}{I_B}\,\dot{\term{omega}{\boldsymbol\omega}}_B + \term{omega}{\boldsymbol\omega}_B\times\term{inertiaBody}{I_B}\,\term{omega}{\boldsymbol\omega}_B`,
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
    tex: String.raw`\term{omega}{\boldsymbol\omega}\cdot\bigl(\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}\bigr) = 0`,
    claim: "the gyroscopic torque’s power is zero to round-off, though the torque is not",
    check: () => {
      expect(norm(gyroscopic_W)).toBeGreaterThan(1);
      expect(Math.abs(dot(omega_W, gyroscopic_W)) / (norm(omega_W) * norm(gyroscopic_W))).toBeLessThan(
        4 * Number.EPSILON,
      );
    },
  },
  "tilt-rates": {
    tex: String.raw`I_1\,\dot\omega_1 = (I_2-I_3)\,\omega_2\,\omega_3, \qquad I_3\,\dot\omega_3 = (I_1-I_2)\,\omega_1\,\omega_2`,
    claim: "Euler’s equation along principal axes has these two components",
    check: () => {
      const spin_B: Vec3 = [0.02, middleSpin, -0.05];
      const rate_B = principalAcceleration(spin_B);
      expectEqual([moments[0] * rate_B[0]], [(moments[1] - moments[2]) * spin_B[1] * spin_B[2]]);
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
    tex: String.raw`\ddot\omega_1 = \lambda^2\,\omega_1, \qquad \lambda = \omega_2\sqrt{\frac{(I_3-I_2)(I_2-I_1)}{I_1 I_3}}`,
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
  "explicit-step": {
    tex: String.raw`\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\term{omega}{\boldsymbol\omega}) = \term{step}{\Delta t}\,\bigl(\term{torque}{\boldsymbol\tau}-\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}\bigr)`,
    claim: "a frame of the explicit lane satisfies it, torque and all",
    check: () => {
      const change_W = subVec(explicitFrame(dt).angularVelocity, omega_W);
      expectEqual(mulVec(inertia_W, change_W), scaleVec(dt, subVec(torque_W, gyroscopic_W)));
    },
  },
  "explicit-gain": {
    tex: String.raw`\term{energy}{E}'-\term{energy}{E} = \tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}`,
    claim: "the explicit step gains exactly this, and it is positive",
    check: () => {
      const next_B = explicit(omega_B, inertia_B, 0.1);
      const gain = energyOf(subVec(next_B, omega_B));
      expect(gain).toBeGreaterThan(0);
      expectEqual([energyOf(next_B)], [energyOf(omega_B) + gain]);
    },
  },
  "backward-euler": {
    tex: String.raw`\term{residual}{\boldsymbol f}(\term{omega}{\boldsymbol\omega}') = \term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\term{omega}{\boldsymbol\omega}) + \term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}'\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}' = \boldsymbol 0`,
    claim: "the solved implicit step makes the residual zero to round-off",
    check: () => {
      const next_B = implicitConverged(omega_B, inertia_B, 0.1);
      expectEqual(mulVec(inertia_B, omega_B), mulVec(inertia_B, addVec(next_B, solvedTerm(next_B, 0.1))));
    },
  },
  "backward-loss": {
    tex: String.raw`\term{energy}{E}'-\term{energy}{E} = -\tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}`,
    claim: "the solved implicit step loses exactly this",
    check: () => {
      const next_B = implicitConverged(omega_B, inertia_B, 0.1);
      expectEqual([energyOf(next_B)], [energyOf(omega_B) - energyOf(subVec(next_B, omega_B))]);
    },
  },
  "backward-momentum": {
    tex: String.raw`|\term{momentum}{\boldsymbol L}'|^2 = |\term{momentum}{\boldsymbol L}|^2-|\Delta\term{momentum}{\boldsymbol L}|^2`,
    claim: "the solved implicit step loses this much of the momentum’s square",
    check: () => {
      const before_B = mulVec(inertia_B, omega_B);
      const after_B = mulVec(inertia_B, implicitConverged(omega_B, inertia_B, 0.1));
      expectEqual([squared(after_B)], [squared(before_B) - squared(subVec(after_B, before_B))]);
    },
  },
  "newton-step": {
    tex: String.raw`\term{omega}{\boldsymbol\omega}' = \term{omega}{\boldsymbol\omega}+\boldsymbol\delta, \qquad \boldsymbol\delta = -\term{jacobian}{J}^{-1}\,\term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}`,
    claim: "the engines’ step is one Newton step from ω₁, with the Jacobian measured from the residual",
    check: () => {
      const residual = scaleVec(dt, cross(omega_B, mulVec(inertia_B, omega_B)));
      const correction_B = mulVec(inverseMat(measuredJacobian(omega_B, dt)), residual);
      expectEqual(
        implicitBody(omega_B, inertia_B, dt).map(rounded),
        subVec(omega_B, correction_B).map(rounded),
      );
    },
  },
  jacobian: {
    tex: String.raw`\term{jacobian}{J} = \term{inertia}{I}+\term{step}{\Delta t}\,\bigl([\term{omega}{\boldsymbol\omega}]_\times\term{inertia}{I}-[\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}]_\times\bigr)`,
    claim: "the core’s Jacobian is this, and is the residual’s derivative as measured",
    check: () => {
      const momentum_B = mulVec(inertia_B, omega_B);
      const slope = subMat(mulMat(skew(omega_B), inertia_B), skew(momentum_B));
      const jacobian = addMat(inertia_B, scaleMat(dt, slope));
      expectEqual(gyroscopicJacobian(inertia_B, omega_B, momentum_B, dt), jacobian);
      expectEqual(measuredJacobian(omega_B, dt).map(rounded), jacobian.map(rounded));
    },
  },
  "newton-energy": {
    tex: String.raw`\term{energy}{E}'-\term{energy}{E} = \term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\cdot(\boldsymbol\delta\times\term{inertia}{I}\,\boldsymbol\delta)-\tfrac12\,\boldsymbol\delta\cdot\term{inertia}{I}\,\boldsymbol\delta`,
    claim: "one Newton step changes the energy by exactly these two parts",
    check: () => {
      const step = 0.1;
      const next_B = implicitBody(omega_B, inertia_B, step);
      const delta_B = subVec(next_B, omega_B);
      const mixed = step * dot(omega_B, cross(delta_B, mulVec(inertia_B, delta_B)));
      expect(Math.abs(mixed)).toBeGreaterThan(1e-6);
      expectEqual([energyOf(next_B)], [energyOf(omega_B) + mixed - energyOf(delta_B)]);
    },
  },
  "singular-turn": {
    tex: String.raw`|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t} = \sqrt{\frac{I_1 I_3}{(I_3-I_2)(I_2-I_1)}}`,
    claim: "about the middle axis the Jacobian’s determinant changes sign exactly there",
    check: () => {
      const turn = Math.sqrt(
        (moments[0] * moments[2]) / ((moments[2] - moments[1]) * (moments[1] - moments[0])),
      );
      const determinantAt = (angle: number) => {
        const spin_B: Vec3 = [0, middleSpin, 0];
        return determinant(
          gyroscopicJacobian(principal_B, spin_B, mulVec(principal_B, spin_B), angle / middleSpin),
        );
      };
      expect(determinantAt(turn * (1 - 1e-9))).toBeGreaterThan(0);
      expect(determinantAt(turn * (1 + 1e-9))).toBeLessThan(0);
    },
  },
  "momentum-step": {
    tex: String.raw`\term{momentum}{\boldsymbol L}' = \term{momentum}{\boldsymbol L}+\term{step}{\Delta t}\,\term{torque}{\boldsymbol\tau}, \qquad \term{omega}{\boldsymbol\omega}' = \term{rotation}{R}'\,\term{inertiaBody}{I_B}^{-1}\,\term{rotation}{R}'^{\,\mathsf T}\,\term{momentum}{\boldsymbol L}'`,
    claim: "a frame of the momentum lane satisfies both",
    check: () => {
      const { state } = momentumFrame();
      expectEqual(state.momentum_W ?? [], addVec(momentum_W, scaleVec(dt, torque_W)));
      const rotation_WB = quatToMat(state.q_WB);
      const inverse_W = mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB));
      expectEqual(state.omega_W, mulVec(inverse_W, state.momentum_W ?? [Number.NaN, 0, 0]));
    },
  },
  "energy-bound": {
    tex: String.raw`\term{energy}{E}\le\frac{|\term{momentum}{\boldsymbol L}|^2}{2I_1}`,
    claim: "no spin of this momentum has more, the spin about the smallest moment has all of it",
    check: () => {
      const bound = squared([1, 2, 3]) / (2 * moments[0]);
      const energyAlong = (momentum_B: Vec3) =>
        momentum_B.reduce((sum, part, axis) => sum + (part * part) / (2 * (moments[axis] ?? Number.NaN)), 0);
      const length = norm([1, 2, 3]);
      for (const direction of [
        [1, 2, 3],
        [-3, 1, 2],
        [0.1, -4, 0.2],
      ] as Vec3[]) {
        expect(energyAlong(scaleVec(length / norm(direction), direction))).toBeLessThan(bound);
      }
      expectEqual([energyAlong([length, 0, 0])], [bound]);
    },
  },
  "kinetic-energy": {
    tex: String.raw`\term{energy}{E} = \tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\term{omega}{\boldsymbol\omega} = \tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\term{momentum}{\boldsymbol L}`,
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
  "newton-residual": {
    tex: String.raw`\term{residual}{\boldsymbol f}(\term{omega}{\boldsymbol\omega}+\boldsymbol\delta) = \term{step}{\Delta t}\;\boldsymbol\delta\times\term{inertia}{I}\,\boldsymbol\delta`,
    claim: "one Newton step leaves just this residual",
    check: () => {
      const step = 0.1;
      const next_B = implicitBody(omega_B, inertia_B, step);
      const delta_B = subVec(next_B, omega_B);
      const leftOver = scaleVec(step, cross(delta_B, mulVec(inertia_B, delta_B)));
      const gyroscopicPart = scaleVec(step, cross(next_B, mulVec(inertia_B, next_B)));
      expect(norm(leftOver)).toBeGreaterThan(1e-4);
      expectEqual(gyroscopicPart, subVec(leftOver, mulVec(inertia_B, delta_B)));
    },
  },
  "jacobian-determinant": {
    tex: String.raw`\frac{\det \term{jacobian}{J}}{I_2} = I_1 I_3-\bigl(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr)^2\,(I_3-I_2)(I_2-I_1)`,
    claim: "the determinant of the core’s Jacobian is this, for a spin about the middle axis",
    check: () => {
      const spin_B: Vec3 = [0, middleSpin, 0];
      const jacobian = gyroscopicJacobian(principal_B, spin_B, mulVec(principal_B, spin_B), 0.3);
      const turn = middleSpin * 0.3;
      const brackets = (moments[2] - moments[1]) * (moments[1] - moments[0]);
      expectEqual([determinant(jacobian) / moments[1]], [moments[0] * moments[2] - turn * turn * brackets]);
    },
  },
};

/** To the ten digits that a difference quotient over the frame still carries. */
function rounded(value: number): number {
  return Number(value.toPrecision(8));
}

function solvedTerm(next_B: Vec3, step: number): Vec3 {
  return mulVec(inverseInertia_B, scaleVec(step, cross(next_B, mulVec(inertia_B, next_B))));
}

/** The derivative of the residual of backward Euler, column by column, by central differences; it is quadratic, so they are exact. */
function measuredJacobian(at_B: Vec3, step: number): Mat3 {
  const residual = (next_B: Vec3): Vec3 =>
    addVec(
      mulVec(inertia_B, subVec(next_B, omega_B)),
      scaleVec(step, cross(next_B, mulVec(inertia_B, next_B))),
    );
  const columns = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vec3[]
  ).map((axis) => {
    const reach = 0.25;
    const ahead = residual(addVec(at_B, scaleVec(reach, axis)));
    const behind = residual(addVec(at_B, scaleVec(-reach, axis)));
    return scaleVec(1 / (2 * reach), subVec(ahead, behind));
  });
  return transpose(columns.flat() as unknown as Mat3);
}

function determinant(m: Mat3): number {
  return dot([m[0], m[1], m[2]], cross([m[3], m[4], m[5]], [m[6], m[7], m[8]]));
}

function momentumFrame() {
  const system = prepare(
    parseScenario({
      body: {
        inertia: [inertia_B.slice(0, 3), inertia_B.slice(3, 6), inertia_B.slice(6, 9)] as never,
        mass: 1,
      },
      initial: { orientation: q_WB, angularVelocity: omega_W },
      torque: torque_W,
      dt,
      frames: 1,
      lanes: [{ angular: "momentum" }],
    }),
  );
  const start = initialInstant(system, 0);
  if (isDiverged(start)) throw new Error(start.diverged);
  const state = nextInstant(system, 0, start);
  if (isDiverged(state)) throw new Error(state.diverged);
  return { system, state };
}

/** A body of five points, turned, with where each stands from the centre of mass in the world. */
function pointBody() {
  const points = [
    { mass: 1, position: [0.3, 0, 0.1] },
    { mass: 2, position: [-0.2, 0.4, 0] },
    { mass: 0.5, position: [0, -0.3, 0.6] },
    { mass: 1.5, position: [0.1, 0.2, -0.4] },
    { mass: 0.7, position: [-0.5, -0.1, 0.2] },
  ] as const;
  const mass = points.reduce((sum, point) => sum + point.mass, 0);
  const centre = points.reduce<Vec3>(
    (sum, point) => addVec(sum, scaleVec(point.mass / mass, point.position)),
    [0, 0, 0],
  );
  const scenario = parseScenario({
    body: {
      shape: "points",
      points: points.map((point) => ({ mass: point.mass, position: [...point.position] as never })),
    },
    initial: { orientation: q_WB, angularVelocity: omega_W },
    dt,
    frames: 0,
    lanes: [{ angular: "none" }],
  });
  const system = prepare(scenario);
  const state = initialInstant(system, 0);
  if (isDiverged(state)) throw new Error(state.diverged);
  const points_W = points.map((point) => ({
    mass: point.mass,
    p_W: rotate(q_WB, subVec(point.position, centre)),
  }));
  return { system, state, points_W };
}
