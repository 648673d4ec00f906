import { expect } from "vitest";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { penetratingVertices, touches } from "../../../src/core/dynamics/contact/penetration";
import type { State } from "../../../src/core/dynamics/state";
import { mulVec } from "../../../src/core/math/mat3";
import { quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { distance, expectEqual, expectOrder, sumOf } from "../../content/check";
import { statesOf } from "../states";
import { alongNormal, alongWall, boxWith, startOf, struck } from "./setting";

/** The equations of where a body touches, and of how it moves there, by id. */
export const EQUATIONS = {
  distance: () => {
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
  "contact-velocity": () => {
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
  touching: () => {
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
  "mean-arm": () => {
    const { impact } = struck();
    expect(impact.touching_W.length).toBeGreaterThan(1);
    expectEqual(impact.arm_W, scaleVec(1 / impact.touching_W.length, sumOf(impact.touching_W)));
  },
  split: () => {
    const { impact, normal_W } = struck();
    const { velocity_W } = impact;
    const [into_W, slip_W] = [alongNormal(velocity_W, normal_W), alongWall(velocity_W, normal_W)];
    expectEqual(addVec(into_W, slip_W), velocity_W);
    expect(Math.abs(dot(slip_W, normal_W))).toBeLessThan(1e-15);
    expect(dot(into_W, normal_W)).toBeLessThan(0);
    expectEqual([norm(cross(into_W, normal_W)) + norm(into_W)], [Math.abs(dot(velocity_W, normal_W))]);
  },
};
