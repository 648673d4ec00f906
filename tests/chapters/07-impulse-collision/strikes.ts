import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { penetratingVertices, touches } from "../../../src/core/dynamics/contact/penetration";
import { loadedVelocity } from "../../../src/core/dynamics/load";
import type { State } from "../../../src/core/dynamics/state";
import {
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
    tex: String.raw`\term{impulse}{\boldsymbol j} = \int \term{force}{\boldsymbol F}\,\mathrm dt = \term{mass}{m}\,\Delta\term{centreVelocity}{\boldsymbol v}`,
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
    tex: String.raw`\Delta\term{centre}{\boldsymbol x} = \tfrac12\,\delta\,(\term{centreVelocity}{\boldsymbol v}+\term{centreVelocity}{\boldsymbol v}')`,
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
    tex: String.raw`\term{distance}{d_i} = (\term{centre}{\boldsymbol x}+\term{rotation}{R}\,\term{pointBody}{\boldsymbol p_i}-\boldsymbol p_0)\cdot\term{normal}{\boldsymbol n}`,
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
    tex: String.raw`\term{distance}{d_i} < 0 \quad\text{and}\quad \term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n} < 0`,
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
    tex: String.raw`\term{position}{\boldsymbol r} = \frac1k\sum_{i\text{ touches}}\term{position}{\boldsymbol r_i}`,
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
    tex: String.raw`\term{contactVelocity}{\boldsymbol u_N}' = -\term{restitution}{e}\,\term{contactVelocity}{\boldsymbol u_N}`,
    claim: "both laws turn the contact point’s normal velocity round so",
    check: () => {
      for (const law of ["velocity", "coulomb"] as const) {
        const { impact, normal_W, surface } = struck({ contact: { law, restitution: 0.4, friction: 0.25 } });
        const expected_W = scaleVec(-surface.restitution, alongNormal(impact.velocity_W, normal_W));
        expectEqual(alongNormal(impact.velocityAfter_W, normal_W), expected_W);
      }
    },
  },
  friction: {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u_T}' = a\,\term{contactVelocity}{\boldsymbol u_T}, \qquad a = \max\Bigl(1-\term{friction}{\mu}(1+\term{restitution}{e})\frac{|\term{contactVelocity}{\boldsymbol u_N}|}{|\term{contactVelocity}{\boldsymbol u_T}|},\ 0\Bigr)`,
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
    tex: String.raw`\term{centreVelocity}{\boldsymbol v}' = \term{centreVelocity}{\boldsymbol v}+\frac1{\term{mass}{m}}\,\term{impulse}{\boldsymbol j}, \qquad \term{omega}{\boldsymbol\omega}' = \term{omega}{\boldsymbol\omega}+\term{inertia}{I}^{-1}\,(\term{position}{\boldsymbol r}\times\term{impulse}{\boldsymbol j})`,
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
  response: {
    tex: String.raw`\term{contactVelocity}{\boldsymbol u}'-\term{contactVelocity}{\boldsymbol u} = \term{response}{K}\,\term{impulse}{\boldsymbol j}, \qquad \term{response}{K} = \frac1{\term{mass}{m}}\,\boldsymbol 1-[\term{position}{\boldsymbol r}]_\times\,\term{inertia}{I}^{-1}\,[\term{position}{\boldsymbol r}]_\times`,
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
  "wanted-impulse": {
    tex: String.raw`\term{impulse}{\boldsymbol j} = \term{response}{K}^{-1}\,(\term{contactVelocity}{\boldsymbol u}'-\term{contactVelocity}{\boldsymbol u})`,
    claim: "the rule’s impulse is the inverse of K on the wanted change",
    check: () => {
      const { impact } = struck();
      const wanted_W = subVec(impact.velocityAfter_W, impact.velocity_W);
      expectEqual(impact.impulse_W, mulVec(inverseMat(impact.response), wanted_W));
    },
  },
  "impact-energy": {
    tex: String.raw`\Delta\term{energy}{E} = \tfrac12\,\term{impulse}{\boldsymbol j}\cdot(\term{contactVelocity}{\boldsymbol u}+\term{contactVelocity}{\boldsymbol u}')`,
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
        expect(impact.energyLost).toBeCloseTo(-change, 13);
        expect(Math.abs(change)).toBeGreaterThan(0.1);
      }
    },
  },
  "law-gain": {
    tex: String.raw`\Delta\term{energy}{E} = \term{impulse}{\boldsymbol j}\cdot\term{contactVelocity}{\boldsymbol u_T} \qquad (\term{restitution}{e}=1,\ \term{friction}{\mu}=0)`,
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
    tex: String.raw`\term{impulse}{\boldsymbol j} = \term{impulse}{j_N}\,(\term{normal}{\boldsymbol n}-\term{friction}{\mu}\,\boldsymbol t), \qquad \term{impulse}{j_N} = \frac{-(1+\term{restitution}{e})\;\term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n}}{\term{normal}{\boldsymbol n}\cdot\term{response}{K}\,(\term{normal}{\boldsymbol n}-\term{friction}{\mu}\,\boldsymbol t)}`,
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
    },
  },
  "coulomb-energy": {
    tex: String.raw`\Delta\term{energy}{E} = -\tfrac12\,(1-\term{restitution}{e}^2)\,\frac{(\term{contactVelocity}{\boldsymbol u}\cdot\term{normal}{\boldsymbol n})^2}{\term{normal}{\boldsymbol n}\cdot\term{response}{K}\,\term{normal}{\boldsymbol n}} \qquad (\term{friction}{\mu}=0)`,
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
        expect(expected < -0.1).toBe(restitution < 1);
      }
    },
  },
};
