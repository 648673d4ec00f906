import { expect, it } from "vitest";
import { principal } from "../../src/core/bodies/principal";
import { implicitBody } from "../../src/core/dynamics/angular/implicitBody";
import { exponentialMap } from "../../src/core/dynamics/orientation/exponentialMap";
import { mulVec } from "../../src/core/math/mat3";
import { angleBetweenAttitudes } from "../../src/core/math/quat";
import { dot, norm, subVec } from "../../src/core/math/vec3";
import { ALL_AXES, isLeftHanded } from "../../src/logs/axes";
import {
  alongAxes,
  attitudeAlong,
  changesBetween,
  tensorAlong,
  turningAlong,
} from "../../src/logs/changeOfAxes";
import { dt, inertia_B, omega_B, omega_W, q_WB } from "../chapters/euler-equation/setting";

it("a step of the changed body is the changed step of the body, for each of the 48 changes of axes", () => {
  for (const axes of ALL_AXES) {
    const changed = exponentialMap(attitudeAlong(axes, q_WB), turningAlong(axes, omega_W), dt);
    // Measured: 3e-16 rad; the angle is that of a quaternion's vector part, so of its round-off.
    expect(
      angleBetweenAttitudes(changed, attitudeAlong(axes, exponentialMap(q_WB, omega_W, dt))),
    ).toBeLessThan(1e-14);
    const spin = implicitBody(turningAlong(axes, omega_B), tensorAlong(axes, inertia_B), dt);
    expect(norm(subVec(spin, turningAlong(axes, implicitBody(omega_B, inertia_B, dt))))).toBeLessThan(1e-14);
  }
});

it("a step of a mirrored body whose ω was mirrored as a place is another", () => {
  for (const axes of ALL_AXES.filter(isLeftHanded)) {
    const changed = exponentialMap(attitudeAlong(axes, q_WB), alongAxes(axes, omega_W), dt);
    // Twice the angle of the step, 2 |ω| Δt = 0.046 rad, to its third order.
    expect(
      angleBetweenAttitudes(changed, attitudeAlong(axes, exponentialMap(q_WB, omega_W, dt))),
    ).toBeCloseTo(2 * norm(omega_W) * dt, 4);
  }
});

it("energy and moments are the same along any axes", () => {
  const energy = dot(omega_B, mulVec(inertia_B, omega_B));
  const { moments } = principal(inertia_B);
  for (const axes of ALL_AXES) {
    const [spin, inertia] = [turningAlong(axes, omega_B), tensorAlong(axes, inertia_B)];
    expect(Math.abs(dot(spin, mulVec(inertia, spin)) / energy - 1)).toBeLessThan(1e-15 * 4);
    expect(norm(subVec(principal(inertia).moments, moments))).toBeLessThan(1e-14);
  }
});

it("up and a hand leave four changes of axes, and all 48 of them come from some", () => {
  const hands = ["right", "left"] as const;
  const ways = ["x", "y", "z", "-z"] as const;
  const [plain] = changesBetween({ handedness: "right", up: "y" }, { handedness: "right", up: "y" });
  expect(plain).toEqual({ columns: [0, 1, 2], signs: [1, 1, 1] });
  const all = ways.flatMap((from) =>
    ways.flatMap((to) =>
      hands.flatMap((handedness) => {
        const changes = changesBetween({ handedness: "right", up: from }, { handedness, up: to });
        expect(changes).toHaveLength(4);
        return changes;
      }),
    ),
  );
  expect(new Set(all).size).toBe(48);
});
