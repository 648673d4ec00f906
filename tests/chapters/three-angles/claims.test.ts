import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addedReading } from "../../../src/chapters/three-angles/Added";
import { DART_BODY } from "../../../src/chapters/three-angles/dart";
import {
  flightAt,
  LAST_FRAME,
  LOOP_SECONDS,
  PACE,
  SPIN,
} from "../../../src/chapters/three-angles/loop/flight";
import {
  exactRun,
  FRAME_TURN,
  noseFromAbove,
  passingError,
  steppedRun,
} from "../../../src/chapters/three-angles/passes/runs";
import { anglesFromMat, quatFromAngles, type TurnOrder } from "../../../src/core/math/eulerAngles";
import { angleBetweenAttitudes, quatToMat, rotate } from "../../../src/core/math/quat";
import { angleBetween, norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { toDegrees } from "../../../src/format/numbers";

const DEGREE = Math.PI / 180;
const page = readFileSync("content/en/three-angles.mdx", "utf8");

describe("an aeroplane that loops", () => {
  it("turns about the line of its wings, a principal axis, and its spin stands still", () => {
    const [x, , , , moment, , , ...rest] = DART_BODY.inertia_B;
    expect([x, ...rest].every(Number.isFinite)).toBe(true);
    expect(DART_BODY.principal.moments.some((each) => Math.abs(each - moment) < 1e-12)).toBe(true);
    const start = flightAt(6 * DEGREE, 0).omega_W;
    for (let t = 0; t <= LOOP_SECONDS; t += 0.5)
      expect(norm(subVec(flightAt(6 * DEGREE, t).omega_W, start))).toBeLessThan(1e-14);
  });

  it("swings yaw and roll by half a turn as the nose passes the zenith, and the attitude by no more than its spin", () => {
    // At a degree, in two tenths of a second on either side: measured 167° each.
    const [before, after] = [-0.2, 0.2].map((by) => flightAt(DEGREE, LOOP_SECONDS / 4 + by));
    if (!before || !after) throw new Error("no flight");
    const [yaw, , roll] = subVec(after.angles, before.angles);
    expect(toDegrees(yaw)).toBeGreaterThan(165);
    expect(toDegrees(roll)).toBeGreaterThan(165);
    expect(angleBetweenAttitudes(before.q_WB, after.q_WB)).toBeCloseTo(0.4 * SPIN, 12);
  });

  it("never pitches faster than it spins, however near the nose passes", () => {
    for (const miss of [45, 6, 1])
      for (let frame = 0; frame <= LAST_FRAME; frame++)
        expect(Math.abs(flightAt(miss * DEGREE, frame / PACE).rates[1])).toBeLessThanOrEqual(
          SPIN * (1 + 1e-12),
        );
  });

  it("has a second set of angles on its back: no yaw, no roll, and a pitch of half a turn", () => {
    const { q_WB, angles } = flightAt(DEGREE, LOOP_SECONDS / 2);
    const other = quatFromAngles("zyx", [angles[0] - Math.PI, Math.PI - angles[1], angles[2] - Math.PI]);
    expect(angleBetweenAttitudes(q_WB, other)).toBeLessThan(1e-14);
  });

  it("shows two axes in one line at the zenith: they stand as far apart as the nose misses it", () => {
    const { q_WB } = flightAt(DEGREE, LOOP_SECONDS / 4);
    expect(angleBetween(rotate(q_WB, [1, 0, 0]), [0, 0, -1])).toBeCloseTo(DEGREE, 12);
  });
});

describe("components of a spin, added up as if they were rates of angles", () => {
  it("go wrong by the square of the time at first, and by right angles soon, with no step that could be shortened", () => {
    const apart = (t: number) => addedReading(t).apart;
    expect(Math.log2(apart(0.02) / apart(0.01))).toBeCloseTo(2, 2);
    // Measured 99° and 152°.
    expect(toDegrees(apart(2))).toBeGreaterThan(90);
    expect(toDegrees(apart(4))).toBeGreaterThan(90);
  });
});

describe("angles stepped past the zenith", () => {
  const ratio = (rule: "midpoint" | "rk4", miss: number) =>
    passingError("angles", rule, 0.5 * miss * DEGREE) / passingError("angles", rule, miss * DEGREE);

  it("err twice as much at half the distance by a rule of second order, and eightfold by one of fourth", () => {
    // Measured 1.9 and 7.8: at five degrees the sky is not quite flat.
    expect(ratio("midpoint", 5)).toBeGreaterThan(1.8);
    expect(ratio("midpoint", 5)).toBeLessThan(2.1);
    expect(ratio("rk4", 5)).toBeGreaterThan(7);
    expect(ratio("rk4", 5)).toBeLessThan(8.5);
  });

  it("are off by degrees where a frame turns the body by more than that distance, whatever the rule", () => {
    const worst = (rule: "midpoint" | "rk4") =>
      Math.max(...[0.1, 0.15, 0.2, 0.25].map((part) => passingError("angles", rule, part * FRAME_TURN)));
    expect(toDegrees(worst("midpoint"))).toBeGreaterThan(1);
    expect(toDegrees(worst("rk4"))).toBeGreaterThan(1);
  });

  it("part from the true path only once the nose has passed", () => {
    const miss = 0.5 * DEGREE;
    const apart = steppedRun("angles", "midpoint", miss, 1).map((q, frame) => {
      const [a, b] = [noseFromAbove(q), noseFromAbove(exactRun(miss, 1)[frame] ?? q)];
      return toDegrees(Math.hypot(a[0] - b[0], a[1] - b[1]));
    });
    expect(Math.max(...apart.slice(0, 55))).toBeLessThan(0.1);
    expect(Math.max(...apart)).toBeGreaterThan(0.5);
  });

  it("leave R as exact at the zenith as anywhere: its errors are those of the same body thrown another way", () => {
    const errors = [0.2, 30].map((miss) => {
      const end = steppedRun("matrix", "midpoint", miss * DEGREE, 0).at(-1);
      const truth = exactRun(miss * DEGREE, 0).at(-1);
      return end && truth ? angleBetweenAttitudes(end, truth) : Number.NaN;
    });
    // Measured 1e-15 apart, of 1.3e-4.
    expect(Math.abs((errors[0] ?? 0) - (errors[1] ?? 1))).toBeLessThan(1e-13);
    expect(errors[0]).toBeGreaterThan(1e-5);
  });
});

describe("the lines of code", () => {
  const blocks = [...page.matchAll(/```js\n\/\/ R([xyz]) R([xyz]) R([xyz])\n([\s\S]*?)```/g)];

  it.each(blocks)("read three angles off R, at the pole too (%#)", (...[, first, second, third, code]) => {
    const order = `${first}${second}${third}` as TurnOrder;
    const read = new Function("R", `let x, y, z, s, c; ${code}; return { x, y, z };`);
    for (const middle of [0.7, Math.PI / 2, -Math.PI / 2]) {
      const angles: Vec3 = [-2.3, middle, 1.9];
      const matrix = quatToMat(quatFromAngles(order, angles));
      const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = matrix;
      const found = read({ xx, xy, xz, yx, yy, yz, zx, zy, zz }) as Record<string, number>;
      const back = [...order].map((axis) => found[axis] ?? Number.NaN) as unknown as Vec3;
      expect(angleBetweenAttitudes(quatFromAngles(order, back), quatFromAngles(order, angles))).toBeLessThan(
        1e-15 * 4,
      );
      if (middle === 0.7) expect(norm(subVec(back, anglesFromMat(order, matrix)))).toBeLessThan(1e-14);
    }
  });

  it("are there for all products of the table", () => {
    expect(blocks.map(([, ...axes]) => axes.slice(0, 3).join("")).sort()).toEqual(["xyz", "yxz", "zyx"]);
  });
});

describe("an arcsine of an entry near one", () => {
  it("has lost half of its digits, and beyond one has no value", () => {
    const pitch = Math.PI / 2 - 1e-6;
    const error = Math.abs(Math.asin(Math.sin(pitch)) - pitch);
    // Rounding of 1e-16 in the sine is a square root of it in the angle, over that distance from the pole.
    expect(error).toBeGreaterThan(1e-12);
    expect(Math.asin(1 + Number.EPSILON)).toBeNaN();
  });
});

describe("a steep turn", () => {
  it("is pitched up at five degrees a second and yawed at three, by a yaw that grows by six", () => {
    const [yaw, bank] = [6, 60 * DEGREE];
    expect(yaw * Math.sin(bank)).toBeCloseTo(5.2, 1);
    expect(yaw * Math.cos(bank)).toBeCloseTo(3, 12);
  });
});
