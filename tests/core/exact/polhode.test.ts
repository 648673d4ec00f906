import { describe, expect, it } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { type Invariants, invariantsOf, polhode } from "../../../src/core/exact/polhode";
import { diagonal, mulVec } from "../../../src/core/math/mat3";
import { norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { forAll } from "../fuzz/effort";
import { someMoments, vectorWithin } from "../fuzz/numbers";
import { FREE_ROTATION, states, systemOf } from "../support";

/** Distance of a point to the closed polygon through the points. */
function distance(point: Vec3, polygon: readonly Vec3[]): number {
  const legs = polygon.map((from, k): [Vec3, Vec3] => [from, polygon[(k + 1) % polygon.length] ?? from]);
  return Math.min(...legs.map(([from, to]) => distanceToLeg(point, from, to)));
}

function distanceToLeg(point: Vec3, from: Vec3, to: Vec3): number {
  const leg = subVec(to, from);
  const away = subVec(point, from);
  const square = leg[0] ** 2 + leg[1] ** 2 + leg[2] ** 2;
  const along = leg[0] * away[0] + leg[1] * away[1] + leg[2] * away[2];
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, along / square));
  return norm(subVec(away, scaleVec(share, leg)));
}

/** The greatest miss of either invariant along a curve, relative to it. */
function worstMisses(moments: Vec3, { energy, momentum }: Invariants, curve: readonly Vec3[]): Invariants {
  const found = curve.map((momentum_B) => invariantsOf(moments, momentum_B));
  return {
    energy: Math.max(...found.map((here) => Math.abs(here.energy / energy - 1))),
    momentum: Math.max(...found.map((here) => Math.abs(here.momentum / momentum - 1))),
  };
}

/**
 * The curve lies on the sphere to the round-off of three squares and a root. On the ellipsoid it is off by 1e-14 where
 * moments so close count as equal, and by some ε over the least moment, in an energy that may be that over the greatest.
 */
function expectOnBothSurfaces(moments: Vec3, momentum_B: Vec3): void {
  const invariants = invariantsOf(moments, momentum_B);
  const curve = polhode(moments, invariants, momentum_B, 48).momenta_B;
  const { energy, momentum } = worstMisses(moments, invariants, curve);
  const ratio = Math.max(...moments) / Math.min(...moments);
  // Measured over a million bodies: 2 ε, and 0.9 of the second bound.
  expect(momentum).toBeLessThanOrEqual(4 * Number.EPSILON);
  expect(energy).toBeLessThanOrEqual(1e-14 + 4 * ratio * Number.EPSILON);
}

const racket: Vec3 = [5 / 12, 4.04 / 12, 1.04 / 12];

