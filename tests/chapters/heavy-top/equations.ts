import { expect } from "vitest";
import { rateRound, swingOf } from "../../../src/chapters/heavy-top/swing";
import {
  HELD_WHEEL,
  heightRateSquared,
  LEANING_TOP,
  leastSpin,
  lowestHeight,
  steadySpeeds,
  wakingRate,
} from "../../../src/chapters/heavy-top/top";
import {
  axialMomentum,
  pivotMomentum,
  totalEnergy,
  verticalMomentum,
} from "../../../src/core/diagnostics/pivot";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { torqueAt } from "../../../src/core/dynamics/load";
import { mulQuat, type Quat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { centralRate, distance, expectEqual, expectRate } from "../../content/check";
import { states, systemOf } from "../../core/support";

const { across, acrossCentre, along, spin, weight } = HELD_WHEEL;
const ARM = 0.35;

/** Its axis leans by an angle from the vertical, towards x. */
export function run(
  angular: AngularId,
  tilt: number,
  omega: Vec3,
  dt: number,
  frames: number,
  damping = { angular: 1 },
) {
  const upright: Quat = [Math.SQRT1_2, -Math.SQRT1_2, 0, 0];
  const orientation = mulQuat([Math.cos(tilt / 2), 0, 0, -Math.sin(tilt / 2)], upright);
  const system = systemOf({
    ...SCENARIOS.heldWheel.scenario,
    initial: {
      orientation: [...orientation],
      angularVelocity: [...omega],
      position: [ARM * Math.sin(tilt), ARM * Math.cos(tilt), 0],
    },
    damping,
    dt,
    frames,
    lanes: [{ angular }],
  });
  return { system, all: [...states(system)] };
}

export const axisOf = ({ q_WB }: { readonly q_WB: Quat }): Vec3 => rotate(q_WB, [0, 0, 1]);

const TILT = 1.1;
const LEAN: Vec3 = [Math.sin(TILT), Math.cos(TILT), 0];

/** Five instants of a crooked start, close together. */
const crooked = run("exact", TILT, addVec(scaleVec(20, LEAN), [0.3, 1.1, 0.7]), 1e-4, 4);

const roundFrom = (angular: "exact" | "none", seconds: number) => {
  const { all } = run(angular, Math.PI / 2, [spin, 0, 0], 1e-3, Math.round(1000 * seconds));
  const [x, , z] = axisOf(all.at(-1) as never);
  return Math.atan2(-z, x) / seconds;
};

export const EQUATIONS = {
  "weight-torque": () => {
    const { system, all } = crooked;
    const middle = all[2] as never as { q_WB: Quat; omega_W: Vec3 };
    const momentum = (time: number) => pivotMomentum(system, all[2 + Math.round(time / 1e-4)] as never);
    const torque_W = cross(scaleVec(ARM, axisOf(middle)), [0, -9.8 * 2, 0]);
    // A central difference of second order, of a motion at some 20 rad/s: (20e-4)² / 6 is 7e-7; measured below 1e-6.
    expect(distance(centralRate(momentum, 1e-4), torque_W)).toBeLessThan(1e-5);
    expectEqual(torqueAt(system.load, middle.q_WB, middle.omega_W), torque_W);
  },
  // The nods are over in 1/4.4 s, so in two seconds their part is below a hundredth; the dip makes the rate a little other.
  "gyroscopic-precession": () => {
    expect(Math.abs(roundFrom("exact", 2) / (weight / (along * spin)) - 1)).toBeLessThan(0.03);
  },
  "precession-without": () => {
    expect(Math.abs(roundFrom("none", 2) / (weight / (across * spin)) - 1)).toBeLessThan(0.03);
    const { system, all } = run("none", TILT, scaleVec(20, LEAN), 1e-4, 1);
    const [before, after] = all as never as { q_WB: Quat; omega_W: Vec3 }[];
    const rate = (after as { omega_W: Vec3 }).omega_W.map(
      (now, k) => (now - ((before as { omega_W: Vec3 }).omega_W[k] ?? 0)) / 1e-4,
    );
    const torque_W = torqueAt(system.load, (before as { q_WB: Quat }).q_WB, [0, 0, 0]);
    expect(distance(rate, scaleVec(1 / across, torque_W))).toBeLessThan(1e-8);
  },
  "precession-joint": () => {
    const rate = weight / (acrossCentre * spin);
    const axle = (time: number): Vec3 => [Math.cos(rate * time), 0, -Math.sin(rate * time)];
    const omega = (time: number) => addVec(scaleVec(spin, axle(time)), [0, rate, 0]);
    // Inwards along the axle, where it has no arm, and up.
    const force = scaleVec(2, addVec(scaleVec(-ARM * rate ** 2, axle(0)), [0, 9.8, 0]));
    const torque = cross(scaleVec(-ARM, axle(0)), force);
    expectRate((time) => scaleVec(acrossCentre, omega(time)), torque);
  },
  "steady-precession": () => {
    for (const rate of steadySpeeds(HELD_WHEEL, Math.cos(TILT))) {
      expect(across * Math.cos(TILT) * rate ** 2 - along * spin * rate + weight).toBeCloseTo(0, 10);
      const omega = addVec(scaleVec(spin - rate * Math.cos(TILT), LEAN), [0, rate, 0]);
      const { all } = run("exact", TILT, omega, 0.05, 40);
      for (const state of all) expect(axisOf(state)[1]).toBeCloseTo(Math.cos(TILT), 9);
    }
  },
  "two-rates": () => {
    const cosine = Math.cos(TILT);
    const root = Math.sqrt((along * spin) ** 2 - 4 * across * weight * cosine);
    const speeds = [-1, 1].map((sign) => (along * spin + sign * root) / (2 * across * cosine));
    expectEqual(steadySpeeds(HELD_WHEEL, cosine), speeds);
    const least = leastSpin(HELD_WHEEL, cosine);
    expect(steadySpeeds({ ...HELD_WHEEL, spin: 0.999 * least }, cosine)).toEqual([]);
    expect(steadySpeeds({ ...HELD_WHEEL, spin: 1.001 * least }, cosine).length).toBe(2);
  },
  "top-keeps": () => {
    const { system, all } = run("exact", TILT, addVec(scaleVec(20, LEAN), [0.3, 1.1, 0.7]), 0.07, 40);
    const kept = all.map((state) => [
      verticalMomentum(system, state) ?? Number.NaN,
      axialMomentum(system, state) ?? Number.NaN,
      totalEnergy(system, state),
    ]);
    for (const now of kept) expect(distance(now, kept[0] as number[])).toBeLessThan(1e-11);
    const [first] = all;
    if (first)
      expect(axialMomentum(system, first)).toBeCloseTo(along * dot(first.omega_W, axisOf(first)), 12);
  },
  "height-rate": () => {
    const { system, all } = crooked;
    const middle = all[2];
    if (!middle) throw new Error("no instant");
    const axis = axisOf(middle);
    const u = axis[1];
    const rise = cross(middle.omega_W, axis)[1];
    const [vertical, axial] = [verticalMomentum(system, middle) ?? 0, axialMomentum(system, middle) ?? 0];
    const free = 2 * totalEnergy(system, middle) - axial ** 2 / along - 2 * weight * u;
    expect(across * rise ** 2).toBeCloseTo(free * (1 - u * u) - (vertical - axial * u) ** 2 / across, 10);
  },
  "axial-kept": () => {
    const [I1, I2, I3] = [0.3, 0.5, 0.2] as const;
    const system = systemOf({
      ...SCENARIOS.heldWheel.scenario,
      body: { inertia: [I1 - 2 * ARM * ARM, I2 - 2 * ARM * ARM, I3], mass: 2 },
      initial: { orientation: [0.9, 0.2, -0.3, 0.1], angularVelocity: [1.2, -0.7, 2.1] },
      dt: 1e-4,
      frames: 2,
      lanes: [{ angular: "rk4" }],
    });
    const [before, middle, after] = [...states(system)].map(({ q_WB, omega_W }) =>
      rotateInverse(q_WB, omega_W),
    );
    if (!before || !middle || !after) throw new Error("no instant");
    const rate = (after[2] - before[2]) / 2e-4;
    const other = ((I2 - I1) / I3) * middle[0] * middle[1];
    // A central difference: (2e-4)²/24 of a third rate below 200; measured 1.4e-7.
    expect(Math.abs(rate + other)).toBeLessThan(4e-7);
    expect(Math.abs(other)).toBeGreaterThan(0.1);
  },
  "height-steps": () => {
    const { system, all } = crooked;
    const middle = all[2];
    if (!middle) throw new Error("no instant");
    const axis = axisOf(middle);
    const level = 1 - axis[1] ** 2;
    const velocity = cross(middle.omega_W, axis);
    const round = dot(cross([0, 1, 0], axis), velocity) / level;
    const [vertical, axial] = [verticalMomentum(system, middle) ?? 0, axialMomentum(system, middle) ?? 0];
    const total = totalEnergy(system, middle);
    const speed = dot(velocity, velocity);
    expect(vertical).toBeCloseTo(across * level * round + axial * axis[1], 11);
    expect(2 * total).toBeCloseTo(across * speed + axial ** 2 / along + 2 * weight * axis[1], 9);
    expect(speed).toBeCloseTo(velocity[1] ** 2 / level + level * round ** 2, 11);
    const free = 2 * total - axial ** 2 / along - 2 * weight * axis[1];
    expect(across * velocity[1] ** 2).toBeCloseTo(free * level - across * level ** 2 * round ** 2, 9);
  },
  waking: () => {
    const share = 0.9;
    const most = leastSpin(HELD_WHEEL, 1);
    const rate = 0.5 * Math.sqrt((4 * weight) / across - ((along * share * most) / across) ** 2);
    expect(wakingRate({ ...HELD_WHEEL, spin: share * most })).toBeCloseTo(rate, 12);
    const start = 1e-5;
    const { all } = run("exact", start, [0, share * most, 0], 1 / rate, 8);
    const lean = (at: number) =>
      Math.asin(Math.hypot(axisOf(all[at] as never)[0], axisOf(all[at] as never)[2]));
    // Between five and seven times 1/λ the part that shrinks is e⁻¹⁰ of the other, and the lean is below 0.02.
    expect(Math.log(lean(7) / lean(5)) / 2).toBeCloseTo(1, 3);
    const u = Math.cos(0.01);
    const [left, right] = [
      heightRateSquared({ ...HELD_WHEEL, spin: share * most }, { height: 1, rate: 0 }, u),
      0.25e-8 * 4 * rate ** 2,
    ];
    // 1 − u and 1 + u are replaced by their first terms, so by shares of some θ².
    expect(Math.abs(left / right - 1)).toBeLessThan(1e-2);
  },
  "loop-border": () => {
    const { across, along, spin, weight } = LEANING_TOP;
    const rate = (2 * weight) / (along * spin);
    const swing = swingOf(spin, { height: 0.8, rate });
    const [, highest] = swing.turns;
    expectEqual([0.5 * across * (1 - 0.8 ** 2) * rate ** 2], [weight * (highest - 0.8)]);
    expectEqual([across * (1 - 0.8 ** 2) * rate], [along * spin * (highest - 0.8)]);
    expect(rateRound(swing, highest)).toBeCloseTo(0, 10);
  },
  dip: () => {
    const f = (u: number) =>
      -u * (((2 * weight) / across) * (1 - u * u) + ((along * spin) / across) ** 2 * u);
    for (const u of [-0.05, -0.02, 0.3])
      expect(heightRateSquared(HELD_WHEEL, { height: 0, rate: 0 }, u)).toBeCloseTo(f(u), 9);
    expect(f(lowestHeight(HELD_WHEEL))).toBeCloseTo(0, 12);
    const { all } = run("exact", Math.PI / 2, [spin, 0, 0], 1e-3, 400);
    // The lowest of samples a thousandth of a second apart: (27.7e-3/2)²/4 of the dip is 5e-5 of it.
    const lowest = Math.min(...all.map((state) => axisOf(state)[1]));
    expect(Math.abs(lowest / lowestHeight(HELD_WHEEL) - 1)).toBeLessThan(1e-4);
    expect(
      Math.abs(lowestHeight(HELD_WHEEL) / ((-2 * weight * across) / (along * spin) ** 2) - 1),
    ).toBeLessThan(0.01);
  },
  sleeping: () => {
    const border = leastSpin(HELD_WHEEL, 1);
    const farthest = (share: number) => {
      const omega: Vec3 = [0, share * border, 0];
      const { all } = run("exact", 1e-3, omega, 0.02, 500);
      return Math.min(...all.map((state) => axisOf(state)[1]));
    };
    expect(farthest(1.05)).toBeGreaterThan(1 - 1e-4);
    expect(farthest(0.95)).toBeLessThan(0.9);
    const axial = along * 14;
    for (const u of [0.2, 0.9]) {
      const general = ((2 * weight * (1 - u)) / across) * (1 - u * u) - ((axial * (1 - u)) / across) ** 2;
      expect(general).toBeCloseTo(
        (1 - u) ** 2 * (((2 * weight) / across) * (1 + u) - (axial / across) ** 2),
        10,
      );
    }
  },
  "wheel-by-hand": () => {
    expect(2 * 9.8 * 0.35).toBeCloseTo(6.86, 12);
    expect(weight).toBeCloseTo(6.86, 12);
    expect(along * spin).toBeCloseTo(9, 12);
    expect(weight / (along * spin)).toBeCloseTo(0.762, 3);
  },
};
