import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { addMat, identityMat, mulMat, mulVec, scaleMat, skew } from "../../../src/core/math/mat3";
import {
  angleBetweenAttitudes,
  conjugate,
  identityQuat,
  mulQuat,
  quatToMat,
  rotate,
} from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { type EquationCheck, expectEqual } from "../../content/check";
import { q_WB } from "../03-euler-equation/setting";
import { alongAxis, angle, axis, p_WB, product, quat, r, vectorOf } from "./setting";

/** A turn by an angle about the axis, as a matrix of its own: what lies along stays, what lies across is turned. */
function turnMatrix() {
  const across = mulMat(skew(axis), skew(axis));
  return addMat(
    identityMat,
    addMat(scaleMat(Math.sin(angle), skew(axis)), scaleMat(1 - Math.cos(angle), across)),
  );
}

/** The equations of quaternions and of the turns they stand for, by id. */
export const TURNS: Readonly<Record<string, EquationCheck>> = {
  "axis-angle": {
    tex: String.raw`\term{quaternion}{q} = \bigl(\cos\tfrac{\term{angle}{\theta}}{2},\ \term{axis}{\hat{\boldsymbol u}}\sin\tfrac{\term{angle}{\theta}}{2}\bigr)`,
    claim: "the core’s turn by an angle about an axis is this quaternion, and it turns vectors so",
    check: () => {
      const q = quat(Math.cos(angle / 2), scaleVec(Math.sin(angle / 2), axis));
      expectEqual(exponentialMap(identityQuat, scaleVec(angle, axis), 1), q);
      expectEqual(rotate(q, r), mulVec(turnMatrix(), r));
      expectEqual(rotate(q, axis), axis);
    },
  },
  product: {
    tex: String.raw`(s,\boldsymbol a)\,(t,\boldsymbol b) = (st-\boldsymbol a\cdot\boldsymbol b,\ \ s\boldsymbol b+t\boldsymbol a+\boldsymbol a\times\boldsymbol b)`,
    claim: "the core multiplies so, any two factors, and brackets do not matter",
    check: () => {
      const [s, t, a, b] = [0.7, -1.2, r, [1.3, 0.2, -0.5] as Vec3] as const;
      const vector = addVec(addVec(scaleVec(s, b), scaleVec(t, a)), cross(a, b));
      expectEqual(mulQuat(quat(s, a), quat(t, b)), quat(s * t - dot(a, b), vector));
      expectEqual(mulQuat(mulQuat(p_WB, quat(s, a)), q_WB), mulQuat(p_WB, mulQuat(quat(s, a), q_WB)));
    },
  },
  "angles-add": {
    tex: String.raw`(\cos\alpha,\ \term{axis}{\hat{\boldsymbol u}}\sin\alpha)\,(\cos\beta,\ \term{axis}{\hat{\boldsymbol u}}\sin\beta) = \bigl(\cos(\alpha+\beta),\ \term{axis}{\hat{\boldsymbol u}}\sin(\alpha+\beta)\bigr)`,
    claim: "quaternions along one axis multiply by adding their angles",
    check: () => expectEqual(mulQuat(alongAxis(0.7), alongAxis(1.9)), alongAxis(2.6)),
  },
  "one-product": {
    tex: String.raw`(\cos\alpha,\ \term{axis}{\hat{\boldsymbol u}}\sin\alpha)\,(0,\term{position}{\boldsymbol r}) = (-\sin\alpha\ \term{axis}{\hat{\boldsymbol u}}\cdot\term{position}{\boldsymbol r},\ \ \cos\alpha\ \term{position}{\boldsymbol r}+\sin\alpha\ \term{axis}{\hat{\boldsymbol u}}\times\term{position}{\boldsymbol r})`,
    claim: "one product leaves a scalar part, and turns no vector",
    check: () => {
      const once = mulQuat(alongAxis(angle), quat(0, r));
      const vector = addVec(scaleVec(Math.cos(angle), r), scaleVec(Math.sin(angle), cross(axis, r)));
      expectEqual(once, quat(-Math.sin(angle) * dot(axis, r), vector));
      expect(Math.abs(norm(vectorOf(once)) - norm(r))).toBeGreaterThan(0.1);
    },
  },
  sandwich: {
    tex: String.raw`(0,\term{position}{\boldsymbol r_W}) = \term{quaternion}{q}\,(0,\term{position}{\boldsymbol r_B})\,\term{quaternion}{q}^*`,
    claim: "the core’s turned vector is the sandwich, and twice the angle of its slices",
    check: () => {
      expectEqual(quat(0, rotate(q_WB, r)), product(q_WB, quat(0, r), conjugate(q_WB)));
      const slice = alongAxis(angle / 2);
      const turned = product(slice, quat(0, r), conjugate(slice));
      expectEqual(vectorOf(turned), mulVec(turnMatrix(), r));
    },
  },
  compare: {
    tex: String.raw`\cos\tfrac12\,\term{angle}{\theta}_{pq} = |\,p\cdot\term{quaternion}{q}\,|`,
    claim: "the angle between two attitudes is this, whatever the signs of their quaternions",
    check: () => {
      const scalar = Math.abs(p_WB.reduce((sum, part, index) => sum + part * (q_WB[index] ?? Number.NaN), 0));
      expectEqual([Math.cos(angleBetweenAttitudes(p_WB, q_WB) / 2)], [scalar]);
      const opposite = quat(-q_WB[0], scaleVec(-1, vectorOf(q_WB)));
      expectEqual([angleBetweenAttitudes(p_WB, opposite)], [angleBetweenAttitudes(p_WB, q_WB)]);
      const turned = exponentialMap(p_WB, scaleVec(angle, axis), 1);
      expectEqual([angleBetweenAttitudes(p_WB, turned)], [angle]);
    },
  },
  "to-matrix": {
    tex: String.raw`\term{rotation}{R} = \begin{pmatrix} 1-2(y^2+z^2) & 2(xy-wz) & 2(xz+wy) \\ 2(xy+wz) & 1-2(x^2+z^2) & 2(yz-wx) \\ 2(xz-wy) & 2(yz+wx) & 1-2(x^2+y^2) \end{pmatrix}`,
    claim: "the core’s matrix has these entries, and does to a vector what the sandwich does",
    check: () => {
      const [w, x, y, z] = q_WB;
      expectEqual(quatToMat(q_WB), [
        ...[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        ...[2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        ...[2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
      ]);
      expectEqual(mulVec(quatToMat(q_WB), r), rotate(q_WB, r));
    },
  },
};
