import { describe, expect, it } from "vitest";
import {
  type PushSettings,
  pushedAtCentre,
  pushedHere,
  PUSH as SETTINGS,
  withinBody,
} from "../../../src/chapters/00-state-and-momentum/push/model";
import { describePush } from "../../../src/chapters/00-state-and-momentum/push/Push";
import { norm } from "../../../src/core/math/vec3";
import { initialValues } from "../../../src/figures/diagram/settings";

const PUSH: PushSettings = {
  ...initialValues(SETTINGS),
  arm_W: withinBody([-0.17, 0.31, 0.06]),
  force_W: [6, -2, 3],
  time: 1.3,
};

describe("a body at rest that is pushed", () => {
  it("has its centre move as if it were pushed there, and gains more energy since it also turns", () => {
    const [here, centre] = [pushedHere(PUSH), pushedAtCentre(PUSH)];
    expect(here.velocity_W).toEqual(centre.velocity_W);
    expect(here.position_W).toEqual(centre.position_W);
    expect(norm(centre.omega_W)).toBe(0);
    expect(here.energy).toBeGreaterThan(centre.energy);
  });

  it("turns on the spot under a pair of opposite pushes, with twice the torque", () => {
    const [one, pair] = [pushedHere(PUSH), pushedHere({ ...PUSH, paired: true })];
    expect(norm(pair.velocity_W)).toBe(0);
    expect(norm(pair.sum.torque_W)).toBeCloseTo(2 * norm(one.sum.torque_W), 14);
  });

  it("is described at rest before it moves, and after the push by how far it has come", () => {
    expect(describePush({ ...PUSH, time: 0 })).toMatch(/^A box at rest is pushed at/);
    expect(describePush({ ...PUSH, time: 0, paired: true })).toContain("and at the opposite point");
    expect(describePush(PUSH)).toMatch(/^1\.30 s after the push the centre has moved by/);
  });
});
