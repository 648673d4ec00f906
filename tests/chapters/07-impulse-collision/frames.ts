import { expect } from "vitest";
import { totalEnergy } from "../../../src/chapters/07-impulse-collision/contactPlots";
import { readings } from "../../../src/core/diagnostics/readings";
import { advance } from "../../../src/core/dynamics/advance";
import { penetratingVertices } from "../../../src/core/dynamics/contact/penetration";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, expectOrder, holds } from "../../content/check";
import { boxWith, startOf, statesOf } from "./setting";

const GRAVITY: [number, number, number] = [0.4, -9.8, 1.1];
const FALL = { planes: [], gravity: GRAVITY };

/** A box that falls flat onto a level floor, so that the whole body meets it at one instant. */
function flatDrop(height: number, dt: number) {
  return boxWith({
    initial: { position: [0, height, 0], velocity: [0, 0, 0], angularVelocity: [0, 0, 0] },
    planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
    gravity: [0, -9.8, 0],
    contact: { method: "backtracking", law: "coulomb", restitution: 1, friction: 0 },
    dt,
    frames: Math.round(0.6 / dt),
  });
}

/** The equations of frames among impacts, by id. */
export const EQUATIONS: Readonly<Record<string, EquationCheck>> = {
  "semi-implicit": holds("a frame of the core pushes first and moves by the new velocity", () => {
    const system = boxWith({ ...FALL, dt: 0.02, frames: 1 });
    const [now, next] = statesOf(system);
    if (!now || !next) throw new Error("no frame");
    expectEqual(next.velocity_W, addVec(now.velocity_W, scaleVec(0.02, GRAVITY)));
    expectEqual(next.position_W, addVec(now.position_W, scaleVec(0.02, next.velocity_W)));
  }),
  "fall-error": holds(
    "a fall from rest is off by this after any number of frames, to first order in the step",
    () => {
      expectOrder((dt) => {
        const frames = Math.round(0.75 / dt);
        const system = boxWith({
          ...FALL,
          initial: { position: [0, 0, 0], velocity: [0, 0, 0], angularVelocity: [0, 0, 0] },
          dt,
          frames,
        });
        const t = frames * dt;
        const exact = scaleVec(0.5 * t * t, GRAVITY);
        const states = statesOf(system);
        const off = subVec(states.at(-1)?.position_W ?? exact, exact);
        const velocities = states.slice(1).map(({ velocity_W }) => velocity_W);
        const way_W = velocities.reduce(
          (sum, velocity_W) => addVec(sum, scaleVec(dt, velocity_W)),
          [0, 0, 0],
        );
        for (const line of [way_W, scaleVec(0.5 * dt * dt * (frames * frames + frames), GRAVITY)])
          expect(distance(states.at(-1)?.position_W ?? [], line) / norm(line)).toBeLessThan(1e-11);
        const expected = scaleVec(0.5 * dt * t, GRAVITY);
        // Some hundred sums of terms of the size of the fall.
        expect(distance(off, expected) / norm(expected)).toBeLessThan(1e-11);
        return norm(off);
      }, 1);
    },
  ),
  "half-kick": holds("started half a kick late, the places of the core are those of the true fall", () => {
    const dt = 0.02;
    for (const frame of [1, 2, 7, 40]) {
      const sum = Array.from({ length: frame }, (_, k) => dt * (k + 0.5) * dt).reduce((a, b) => a + b);
      const pushes = dt * dt * (frame * (frame + 1)) * 0.5;
      for (const line of [sum, pushes - 0.5 * frame * dt * dt])
        expectEqual(scaleVec(line, GRAVITY), scaleVec(0.5 * (frame * dt) ** 2, GRAVITY));
    }
    for (const start_W of [
      [0, 0, 0],
      [1, 2, -0.5],
    ] satisfies Vec3[]) {
      const late_W = subVec(start_W, scaleVec(0.5 * dt, GRAVITY));
      const system = boxWith({
        ...FALL,
        initial: {
          position: [0, 0, 0],
          velocity: [late_W[0], late_W[1], late_W[2]],
          angularVelocity: [0, 0, 0],
        },
        dt,
        frames: 40,
      });
      for (const { frame, position_W, velocity_W } of statesOf(system).slice(1)) {
        const t = frame * dt;
        expectEqual(velocity_W, addVec(start_W, scaleVec((frame - 0.5) * dt, GRAVITY)));
        expectEqual(position_W, addVec(scaleVec(t, start_W), scaleVec(0.5 * t * t, GRAVITY)));
      }
    }
  }),
  decay: holds("a run without any force decays so, and twice as fast at half the step", () => {
    const factor = 0.98;
    const left = (dt: number) => {
      const frames = Math.round(0.6 / dt);
      const system = boxWith({ planes: [], damping: { linear: factor, angular: factor }, dt, frames });
      const end = statesOf(system).at(-1);
      const start = startOf(system);
      expectEqual(end?.velocity_W ?? [], scaleVec(factor ** frames, start.velocity_W));
      return norm(end?.velocity_W ?? [0, 0, 0]) / norm(start.velocity_W);
    };
    expect(Math.log(left(0.01)) / Math.log(left(0.02))).toBeCloseTo(2, 12);
  }),
  "decay-of-a-second": holds(
    "with the factor of a frame from that of a second, a second leaves the same at any step",
    () => {
      const ofASecond = 0.26;
      for (const dt of [0.02, 0.01, 0.004]) {
        const factor = ofASecond ** dt;
        const frames = Math.round(0.6 / dt);
        const system = boxWith({ planes: [], damping: { linear: factor, angular: factor }, dt, frames });
        const end = statesOf(system).at(-1);
        expectEqual(end?.velocity_W ?? [], scaleVec(ofASecond ** 0.6, startOf(system).velocity_W));
      }
    },
  ),
  "time-of-impact": holds("the body that the core strikes has its lowest corner on the plane", () => {
    const system = boxWith({
      gravity: [0, -9.8, 0],
      contact: { method: "backtracking", law: "coulomb", restitution: 0.5, friction: 0.3 },
      initial: {
        position: [0, 0.9, 0],
        velocity: [0.3, 0, 0.1],
        orientation: [0.9, 0.25, -0.3, 0.2],
        angularVelocity: [0.7, -1.1, 1.9],
      },
      frames: 60,
    });
    const states = statesOf(system);
    const impacts = states.slice(0, -1).flatMap((state) => advance(system, 0, state).impacts);
    expect(impacts.length).toBeGreaterThan(0);
    const [plane] = system.planes;
    for (const { position_W, arm_W } of impacts) {
      const [x, y, z] = subVec(addVec(position_W, arm_W), plane?.point_W ?? [0, 0, 0]);
      const [a, b, c] = plane?.normal_W ?? [0, 0, 0];
      // The bisection stops within 1e-9 of the body's radius.
      expect(Math.abs(a * x + b * y + c * z)).toBeLessThan(2e-9 * system.radius);
    }
    for (const state of states)
      for (const { distance: d } of penetratingVertices(system, state, 0)) expect(-d).toBeLessThan(1e-6);
  }),
  "kept-in-flight": holds("a frame of a fall changes the core’s energy so, line by line", () => {
    const system = flatDrop(0.9, 0.02);
    const [{ mass }, dt, g] = [system.body, 0.02, 9.8];
    const [first, second] = statesOf(system).slice(5, 7);
    if (!first || !second) throw new Error("no frame");
    const energy = (state: typeof first) => totalEnergy(readings(system, state), system);
    const change = energy(second) - energy(first);
    const [now, next] = [first.velocity_W[1], second.velocity_W[1]];
    for (const line of [
      0.5 * mass * (next ** 2 - now ** 2) + mass * g * next * dt,
      0.5 * mass * (next - now) * (next + now) + mass * g * next * dt,
      -0.5 * mass * g * dt * (next + now) + mass * g * dt * next,
      0.5 * mass * g * dt * (next - now),
    ])
      expect(change).toBeCloseTo(line, 13);
    expect(Math.abs(change)).toBeGreaterThan(0.01);
  }),
  "bounce-error": holds(
    "the core’s energy jumps so at a bounce, whatever the share of the frame, and not in flight",
    () => {
      const shares: number[] = [];
      for (const height of [0.9, 0.913, 0.927, 0.941, 0.958]) {
        const system = flatDrop(height, 0.02);
        const { mass } = system.body;
        const { dt } = system.scenario;
        const g = 9.8;
        const states = statesOf(system);
        const kept = states.map(
          (state) => totalEnergy(readings(system, state), system) - 0.5 * mass * g * dt * state.velocity_W[1],
        );
        states.slice(0, -1).forEach((state, frame) => {
          const change = (kept[frame + 1] ?? 0) - (kept[frame] ?? 0);
          const [impact] = advance(system, 0, state).impacts;
          if (!impact) {
            expect(Math.abs(change)).toBeLessThan(1e-13);
            return;
          }
          const speed = -(state.velocity_W[1] - g * dt);
          const impactTime = (state.position_W[1] - 0.15) / speed;
          shares.push(impactTime / dt);
          // The place of the impact is found to 1e-9 of the body's radius.
          const wayUp = 2 * mass * g * (dt - impactTime) * speed;
          expect(change).toBeCloseTo(wayUp - mass * g * dt * speed, 7);
          expect(change).toBeCloseTo(mass * g * speed * (dt - 2 * impactTime), 7);
        });
      }
      expect(shares.length).toBeGreaterThan(4);
      expect(Math.min(...shares)).toBeLessThan(0.5);
      expect(Math.max(...shares)).toBeGreaterThan(0.5);
    },
  ),
};
