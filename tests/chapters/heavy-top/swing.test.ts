import { describe, expect, it } from "vitest";
import { HEIGHT, pushed, STEADY } from "../../../src/chapters/heavy-top/LeaningTop";
import { nudged } from "../../../src/chapters/heavy-top/SleepingTop";
import { frameAt, rateRound, type Swing } from "../../../src/chapters/heavy-top/swing";
import { heightRateSquared, LEANING_TOP } from "../../../src/chapters/heavy-top/top";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { weld } from "../../../src/core/bodies/objects/surface";
import { POINT, surfaces } from "../../../src/core/bodies/objects/top";
import { cross, dot, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";

const SHARES = [-0.5, 0, 0.5, 1.5];

/** Frame by frame: the axis' height, how fast that changes, and how fast the axis goes round, from the core's states. */
function courseOf({ states, axes_W }: Swing) {
  return states.map(({ omega_W }, frame) => {
    const axis_W = axes_W[frame] as Vec3;
    const velocity_W = cross(omega_W, axis_W);
    const level = 1 - axis_W[1] ** 2;
    const round = dot(cross([0, 1, 0], axis_W), velocity_W) / level;
    return { height: axis_W[1], rise: velocity_W[1], round, speed: Math.hypot(...velocity_W) };
  });
}

const { across, along, spin, weight } = LEANING_TOP;
/** The nods of a fast top [rad/s]. */
const NOD = (along * spin) / across;

describe("a top on a sphere", () => {
  it.each(SHARES)("turns back at the roots of f, pushed by a share of %f", (share) => {
    const swing = pushed(share);
    const heights = courseOf(swing).map(({ height }) => height);
    const [low, high] = swing.turns;
    // f has slopes of some 50 there, and a root to round-off.
    for (const root of swing.turns)
      expect(Math.abs(heightRateSquared(swing.top, swing.start, root))).toBeLessThan(1e-12);
    // The nearest sample is at most half a frame of 1/120 s from the turn: ½ · |ü| · (1/240 s)², ü below 50/2.
    const most = 0.5 * 25 * (1 / 240) ** 2;
    expect(Math.min(...heights) - low).toBeGreaterThan(-1e-12);
    expect(Math.min(...heights) - low).toBeLessThan(most);
    expect(high - Math.max(...heights)).toBeGreaterThan(-1e-12);
    expect(high - Math.max(...heights)).toBeLessThan(most);
  });
  it("rises and goes round as the curve and the height alone say", () => {
    const swing = pushed(-0.5);
    for (const { height, rise, round } of courseOf(swing)) {
      expect(rise ** 2).toBeCloseTo(heightRateSquared(swing.top, swing.start, height), 10);
      expect(round).toBeCloseTo(rateRound(swing, height), 10);
    }
  });
  const nearTops = (share: number) => {
    const swing = pushed(share);
    const course = courseOf(swing);
    return course.filter(
      ({ height }, frame) =>
        frame > 0 && height > (course[frame - 1]?.height ?? 2) && height >= (course[frame + 1]?.height ?? 2),
    );
  };
  it("let go at rest, is at rest again at the top of each nod: cusps", () => {
    const tops = nearTops(0);
    expect(tops.length).toBeGreaterThan(10);
    // At a cusp the axis has the acceleration of the weight, m g ℓ sin θ / I₁; a sample is at most half a frame from it.
    const most = ((weight * 0.6) / across) * (1 / 240);
    for (const { speed } of tops) expect(speed).toBeLessThan(1.01 * most);
    // Between two tops it goes at some five times that and more.
    expect(Math.max(...courseOf(pushed(0)).map(({ speed }) => speed))).toBeGreaterThan(10 * most);
  });
  it("pushed against, it goes backwards at the top of each nod: loops", () => {
    for (const { round } of nearTops(-0.5)) expect(round).toBeLessThan(0);
    expect(courseOf(pushed(-0.5)).some(({ round }) => round > STEADY)).toBe(true);
  });
  it("pushed along by half the rate, it goes round all the time: waves", () => {
    const rounds = courseOf(pushed(0.5)).map(({ round }) => round);
    expect(Math.min(...rounds)).toBeGreaterThan(0.49 * STEADY);
  });
  it("at the whole rate does not nod", () => {
    for (const { height } of courseOf(pushed(1))) expect(height).toBeCloseTo(HEIGHT, 10);
  });
  it("pushed harder, rises first", () => {
    expect(pushed(1.5).turns[0]).toBeCloseTo(HEIGHT, 10);
    expect(pushed(1.5).turns[1]).toBeGreaterThan(HEIGHT + 0.05);
  });
  it("pushed at more than 2 m g ℓ / I₃ω₃, goes backwards at the top of each nod, too", () => {
    const border = (2 * weight) / (along * spin) / STEADY;
    const slowest = (share: number) => Math.min(...courseOf(pushed(share)).map(({ round }) => round));
    expect(border).toBeLessThan(2);
    expect(slowest(1.01 * border)).toBeLessThan(0);
    expect(slowest(0.99 * border)).toBeGreaterThan(0);
  });
  it("is found at a height by the curve's cursor, near the present frame", () => {
    const swing = pushed(0);
    const frame = frameAt(swing, 0.7, 300);
    // Half a frame at the greatest rate, the root of f's greatest value of 2.
    expect(Math.abs((swing.axes_W[frame]?.[1] ?? 2) - 0.7)).toBeLessThan(Math.SQRT2 / 240 + 0.005);
    expect(Math.abs(frame - 300)).toBeLessThan((120 * 2 * Math.PI) / NOD);
  });
});

describe("a top nearly upright", () => {
  it("sleeps above its border, and wakes below it", () => {
    // A small lean grows at most by √(p/(p − 1)), p = 1.1², from 2°; the rest is of the square of the lean, 0.7 %.
    const greatest = (2 / 180) * Math.PI * Math.sqrt(1.21 / 0.21);
    expect(Math.abs(Math.acos(nudged(1.1).turns[0]) / greatest - 1)).toBeLessThan(0.007);
    // Upright itself it would come down to u = 2 · 0.9² − 1.
    expect(nudged(0.9).turns[0]).toBeCloseTo(2 * 0.81 - 1, 2);
  });
});

describe("the top that is drawn", () => {
  it("has the moments and the centre of its scenario, as a uniform solid, to a tenth", () => {
    const { body } = SCENARIOS.leaningTop.scenario;
    const mesh = weld(surfaces({ sides: 48, bends: 1, beam: 1, strips: 1, hasRelief: true })).mesh;
    const solid = massProperties(
      { shape: "mesh", mesh: "top", scale: 1, mass: 1, massAt: "solid" },
      { top: mesh },
    );
    const [a = 0, , c = 0] = "inertia" in body ? (body.inertia as number[]) : [];
    expect(Math.abs(solid.centre_B[2])).toBeLessThan(0.1 * POINT);
    expect(Math.abs(solid.inertia_B[0] / a - 1)).toBeLessThan(0.1);
    expect(Math.abs(solid.inertia_B[8] / c - 1)).toBeLessThan(0.1);
  });
});
