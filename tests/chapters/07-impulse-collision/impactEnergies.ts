import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { mulVec } from "../../../src/core/math/mat3";
import { addVec, cross, dot, scaleVec, subVec } from "../../../src/core/math/vec3";
import { alongWall, struck } from "./setting";

/** The box's one impact by either law, with what it adds to the kinetic energy [J]. */
function struckByBothLaws() {
  return (["velocity", "coulomb"] as const).map((law) => {
    const hit = struck({ contact: { law, restitution: 0.4, friction: 0.25 } });
    const { system, before, next } = hit;
    const after = { ...before, velocity_W: next.velocity_W, omega_W: next.omega_W };
    return { ...hit, change: readings(system, after).energy - readings(system, before).energy };
  });
}

/** The equations of the energy that an impact takes, by id. */
export const EQUATIONS = {
  "impact-work": () => {
    for (const { system, before, next, impact, change } of struckByBothLaws()) {
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
    for (const { impact, change } of struckByBothLaws()) {
      const mean_W = scaleVec(0.5, addVec(impact.velocity_W, impact.velocityAfter_W));
      expect(change).toBeCloseTo(dot(impact.impulse_W, mean_W), 13);
      expect(impact.energyLost).toBeCloseTo(-change, 13);
      expect(Math.abs(change)).toBeGreaterThan(0.1);
    }
  },
  "law-gain": () => {
    const { system, before, next, impact, normal_W } = struck({ contact: { restitution: 1, friction: 0 } });
    const after = { ...before, velocity_W: next.velocity_W, omega_W: next.omega_W };
    const change = readings(system, after).energy - readings(system, before).energy;
    expect(change).toBeCloseTo(dot(impact.impulse_W, alongWall(impact.velocity_W, normal_W)), 13);
    expect(Math.abs(change)).toBeGreaterThan(0.05);
  },
  "coulomb-energy": () => {
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
};
