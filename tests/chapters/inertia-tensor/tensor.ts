import { expect } from "vitest";
import { points } from "../../../src/core/bodies/points";
import { readings } from "../../../src/core/diagnostics/readings";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { mulVec, scaleMat } from "../../../src/core/math/mat3";
import { identityQuat, type Quat, rotate } from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, squared } from "../../content/check";
import { armTensor, inertia_W, points_W, state, sumMat, system } from "./setting";

const { omega_W } = state;

const momentum_W = readings(system, state).angularMomentum;

/** The turn by ω for a time, as a quaternion. */
const turnAbout = (omega: Vec3, time: number): Quat => exponentialMap(identityQuat, omega, time);

/** The equations of one tensor, by id. */
export const EQUATIONS = {
  "momentum-sum": () => {
    const velocities = points_W.map(({ p_W }) =>
      centralRate((t) => rotate(turnAbout(omega_W, t), p_W), 1e-4),
    );
    for (const [k, { p_W }] of points_W.entries())
      expect(distance(velocities[k] ?? [], cross(omega_W, p_W))).toBeLessThan(1e-7);
    const parts = points_W.map(({ mass, p_W }) => scaleVec(mass, cross(p_W, cross(omega_W, p_W))));
    expectEqual(momentum_W, parts.reduce(addVec));
  },
  "by-hand": () => {
    const arm: Vec3 = [0.3, 0.4, 0];
    const { inertia_B } = points([arm, scaleVec(-1, arm)].map((position) => ({ mass: 1, position })));
    expectEqual([inertia_B[1], inertia_B[4]], [-0.24, 0.18]);
    const leaning = mulVec(inertia_B, [0, 5, 0]);
    expectEqual(leaning, [-1.2, 0.9, 0]);
    expectEqual([norm(leaning), 0.5 * 5 * leaning[1]], [1.5, 2.25]);
    expect(Math.abs(dot(leaning, arm))).toBeLessThan(1e-15);
  },
  "double-cross": () => {
    const r: Vec3 = [0.7, -0.4, 1.1];
    const left = cross(r, cross(omega_W, r));
    const across_W = subVec(omega_W, projectOnto(omega_W, r));
    expectEqual(left, cross(r, cross(across_W, r)));
    expectEqual(left, scaleVec(squared(r), across_W));
    expectEqual(left, subVec(scaleVec(squared(r), omega_W), scaleVec(dot(r, omega_W), r)));
  },
  tensor: () => {
    expectEqual(inertia_W, sumMat(points_W.map(({ mass, p_W }) => scaleMat(mass, armTensor(p_W)))));
    expectEqual(momentum_W, mulVec(inertia_W, omega_W));
  },
  entries: () => {
    const entries = points_W.map(({ mass, p_W: [x, y, z] }) =>
      scaleMat(mass, [
        ...([y * y + z * z, -x * y, -x * z] as const),
        ...([-x * y, x * x + z * z, -y * z] as const),
        ...([-x * z, -y * z, x * x + y * y] as const),
      ]),
    );
    for (const entry of inertia_W) expect(Math.abs(entry)).toBeGreaterThan(0.01);
    expectEqual(inertia_W, sumMat(entries));
    // The dumbbell of the text: spun about y, its L leans to −x.
    const { inertia_B } = points([
      { mass: 1, position: [0.6, 0.5, 0] },
      { mass: 1, position: [-0.6, -0.5, 0] },
    ]);
    expectEqual(mulVec(inertia_B, [0, 1, 0]), [-0.6, 0.72, 0]);
  },
  "moment-about": () => {
    const n = scaleVec(1 / norm([0.3, -1.2, 0.8]), [0.3, -1.2, 0.8]);
    const sum = (part: (r: Vec3) => number) => [
      points_W.reduce((total, { mass, p_W }) => total + mass * part(p_W), 0),
    ];
    const moment = [dot(n, mulVec(inertia_W, n))];
    expectEqual(
      moment,
      sum((r) => squared(r) - dot(n, r) ** 2),
    );
    expectEqual(
      moment,
      sum((r) => squared(cross(n, r))),
    );
  },
  "mean-square": () => {
    const b = 0.7;
    const meanOver = (pieces: number) =>
      Array.from({ length: pieces }, (_, k) => (((k + 0.5) / pieces - 0.5) * b) ** 2).reduce(
        (a, c) => a + c,
        0,
      ) / pieces;
    const apart = (pieces: number) => Math.abs(meanOver(pieces) - (b * b) / 12);
    expect(Math.log2(apart(64) / apart(128))).toBeCloseTo(2, 6);
    expectEqual([((b / 2) ** 3 / 3 - (-b / 2) ** 3 / 3) / b], [(b * b) / 12]);
  },
};
