import { expect } from "vitest";
import { points } from "../../../src/core/bodies/points";
import { principal } from "../../../src/core/bodies/principal";
import { readings } from "../../../src/core/diagnostics/readings";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import {
  determinant,
  diagonal,
  identityMat,
  type Mat3,
  mulMat,
  mulVec,
  skew,
  transpose,
} from "../../../src/core/math/mat3";
import { matToQuat, quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder } from "../../content/check";
import { systemOf } from "../../core/support";
import {
  inertia_B,
  inertia_W,
  inverseInertia_B,
  momentum_W,
  omega_W,
  pointBody,
  q_WB,
} from "../euler-equation/setting";
import { statesOf } from "../states";
import { outer } from "./setting";

const rotation_WB = quatToMat(q_WB);
const inverse_W = inertiaInWorld(q_WB, inverseInertia_B);

/** The equations of the tensor of a body that turns, by id. */
export const EQUATIONS = {
  "arm-turned": () => {
    const r_B: Vec3 = [0.7, -0.4, 1.1];
    const r_W = rotate(q_WB, r_B);
    const turned = mulMat(mulMat(rotation_WB, outer(r_B, r_B)), transpose(rotation_WB));
    expectEqual(mulVec(rotation_WB, r_B), r_W);
    expectEqual(outer(r_W, r_W), turned);
  },
  turned: () => {
    const { system, points_W } = pointBody();
    const summed = points(points_W.map(({ mass, p_W }) => ({ mass, position: p_W }))).inertia_B;
    const product = mulMat(mulMat(rotation_WB, system.body.inertia_B), transpose(rotation_WB));
    expectEqual(summed, product);
    expectEqual(inertiaInWorld(q_WB, system.body.inertia_B), product);
    expect(distance(summed, system.body.inertia_B)).toBeGreaterThan(0.1);
  },
  "product-appears": () => {
    const [alpha, moments] = [0.3, [1.2, 2.9, 3.4]] as const;
    const turn = exponentialMap([1, 0, 0, 0], [0, 0, 1], alpha);
    const [, xy, xz, , , yz] = inertiaInWorld(turn, diagonal([...moments]));
    expectEqual([xy, 1], [(moments[0] - moments[1]) * Math.sin(alpha) * Math.cos(alpha), 1]);
    expect(Math.hypot(xz, yz)).toBeLessThan(1e-15);
  },
  inverse: () => {
    expectEqual(inverse_W, mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB)));
    expectEqual(mulMat(inertia_W, inverse_W), identityMat);
    // All the mass on one line: no moment about it, and so nothing to divide by.
    const rod = points([0.3, 0.5, -0.8].map((t) => ({ mass: 1, position: scaleVec(t, [1, 2, -2]) })));
    const along = mulVec(rod.inertia_B, [1, 2, -2]);
    expect(norm(along)).toBeLessThan(1e-14);
  },
  greatest: () => {
    const { axes_B, moments } = principal(inertia_B);
    const greatest = axes_B[2];
    for (const across of [
      axes_B[0],
      axes_B[1],
      scaleVec(1 / norm([3, 0, 4]), addVec(scaleVec(3, axes_B[0]), scaleVec(4, axes_B[1]))),
    ]) {
      const moment = (angle: number) => {
        const leant = addVec(scaleVec(Math.cos(angle), greatest), scaleVec(Math.sin(angle), across));
        return dot(leant, mulVec(inertia_B, leant));
      };
      expect(moment(0)).toBeGreaterThan(moment(0.3));
      expectOrder((angle) => Math.abs(moment(angle) - moments[2]), 2, 1 / 64);
      expect(Math.abs(dot(across, mulVec(inertia_B, greatest)))).toBeLessThan(1e-13);
    }
    // Another axis has a rate, and it is twice this product: so the lines above are not empty.
    const [oblique, across] = [normaliseVec([1, 2, 2]), normaliseVec([2, 1, -2])];
    const [rate] = centralRate((angle) => {
      const leant = addVec(scaleVec(Math.cos(angle), oblique), scaleVec(Math.sin(angle), across));
      return [dot(leant, mulVec(inertia_B, leant))];
    }, 1e-4);
    const product = 2 * dot(across, mulVec(inertia_B, oblique));
    expect(Math.abs(product)).toBeGreaterThan(0.1);
    expect(rate).toBeCloseTo(product, 6);
  },
  "inverse-principal": () => {
    const { moments, axes_B } = principal(inertia_B);
    const parts = axes_B.map((axis_B, k) => {
      const e_W = rotate(q_WB, axis_B);
      return scaleVec(dot(e_W, momentum_W) / (moments[k] ?? Number.NaN), e_W);
    });
    expectEqual(parts.reduce(addVec), omega_W);
    expectEqual(mulVec(inverse_W, momentum_W), omega_W);
  },
  "file-axes": () => {
    const file = points([
      { mass: 1, position: [0.3, 0, 0.1] },
      { mass: 2, position: [-0.2, 0.4, 0] },
      { mass: 0.5, position: [0, -0.3, 0.6] },
      { mass: 1.5, position: [0.1, 0.2, -0.4] },
    ]).inertia_B;
    const { moments, axes_B } = principal(file);
    const offset = transpose(axes_B.flat() as unknown as Mat3);
    expectEqual(mulMat(mulMat(offset, diagonal(moments)), transpose(offset)), file);
    expectEqual([determinant(offset)], [1]);
    const r_file: Vec3 = [0.7, -0.4, 1.1];
    const r_B = mulVec(transpose(offset), r_file);
    expectEqual(mulVec(mulMat(rotation_WB, offset), r_B), mulVec(rotation_WB, r_file));
    const diagonal_W = inertiaInWorld(matToQuat(mulMat(rotation_WB, offset)), diagonal(moments));
    expectEqual(diagonal_W, inertiaInWorld(q_WB, file));
  },
  triangle: () => {
    const { system } = pointBody();
    const { moments, axes_B } = system.body.principal;
    const { vertices_B } = system.body;
    const { body: spec } = system.scenario;
    if (!("shape" in spec) || spec.shape !== "points") throw new Error("a body of points");
    const beyond = spec.points.reduce(
      (sum, { mass }, k) => sum + mass * dot(axes_B[2], vertices_B?.[k] ?? [0, 0, 0]) ** 2,
      0,
    );
    expectEqual([moments[0] + moments[1] - moments[2]], [2 * beyond]);
    expect(beyond).toBeGreaterThan(0.01);
    const plate = principal(
      points(
        (
          [
            [1, 0.2],
            [-0.4, 0.9],
            [0.3, -1.1],
            [-0.9, -0.5],
          ] as const
        ).map(([x, y], k) => ({
          mass: k + 1,
          position: [x, y, 0],
        })),
      ).inertia_B,
    ).moments;
    expectEqual([plate[0] + plate[1]], [plate[2]]);
  },
  ellipsoid: () => {
    const energy = 0.7;
    const { moments, axes_B } = principal(inertia_B);
    for (const axis_W of (
      [
        [1, 0, 0],
        [0.3, -1.2, 0.8],
        [-2, 0.1, 0.4],
      ] as const
    ).map(normaliseVec)) {
      const spin_W = scaleVec(Math.sqrt((2 * energy) / dot(axis_W, mulVec(inertia_W, axis_W))), axis_W);
      expectEqual([dot(spin_W, mulVec(inertia_W, spin_W))], [2 * energy]);
      const spin_B = rotateInverse(q_WB, spin_W);
      const shares = axes_B.map(
        (axis_B, k) => dot(axis_B, spin_B) / Math.sqrt((2 * energy) / (moments[k] ?? Number.NaN)),
      );
      expectEqual([Math.hypot(...shares)], [1]);
    }
  },
  "equal-moments": () => {
    const corners = [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) =>
        [-1, 1].map((z) => ({ mass: 0.25, position: [0.45 * x, 0.45 * y, 0.45 * z] as Vec3 })),
      ),
    );
    const { inertia_B: cube_B } = points(corners);
    expectEqual(cube_B, diagonal([cube_B[0], cube_B[0], cube_B[0]]));
    expectEqual(mulVec(inertiaInWorld(q_WB, cube_B), omega_W), scaleVec(cube_B[0], omega_W));
  },
  believed: () => {
    const system = systemOf({
      body: { shape: "box", size: [0.3, 0.6, 0.9], mass: 4 },
      initial: { angularVelocity: [0.5, 1, 0.7] },
      dt: 0.02,
      frames: 200,
      lanes: [{ angular: "momentum", inertia: "frozen" }],
    });
    const states = statesOf(system);
    const [first, state = first] = [states[0], states.at(-1)];
    const start = readings(system, first).angularMomentum;
    const believed = mulVec(system.body.inertia_B, first.omega_W);
    const rotation = quatToMat(state.q_WB);
    const { angularMomentum } = readings(system, state);
    expectEqual(mulVec(system.body.inertia_B, state.omega_W), believed);
    expectEqual(
      angularMomentum,
      mulVec(mulMat(mulMat(rotation, system.body.inertia_B), transpose(rotation)), state.omega_W),
    );
    expect(distance(angularMomentum, start) / norm(start)).toBeGreaterThan(0.05);
  },
  "frozen-energy": () => {
    const turned = (time: number) => exponentialMap(q_WB, omega_W, time);
    const momentum = (time: number) => mulVec(inertiaInWorld(turned(time), inertia_B), omega_W);
    const start_B = mulVec(transpose(rotation_WB), omega_W);
    for (const time of [0.2, 0.9, 2.3]) {
      const omega_B = mulVec(transpose(quatToMat(turned(time))), omega_W);
      expectEqual(omega_B, start_B);
      expectEqual([dot(omega_W, momentum(time))], [dot(start_B, mulVec(inertia_B, start_B))]);
      expect(distance(momentum(time), momentum(0))).toBeGreaterThan(0.05);
    }
    const measured = centralRate((time) => quatToMat(turned(time)), 1e-4);
    expect(distance(measured, mulMat(skew(omega_W), rotation_WB))).toBeLessThan(1e-6);
    expect(norm(cross(omega_W, omega_W))).toBe(0);
  },
};
