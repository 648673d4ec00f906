import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { collisionMatrix, pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { LAWS } from "../../../src/core/dynamics/contact/index";
import { emptyLoad, loadedVelocity } from "../../../src/core/dynamics/load";
import {
  addMat,
  identityMat,
  inverseMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { identityQuat } from "../../../src/core/math/quat";
import { addVec, cross, dot, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { expectEqual, squared, sumOf } from "../../content/check";
import { alongWall, struck } from "./setting";

/** A velocity driven by the core through a force that changes from step to step: where it ends, and how far it went. */
function pushedBy(forces: readonly Vec3[], mass: number, from_W: Vec3, time: number) {
  const step = time / forces.length;
  let velocity_W = from_W;
  let way_W: Vec3 = [0, 0, 0];
  for (const force_W of forces) {
    const load = { ...emptyLoad, gravity_W: scaleVec(1 / mass, force_W) };
    const next_W = loadedVelocity(load, identityQuat, velocity_W, mass, step);
    way_W = addVec(way_W, scaleVec(step / 2, addVec(velocity_W, next_W)));
    velocity_W = next_W;
  }
  return { velocity_W, way_W };
}

/** A thin rod along x, its moment along itself of no account. */
const ROD = { mass: 1.7, length: 0.9, impulse: 0.31 };

function inverseOfRod({ mass, length }: typeof ROD): Mat3 {
  const inverse = 12 / (mass * length ** 2);
  return [1e3, 0, 0, 0, inverse, 0, 0, 0, inverse];
}

/** Struck upwards at the end on +x, at rest before: the velocities upward of its centre and of a point at x, and its spin about z. */
function rodStruckBy(impulse: number, rod = ROD) {
  const arm_W: Vec3 = [rod.length / 2, 0, 0];
  const spin_W = mulVec(inverseOfRod(rod), cross(arm_W, [0, impulse, 0]));
  const motion = { velocity_W: [0, impulse / rod.mass, 0] as Vec3, omega_W: spin_W };
  return {
    velocity: motion.velocity_W[1],
    spin: spin_W[2],
    at: (x: number) => pointVelocity(motion, [x, 0, 0])[1],
  };
}

/** The box's one impact, with what it adds to the kinetic energy [J]. */
function struckWithChange(contact: ScenarioInput["contact"]) {
  const hit = struck({ contact });
  const { system, before, next } = hit;
  const after = { ...before, velocity_W: next.velocity_W, omega_W: next.omega_W };
  return { ...hit, change: readings(system, after).energy - readings(system, before).energy };
}

const BY_BOTH_LAWS = (["velocity", "coulomb"] as const).map((law) =>
  struckWithChange({ law, restitution: 0.4, friction: 0.25 }),
);

/** The equations of an impulse: what it is, what it does to a body, and the energy that it takes, by id. */
export const EQUATIONS = {
  impulse: () => {
    const [mass, time, from_W] = [1.7, 0.003, [0.9, -1.4, 0.5] as Vec3];
    const forces = Array.from({ length: 30 }, (_, k): Vec3 => [90 * k, 700 * Math.sin(k / 9), -20 * k * k]);
    const impulse_W = scaleVec(time / forces.length, sumOf(forces));
    const { velocity_W } = pushedBy(forces, mass, from_W, time);
    expectEqual(scaleVec(mass, subVec(velocity_W, from_W)), impulse_W);
  },
  "rod-struck": () => {
    const { velocity, spin, at } = rodStruckBy(ROD.impulse);
    const { mass, length, impulse } = ROD;
    expectEqual([velocity], [impulse / mass]);
    expectEqual([spin], [(0.5 * length * impulse) / ((mass * length ** 2) / 12)]);
    expectEqual([spin], [(6 * impulse) / (mass * length)]);
    expectEqual([at(length / 2)], [(4 * impulse) / mass]);
    expect(at(-length / 6)).toBeCloseTo(0, 12);
  },
  "rod-by-hand": () => {
    const rod = { ...ROD, mass: 1, length: 1 };
    const response = collisionMatrix([0.5, 0, 0], inverseOfRod(rod), rod.mass);
    const impulse_W = LAWS.coulomb.impulse([0, -2, 0], [0, 1, 0], response, {
      restitution: 0.5,
      friction: 0,
    });
    expectEqual(impulse_W, [0, 0.75, 0]);
    const { velocity, spin, at } = rodStruckBy(impulse_W[1], rod);
    expectEqual([velocity - 2, spin, at(0.5) - 2], [-1.25, 4.5, 1]);
    expectEqual([0.5 * 2 ** 2, 0.5 * (velocity - 2) ** 2 + 0.5 * (1 / 12) * spin ** 2], [2, 1.625]);
    const share = 1.625 / 2;
    expect(1 - share).toBeLessThan(1 / 5);
  },
  jumps: () => {
    const { system, before, next, impact } = struck();
    const { mass, inertia_B } = system.body;
    const inertia_W = inertiaInWorld(before.q_WB, inertia_B);
    expectEqual(next.velocity_W, addVec(before.velocity_W, scaleVec(1 / mass, impact.impulse_W)));
    const spin_W = mulVec(inverseMat(inertia_W), cross(impact.arm_W, impact.impulse_W));
    expectEqual(next.omega_W, addVec(before.omega_W, spin_W));
  },
  "point-change": () => {
    const { system, before, next, impact } = struck();
    const { mass, inverseInertia_B } = system.body;
    const inverse_W = inertiaInWorld(before.q_WB, inverseInertia_B);
    const { arm_W, impulse_W } = impact;
    const change_W = subVec(pointVelocity(next, arm_W), pointVelocity(before, arm_W));
    const [pushed_W, spin_W] = [scaleVec(1 / mass, impulse_W), mulVec(inverse_W, cross(arm_W, impulse_W))];
    expectEqual(change_W, addVec(pushed_W, cross(spin_W, arm_W)));
    expectEqual(change_W, subVec(pushed_W, cross(arm_W, spin_W)));
    const product = mulMat(mulMat(skew(arm_W), inverse_W), skew(arm_W));
    expectEqual(change_W, subVec(pushed_W, mulVec(product, impulse_W)));
  },
  response: () => {
    const { system, before, next, impact } = struck();
    const inverse_W = inertiaInWorld(before.q_WB, system.body.inverseInertia_B);
    const arm = skew(impact.arm_W);
    const response = subMat(scaleMat(1 / system.body.mass, identityMat), mulMat(mulMat(arm, inverse_W), arm));
    expectEqual(impact.response, response);
    const change_W = subVec(pointVelocity(next, impact.arm_W), pointVelocity(before, impact.arm_W));
    expectEqual(change_W, mulVec(response, impact.impulse_W));
    expect(dot(impact.arm_W, mulVec(response, impact.arm_W))).toBeCloseTo(
      squared(impact.arm_W) / system.body.mass,
      14,
    );
  },
  "response-positive": () => {
    const { system, before, impact } = struck();
    const { mass, inverseInertia_B } = system.body;
    const inverse_W = inertiaInWorld(before.q_WB, inverseInertia_B);
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
  "wanted-impulse": () => {
    const { impact } = struck();
    const wanted_W = subVec(impact.velocityAfter_W, impact.velocity_W);
    expectEqual(impact.impulse_W, mulVec(inverseMat(impact.response), wanted_W));
  },
  "two-bodies": () => {
    const [one, other] = [struck(), struck({ body: { shape: "box", size: [0.5, 0.2, 0.3], mass: 0.8 } })];
    const impulse_W: Vec3 = [0.4, 1.3, -0.6];
    const changeOf = ({ system, before, impact }: ReturnType<typeof struck>, push_W: Vec3): Vec3 => {
      const { mass, inverseInertia_B } = system.body;
      const inverse_W = inertiaInWorld(before.q_WB, inverseInertia_B);
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
  "impact-work": () => {
    for (const { system, before, next, impact, change } of BY_BOTH_LAWS) {
      const { impulse_W, arm_W } = impact;
      const [meanVelocity_W, meanSpin_W] = [
        scaleVec(0.5, addVec(before.velocity_W, next.velocity_W)),
        scaleVec(0.5, addVec(before.omega_W, next.omega_W)),
      ];
      const inertia_W = inertiaInWorld(before.q_WB, system.body.inertia_B);
      const pushed_W = scaleVec(system.body.mass, subVec(next.velocity_W, before.velocity_W));
      const turned_W = mulVec(inertia_W, subVec(next.omega_W, before.omega_W));
      expect(change).toBeCloseTo(dot(pushed_W, meanVelocity_W) + dot(turned_W, meanSpin_W), 13);
      const twist_W = cross(arm_W, impulse_W);
      expect(change).toBeCloseTo(dot(impulse_W, meanVelocity_W) + dot(twist_W, meanSpin_W), 13);
      expect(change).toBeCloseTo(dot(impulse_W, addVec(meanVelocity_W, cross(meanSpin_W, arm_W))), 13);
    }
  },
  "impact-energy": () => {
    for (const { impact, change } of BY_BOTH_LAWS) {
      const mean_W = scaleVec(0.5, addVec(impact.velocity_W, impact.velocityAfter_W));
      expect(change).toBeCloseTo(dot(impact.impulse_W, mean_W), 13);
      expect(impact.energyLost).toBeCloseTo(-change, 13);
      expect(Math.abs(change)).toBeGreaterThan(0.1);
    }
  },
  "law-gain": () => {
    const { impact, normal_W, change } = struckWithChange({ restitution: 1, friction: 0 });
    expect(change).toBeCloseTo(dot(impact.impulse_W, alongWall(impact.velocity_W, normal_W)), 13);
    expect(Math.abs(change)).toBeGreaterThan(0.05);
  },
  "coulomb-energy": () => {
    for (const restitution of [0, 0.4, 1]) {
      const { impact, normal_W, change } = struckWithChange({ law: "coulomb", restitution, friction: 0 });
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
};
