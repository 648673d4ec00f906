import { expect } from "vitest";
import { determinant, identityMat, type Mat3, mulMat, mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { cross, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { ALL_AXES, type Axes, isLeftHanded } from "../../../src/logs/axes";
import {
  alongAxes,
  attitudeAlong,
  matrixOf,
  tensorAlong,
  turningAlong,
} from "../../../src/logs/changeOfAxes";
import { expectEqual } from "../../content/check";
import { inertia_B, omega_B, omega_W, q_WB } from "../euler-equation/setting";

const ARM: Vec3 = [0.7, -1.3, 0.4];
const FORCE: Vec3 = [2.1, 0.6, -0.9];

const forAll = (check: (axes: Axes, S: Mat3) => void) => () => {
  expect(ALL_AXES).toHaveLength(48);
  for (const axes of ALL_AXES) check(axes, matrixOf(axes));
};

/** A change of the places of one program to those of another, by the ids of its equations. */
export const EQUATIONS = {
  "places-changed": forAll((axes, S) => {
    expectEqual(alongAxes(axes, ARM), mulVec(S, ARM));
    expectEqual(mulMat(S, transpose(S)), identityMat);
    expect(determinant(S)).toBe(isLeftHanded(axes) ? -1 : 1);
  }),
  "attitude-changed": forAll((axes, S) => {
    const attitude = mulMat(mulMat(S, quatToMat(q_WB)), transpose(S));
    expectEqual(mulVec(attitude, mulVec(S, ARM)), mulVec(S, rotate(q_WB, ARM)));
    expectEqual(
      mulVec(tensorAlong(axes, inertia_B), mulVec(S, omega_B)),
      mulVec(S, mulVec(inertia_B, omega_B)),
    );
  }),
  "cross-changed": forAll((_, S) => {
    const product = cross(mulVec(S, omega_W), mulVec(S, ARM));
    expectEqual(mulVec(S, cross(omega_W, ARM)), scaleVec(determinant(S), product));
  }),
  "turning-changed": forAll((axes, S) => {
    expectEqual(cross(turningAlong(axes, omega_W), mulVec(S, ARM)), mulVec(S, cross(omega_W, ARM)));
    expectEqual(turningAlong(axes, cross(ARM, FORCE)), cross(mulVec(S, ARM), mulVec(S, FORCE)));
    const attitude = mulMat(mulMat(S, quatToMat(q_WB)), transpose(S));
    expectEqual(quatToMat(attitudeAlong(axes, q_WB)), attitude);
  }),
  "two-changes": forAll((axes, S) => {
    for (const bodyAxes of ALL_AXES.filter((one) => isLeftHanded(one) === isLeftHanded(axes))) {
      const S_B = matrixOf(bodyAxes);
      const attitude = mulMat(mulMat(S, quatToMat(q_WB)), transpose(S_B));
      expectEqual(mulVec(attitude, mulVec(S_B, ARM)), mulVec(S, rotate(q_WB, ARM)));
      expectEqual(
        mulVec(attitude, turningAlong(bodyAxes, rotateInverse(q_WB, omega_W))),
        turningAlong(axes, omega_W),
      );
    }
  }),
};
