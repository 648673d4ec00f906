import { describe, expect, it } from "vitest";
import { advance } from "../../../src/core/dynamics/advance";
import { LAW_IDS, METHOD_IDS } from "../../../src/core/dynamics/ids";
import type { System } from "../../../src/core/dynamics/system";
import { mulVec } from "../../../src/core/math/mat3";
import { addVec, dot, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { states, systemOf } from "../support";

const THROWN: ScenarioInput = { ...SCENARIOS.launchedBox.scenario, frames: 200 };

function run(scenario: ScenarioInput, lane = 0) {
  return [...states(systemOf(scenario), lane)];
}

describe("a lane that says how it meets planes", () => {
  const pairs = METHOD_IDS.flatMap((method) => LAW_IDS.map((law) => ({ method, law })));

  it.each(pairs)("by $method and $law goes as if its scenario said so", (contact) => {
    const alone = run({ ...THROWN, contact: { ...THROWN.contact, ...contact } });
    const lanes: ScenarioInput["lanes"] = [{ angular: "none" }, { angular: "none", contact }];
    const beside = run({ ...THROWN, lanes }, 1);
    expect(beside).toEqual(alone);
  });

  it("keeps the scenario's law where it names the method only, and the other way round", () => {
    const scenario: ScenarioInput = { ...THROWN, contact: { method: "per-vertex", law: "coulomb" } };
    const wholly = run({ ...scenario, contact: { method: "averaged", law: "coulomb" } });
    expect(
      run({ ...scenario, lanes: [{ angular: "none", contact: { method: "averaged" } }] }).at(-1),
    ).toEqual(wholly.at(-1));
    const byLaw = run({ ...scenario, contact: { method: "per-vertex", law: "velocity" } });
    expect(run({ ...scenario, lanes: [{ angular: "none", contact: { law: "velocity" } }] }).at(-1)).toEqual(
      byLaw.at(-1),
    );
  });

  it("may turn the body by its own rule", () => {
    const lane = { angular: "midpoint", contact: { law: "coulomb" } } as const;
    const scenario = parseScenario({ ...THROWN, lanes: [lane] });
    expect(scenario.lanes).toEqual([lane]);
    expect(parseScenario(scenario)).toEqual(scenario);
  });
});

describe("an impact", () => {
  const system: System = systemOf({ ...THROWN, contact: { friction: 0.3, restitution: 0.4 } });
  const impacts = run({ ...THROWN, contact: { friction: 0.3, restitution: 0.4 } }).flatMap(
    (state) => advance(system, 0, state).impacts,
  );

  it("tells the velocity where it acts, before and after: K j apart, its normal part turned round", () => {
    expect(impacts.length).toBeGreaterThan(5);
    for (const { plane, velocity_W, velocityAfter_W, response, impulse_W } of impacts) {
      const change_W = subVec(velocityAfter_W, velocity_W);
      expect(norm(subVec(change_W, mulVec(response, impulse_W)))).toBeLessThan(1e-14);
      const normal_W = system.planes[plane]?.normal_W ?? [0, 0, 0];
      expect(dot(velocityAfter_W, normal_W)).toBeCloseTo(-0.4 * dot(velocity_W, normal_W), 13);
    }
  });

  it("acts at the mean of the vertices that it names, all of them below its plane", () => {
    for (const { plane, position_W, arm_W, touching_W } of impacts) {
      const sum_W = touching_W.reduce((sum, each) => addVec(sum, each), [0, 0, 0]);
      expect(norm(subVec(arm_W, scaleVec(1 / touching_W.length, sum_W)))).toBeLessThan(1e-15);
      const { point_W, normal_W } = system.planes[plane] ?? { point_W: [0, 0, 0], normal_W: [0, 0, 0] };
      for (const vertex_W of touching_W)
        expect(dot(subVec(addVec(position_W, vertex_W), point_W), normal_W)).toBeLessThan(0);
    }
  });
});
