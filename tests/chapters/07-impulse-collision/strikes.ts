import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { LAWS } from "../../../src/core/dynamics/contact/index";
import { penetratingVertices, touches } from "../../../src/core/dynamics/contact/penetration";
import { loadedVelocity } from "../../../src/core/dynamics/load";
import type { State } from "../../../src/core/dynamics/state";
import {
  addMat,
  identityMat,
  inverseMat,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { quatToMat, rotate } from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, expectOrder, squared } from "../../content/check";
import { partings, planarImpacts, velocityAt } from "./followedImpact";
import { alongNormal, alongWall, boxWith, impulseBy, startOf, statesOf, struck, sumOf } from "./setting";

/** A velocity driven by the core through a force that changes from step to step: where it ends, and how far it went. */
function pushedBy(forces: readonly Vec3[], mass: number, from_W: Vec3, time: number) {
  const step = time / forces.length;
  let velocity_W = from_W;
  let way_W: Vec3 = [0, 0, 0];
  for (const force_W of forces) {
    const load = {
      torque_W: [0, 0, 0] as Vec3,
      gravity_W: scaleVec(1 / mass, force_W),
      drag: { linear: 0, angular: 0 },
      damping: { linear: 1, angular: 1 },
    };
    const next_W = loadedVelocity(load, velocity_W, mass, step);
    way_W = addVec(way_W, scaleVec(step / 2, addVec(velocity_W, next_W)));
    velocity_W = next_W;
  }
  return { velocity_W, way_W };
}

