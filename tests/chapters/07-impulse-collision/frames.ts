import { expect } from "vitest";
import { totalEnergy } from "../../../src/chapters/07-impulse-collision/contactPlots";
import { readings } from "../../../src/core/diagnostics/readings";
import { advance } from "../../../src/core/dynamics/advance";
import { penetratingVertices } from "../../../src/core/dynamics/contact/penetration";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, expectOrder } from "../../content/check";
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
export const FRAMES: Readonly<Record<string, EquationCheck>> = {
  "semi-implicit": {
    tex: String.raw`\term{centreVelocity}{\boldsymbol v}_{n+1} = \term{centreVelocity}{\boldsymbol v}_n+\term{step}{\Delta t}\;\boldsymbol g, \qquad \term{centre}{\boldsymbol x}_{n+1} = \term{centre}{\boldsymbol x}_n+\term{step}{\Delta t}\;\term{centreVelocity}{\boldsymbol v}_{n+1}`,
    claim: "a frame of the core pushes first and moves by the new velocity",
    check: () => {
      const system = boxWith({ ...FALL, dt: 0.02, frames: 1 });
      const [now, next] = statesOf(system);
      if (!now || !next) throw new Error("no frame");
      expectEqual(next.velocity_W, addVec(now.velocity_W, scaleVec(0.02, GRAVITY)));
      expectEqual(next.position_W, addVec(now.position_W, scaleVec(0.02, next.velocity_W)));
    },
  },
  "fall-error": {
    tex: String.raw`\term{centre}{\boldsymbol x}_n-\term{centre}{\boldsymbol x}(t_n) = \tfrac12\,\term{step}{\Delta t}\;t_n\,\boldsymbol g`,
    claim: "a fall from rest is off by this after any number of frames, to first order in the step",
    check: () => {
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
        const off = subVec(statesOf(system).at(-1)?.position_W ?? exact, exact);
        const expected = scaleVec(0.5 * dt * t, GRAVITY);
        // Some hundred sums of terms of the size of the fall.
        expect(distance(off, expected) / norm(expected)).toBeLessThan(1e-11);
        return norm(off);
      }, 1);
    },
  },
  "half-kick": {
    tex: String.raw`\term{centreVelocity}{\boldsymbol v}_0 = \term{centreVelocity}{\boldsymbol v}(0)-\tfrac12\,\term{step}{\Delta t}\;\boldsymbol g \quad\Rightarrow\quad \term{centre}{\boldsymbol x}_n = \term{centre}{\boldsymbol x}(t_n)`,
    claim: "started half a kick late, the places of the core are those of the true fall",
    check: () => {
      const dt = 0.02;
      const start_W: Vec3 = [1, 2, -0.5];
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
      for (const { frame, position_W } of statesOf(system).slice(1)) {
        const t = frame * dt;
        expectEqual(position_W, addVec(scaleVec(t, start_W), scaleVec(0.5 * t * t, GRAVITY)));
      }
    },
  },
  decay: {
    tex: String.raw`\term{centreVelocity}{\boldsymbol v}_n = \gamma^{\,n}\,\term{centreVelocity}{\boldsymbol v}_0`,
    claim: "a run without any force decays so, and twice as fast at half the step",
    check: () => {
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
    },
  },
  "time-of-impact": {
    tex: String.raw`\min_i \term{distance}{d_i}(t^*) = 0`,
    claim: "the body that the core strikes has its lowest corner on the plane",
    check: () => {
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
    },
  },
  "bounce-error": {
    tex: String.raw`\Delta\bigl(H-\tfrac12\,\term{mass}{m}g\,\term{step}{\Delta t}\,v\bigr) = 2\,\term{mass}{m}g\,(1-s)\,V\,\term{step}{\Delta t}-\term{mass}{m}g\,V\,\term{step}{\Delta t} = \term{mass}{m}g\,V\,\term{step}{\Delta t}\,(1-2s)`,
    claim: "the core’s energy jumps so at a bounce, whatever the share of the frame, and not in flight",
    check: () => {
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
          const s = (state.position_W[1] - 0.15) / (speed * dt);
          shares.push(s);
          // The place of the impact is found to 1e-9 of the body's radius.
          const wayUp = 2 * mass * g * (1 - s) * speed * dt;
          expect(change).toBeCloseTo(wayUp - mass * g * speed * dt, 7);
          expect(change).toBeCloseTo(mass * g * speed * dt * (1 - 2 * s), 7);
        });
      }
      expect(shares.length).toBeGreaterThan(4);
      expect(Math.min(...shares)).toBeLessThan(0.5);
      expect(Math.max(...shares)).toBeGreaterThan(0.5);
    },
  },
};
