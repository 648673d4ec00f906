import { expect } from "vitest";
import {
  gainThreshold,
  LATH,
  momentProduct,
  vanishingScale,
} from "../../../src/chapters/04-stepping-euler-equation/values";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { gyroscopicJacobian } from "../../../src/core/dynamics/angular/gyroscopicJacobian";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
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
} from "../../../src/core/math/mat3";
import { quatToMat } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { type EquationCheck, expectEqual, squared } from "../../content/check";

import {
  dt,
  energyOf,
  explicitFrame,
  gyroscopic_W,
  inertia_B,
  inertia_W,
  inverseInertia_B,
  middleSpin,
  moments,
  momentum_W,
  omega_B,
  omega_W,
  principal_B,
  rounded,
  torque_W,
} from "../03-euler-equation/setting";
import { determinant, directions, measuredJacobian, momentumFrame, solvedTerm } from "./setting";

const RACKET = massProperties({ shape: "box", size: [0.2, 1, 2], mass: 1 }).principal.moments;

/** The equations of the rules that step the motion, by id. */
export const EQUATIONS: Readonly<Record<string, EquationCheck>> = {
  "explicit-step": {
    tex: String.raw`\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\term{omega}{\boldsymbol\omega}) = \term{step}{\Delta t}\,\bigl(\term{torque}{\boldsymbol\tau}-\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}\bigr)`,
    claim: "a frame of the explicit lane satisfies it, torque and all",
    check: () => {
      const change_W = subVec(explicitFrame(dt).angularVelocity, omega_W);
      expectEqual(mulVec(inertia_W, change_W), scaleVec(dt, subVec(torque_W, gyroscopic_W)));
    },
  },
  "explicit-gain": {
    tex: String.raw`\begin{aligned} \term{energy}{E}' &= \tfrac12\,(\term{omega}{\boldsymbol\omega}+\Delta\term{omega}{\boldsymbol\omega})\cdot\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}+\Delta\term{omega}{\boldsymbol\omega}) \\ &= \term{energy}{E}+\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}+\tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} \\ \term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} &= -\term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\cdot(\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}) = 0 \\ \term{energy}{E}'-\term{energy}{E} &= \tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} \end{aligned}`,
    claim: "the explicit step gains exactly this, and it is positive",
    check: () => {
      const next_B = explicit(omega_B, inertia_B, 0.1);
      const gain = energyOf(subVec(next_B, omega_B));
      expect(gain).toBeGreaterThan(0);
      expectEqual([energyOf(next_B)], [energyOf(omega_B) + gain]);
    },
  },
  "backward-euler": {
    tex: String.raw`\term{residual}{\boldsymbol\rho}(\term{omega}{\boldsymbol\omega}') = \term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\term{omega}{\boldsymbol\omega}) + \term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}'\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}' = \boldsymbol 0`,
    claim: "the solved implicit step makes the residual zero to round-off",
    check: () => {
      const next_B = implicitConverged(omega_B, inertia_B, 0.1);
      expectEqual(mulVec(inertia_B, omega_B), mulVec(inertia_B, addVec(next_B, solvedTerm(next_B, 0.1))));
    },
  },
  "backward-loss": {
    tex: String.raw`\begin{aligned} \term{energy}{E} &= \tfrac12\,(\term{omega}{\boldsymbol\omega}'-\Delta\term{omega}{\boldsymbol\omega})\cdot\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\Delta\term{omega}{\boldsymbol\omega}) \\ &= \term{energy}{E}'-\term{omega}{\boldsymbol\omega}'\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}+\tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} \\ \term{omega}{\boldsymbol\omega}'\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} &= -\term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}'\cdot(\term{omega}{\boldsymbol\omega}'\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}') = 0 \\ \term{energy}{E}'-\term{energy}{E} &= -\tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} \end{aligned}`,
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
    tex: String.raw`\term{omega}{\boldsymbol\omega}' = \term{omega}{\boldsymbol\omega}+\Delta\term{omega}{\boldsymbol\omega}, \qquad \Delta\term{omega}{\boldsymbol\omega} = -\term{jacobian}{J}^{-1}\,\term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}`,
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
    tex: String.raw`\begin{aligned} (\term{omega}{\boldsymbol\omega}+\mathrm d\term{omega}{\boldsymbol\omega})\times\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}+\mathrm d\term{omega}{\boldsymbol\omega})-\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega} &= \term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\mathrm d\term{omega}{\boldsymbol\omega}+\mathrm d\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}+\mathrm d\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\mathrm d\term{omega}{\boldsymbol\omega} \\ &\approx \bigl([\term{omega}{\boldsymbol\omega}]_\times\term{inertia}{I}-[\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}]_\times\bigr)\,\mathrm d\term{omega}{\boldsymbol\omega} \\ \term{jacobian}{J} &= \term{inertia}{I}+\term{step}{\Delta t}\,\bigl([\term{omega}{\boldsymbol\omega}]_\times\term{inertia}{I}-[\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}]_\times\bigr) \end{aligned}`,
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
    tex: String.raw`\term{energy}{E}'-\term{energy}{E} = \term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\cdot(\Delta\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega})-\tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}`,
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
      const [, { state }] = momentumFrame(1);
      expectEqual(state.momentum_W ?? [], addVec(momentum_W, scaleVec(dt, torque_W)));
      const rotation_WB = quatToMat(state.q_WB);
      const inverse_W = mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB));
      expectEqual(state.omega_W, mulVec(inverse_W, state.momentum_W ?? [Number.NaN, 0, 0]));
    },
  },
  "newton-residual": {
    tex: String.raw`\begin{aligned} \term{residual}{\boldsymbol\rho}(\term{omega}{\boldsymbol\omega}+\Delta\term{omega}{\boldsymbol\omega}) &= \term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}+\term{jacobian}{J}\,\Delta\term{omega}{\boldsymbol\omega}+\term{step}{\Delta t}\;\Delta\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} \\ &= \term{step}{\Delta t}\;\Delta\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} \\ \term{omega}{\boldsymbol\omega}'\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} &= \term{omega}{\boldsymbol\omega}'\cdot\term{residual}{\boldsymbol\rho}(\term{omega}{\boldsymbol\omega}') = \term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}\cdot(\Delta\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}) \end{aligned}`,
    claim:
      "one Newton step leaves just this residual, the value and the linear part cancel, and the power is this",
    check: () => {
      const step = 0.1;
      const next_B = implicitBody(omega_B, inertia_B, step);
      const change_B = subVec(next_B, omega_B);
      const leftOver = scaleVec(step, cross(change_B, mulVec(inertia_B, change_B)));
      const gyroscopicPart = scaleVec(step, cross(next_B, mulVec(inertia_B, next_B)));
      expect(norm(leftOver)).toBeGreaterThan(1e-4);
      expectEqual(gyroscopicPart, subVec(leftOver, mulVec(inertia_B, change_B)));
      const momentum_B = mulVec(inertia_B, omega_B);
      const value = scaleVec(step, cross(omega_B, momentum_B));
      const linear = mulVec(gyroscopicJacobian(inertia_B, omega_B, momentum_B, step), change_B);
      expect(norm(addVec(value, linear)) / norm(value)).toBeLessThan(1e-13);
      expectEqual([rounded(dot(next_B, mulVec(inertia_B, change_B)))], [rounded(dot(omega_B, leftOver))]);
    },
  },
  "newton-bound": {
    tex: String.raw`\begin{aligned} \term{step}{\Delta t}\;\omega_2\,(\Delta\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega})_2 &\le |\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\,(I_3-I_1)\,|\Delta\omega_1\,\Delta\omega_3| \\ \tfrac12\,\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega} &\ge \tfrac12\,\bigl(I_1\,\Delta\omega_1^2+I_3\,\Delta\omega_3^2\bigr) \ge \sqrt{I_1I_3}\;|\Delta\omega_1\,\Delta\omega_3| \end{aligned}`,
    claim: "about the middle axis both bounds hold for changes in all directions, and some change meets both",
    check: () => {
      const [i1, , i3] = moments;
      const spin_B: Vec3 = [0, middleSpin, 0];
      const parts = (change_B: Vec3) => ({
        mixed: dot(spin_B, cross(change_B, mulVec(principal_B, change_B))),
        loss: 0.5 * dot(change_B, mulVec(principal_B, change_B)),
        product: Math.abs(change_B[0] * change_B[2]),
      });
      for (const change_B of directions(200)) {
        const { mixed, loss, product } = parts(change_B);
        expect(mixed).toBeLessThanOrEqual(middleSpin * (i3 - i1) * product * (1 + 1e-12));
        expect(loss).toBeGreaterThanOrEqual(Math.sqrt(i1 * i3) * product * (1 - 1e-12));
      }
      const worst = parts([1 / Math.sqrt(i1), 0, -1 / Math.sqrt(i3)]);
      expectEqual([worst.mixed], [middleSpin * (i3 - i1) * worst.product]);
      expectEqual([worst.loss], [Math.sqrt(i1 * i3) * worst.product]);
    },
  },
  "newton-gain": {
    tex: String.raw`|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t} \le \frac{\sqrt{I_1I_3}}{I_3-I_1}`,
    claim:
      "below this angle no spin in any direction gains, for a racket, a lath and another body; just above it some do",
    check: () => {
      for (const body of [RACKET, LATH, moments]) {
        const tensor = diagonal(body);
        const gain = (angle_B: Vec3) => {
          const next_B = implicitBody(angle_B, tensor, 1);
          const energy = (spin_B: Vec3) => 0.5 * dot(spin_B, mulVec(tensor, spin_B));
          return energy(next_B) / energy(angle_B) - 1;
        };
        const threshold = gainThreshold(body);
        const below = directions(2000).map((direction) => gain(scaleVec(0.98 * threshold, direction)));
        expect(Math.max(...below)).toBeLessThanOrEqual(1e-13);
        const tilts = Array.from({ length: 360 }, (_, k) => (k * Math.PI) / 180);
        const above = tilts.map((tilt) =>
          gain([1e-3 * Math.cos(tilt), 1.02 * threshold, 1e-3 * Math.sin(tilt)]),
        );
        expect(Math.max(...above)).toBeGreaterThan(0);
      }
    },
  },
  "newton-any-axis": {
    tex: String.raw`\begin{aligned} \Pi &= \Gamma_1^2\,\sigma_2\sigma_3+\Gamma_2^2\,\sigma_3\sigma_1+\Gamma_3^2\,\sigma_1\sigma_2 \\ |\Delta\term{omega}{\boldsymbol\omega}\times\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega}|^2 &= (\Delta\term{omega}{\boldsymbol\omega}\cdot\term{inertia}{I}\,\Delta\term{omega}{\boldsymbol\omega})^2\,\Pi \\ \Gamma_2-\Gamma_1-\Gamma_3 &= \frac{(\sqrt{I_2}-\sqrt{I_1})(\sqrt{I_3}-\sqrt{I_2})(\sqrt{I_3}-\sqrt{I_1})}{\sqrt{I_1I_2I_3}} \ge 0 \\ \Gamma_2^2-4\,\Pi &\ge \bigl(\Gamma_2(\sigma_1-\sigma_3)+(\Gamma_1-\Gamma_3)\,\sigma_2\bigr)^2+4\Gamma_1\Gamma_3\,\sigma_2 \ge 0 \end{aligned}`,
    claim:
      "for changes in all directions, of a racket, a lath and another body, the cross product has this length, and the last line bounds it, by the differences named below it",
    check: () => {
      for (const body of [RACKET, LATH, moments]) {
        const [a, b, c] = body.map(Math.sqrt) as [number, number, number];
        const tensor = diagonal(body);
        const gamma = [c / b - b / c, c / a - a / c, b / a - a / b] as const;
        expectEqual([gamma[1] - gamma[0] - gamma[2]], [((b - a) * (c - b) * (c - a)) / (a * b * c)]);
        for (const change_B of directions(500)) {
          const momentum_B = mulVec(tensor, change_B);
          const whole = dot(change_B, momentum_B);
          const [s1, s2, s3] = change_B.map((part, axis) => (part * (momentum_B[axis] ?? 0)) / whole) as [
            number,
            number,
            number,
          ];
          const sum = gamma[0] ** 2 * s2 * s3 + gamma[1] ** 2 * s3 * s1 + gamma[2] ** 2 * s1 * s2;
          expectEqual([squared(cross(change_B, momentum_B))], [whole * whole * sum]);
          const square = gamma[1] * (s1 - s3) + (gamma[0] - gamma[2]) * s2;
          const bound = square * square + 4 * gamma[0] * gamma[2] * s2;
          expect(bound).toBeGreaterThanOrEqual(0);
          expect(gamma[1] ** 2 - 4 * sum).toBeGreaterThanOrEqual(bound - 1e-12 * gamma[1] ** 2);
          const [g1, g2, g3] = gamma;
          const more =
            (g2 * g2 - (g1 + g3) ** 2) * s2 * s2 +
            2 * (g2 - g1 - g3) * ((g2 + 2 * g3) * s1 * s2 + (g2 + 2 * g1) * s2 * s3);
          expect(Math.abs(g2 * g2 - 4 * sum - bound - more)).toBeLessThan(1e-12 * g2 * g2);
        }
        expectEqual([1 / gamma[1]], [gainThreshold(body)]);
      }
    },
  },
  "momentum-gain": {
    tex: String.raw`\begin{aligned} \term{energy}{E}' &= \tfrac12\,(\term{momentum}{\boldsymbol L}_B+\Delta\term{momentum}{\boldsymbol L}_B)\cdot\term{inertiaBody}{I_B}^{-1}(\term{momentum}{\boldsymbol L}_B+\Delta\term{momentum}{\boldsymbol L}_B) \\ &= \term{energy}{E}+\term{omega}{\boldsymbol\omega}_B\cdot\Delta\term{momentum}{\boldsymbol L}_B+\tfrac12\,\Delta\term{momentum}{\boldsymbol L}_B\cdot\term{inertiaBody}{I_B}^{-1}\Delta\term{momentum}{\boldsymbol L}_B \\ \term{omega}{\boldsymbol\omega}_B\cdot\Delta\term{momentum}{\boldsymbol L}_B &= 0 \\ \term{energy}{E}'-\term{energy}{E} &= \tfrac12\,\Delta\term{momentum}{\boldsymbol L}_B\cdot\term{inertiaBody}{I_B}^{-1}\Delta\term{momentum}{\boldsymbol L}_B \end{aligned}`,
    claim:
      "a frame of the momentum lane without torque gains exactly this, for its change of L in the body is perpendicular to ω",
    check: () => {
      const [before, after] = momentumFrame(0);
      const change_B = subVec(after.momentum_B, before.momentum_B);
      const gain = 0.5 * dot(change_B, mulVec(inverseInertia_B, change_B));
      expect(gain).toBeGreaterThan(1e-6);
      expect(Math.abs(dot(before.omega_B, change_B)) / (norm(before.omega_B) * norm(change_B))).toBeLessThan(
        1e-12,
      );
      const energy = (momentum_B: Vec3) => 0.5 * dot(momentum_B, mulVec(inverseInertia_B, momentum_B));
      expectEqual([energy(after.momentum_B)], [energy(before.momentum_B) + gain]);
    },
  },
  "jacobian-determinant": {
    tex: String.raw`\begin{aligned} \term{jacobian}{J} &= \begin{pmatrix} I_1 & 0 & |\term{omega}{\boldsymbol\omega}|\term{step}{\Delta t}\,(I_3-I_2)\\ 0 & I_2 & 0\\ |\term{omega}{\boldsymbol\omega}|\term{step}{\Delta t}\,(I_2-I_1) & 0 & I_3\end{pmatrix} \\ \frac{\det \term{jacobian}{J}}{I_2} &= I_1 I_3-\bigl(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr)^2\,(I_3-I_2)(I_2-I_1) \end{aligned}`,
    claim:
      "about the middle axis the core’s Jacobian and its determinant are these; a little racket’s is next to zero",
    check: () => {
      const [i1, i2, i3] = moments;
      const turn = middleSpin * 0.3;
      const angle_B: Vec3 = [0, turn, 0];
      const jacobian = gyroscopicJacobian(principal_B, angle_B, mulVec(principal_B, angle_B), 1);
      expectEqual(jacobian, [i1, 0, turn * (i3 - i2), 0, i2, 0, turn * (i2 - i1), 0, i3]);
      expectEqual([determinant(jacobian) / i2], [i1 * i3 - turn * turn * (i3 - i2) * (i2 - i1)]);
      // The slip about small determinants: the racket, smaller, of the same stuff, in single precision.
      const little = (scale: number) =>
        massProperties({ shape: "box", size: [0.2 * scale, scale, 2 * scale], mass: scale ** 3 });
      const large = little(1);
      expect(momentProduct(large.principal.moments)).toBeCloseTo(determinant(large.inertia_B), 12);
      expect(vanishingScale(large.principal.moments)).toBe(0.46);
      expect(determinant(little(0.46).inertia_B)).toBeLessThan(2 ** -23);
      expect(determinant(little(0.47).inertia_B)).toBeGreaterThan(2 ** -23);
    },
  },
};

function diagonal([a, b, c]: Vec3): Mat3 {
  return [a, 0, 0, 0, b, 0, 0, 0, c];
}
