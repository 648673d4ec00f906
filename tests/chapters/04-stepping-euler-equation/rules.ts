import { expect } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { gyroscopicJacobian } from "../../../src/core/dynamics/angular/gyroscopicJacobian";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import {
  addMat,
  inverseMat,
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
import { determinant, measuredJacobian, momentumFrame, solvedTerm } from "./setting";

/** The equations of the rules that step the motion, by id. */
export const RULES: Readonly<Record<string, EquationCheck>> = {
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
    claim: "the determinant of the core’s Jacobian is this about the middle axis, and the aside’s about any",
    check: () => {
      const turn = middleSpin * 0.3;
      const brackets = (moments[2] - moments[1]) * (moments[1] - moments[0]);
      expectEqual(
        [determinantFor([0, turn, 0]) / moments[1]],
        [moments[0] * moments[2] - turn * turn * brackets],
      );
      for (const angle of [[0.5, -0.7, 1.1] as const, [-1.9, 0.3, -0.8] as const])
        expectEqual([determinantFor(angle)], [expandedDeterminant(angle)]);
      // The slip about small determinants: the racket, ten times as small, of the same stuff.
      const little = massProperties({ shape: "box", size: [0.02, 0.1, 0.2], mass: 1e-3 });
      expect(determinant(little.inertia_B)).toBeLessThan(2 ** -52);
    },
  },
};

/** The determinant of the core's Jacobian, by the angle in a frame along the principal axes [rad]. */
function determinantFor(angle_B: Vec3): number {
  return determinant(gyroscopicJacobian(principal_B, angle_B, mulVec(principal_B, angle_B), 1));
}

/** The same, multiplied out as the page does. */
function expandedDeterminant([x1, x2, x3]: Vec3): number {
  const [i1, i2, i3] = moments;
  const [a, b, c] = [i3 - i2, i3 - i1, i2 - i1];
  const squares = i1 * b * c * x1 * x1 - i2 * a * c * x2 * x2 + i3 * a * b * x3 * x3;
  return i1 * i2 * i3 + squares - 2 * a * b * c * x1 * x2 * x3;
}
