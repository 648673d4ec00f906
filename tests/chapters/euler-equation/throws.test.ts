import { describe, expect, it } from "vitest";
import {
  EULER_VALUES,
  firstFlipOf,
  flipIntervalOf,
  spinAlongHandleMiddleFaceOf,
  straighterOf,
  tiltGrowthOf,
  tiltPartsOf,
  turnedInPeriodOf,
} from "../../../src/chapters/euler-equation/values";
import { growthPerRadian } from "../../../src/chapters/shared/principalAxes";
import { exactErrors } from "../../../src/core/diagnostics/errors";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { identityQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { cross, norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioId } from "../../../src/core/scenario/named";
import { type Run, runFor } from "../../../src/figures/values/run";
import { rounded, toDegrees } from "../../../src/format/numbers";

/** What the chapter says of its throws. */

const spinInBody = ({ last }: Run): Vec3 => rotateInverse(last.q_WB, last.omega_W);

function degreesOff(run: Run): number {
  return toDegrees(exactErrors(run.system, run.last).attitudeError ?? Number.NaN);
}

describe("the two throws of the racket held level", () => {
  it.each([
    ["racketHeld", "racketMiddleAxis"],
    ["racketHeldCrooked", "racketCrooked"],
  ] as const)("%s is %s seen from other axes", (held, upright) => {
    for (const lane of ["none", "splitting"] as const) {
      const [a, b] = [held, upright].map((scenario: ScenarioId) => runFor({ scenario, lane, at: 2 }));
      if (!a || !b) throw new Error("no runs");
      // Measured: 4e-14 at most.
      expect(norm(subVec(spinInBody(a), spinInBody(b)))).toBeLessThan(1e-11);
    }
  });

  it("part in the first half second of the crooked throw: by 28° without the term, by less than 0.1° with it", () => {
    const at = { scenario: "thrownRacketCrooked", at: 0.5 } as const;
    const without = runFor({ ...at, lane: "none" });
    expect(toDegrees(without.end.momentumAngle ?? 0)).toBeCloseTo(28.48, 1);
    expect(Math.abs(without.end.energyDrift ?? 1)).toBeLessThan(1e-12);
    expect(Math.abs(without.end.momentumDrift ?? 1)).toBeLessThan(1e-12);
    expect(degreesOff(without)).toBeGreaterThan(40);
    expect(degreesOff(runFor({ ...at, lane: "splitting" }))).toBeLessThan(0.1);
  });

  it("stay right to the eye for a minute by splitting", () => {
    // Measured: 0.35° and 2.9°.
    for (const scenario of ["thrownRacket", "thrownRacketCrooked"] as const)
      expect(degreesOff(runFor({ scenario, lane: "splitting", at: 60 }))).toBeLessThan(3.2);
  });
});

describe("the careful throw", () => {
  const careful = runFor({ scenario: "thrownRacket", at: 0 });

  it("grows its tilt by 242 in the first turn, nearly as much as the growing part alone", () => {
    // An independent integration of Euler's equation along the racket's x, y, z gives (0.01, 5, 0.01) → (2.300190, 4.290229, 2.543229).
    const grown = Math.hypot(2.30019, 2.543229) / Math.hypot(0.01, 0.01);
    expect(Math.abs(tiltGrowthOf(careful) / grown - 1)).toBeLessThan(1e-4);
    const growingPart = Math.exp(2 * Math.PI * growthPerRadian(careful.system.body.principal.moments));
    expect(growingPart).toBeCloseTo(260.0, 1);
  });

  it("has moments whose four digits on the page give the growth per turn that the page states", () => {
    const stated = EULER_VALUES.ascendingMoments(careful).slice(1, -1).split(", ").map(Number);
    const [least, middle, greatest] = stated as [number, number, number];
    expect(least).toBeLessThan(middle);
    expect(middle).toBeLessThan(greatest);
    const growth = Math.exp(2 * Math.PI * growthPerRadian([least, middle, greatest]));
    expect(rounded(growth, 2)).toBe(EULER_VALUES.growthPerTurn(careful));
  });

  it("starts with 95 % of its tilt about the handle on the growing part", () => {
    expect(spinAlongHandleMiddleFaceOf(careful).map((part) => Number(part.toFixed(12)))).toEqual([
      -0.01, 5, 0.01,
    ]);
    const { growing, decaying } = tiltPartsOf(careful);
    expect(growing + decaying).toBeCloseTo(-0.01, 12);
    expect(Math.abs(growing) / (Math.abs(growing) + Math.abs(decaying))).toBeCloseTo(0.952, 3);
    // The exact motion has followed the linear solution for half a turn, to a few thousandths of the tilt.
    const after = 0.3;
    const rate = 5 * growthPerRadian(careful.system.body.principal.moments);
    const run = runFor({ scenario: "thrownRacket", lane: "exact", rate: 1 / after, at: after });
    const linear = growing * Math.exp(rate * after) + decaying * Math.exp(-rate * after);
    expect(Math.abs(-spinInBody(run)[2] / linear - 1)).toBeLessThan(1e-3);
  });

  it("is thrown with its head away from the thrower and its face up: the third axis points up, the second right, the first at the thrower", () => {
    const { q_WB } = careful.first;
    // World axes of the throw: x away from the thrower, y up, z to the right. A turn about z to the right swings x, the head, up.
    const along = ([x, y, z]: Vec3) => rotate(q_WB, [x, y, z]).map((part) => Math.round(part));
    expect(along([1, 0, 0])).toEqual([0, 1, 0]);
    expect(along([0, 1, 0])).toEqual([0, 0, 1]);
    expect(along([0, 0, -1])).toEqual([-1, 0, 0]);
    expect(cross(careful.first.omega_W, [1, 0, 0])[1]).toBeGreaterThan(4);
  });

  it("flips for the first time after less than half an interval, and turned round after more: both start within a wait", () => {
    const seconds = flipIntervalOf(careful);
    expect(Math.abs(firstFlipOf(careful) - 1.67)).toBeLessThan(0.011);
    expect(firstFlipOf(careful)).toBeLessThan(seconds / 2);
    const { orientation } = careful.system.scenario.initial;
    const shrinking = rotate(orientation, [0.01, 5, -0.01]);
    const turned = { ...careful, first: { ...careful.first, omega_W: shrinking } };
    expect(Math.abs(firstFlipOf(turned) - 2.35)).toBeLessThan(0.011);
    expect(firstFlipOf(turned)).toBeLessThan(seconds);
  });

  it("would wait for ten seconds if it were a million times as straight", () => {
    const straight = straighterOf(careful);
    expect(straight).toBeCloseTo(9.7e5, -4);
    const { orientation } = careful.system.scenario.initial;
    const omega_W = rotate(orientation, [0.01 / straight, 5, 0.01 / straight]);
    expect(flipIntervalOf({ ...careful, first: { ...careful.first, omega_W } })).toBeCloseTo(10, 3);
  });

  it("would grow it by 13.1 with one of the two components turned round: then most of the tilt dies away", () => {
    const { body } = careful.system;
    const turned = attitudeAt(freeRotation(body, identityQuat, [0.01, 5, -0.01]), (2 * Math.PI) / 5);
    const [across, , along] = rotateInverse(turned.q_WB, turned.omega_W);
    expect(Math.hypot(across, along) / Math.hypot(0.01, 0.01)).toBeCloseTo(13.09, 1);
  });

  it("has tipped over before the second turn is done", () => {
    const middleAfter = (turns: number) =>
      spinInBody(
        runFor({
          scenario: "thrownRacket",
          lane: "exact",
          rate: 5 / (2 * Math.PI * turns),
          at: (2 * Math.PI * turns) / 5,
        }),
      )[1];
    expect(middleAfter(1)).toBeGreaterThan(4.2);
    expect(middleAfter(2)).toBeLessThan(-2.5);
  });

  it("flips every 3.8 s, the crooked one every 1.2 s", () => {
    expect(flipIntervalOf(careful)).toBeCloseTo(3.77, 2);
    expect(flipIntervalOf(runFor({ scenario: "thrownRacketCrooked", at: 0 }))).toBeCloseTo(1.155, 2);
  });

  it("comes back in the body after two flips, and stands turned in the world", () => {
    const period = 2 * flipIntervalOf(careful);
    const back = runFor({ scenario: "thrownRacket", lane: "exact", rate: 1 / period, at: period });
    expect(
      norm(subVec(spinInBody(back), rotateInverse(careful.first.q_WB, careful.first.omega_W))),
    ).toBeLessThan(1e-9);
    expect(toDegrees(turnedInPeriodOf(careful))).toBeGreaterThan(10);
  });
});