describe("the polhode", () => {
  it("lies on the momentum sphere and on the energy ellipsoid, whatever the body and its motion", () => {
    const someMomentum = vectorWithin(10).filter((momentum_B) => norm(momentum_B) > 1e-3);
    forAll(4000, [someMoments, someMomentum], (moments, momentum_B) => {
      expectOnBothSurfaces(moments, momentum_B);
    });
  });

  it.each([
    ["three moments that agree to 8 digits", [0.8945603130118394, 0.8945603132461556, 0.8945603288411994]],
    [
      "three that agree to 7, and two of them to 13",
      [4.081856505768063, 4.081856285279606, 4.081856505768237],
    ],
    ["two that agree to 5", [4.344870730017927, 4.344878565925529, 0.9870480524176405]],
    [
      "three that agree to the last digit but one",
      [2, 2 * (1 + 2 * Number.EPSILON), 2 * (1 + 4 * Number.EPSILON)],
    ],
  ] as const)("keeps |L| for %s", (_, moments) => {
    // Coefficients good to ε over the moments' gap missed the sphere by as much: 2e-4 on the second.
    for (const momentum_B of [
      [0.0011, -8.8859, -2.2035],
      [-9.999999999999977, 1e-200, 0],
      [1.3771868589096828e-13, -9.999999999999986, -4e-16],
      [-1, 2, 3],
    ] as const)
      expectOnBothSurfaces(moments, momentum_B);
  });

  it("passes through the angular momentum it was asked for", () => {
    const momentum_B: Vec3 = [0.3, -1.1, 0.7];
    const curve = polhode(racket, invariantsOf(racket, momentum_B), momentum_B, 720).momenta_B;
    // A chord of 1/720 of a turn falls short of its arc by π²/2/720² = 1e-5 of the radius; on a bend, a few times that.
    expect(distance(momentum_B, curve)).toBeLessThan(5e-5 * norm(momentum_B));
  });

  it.each([
    ["greatest", [1.6, 0.4, 0.1], "around-greatest"],
    ["least", [0.1, 0.5, -1], "around-least"],
  ] as const)("goes round the axis of %s moment on the side it started from", (_, momentum_B, kind) => {
    const found = polhode(racket, invariantsOf(racket, momentum_B), momentum_B);
    const pole = kind === "around-greatest" ? 0 : 2;
    expect(found.kind).toBe(kind);
    expect(found.momenta_B.every((each) => Math.sign(each[pole]) === Math.sign(momentum_B[pole]))).toBe(true);
  });

  it("on the separatrix is two half great circles that meet on the middle axis", () => {
    const middleSpin: Vec3 = [0, 2, 0];
    const found = polhode(racket, invariantsOf(racket, middleSpin), [1, 0, 1], 96);
    expect(found.kind).toBe("separatrix");
    expect(distance(middleSpin, found.momenta_B)).toBeLessThan(1e-7);
    expect(distance([0, -2, 0], found.momenta_B)).toBeLessThan(1e-7);
    // A plane through the centre: L₁ and L₃ in the ratio that both equations give, on either half.
    const slope = Math.sqrt((1 / racket[2] - 1 / racket[1]) / (1 / racket[1] - 1 / racket[0]));
    for (const [x, , z] of found.momenta_B) expect(Math.abs(x)).toBeCloseTo(slope * Math.abs(z), 6);
  });

  it.each([
    ["oblate", [1, 1, 1.8], 2],
    ["prolate", [0.5, 2, 2], 0],
    ["symmetric about the second axis", [3, 1, 3], 1],
  ] as const)("of a body that is %s is a circle about its axis", (_, moments, axis) => {
    const momentum_B: Vec3 = [0.4, -0.7, 0.6];
    const curve = polhode(moments, invariantsOf(moments, momentum_B), momentum_B).momenta_B;
    // Round-off: the height over the circle's plane is a square root of a difference of squares of size 1.
    for (const each of curve) expect(Math.abs(each[axis] - momentum_B[axis])).toBeLessThan(1e-14);
  });

  it("of a sphere is the point where L stands", () => {
    const found = polhode([2, 2, 2], invariantsOf([2, 2, 2], [1, 2, 2]), [1, 2, 2]);
    expect(found.kind).toBe("point");
    expect(norm(subVec(found.momenta_B[0] ?? [0, 0, 0], [1, 2, 2]))).toBeLessThan(1e-15);
  });

  it("of a body that only its last digits tell from a sphere is that point too", () => {
    const turnedCube: Vec3 = [2, 2 + 4e-16, 2 - 8e-16];
    const found = polhode(turnedCube, invariantsOf(turnedCube, [1, 2, 2]), [1, 2, 2]);
    expect(found.kind).toBe("point");
    expect(norm(subVec(found.momenta_B[0] ?? [0, 0, 0], [1, 2, 2]))).toBeLessThan(1e-15);
  });

  it.each([
    ["oblate", [1, 1 + 4e-16, 1.8], 2],
    ["prolate", [0.5, 2 - 4e-16, 2], 0],
  ] as const)(
    "of a body that only its last digits tell from %s is the circle, with no separatrix",
    (_, moments, axis) => {
      for (const momentum_B of [
        [0.4, -0.7, 0.6],
        [0.7, 0.7, 0.7],
      ] as const) {
        const found = polhode(moments, invariantsOf(moments, momentum_B), momentum_B);
        expect(found.kind).toBe(axis === 2 ? "around-greatest" : "around-least");
        for (const each of found.momenta_B)
          expect(Math.abs(each[axis] - momentum_B[axis])).toBeLessThan(1e-14);
      }
      const across: Vec3 = axis === 2 ? [0.6, 0.8, 0] : [0, 0.6, 0.8];
      const equator = polhode(moments, invariantsOf(moments, across), across).momenta_B;
      // The root of a round-off.
      for (const each of equator) expect(Math.abs(each[axis])).toBeLessThan(1e-7);
    },
  );

  it("of a spin about the axis of greatest or least moment is the tip itself", () => {
    for (const spin of [
      [0, 0, -3],
      [4, 0, 0],
    ] as const) {
      const found = polhode(racket, invariantsOf(racket, spin), spin);
      expect(found).toEqual({ kind: "point", momenta_B: [spin] });
    }
  });

  it("is the nearest point of the same |L| where energy and momentum have drifted out of reach of each other", () => {
    const tooLittle = polhode(racket, { energy: 0.9 / (2 * racket[0]), momentum: 1 }, [-0.9, 0.1, 0.1]);
    expect(tooLittle).toEqual({ kind: "point", momenta_B: [[-1, 0, 0]] });
    const tooMuch = polhode(racket, { energy: 1.1 / (2 * racket[2]), momentum: 1 }, [0.1, 0.1, 0.9]);
    expect(tooMuch).toEqual({ kind: "point", momenta_B: [[0, 0, 1]] });
  });

  it("of a body at rest is the centre", () => {
    expect(polhode(racket, { energy: 0, momentum: 0 }, [0, 0, 0]).momenta_B).toEqual([[0, 0, 0]]);
  });
});

