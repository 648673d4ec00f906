import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  BODY,
  HELD_WB,
  type PushSettings,
  pushedAtCentre,
  pushedHere,
  PUSH as SETTINGS,
  withinBody,
} from "../../../src/chapters/state-and-momentum/push/model";
import { describePush, pushMarks } from "../../../src/chapters/state-and-momentum/push/Push";
import { velocityOf } from "../../../src/core/dynamics/angular/momentum";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { wrenchOf } from "../../../src/core/dynamics/wrench";
import {
  angleBetweenAttitudes,
  identityQuat,
  mulQuat,
  type Quat,
  rotate,
  rotateInverse,
} from "../../../src/core/math/quat";
import { addVec, cross, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { initialValues } from "../../../src/figures/diagram/settings";
import { toDegrees } from "../../../src/format/numbers";

const PUSH: PushSettings = {
  ...initialValues(SETTINGS),
  arm_W: withinBody([-0.17, 0.31, 0.06]),
  force_W: [60, -20, 30],
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

describe("the picture of the push", () => {
  const placeOf = (settings: PushSettings, key: string): Vec3 => {
    const mark = pushMarks(settings).find((each) => each.key === key);
    if (mark?.kind !== "body" || mark.ghost) throw new Error(`no solid body ${key}`);
    return mark.position_W;
  };

  it("has both boxes from the start, and their centres stay abreast wherever the first is pushed", () => {
    const asideAt = (time: number) =>
      subVec(placeOf({ ...PUSH, time }, "beside"), placeOf({ ...PUSH, time }, "body"));
    for (const time of [0, 0.4, 1.3, 2])
      expect(norm(subVec(asideAt(time), [0, 0, -0.95]))).toBeLessThan(1e-12);
  });

  it("has the first alone where the second is not asked for", () => {
    expect(() => placeOf({ ...PUSH, compared: false }, "beside")).toThrow("no solid body");
  });
});

describe("the blow", () => {
  it("is so short that the box turns by little more than a degree in it", () => {
    const turns = [0.01, 0.1].map((duration) => turnDuring(duration));
    // Measured: 1.3°, and 13° for a tenth of the force and ten times the time.
    expect(turns[0]).toBeGreaterThan(1);
    expect(turns[0]).toBeLessThan(1.5);
    expect(turns[1]).toBeGreaterThan(10);
  });

  it("spins a ball on ice on the spot if it is given straight down, beside the top", () => {
    const radius = 0.11;
    const arm_W: Vec3 = [radius * Math.sin(0.3), radius * Math.cos(0.3), 0];
    const ice = { arm_W: [0, -radius, 0] as Vec3, force_W: [0, 20, 0] as Vec3 };
    const { force_W, torque_W } = wrenchOf([{ arm_W, force_W: [0, -20, 0] }, ice]);
    expect(norm(force_W)).toBe(0);
    expect(norm(torque_W)).toBeCloseTo(0.65, 2);
  });
});

describe("a link to the push", () => {
  const { schema, linked } = SETTINGS.force_W;

  it("that is older than the short blow opens a blow of the same impulse", () => {
    const force_W = v.parse(schema, [8, 0, 0]);
    expect(force_W).toEqual([80, 0, 0]);
    expect(pushedHere({ ...PUSH, force_W }).velocity_W[0]).toBeCloseTo(8 * 0.1, 14);
    expect(linked([30, -60, 40])).toEqual([3, -6, 4]);
  });
});

describe("yaw, pitch and roll", () => {
  it("have two turns about one line once the nose points straight up, so that only their sum counts", () => {
    const attitude = (yaw: number, pitch: number, roll: number) =>
      [
        [0, 0, yaw],
        [0, pitch, 0],
        [roll, 0, 0],
      ].reduce(
        (q, turn) => mulQuat(q, exponentialMap(identityQuat, turn as unknown as Vec3, 1)),
        identityQuat,
      );
    const up = -Math.PI / 2;
    expect(angleBetweenAttitudes(attitude(0.9, up, 0.2), attitude(0.5, up, 0.6))).toBeLessThan(1e-7);
    expect(angleBetweenAttitudes(attitude(0.9, 0.3, 0.2), attitude(0.5, 0.3, 0.6))).toBeGreaterThan(0.1);
  });
});

/** The angle that the box turns by in a blow of the figure's impulse, whose force keeps its direction and its point of the box [°]. */
function turnDuring(duration: number): number {
  const { arm_W, force_W } = initialValues(SETTINGS);
  const steady_W = scaleVec(0.01 / duration, force_W);
  const arm_B = rotateInverse(HELD_WB, arm_W);
  let [q_WB, momentum_W]: [Quat, Vec3] = [HELD_WB, [0, 0, 0]];
  const step = duration / 1000;
  for (let k = 0; k < 1000; k++) {
    momentum_W = addVec(momentum_W, scaleVec(step, cross(rotate(q_WB, arm_B), steady_W)));
    q_WB = exponentialMap(q_WB, velocityOf(momentum_W, q_WB, BODY.inverseInertia_B), step);
  }
  return toDegrees(angleBetweenAttitudes(q_WB, HELD_WB));
}
