import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { columnsOf, mulMat, mulVec, scaleMat, skew, transpose } from "../../../src/core/math/mat3";
import { rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, type EquationCheck, expectEqual, expectOrder } from "../../content/check";
import {
  across_W,
  along_W,
  omega_B,
  omega_W,
  q_WB,
  r_W,
  rate,
  rotation_WB,
  rotationAt,
  speed,
  spin_B,
  spin_W,
} from "./setting";

/** Where the point r of the setting is after some time of steady turning. */
function pointAt(time: number): Vec3 {
  return rotate(exponentialMap([1, 0, 0, 0], omega_W, time), r_W);
}

/** The equations of the motion itself, by id. */
export const POINTS: Readonly<Record<string, EquationCheck>> = {
  parts: {
    tex: String.raw`\term{position}{\boldsymbol r} = \term{along}{\boldsymbol a}+\term{across}{\boldsymbol b}, \qquad \term{along}{\boldsymbol a} = \frac{\term{omega}{\boldsymbol\omega}\cdot\term{position}{\boldsymbol r}}{|\term{omega}{\boldsymbol\omega}|^2}\,\term{omega}{\boldsymbol\omega}`,
    claim: "the two parts make up r, one along ω and one across it",
    check: () => {
      expectEqual(along_W, scaleVec(dot(omega_W, r_W) / (speed * speed), omega_W));
      expectEqual(addVec(along_W, across_W), r_W);
      expect(norm(cross(along_W, omega_W))).toBeLessThan(1e-14);
      expect(Math.abs(dot(across_W, omega_W))).toBeLessThan(1e-14);
    },
  },
  "point-speed": {
    tex: String.raw`|\dot{\term{position}{\boldsymbol r}}| = |\term{omega}{\boldsymbol\omega}|\,|\term{across}{\boldsymbol b}|`,
    claim: "a point carried round by the core’s exact turn has this speed",
    check: () =>
      expectOrder((step) => Math.abs(Math.hypot(...centralRate(pointAt, step)) - speed * norm(across_W)), 2),
  },
  "point-velocity": {
    tex: String.raw`\term{velocity}{\boldsymbol v} = \dot{\term{position}{\boldsymbol r}} = \term{omega}{\boldsymbol\omega}\times\term{across}{\boldsymbol b} = \term{omega}{\boldsymbol\omega}\times\term{position}{\boldsymbol r}`,
    claim: "a point carried round by the core’s exact turn has this velocity, whichever way it is written",
    check: () => {
      expectEqual(cross(omega_W, across_W), cross(omega_W, r_W));
      expectOrder((step) => distance(centralRate(pointAt, step), cross(omega_W, r_W)), 2);
    },
  },
  "axes-as-columns": {
    tex: String.raw`\term{position}{\boldsymbol r} = \term{rotation}{R}\,\boldsymbol p_B, \qquad \term{rotation}{R} = \begin{pmatrix}\boldsymbol x & \boldsymbol y & \boldsymbol z\end{pmatrix}`,
    claim:
      "the columns of the core’s R are the body’s axes, and R carries a point by its coordinates along them",
    check: () => {
      const p_B: Vec3 = [0.3, -1.2, 0.8];
      const axes = [rotate(q_WB, [1, 0, 0]), rotate(q_WB, [0, 1, 0]), rotate(q_WB, [0, 0, 1])] as const;
      columnsOf(rotation_WB).forEach((column_W, k) => {
        expectEqual(column_W, axes[k] ?? []);
      });
      const sum = axes.reduce<Vec3>(
        (total, axis_W, k) => addVec(total, scaleVec(p_B[k] ?? Number.NaN, axis_W)),
        [0, 0, 0],
      );
      expectEqual(mulVec(rotation_WB, p_B), sum);
      expectEqual(rotate(q_WB, p_B), sum);
    },
  },
  "columns-rate": {
    tex: String.raw`\dot{\term{rotation}{R}} = \begin{pmatrix}\term{omega}{\boldsymbol\omega}\times\boldsymbol x & \term{omega}{\boldsymbol\omega}\times\boldsymbol y & \term{omega}{\boldsymbol\omega}\times\boldsymbol z\end{pmatrix}`,
    claim: "each column of the turning R changes at the rate ω × itself",
    check: () =>
      expectOrder((step) => {
        const measured = columnsOf(centralRate(rotationAt, step) as never).flat();
        const expected = columnsOf(rotation_WB).flatMap((column_W) => [...cross(omega_W, column_W)]);
        return distance(measured, expected);
      }, 2),
  },
  "cross-matrix": {
    tex: String.raw`\term{spin}{\Omega}\,\boldsymbol p = \term{omega}{\boldsymbol\omega}\times\boldsymbol p, \qquad \term{spin}{\Omega} = \begin{pmatrix}0&-\omega_z&\omega_y\\ \omega_z&0&-\omega_x\\ -\omega_y&\omega_x&0\end{pmatrix}`,
    claim: "the core’s matrix has these entries, and does to a vector what the cross product does",
    check: () => {
      const [x, y, z] = omega_W;
      expectEqual(spin_W, [0, -z, y, z, 0, -x, -y, x, 0]);
      expectEqual(mulVec(spin_W, r_W), cross(omega_W, r_W));
    },
  },
  "rotation-rate": {
    tex: String.raw`\dot{\term{rotation}{R}} = \term{spin}{\Omega}\,\term{rotation}{R}`,
    claim: "the turning R changes at the rate ΩR",
    check: () =>
      expectOrder((step) => distance(centralRate(rotationAt, step), mulMat(spin_W, rotation_WB)), 2),
  },
  "every-rate": {
    tex: String.raw`\dot{\term{rotation}{R}}\,\term{rotation}{R}^{\mathsf T} = -\bigl(\dot{\term{rotation}{R}}\,\term{rotation}{R}^{\mathsf T}\bigr)^{\mathsf T}`,
    claim: "a rotation that turns about two axes at once changes antisymmetrically too",
    check: () => {
      const wobbling = (t: number) => mulMat(rotationAt(t), rotationAt(0.7 * t * t - 1.3 * t));
      const measured = (step: number) => mulMat(centralRate(wobbling, step) as never, transpose(wobbling(0)));
      expect(Math.hypot(...measured(1e-3))).toBeGreaterThan(0.5);
      expectOrder((step) => distance(measured(step), scaleMat(-1, transpose(measured(step)))), 2);
    },
  },
  "body-rate": {
    tex: String.raw`\dot{\term{rotation}{R}} = \term{spin}{\Omega}\,\term{rotation}{R} = \term{rotation}{R}\,\term{spinBody}{\Omega_B}, \qquad \term{spinBody}{\Omega_B} = \term{rotation}{R}^{\mathsf T}\,\term{spin}{\Omega}\,\term{rotation}{R}`,
    claim: "with the body’s components the matrix stands on the right",
    check: () => {
      expectEqual(omega_B, rotateInverse(q_WB, omega_W));
      expectEqual(spin_B, skew(mulVec(transpose(rotation_WB), omega_W)));
      expectEqual(mulMat(rotation_WB, spin_B), rate);
      expectEqual(spin_B, mulMat(mulMat(transpose(rotation_WB), spin_W), rotation_WB));
      expect(distance(mulMat(spin_B, rotation_WB), rate)).toBeGreaterThan(0.5);
    },
  },
};