/** No point of a curve is farther from its vertices than half a step, and no step is longer than √2 |L| Δφ. */
const POINTS = 4096;
const WITHIN_A_STEP = (Math.SQRT2 * Math.PI) / POINTS;

describe("the true motion stays on its polhode", () => {
  const times = (moments: Vec3, omega_B: Vec3) => mulVec(diagonal(moments), omega_B);
  it.each(Object.entries(FREE_ROTATION))(
    "%s, worked out to 50 digits",
    (_, { inertia, angularVelocityBody, samples }) => {
      const start_B = times(inertia, angularVelocityBody);
      const curve = polhode(inertia, invariantsOf(inertia, start_B), start_B, POINTS).momenta_B;
      for (const sample of samples) {
        // Measured: 7e-5 on the one that all but touches the separatrix and bends most there; 2e-5 and far less on others.
        expect(distance(times(inertia, sample.angularVelocityBody), curve)).toBeLessThan(
          WITHIN_A_STEP * norm(start_B),
        );
      }
    },
  );

  it("a minute of Runge-Kutta at a small step does not leave it", () => {
    const system = systemOf({
      body: { shape: "box", size: [0.2, 1, 2], mass: 1 },
      initial: { angularVelocity: [0.2, 5, 1.5] },
      dt: 1 / 480,
      frames: 28_800,
      lanes: [{ angular: "rk4" }],
    });
    const [xx, , , , yy, , , , zz] = system.body.inertia_B;
    const moments: Vec3 = [xx, yy, zz];
    let curve: readonly Vec3[] = [];
    let worst = 0;
    for (const state of states(system)) {
      const momentum_B = times(moments, readings(system, state).angularVelocityBody);
      if (state.frame === 0)
        curve = polhode(moments, invariantsOf(moments, momentum_B), momentum_B, POINTS).momenta_B;
      if (state.frame % 480 === 0) worst = Math.max(worst, distance(momentum_B, curve) / norm(momentum_B));
    }
    // Measured: 3.7e-7, the chords of the polygon.
    expect(worst).toBeLessThan(WITHIN_A_STEP);
  });
});