/** The equations of one impact, by id. */
export const STRIKES: Readonly<Record<string, EquationCheck>> = {
  impulse: {
    tex: String.raw`\term{impulse}{\boldsymbol j} = \int \term{force}{\boldsymbol F}\,\mathrm dt = \term{mass}{m}\,(\term{centreVelocity}{\boldsymbol v}^+-\term{centreVelocity}{\boldsymbol v}^-)`,
    claim: "forces that rise and fall change mass times velocity by their sum over the time",
    check: () => {
      const [mass, time, from_W] = [1.7, 0.003, [0.9, -1.4, 0.5] as Vec3];
      const forces = Array.from({ length: 30 }, (_, k): Vec3 => [90 * k, 700 * Math.sin(k / 9), -20 * k * k]);
      const impulse_W = scaleVec(time / forces.length, sumOf(forces));
      const { velocity_W } = pushedBy(forces, mass, from_W, time);
      expectEqual(scaleVec(mass, subVec(velocity_W, from_W)), impulse_W);
    },
  },
  "no-jump": {
    tex: String.raw`\term{centre}{\boldsymbol x}^+-\term{centre}{\boldsymbol x}^- = \tfrac12\,(t^+-t^-)\,(\term{centreVelocity}{\boldsymbol v}^-+\term{centreVelocity}{\boldsymbol v}^+)`,
    claim: "under a steady force the centre moves so, and less in a shorter time, to first order",
    check: () => {
      const [mass, from_W, impulse_W]: [number, Vec3, Vec3] = [1.7, [0.9, -1.4, 0.5], [0.3, 4.1, -0.6]];
      expectOrder((time) => {
        const force_W = scaleVec(1 / time, impulse_W);
        const { velocity_W, way_W } = pushedBy(Array(16).fill(force_W), mass, from_W, time);
        expectEqual(way_W, scaleVec(0.5 * time, addVec(from_W, velocity_W)));
        expectEqual(scaleVec(mass, subVec(velocity_W, from_W)), impulse_W);
        return norm(way_W);
      }, 1);
    },
  },
  distance: {
    tex: String.raw`\term{distance}{d_k} = (\term{centre}{\boldsymbol x}+\term{rotation}{R}\,\term{pointBody}{\boldsymbol r_{B,k}}-\boldsymbol p_0)\cdot\term{normal}{\boldsymbol n}`,
    claim: "the core finds its vertices at this distance, and only those below",
    check: () => {
      const { system, before, point_W, normal_W } = struck();
      const rotation_WB = quatToMat(before.q_WB);
      const all = (system.body.vertices_B ?? []).map((vertex_B) =>
        dot(subVec(addVec(before.position_W, mulVec(rotation_WB, vertex_B)), point_W), normal_W),
      );
      const below = penetratingVertices(system, before, 0).map((vertex) => vertex.distance);
      expectEqual(
        below,
        all.filter((d) => d < 0),
      );
      expect(below.length).toBeGreaterThan(1);
    },
  },
  "contact-velocity": {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u} = \term{centreVelocity}{\boldsymbol v}+\term{omega}{\boldsymbol\omega}\times\term{position}{\boldsymbol r}`,
    claim: "a point of the body followed along its motion moves so, to first order",
    check: () => {
      const point_B: Vec3 = [0.2, -0.15, 0.3];
      expectOrder((dt) => {
        const system = boxWith({ planes: [], dt });
        const start = startOf(system);
        const arm_W = rotate(start.q_WB, point_B);
        const expected_W = addVec(start.velocity_W, cross(start.omega_W, arm_W));
        expectEqual(pointVelocity(start, arm_W), expected_W);
        const [, next] = statesOf(system);
        const placeOf = (state: State) => addVec(state.position_W, rotate(state.q_WB, point_B));
        return distance(scaleVec(1 / dt, subVec(placeOf(next ?? start), placeOf(start))), expected_W);
      }, 1);
    },
  },
  touching: {
    tex: String.raw`\term{distance}{d_k} < 0 \quad\text{and}\quad \term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n} < 0`,
    claim: "the core strikes for those below that move further in, and no others",
    check: () => {
      const { system, before, normal_W, impact } = struck();
      const inside = penetratingVertices(system, before, 0);
      const both = inside.filter(({ arm_W }) => dot(pointVelocity(before, arm_W), normal_W) < 0);
      expect(touches(system, before, 0, before).map(({ arm_W }) => arm_W)).toEqual(
        both.map(({ arm_W }) => arm_W),
      );
      expect(impact.touching_W).toEqual(both.map(({ arm_W }) => arm_W));
      const leaving = touches(system, before, 0, { velocity_W: scaleVec(9, normal_W), omega_W: [0, 0, 0] });
      expect(leaving).toEqual([]);
    },
  },
  "mean-arm": {
    tex: String.raw`\term{position}{\boldsymbol r} = \frac1N\sum_{k\text{ touches}}\term{position}{\boldsymbol r_k}`,
    claim: "the impulse acts at the mean of the arms of those that touch",
    check: () => {
      const { impact } = struck();
      expect(impact.touching_W.length).toBeGreaterThan(1);
      expectEqual(impact.arm_W, scaleVec(1 / impact.touching_W.length, sumOf(impact.touching_W)));
    },
  },
  split: {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u_N} = (\term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n})\,\term{normal}{\boldsymbol n}, \qquad \term{contactVelocity}{\boldsymbol u_T} = \term{contactVelocity}{\boldsymbol u}-\term{contactVelocity}{\boldsymbol u_N}`,
    claim: "the two parts make up the velocity, the second along the wall",
    check: () => {
      const { impact, normal_W } = struck();
      const { velocity_W } = impact;
      const [into_W, slip_W] = [alongNormal(velocity_W, normal_W), alongWall(velocity_W, normal_W)];
      expectEqual(addVec(into_W, slip_W), velocity_W);
      expect(Math.abs(dot(slip_W, normal_W))).toBeLessThan(1e-15);
      expect(dot(into_W, normal_W)).toBeLessThan(0);
      expectEqual([norm(cross(into_W, normal_W)) + norm(into_W)], [Math.abs(dot(velocity_W, normal_W))]);
    },
  },
  restitution: {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u_N}^+ = -\term{restitution}{e}\,\term{contactVelocity}{\boldsymbol u_N}^-`,
    claim: "both laws turn the contact point’s normal velocity round so",
    check: () => {
      for (const law of ["velocity", "coulomb"] as const) {
        const { impact, normal_W, surface } = struck({ contact: { law, restitution: 0.4, friction: 0.25 } });
        const expected_W = scaleVec(-surface.restitution, alongNormal(impact.velocity_W, normal_W));
        expectEqual(alongNormal(impact.velocityAfter_W, normal_W), expected_W);
      }
    },
  },
  particle: {
    tex: String.raw`\begin{aligned} \term{impulse}{j_N} &= \term{mass}{m}\,(1+\term{restitution}{e})\,|\term{contactVelocity}{\boldsymbol u_N}^-|\\ |\term{impulse}{\boldsymbol j_T}| &= \term{friction}{\mu}\,\term{impulse}{j_N}\\ |\term{contactVelocity}{\boldsymbol u_T}^+| &= |\term{contactVelocity}{\boldsymbol u_T}^-|-\tfrac1{\term{mass}{m}}|\term{impulse}{\boldsymbol j_T}| = |\term{contactVelocity}{\boldsymbol u_T}^-|-\term{friction}{\mu}\,(1+\term{restitution}{e})\,|\term{contactVelocity}{\boldsymbol u_N}^-| \end{aligned}`,
    claim: "the core’s rule does this to a body without any extent, by these impulses",
    check: () => {
      const [mass, restitution, friction] = [1.7, 0.4, 0.25];
      const normal_W = normaliseVec([0.1, 1, -0.2]);
      const velocity_W: Vec3 = [0.9, -1.4, 0.5];
      const response = scaleMat(1 / mass, identityMat);
      const [into_W, slip_W] = [alongNormal(velocity_W, normal_W), alongWall(velocity_W, normal_W)];
      for (const law of ["velocity", "coulomb"] as const) {
        const impulse_W = LAWS[law].impulse(velocity_W, normal_W, response, { restitution, friction });
        const after_W = addVec(velocity_W, mulVec(response, impulse_W));
        const size = dot(impulse_W, normal_W);
        expectEqual([size], [mass * (1 + restitution) * norm(into_W)]);
        const along_W = alongWall(impulse_W, normal_W);
        expectEqual([norm(along_W)], [friction * size]);
        expectEqual([norm(alongWall(after_W, normal_W))], [norm(slip_W) - norm(along_W) / mass]);
        const left = norm(slip_W) - friction * (1 + restitution) * norm(into_W);
        expectEqual(alongWall(after_W, normal_W), scaleVec(left / norm(slip_W), slip_W));
        expect(left).toBeGreaterThan(0);
      }
    },
  },
  friction: {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u_T}^+ = \chi\,\term{contactVelocity}{\boldsymbol u_T}^-, \qquad \chi = \max\Bigl(1-\term{friction}{\mu}(1+\term{restitution}{e})\frac{|\term{contactVelocity}{\boldsymbol u_N}^-|}{|\term{contactVelocity}{\boldsymbol u_T}^-|},\ 0\Bigr)`,
    claim: "the rule leaves this share of the slip, none where friction is strong",
    check: () => {
      for (const friction of [0.05, 0.25, 3]) {
        const { impact, normal_W, surface } = struck({ contact: { restitution: 0.4, friction } });
        const [into_W, slip_W] = [
          alongNormal(impact.velocity_W, normal_W),
          alongWall(impact.velocity_W, normal_W),
        ];
        const a = Math.max(1 - (friction * (1 + surface.restitution) * norm(into_W)) / norm(slip_W), 0);
        const after_W = alongWall(impact.velocityAfter_W, normal_W);
        expect(distance(after_W, scaleVec(a, slip_W))).toBeLessThan(1e-14);
        expect(a === 0).toBe(friction === 3);
      }
    },
  },
  jumps: {
    tex: String.raw`\term{centreVelocity}{\boldsymbol v}^+ = \term{centreVelocity}{\boldsymbol v}^-+\frac1{\term{mass}{m}}\,\term{impulse}{\boldsymbol j}, \qquad \term{omega}{\boldsymbol\omega}^+ = \term{omega}{\boldsymbol\omega}^-+\term{inertia}{I}^{-1}\,(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})`,
    claim: "a frame of the core that is struck once ends with these velocities",
    check: () => {
      const { system, before, next, impact } = struck();
      const { mass, inertia_B } = system.body;
      const rotation_WB = quatToMat(before.q_WB);
      const inertia_W = mulMat(mulMat(rotation_WB, inertia_B), transpose(rotation_WB));
      expectEqual(next.velocity_W, addVec(before.velocity_W, scaleVec(1 / mass, impact.impulse_W)));
      const spin_W = mulVec(inverseMat(inertia_W), cross(impact.arm_W, impact.impulse_W));
      expectEqual(next.omega_W, addVec(before.omega_W, spin_W));
    },
  },
  "point-change": {
    tex: String.raw`\begin{aligned} \term{contactVelocity}{\boldsymbol u}^+-\term{contactVelocity}{\boldsymbol u}^- &= \tfrac1{\term{mass}{m}}\,\term{impulse}{\boldsymbol j}+\bigl(\term{inertia}{I}^{-1}(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})\bigr)\times\term{position}{\boldsymbol r}\\ &= \tfrac1{\term{mass}{m}}\,\term{impulse}{\boldsymbol j}-\term{position}{\boldsymbol r}\times\bigl(\term{inertia}{I}^{-1}(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})\bigr)\\ &= \tfrac1{\term{mass}{m}}\,\term{impulse}{\boldsymbol j}-[\term{position}{\boldsymbol r}]_\times\,\term{inertia}{I}^{-1}\,[\term{position}{\boldsymbol r}]_\times\,\term{impulse}{\boldsymbol j} \end{aligned}`,
    claim: "the contact point’s velocity changes by this, line by line",
    check: () => {
      const { system, before, next, impact } = struck();
      const { mass, inverseInertia_B } = system.body;
      const rotation_WB = quatToMat(before.q_WB);
      const inverse_W = mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB));
      const { arm_W, impulse_W } = impact;
      const change_W = subVec(pointVelocity(next, arm_W), pointVelocity(before, arm_W));
      const [pushed_W, spin_W] = [scaleVec(1 / mass, impulse_W), mulVec(inverse_W, cross(arm_W, impulse_W))];
      expectEqual(change_W, addVec(pushed_W, cross(spin_W, arm_W)));
      expectEqual(change_W, subVec(pushed_W, cross(arm_W, spin_W)));
      const product = mulMat(mulMat(skew(arm_W), inverse_W), skew(arm_W));
      expectEqual(change_W, subVec(pushed_W, mulVec(product, impulse_W)));
    },
  },
  response: {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u}^+-\term{contactVelocity}{\boldsymbol u}^- = \term{response}{K}\,\term{impulse}{\boldsymbol j}, \qquad \term{response}{K} = \frac1{\term{mass}{m}}\,\boldsymbol 1-[\term{position}{\boldsymbol r}]_\times\,\term{inertia}{I}^{-1}\,[\term{position}{\boldsymbol r}]_\times`,
    claim: "the core’s K is this matrix, and the contact point’s velocity changes by K j",
    check: () => {
      const { system, before, next, impact } = struck();
      const rotation_WB = quatToMat(before.q_WB);
      const inverse_W = mulMat(mulMat(rotation_WB, system.body.inverseInertia_B), transpose(rotation_WB));
      const arm = skew(impact.arm_W);
      const response = subMat(
        scaleMat(1 / system.body.mass, identityMat),
        mulMat(mulMat(arm, inverse_W), arm),
      );
      expectEqual(impact.response, response);
      const change_W = subVec(pointVelocity(next, impact.arm_W), pointVelocity(before, impact.arm_W));
      expectEqual(change_W, mulVec(response, impact.impulse_W));
      expect(dot(impact.arm_W, mulVec(response, impact.arm_W))).toBeCloseTo(
        squared(impact.arm_W) / system.body.mass,
        14,
      );
    },
  },
  "response-positive": {
    tex: String.raw`\term{impulse}{\boldsymbol j}\cdot\term{response}{K}\term{impulse}{\boldsymbol j} = \frac{|\term{impulse}{\boldsymbol j}|^2}{\term{mass}{m}}+(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})\cdot\term{inertia}{I}^{-1}(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j}) \ \ge\ \frac{|\term{impulse}{\boldsymbol j}|^2}{\term{mass}{m}}`,
    claim: "the core’s K is symmetric and gives way by at least one over the mass, and by that along the arm",
    check: () => {
      const { system, before, impact } = struck();
      const { mass, inverseInertia_B } = system.body;
      const rotation_WB = quatToMat(before.q_WB);
      const inverse_W = mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB));
      const { arm_W, response } = impact;
      expectEqual(response, transpose(response));
      const pushes: Vec3[] = [impact.impulse_W, [0.3, -1.1, 0.7], [-2, 0.1, 0.4]];
      for (const push_W of pushes) {
        const momentum_W = cross(arm_W, push_W);
        const turning = dot(momentum_W, mulVec(inverse_W, momentum_W));
        expectEqual([dot(push_W, mulVec(response, push_W))], [squared(push_W) / mass + turning]);
        expect(turning).toBeGreaterThan(0);
      }
      expectEqual([dot(arm_W, mulVec(response, arm_W))], [squared(arm_W) / mass]);
    },
  },
  "wanted-impulse": {
    tex: String.raw`\term{impulse}{\boldsymbol j} = \term{response}{K}^{-1}\,(\term{contactVelocity}{\boldsymbol u}^+-\term{contactVelocity}{\boldsymbol u}^-)`,
    claim: "the rule’s impulse is the inverse of K on the wanted change",
    check: () => {
      const { impact } = struck();
      const wanted_W = subVec(impact.velocityAfter_W, impact.velocity_W);
      expectEqual(impact.impulse_W, mulVec(inverseMat(impact.response), wanted_W));
    },
  },
  "two-bodies": {
    tex: String.raw`(\term{contactVelocity}{\boldsymbol u}_A-\term{contactVelocity}{\boldsymbol u}_B)^+-(\term{contactVelocity}{\boldsymbol u}_A-\term{contactVelocity}{\boldsymbol u}_B)^- = (\term{response}{K}_A+\term{response}{K}_B)\,\term{impulse}{\boldsymbol j}`,
    claim: "two boxes of the core, one pushed by j and the other by −j, part at a velocity that changes so",
    check: () => {
      const [one, other] = [struck(), struck({ body: { shape: "box", size: [0.5, 0.2, 0.3], mass: 0.8 } })];
      const impulse_W: Vec3 = [0.4, 1.3, -0.6];
      const changeOf = ({ system, before, impact }: ReturnType<typeof struck>, push_W: Vec3): Vec3 => {
        const rotation_WB = quatToMat(before.q_WB);
        const { mass, inverseInertia_B } = system.body;
        const inverse_W = mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB));
        const after = {
          ...before,
          velocity_W: addVec(before.velocity_W, scaleVec(1 / mass, push_W)),
          omega_W: addVec(before.omega_W, mulVec(inverse_W, cross(impact.arm_W, push_W))),
        };
        return subVec(pointVelocity(after, impact.arm_W), pointVelocity(before, impact.arm_W));
      };
      const relative_W = subVec(changeOf(one, impulse_W), changeOf(other, scaleVec(-1, impulse_W)));
      expectEqual(relative_W, mulVec(addMat(one.impact.response, other.impact.response), impulse_W));
    },
  },
  "impact-energy": {
    tex: String.raw`\begin{aligned} \Delta\term{energy}{E} &= \term{impulse}{\boldsymbol j}\cdot\term{centreVelocity}{\boldsymbol v}^-+(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})\cdot\term{omega}{\boldsymbol\omega}^-+\frac{|\term{impulse}{\boldsymbol j}|^2}{2\term{mass}{m}}+\tfrac12(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})\cdot\term{inertia}{I}^{-1}(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})\\ &= \term{impulse}{\boldsymbol j}\cdot(\term{centreVelocity}{\boldsymbol v}^-+\term{omega}{\boldsymbol\omega}^-\times\term{position}{\boldsymbol r})+\tfrac12\,\term{impulse}{\boldsymbol j}\cdot\term{response}{K}\term{impulse}{\boldsymbol j}\\ &= \term{impulse}{\boldsymbol j}\cdot\term{contactVelocity}{\boldsymbol u}^-+\tfrac12\,\term{impulse}{\boldsymbol j}\cdot(\term{contactVelocity}{\boldsymbol u}^+-\term{contactVelocity}{\boldsymbol u}^-)\\ &= \tfrac12\,\term{impulse}{\boldsymbol j}\cdot(\term{contactVelocity}{\boldsymbol u}^-+\term{contactVelocity}{\boldsymbol u}^+) \end{aligned}`,
    claim: "the kinetic energy that the core reads off changes by this",
    check: () => {
      for (const law of ["velocity", "coulomb"] as const) {
        const { system, before, next, impact } = struck({
          contact: { law, restitution: 0.4, friction: 0.25 },
        });
        const after = { ...before, velocity_W: next.velocity_W, omega_W: next.omega_W };
        const change = readings(system, after).energy - readings(system, before).energy;
        const mean_W = scaleVec(0.5, addVec(impact.velocity_W, impact.velocityAfter_W));
        expect(change).toBeCloseTo(dot(impact.impulse_W, mean_W), 13);
        const { impulse_W, arm_W, response, velocity_W, velocityAfter_W } = impact;
        const half = 0.5 * dot(impulse_W, mulVec(response, impulse_W));
        const turned = dot(cross(arm_W, impulse_W), before.omega_W);
        expect(change).toBeCloseTo(dot(impulse_W, before.velocity_W) + turned + half, 13);
        const point_W = addVec(before.velocity_W, cross(before.omega_W, arm_W));
        expect(change).toBeCloseTo(dot(impulse_W, point_W) + half, 13);
        const difference_W = subVec(velocityAfter_W, velocity_W);
        expect(change).toBeCloseTo(dot(impulse_W, velocity_W) + 0.5 * dot(impulse_W, difference_W), 13);
        expect(impact.energyLost).toBeCloseTo(-change, 13);
        expect(Math.abs(change)).toBeGreaterThan(0.1);
      }
    },
  },
  "law-gain": {
    tex: String.raw`\Delta\term{energy}{E} = \term{impulse}{\boldsymbol j}\cdot\term{contactVelocity}{\boldsymbol u_T}^- \qquad (\term{restitution}{e}=1,\ \term{friction}{\mu}=0)`,
    claim: "a wall that takes nothing changes the energy by this, and not by nothing",
    check: () => {
      const { system, before, next, impact, normal_W } = struck({ contact: { restitution: 1, friction: 0 } });
      const after = { ...before, velocity_W: next.velocity_W, omega_W: next.omega_W };
      const change = readings(system, after).energy - readings(system, before).energy;
      expect(change).toBeCloseTo(dot(impact.impulse_W, alongWall(impact.velocity_W, normal_W)), 13);
      expect(Math.abs(change)).toBeGreaterThan(0.05);
    },
  },
  "friction-cone": {
    tex: String.raw`|\term{impulse}{\boldsymbol j_T}| \le \term{friction}{\mu}\,\term{impulse}{j_N}`,
    claim: "Coulomb’s impulses are in it, whether they stick or slide; the rule’s need not be",
    check: () => {
      for (const friction of [0.05, 0.25, 3]) {
        const { impact, normal_W, surface } = struck({
          contact: { law: "coulomb", restitution: 0.4, friction },
        });
        const leaning = norm(alongWall(impact.impulse_W, normal_W)) / dot(impact.impulse_W, normal_W);
        expect(leaning).toBeLessThan(friction * (1 + 1e-12));
        if (friction < 0.1) expect(leaning).toBeCloseTo(friction, 12);
        const byRule_W = impulseBy("velocity", impact, normal_W, surface);
        const ruleLeaning = norm(alongWall(byRule_W, normal_W)) / dot(byRule_W, normal_W);
        if (friction < 0.1) expect(ruleLeaning).toBeGreaterThan(friction);
      }
    },
  },
  sliding: {
    tex: String.raw`\begin{aligned} \term{impulse}{\boldsymbol j} &= \term{impulse}{j_N}\,(\term{normal}{\boldsymbol n}-\term{friction}{\mu}\,\hat{\boldsymbol t})\\ -(1+\term{restitution}{e})\,\term{contactVelocity}{\boldsymbol u}^-\cdot\term{normal}{\boldsymbol n} &= \term{normal}{\boldsymbol n}\cdot\term{response}{K}\term{impulse}{\boldsymbol j} = \term{impulse}{j_N}\;\term{normal}{\boldsymbol n}\cdot\term{response}{K}(\term{normal}{\boldsymbol n}-\term{friction}{\mu}\,\hat{\boldsymbol t})\\ \term{impulse}{j_N} &= \frac{-(1+\term{restitution}{e})\;\term{contactVelocity}{\boldsymbol u}^-\cdot\term{normal}{\boldsymbol n}}{\term{normal}{\boldsymbol n}\cdot\term{response}{K}(\term{normal}{\boldsymbol n}-\term{friction}{\mu}\,\hat{\boldsymbol t})} \end{aligned}`,
    claim: "the core’s impulse on a corner that slides",
    check: () => {
      const { impact, normal_W, surface } = struck({
        contact: { law: "coulomb", restitution: 0.4, friction: 0.05 },
      });
      const slip_W = normaliseVec(alongWall(impact.velocity_W, normal_W));
      const edge_W = subVec(normal_W, scaleVec(surface.friction, slip_W));
      const size =
        (-(1 + surface.restitution) * dot(impact.velocity_W, normal_W)) /
        dot(normal_W, mulVec(impact.response, edge_W));
      expectEqual(impact.impulse_W, scaleVec(size, edge_W));
      expectEqual([dot(impact.impulse_W, normal_W)], [size]);
      const into = -(1 + surface.restitution) * dot(impact.velocity_W, normal_W);
      expectEqual([into], [dot(normal_W, mulVec(impact.response, impact.impulse_W))]);
      expectEqual([into], [size * dot(normal_W, mulVec(impact.response, edge_W))]);
    },
  },
  "coulomb-energy": {
    tex: String.raw`\begin{aligned} \Delta\term{energy}{E} &= \tfrac12\,\term{impulse}{j_N}\,\term{normal}{\boldsymbol n}\cdot(\term{contactVelocity}{\boldsymbol u}^-+\term{contactVelocity}{\boldsymbol u}^+) = \tfrac12\,\term{impulse}{j_N}\,(1-\term{restitution}{e})\;\term{contactVelocity}{\boldsymbol u}^-\cdot\term{normal}{\boldsymbol n}\\ &= -(1-\term{restitution}{e}^2)\ \tfrac12\,\frac{(\term{contactVelocity}{\boldsymbol u}^-\cdot\term{normal}{\boldsymbol n})^2}{\term{normal}{\boldsymbol n}\cdot\term{response}{K}\term{normal}{\boldsymbol n}} \qquad (\term{friction}{\mu}=0) \end{aligned}`,
    claim: "without friction the core’s energy changes by this, and by nothing for e = 1",
    check: () => {
      for (const restitution of [0, 0.4, 1]) {
        const { system, before, next, impact, normal_W } = struck({
          contact: { law: "coulomb", restitution, friction: 0 },
        });
        const after = { ...before, velocity_W: next.velocity_W, omega_W: next.omega_W };
        const change = readings(system, after).energy - readings(system, before).energy;
        const into = dot(impact.velocity_W, normal_W);
        const expected =
          (-0.5 * (1 - restitution * restitution) * into * into) /
          dot(normal_W, mulVec(impact.response, normal_W));
        expect(change).toBeCloseTo(expected, 13);
        const size = dot(impact.impulse_W, normal_W);
        const sum_W = addVec(impact.velocity_W, impact.velocityAfter_W);
        expect(change).toBeCloseTo(0.5 * size * dot(normal_W, sum_W), 13);
        expect(change).toBeCloseTo(0.5 * size * (1 - restitution) * into, 13);
        expect(expected < -0.1).toBe(restitution < 1);
      }
    },
  },
  "three-restitutions": {
    tex: String.raw`\begin{aligned} \text{Newton:}\quad &\term{contactVelocity}{\boldsymbol u}^+\cdot\term{normal}{\boldsymbol n} = -\term{restitution}{e}\;\term{contactVelocity}{\boldsymbol u}^-\cdot\term{normal}{\boldsymbol n}\\ \text{Poisson:}\quad &\term{impulse}{j_N}-\term{impulse}{j_c} = \term{restitution}{e}\;\term{impulse}{j_c}\\ \text{Stronge:}\quad &\int_{j_c}^{j_N}\term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n}\;\mathrm dj = -\term{restitution}{e}^2\int_0^{j_c}\term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n}\;\mathrm dj \end{aligned}`,
    claim:
      "followed through an impact, the three agree where the slip keeps its direction, and part where it does not",
    check: () => {
      const restitution = 0.6;
      let [kept, turned] = [0, 0];
      for (const { stretches } of planarImpacts(0.3)) {
        const { compression, newton, poisson, stronge } = partings(stretches, restitution);
        const normal = (impulse: number) => velocityAt(stretches, impulse).velocity.n;
        expect(normal(newton)).toBeCloseTo(-restitution * normal(0), 12);
        expectEqual([poisson - compression], [restitution * compression]);
        const stored = sumOver(normal, 0, compression);
        expect(sumOver(normal, compression, stronge)).toBeCloseTo(-(restitution ** 2) * stored, 6);
        const kink = stretches[1]?.from ?? Number.POSITIVE_INFINITY;
        const spread = Math.max(newton, poisson, stronge) - Math.min(newton, poisson, stronge);
        if (kink > Math.max(newton, poisson, stronge)) {
          kept += 1;
          expect(spread / compression).toBeLessThan(1e-12);
        } else {
          turned += 1;
          expect(spread / compression).toBeGreaterThan(1e-4);
        }
      }
      expect(Math.min(kept, turned)).toBeGreaterThan(5);
    },
  },
};

/** The integral of a function that is a straight line but for a kink, by many midpoints. */
function sumOver(value: (at: number) => number, from: number, to: number): number {
  const pieces = 4000;
  const width = (to - from) / pieces;
  return Array.from({ length: pieces }, (_, k) => value(from + (k + 0.5) * width) * width).reduce(
    (a, b) => a + b,
  );
}
