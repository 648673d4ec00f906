import { expect } from "vitest";
import { totalEnergy } from "../../../src/chapters/impulse-collision/contactPlots";
import { spinKept } from "../../../src/chapters/impulse-collision/impactRuns";
import { readings } from "../../../src/core/diagnostics/readings";
import { advance } from "../../../src/core/dynamics/advance";
import { penetratingVertices } from "../../../src/core/dynamics/contact/penetration";
import { isRecorded } from "../../../src/core/dynamics/lane";
import { applyLoads, integratePose } from "../../../src/core/dynamics/step";
import { addVec, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { distance, expectEqual, expectOrder } from "../../content/check";
import { statesOf } from "../states";
import { boxWith, startOf } from "./setting";

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
export const EQUATIONS = {
  "semi-implicit": () => {
    const system = boxWith({ ...FALL, dt: 0.02, frames: 1 });
    const [now, next = now] = statesOf(system);
    expectEqual(next.velocity_W, addVec(now.velocity_W, scaleVec(0.02, GRAVITY)));
    expectEqual(next.position_W, addVec(now.position_W, scaleVec(0.02, next.velocity_W)));
  },
  "fall-error": () => {
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
      const way_W = velocities.reduce((sum, velocity_W) => addVec(sum, scaleVec(dt, velocity_W)), [0, 0, 0]);
      for (const line of [way_W, scaleVec(0.5 * dt * dt * (frames * frames + frames), GRAVITY)])
        expect(distance(states.at(-1)?.position_W ?? [], line) / norm(line)).toBeLessThan(1e-11);
      const expected = scaleVec(0.5 * dt * t, GRAVITY);
      // Some hundred sums of terms of the size of the fall.
      expect(distance(off, expected) / norm(expected)).toBeLessThan(1e-11);
      return norm(off);
    }, 1);
  },
  "decay-of-a-second": () => {
    const { scenario } = boxWith({ damping: { linear: 1, angular: 0.98 } });
    expect(spinKept(scenario, 2)).toBeCloseTo(spinKept(scenario, 1) ** 2, 14);
    const ofASecond = 0.26;
    for (const dt of [0.02, 0.01, 0.004]) {
      const factor = ofASecond ** dt;
      const frames = Math.round(0.6 / dt);
      const system = boxWith({ planes: [], damping: { linear: factor, angular: factor }, dt, frames });
      const end = statesOf(system).at(-1);
      expectEqual(end?.velocity_W ?? [], scaleVec(ofASecond ** 0.6, startOf(system).velocity_W));
    }
  },
  "time-of-impact": () => {
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
    const [lane] = system.scenario.lanes;
    const before = states.find((state) => advance(system, 0, state).impacts.length > 0);
    if (!before || !lane || isRecorded(lane)) throw new Error("no impact");
    const free = applyLoads(system, lane, before);
    const isInsideAt = (time: number) =>
      penetratingVertices(system, integratePose(system, lane, before, free, time, 0), 0).length > 0;
    // The centre moves at one velocity from the frame's start to the impact.
    const time = distance(impacts[0]?.position_W ?? [], before.position_W) / norm(free.velocity_W);
    for (let share = 0; share < 1; share += 1 / 64) expect(isInsideAt(share * time)).toBe(false);
    expect(isInsideAt(1.01 * time)).toBe(true);
    const [plane] = system.planes;
    for (const { position_W, arm_W } of impacts) {
      const [x, y, z] = subVec(addVec(position_W, arm_W), plane?.point_W ?? [0, 0, 0]);
      const [a, b, c] = plane?.normal_W ?? [0, 0, 0];
      // The bisection stops within 1e-9 of the body's radius.
      expect(Math.abs(a * x + b * y + c * z)).toBeLessThan(2e-9 * system.radius);
    }
    for (const state of states)
      for (const { distance: d } of penetratingVertices(system, state, 0)) expect(-d).toBeLessThan(1e-6);
  },
  "bounce-error": () => {
    const shares: number[] = [];
    for (const height of [0.9, 0.913, 0.927, 0.941, 0.958]) {
      const system = flatDrop(height, 0.02);
      const { mass } = system.body;
      const { dt } = system.scenario;
      const g = 9.8;
      const states = statesOf(system);
      // The height at the middle of the frame that ends with a state: half a frame's way lower than at its end.
      const kept = states.map(
        (state) => totalEnergy(readings(system, state), system) - mass * g * 0.5 * dt * state.velocity_W[1],
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
        const half = mass * g * speed * (0.5 * dt - impactTime);
        expect(change).toBeCloseTo(half + half, 7);
        expect(change).toBeCloseTo(mass * g * speed * (dt - 2 * impactTime), 7);
      });
    }
    expect(shares.length).toBeGreaterThan(4);
    expect(Math.min(...shares)).toBeLessThan(0.5);
    expect(Math.max(...shares)).toBeGreaterThan(0.5);
  },
};
