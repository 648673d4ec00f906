import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { addMat, identityMat, mulMat, mulVec, scaleMat, skew } from "../../../src/core/math/mat3";
import {
  addQuat,
  angleBetweenAttitudes,
  conjugate,
  identityQuat,
  matToQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  rotate,
  scaleQuat,
  sizeOfQuat,
} from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { distance, expectEqual } from "../../content/check";
import { q_WB } from "../euler-equation/setting";
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
export const EQUATIONS = {
  "axis-angle": () => {
    const q = quat(Math.cos(angle / 2), scaleVec(Math.sin(angle / 2), axis));
    expectEqual(exponentialMap(identityQuat, scaleVec(angle, axis), 1), q);
    expectEqual(rotate(q, r), mulVec(turnMatrix(), r));
    expectEqual(rotate(q, axis), axis);
  },
  product: () => {
    const [s, t, a, b] = [0.7, -1.2, r, [1.3, 0.2, -0.5] as Vec3] as const;
    const vector = addVec(addVec(scaleVec(s, b), scaleVec(t, a)), cross(a, b));
    expectEqual(mulQuat(quat(s, a), quat(t, b)), quat(s * t - dot(a, b), vector));
    expectEqual(mulQuat(mulQuat(p_WB, quat(s, a)), q_WB), mulQuat(p_WB, mulQuat(quat(s, a), q_WB)));
  },
  units: () => {
    for (const unit of [I, J, K]) expectEqual(mulQuat(unit, unit), MINUS_ONE);
    for (const [first, second, third] of CYCLES) {
      expectEqual(mulQuat(first, second), third);
      expectEqual(mulQuat(second, first), scaleQuat(-1, third));
    }
  },
  brackets: () => {
    for (const [i, j, k] of CYCLES) {
      const lines: readonly (readonly [Quat, Quat, Quat])[] = [
        [i, i, scaleQuat(-1, i)],
        [i, j, scaleQuat(-1, j)],
        [i, k, scaleQuat(-1, k)],
        [j, i, j],
        [j, j, scaleQuat(-1, i)],
        [j, k, MINUS_ONE],
        [k, i, k],
        [k, j, identityQuat],
        [k, k, scaleQuat(-1, i)],
      ];
      for (const [second, third, result] of lines) {
        expectEqual(mulQuat(i, mulQuat(second, third)), result);
        expectEqual(mulQuat(mulQuat(i, second), third), result);
      }
    }
  },
  "angles-add": () => {
    const [first, second] = [1.4, 3.8];
    const [c1, s1] = [Math.cos(first / 2), Math.sin(first / 2)];
    const [c2, s2] = [Math.cos(second / 2), Math.sin(second / 2)];
    const product = mulQuat(alongAxis(first / 2), alongAxis(second / 2));
    expectEqual(product, quat(c1 * c2 - s1 * s2, scaleVec(c1 * s2 + s1 * c2, axis)));
    expectEqual(product, alongAxis((first + second) / 2));
    expectEqual(product, exponentialMap(identityQuat, scaleVec(first + second, axis), 1));
  },
  conjugate: () => {
    const [first, second] = [scaleQuat(1.7, p_WB), scaleQuat(0.6, q_WB)];
    expectEqual(mulQuat(first, conjugate(first)), [1.7 ** 2, 0, 0, 0]);
    expectEqual(conjugate(mulQuat(first, second)), mulQuat(conjugate(second), conjugate(first)));
    const [a1, a2] = [vectorOf(first), vectorOf(second)];
    const scalar = first[0] * second[0] - dot(a1, a2);
    const linear = addVec(scaleVec(-first[0], a2), scaleVec(-second[0], a1));
    expectEqual(conjugate(mulQuat(first, second)), quat(scalar, subVec(linear, cross(a1, a2))));
    expectEqual(mulQuat(conjugate(second), conjugate(first)), quat(scalar, addVec(linear, cross(a2, a1))));
  },
  lengths: () => {
    const [first, second] = [scaleQuat(1.7, p_WB), scaleQuat(0.6, q_WB)];
    expectEqual([sizeOfQuat(mulQuat(first, second)) ** 2], [(1.7 * 0.6) ** 2]);
    const inner = product(first, second, conjugate(second), conjugate(first));
    expectEqual(inner, [(1.7 * 0.6) ** 2, 0, 0, 0]);
    expectEqual(inner, scaleQuat(0.6 ** 2, mulQuat(first, conjugate(first))));
  },
  "one-product": () => {
    const once = mulQuat(alongAxis(angle / 2), quat(0, r));
    const [cosine, sine] = [Math.cos(angle / 2), Math.sin(angle / 2)];
    const vector = addVec(scaleVec(cosine, r), scaleVec(sine, cross(axis, r)));
    expectEqual(once, quat(-sine * dot(axis, r), vector));
    expect(Math.abs(norm(vectorOf(once)) - norm(r))).toBeGreaterThan(0.01);
    // What lies across the axis is turned by half of the angle.
    const across = mulQuat(alongAxis(angle / 2), quat(0, across_W));
    expect(Math.abs(across[0])).toBeLessThan(1e-15);
    expectEqual([dot(vectorOf(across), across_W)], [cosine * dot(across_W, across_W)]);
  },
  "two-products": () => {
    const q = alongAxis(angle / 2);
    const [along, across] = [quat(0, along_W), quat(0, across_W)];
    expectEqual(mulQuat(along, conjugate(q)), mulQuat(conjugate(q), along));
    expectEqual(product(q, along, conjugate(q)), along);
    expectEqual(mulQuat(across, conjugate(q)), mulQuat(q, across));
    expectEqual(product(q, across, conjugate(q)), product(q, q, across));
    expectEqual(vectorOf(product(q, q, across)), mulVec(turnMatrix(), across_W));
  },
  sandwich: () => {
    expectEqual(quat(0, rotate(q_WB, r)), product(q_WB, quat(0, r), conjugate(q_WB)));
    const slice = alongAxis(angle / 2);
    const turned = product(slice, quat(0, r), conjugate(slice));
    expectEqual(vectorOf(turned), mulVec(turnMatrix(), r));
  },
  "two-turns": () => {
    const after = product(p_WB, product(q_WB, quat(0, r), conjugate(q_WB)), conjugate(p_WB));
    const both = mulQuat(p_WB, q_WB);
    expectEqual(after, product(both, quat(0, r), conjugate(both)));
    expectEqual(vectorOf(after), rotate(p_WB, rotate(q_WB, r)));
    // First the x axis is brought to its place, about the line at right angles to both; the rest is a turn about it.
    const x_W = rotate(q_WB, [1, 0, 0]);
    const bend = scaleVec(Math.acos(x_W[0]), normaliseVec(cross([1, 0, 0], x_W)));
    const first = exponentialMap(identityQuat, bend, 1);
    const second = mulQuat(q_WB, conjugate(first));
    expectEqual(rotate(first, [1, 0, 0]), x_W);
    expectEqual(rotate(second, x_W), x_W);
  },
  "body-turn": () => {
    const inWorld = product(p_WB, q_WB, conjugate(p_WB));
    expectEqual(vectorOf(inWorld), rotate(p_WB, vectorOf(q_WB)));
    expectEqual(mulQuat(inWorld, p_WB), mulQuat(p_WB, q_WB));
    // Yaw is about the ship's y and pitch about its z, the nose is its x; the key turns it about the world's y.
    const about = (axis_B: Vec3) => exponentialMap(identityQuat, axis_B, 1);
    const onItsSide = about([Math.PI / 2, 0, 0]);
    expectEqual(mulQuat(about([0, 0.3, 0]), onItsSide), mulQuat(onItsSide, about([0, 0, -0.3])));
  },
  compare: () => {
    const scalar = Math.abs(p_WB.reduce((sum, part, index) => sum + part * (q_WB[index] ?? Number.NaN), 0));
    expectEqual([Math.cos(angleBetweenAttitudes(p_WB, q_WB) / 2)], [scalar]);
    const turn = mulQuat(q_WB, conjugate(p_WB));
    expectEqual([Math.abs(turn[0])], [scalar]);
    expectEqual([angleBetweenAttitudes(p_WB, q_WB)], [2 * Math.atan(norm(vectorOf(turn)) / scalar)]);
    const opposite = quat(-q_WB[0], scaleVec(-1, vectorOf(q_WB)));
    expectEqual([angleBetweenAttitudes(p_WB, opposite)], [angleBetweenAttitudes(p_WB, q_WB)]);
    const turned = exponentialMap(p_WB, scaleVec(angle, axis), 1);
    expectEqual([angleBetweenAttitudes(p_WB, turned)], [angle]);
    // A hundred-millionth of a radian: the cosine does not know it, the other form does to the last digits but one
    // from no turn at all, and to eight digits between attitudes askew.
    const tiny = 1e-8;
    expect(Math.acos(Math.cos(tiny))).not.toBeCloseTo(tiny, 9);
    const nudged = exponentialMap(identityQuat, scaleVec(tiny, axis), 1);
    expect(Math.abs(angleBetweenAttitudes(identityQuat, nudged) / tiny - 1)).toBeLessThan(1e-14);
    const misses = Array.from({ length: 200 }, (_, k) => {
      const from = exponentialMap(q_WB, [0.013 * k, 1 - 0.02 * k, 0.7], 1);
      const to = exponentialMap(from, scaleVec(tiny, axis), 1);
      return Math.abs(angleBetweenAttitudes(from, to) / tiny - 1);
    });
    // Measured: 5e-9 in the median, 2.9e-8 at most. Two roundings of 1.1e-16 are 4.4e-8 of half the angle.
    expect(Math.max(...misses)).toBeGreaterThan(1e-10);
    expect(Math.max(...misses)).toBeLessThan(4.4e-8);
  },
  slerp: () => {
    const end = exponentialMap(p_WB, scaleVec(angle, axis), 1);
    const blend = (to: Quat, share: number, between: number): Quat => {
      const [left, right] = [Math.sin(((1 - share) * between) / 2), Math.sin((share * between) / 2)];
      const sum = addQuat(scaleQuat(left, p_WB), scaleQuat(right, to));
      return scaleQuat(1 / Math.sin(between / 2), sum);
    };
    for (const share of [0.2, 0.5, 0.9]) {
      expectEqual(blend(end, share, angle), exponentialMap(p_WB, scaleVec(share * angle, axis), 1));
      const perpendicular = mulQuat(quat(0, axis), p_WB);
      const along = (of: number): Quat =>
        addQuat(scaleQuat(Math.cos(of / 2), p_WB), scaleQuat(Math.sin(of / 2), perpendicular));
      expectEqual(along(angle), end);
      expectEqual(along(share * angle), blend(end, share, angle));
      // With the angle that the arc tangent finds, down to where the two attitudes all but coincide.
      for (const tiny of [1e-9, 1e-15]) {
        const near = exponentialMap(identityQuat, scaleVec(tiny, axis), 1);
        const found = angleBetweenAttitudes(identityQuat, near);
        expectEqual([Math.sin((share * found) / 2) / Math.sin(found / 2)], [share]);
        expect(Math.acos(near[0])).toBe(0);
      }
      const long = scaleVec(share * (angle - 2 * Math.PI), axis);
      expectEqual(blend(scaleQuat(-1, end), share, 2 * Math.PI - angle), exponentialMap(p_WB, long, 1));
      // The cheap blend is on the same path: what leads to it turns about the same axis.
      const mixed = normaliseQuat(addQuat(scaleQuat(1 - share, p_WB), scaleQuat(share, end)));
      const turn = vectorOf(mulQuat(mixed, conjugate(p_WB)));
      expectEqual(normaliseVec(turn), axis);
      if (share !== 0.5)
        expect(Math.abs(angleBetweenAttitudes(p_WB, mixed) - share * angle)).toBeGreaterThan(0.002);
    }
  },
  "multiplied-out": () => {
    const long = scaleQuat(1.7, q_WB);
    const [s, a] = [long[0], vectorOf(long)];
    const sandwich = product(long, quat(0, r), conjugate(long));
    expectEqual(mulQuat(long, quat(0, r)), quat(-dot(a, r), addVec(scaleVec(s, r), cross(a, r))));
    const twice = cross(a, cross(a, r));
    const sideways = scaleVec(2 * s, cross(a, r));
    const second = addVec(addVec(scaleVec(s * s, r), sideways), addVec(scaleVec(dot(a, r), a), twice));
    expectEqual(vectorOf(sandwich), second);
    const third = addVec(addVec(scaleVec(1.7 ** 2, r), sideways), scaleVec(2, twice));
    expectEqual(vectorOf(sandwich), third);
    expectEqual(twice, addVec(scaleVec(dot(a, r), a), scaleVec(-dot(a, a), r)));
  },
  "to-matrix": () => {
    const [w, x, y, z] = q_WB;
    expectEqual(quatToMat(q_WB), [
      ...[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
      ...[2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
      ...[2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]);
    expectEqual(mulVec(quatToMat(q_WB), r), rotate(q_WB, r));
  },
  "from-matrix": () => {
    const [s, x, y, z] = q_WB;
    const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = quatToMat(q_WB);
    expectEqual([4 * s * s, 4 * x * x], [1 + xx + yy + zz, 1 + xx - yy - zz]);
    expectEqual([4 * y * y, 4 * z * z], [1 + yy - zz - xx, 1 + zz - xx - yy]);
    expectEqual([4 * s * x, 4 * s * y, 4 * s * z], [zy - yz, xz - zx, yx - xy]);
    expectEqual([4 * x * y, 4 * y * z, 4 * z * x], [xy + yx, yz + zy, zx + xz]);
    // Of a mirror the lines make numbers that belong to another matrix.
    const mirror = scaleMat(-1, quatToMat(q_WB));
    const ofMirror = matToQuat(mirror);
    expect(ofMirror.every(Number.isFinite)).toBe(true);
    expect(distance(quatToMat(ofMirror), mirror)).toBeGreaterThan(1);
    for (const q of [q_WB, p_WB, [1e-9, 0.6, 0, 0.8]] as Quat[]) {
      const back = matToQuat(quatToMat(q));
      expectEqual(scaleQuat(Math.sign(q[0] * back[0]), back), q);
      expect(Math.max(...q.map((part) => part * part))).toBeGreaterThanOrEqual(1 / 4);
    }
  },
};

/** The parts of r along the axis and across it. */
const along_W = projectOnto(r, axis);
const across_W = subVec(r, along_W);

const [I, J, K]: readonly [Quat, Quat, Quat] = [
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];
const MINUS_ONE: Quat = [-1, 0, 0, 0];

/** i, j and k, and the same with every letter moved on. */
const CYCLES: readonly (readonly [Quat, Quat, Quat])[] = [
  [I, J, K],
  [J, K, I],
  [K, I, J],
];
