import { describe, expect, it } from "vitest";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { implicitWorld } from "../../../src/core/dynamics/angular/implicitWorld";
import { ANGULAR, ANGULAR_IDS, type AngularId } from "../../../src/core/dynamics/angular/index";
import { linearlyImplicit } from "../../../src/core/dynamics/angular/linearlyImplicit";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { drifts, readings } from "../../../src/core/dynamics/diagnostics";
import { prepare } from "../../../src/core/dynamics/system";
import { diagonal, type Mat3, mulMat, mulVec, scaleMat, skew, subMat } from "../../../src/core/math/mat3";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/schema";
import { finalReadings, relativeError, startReadings, states } from "../support";

type Triple = [number, number, number];

/** A tensor that is not diagonal, and a spin with no zero and no equal components. */
const INERTIA: Mat3 = [2, 0.1, 0.2, 0.1, 3, 0.3, 0.2, 0.3, 4.5];
const OMEGA: Vec3 = [1, 2, 3];
const energy = (omega: Vec3) => 0.5 * dot(omega, mulVec(INERTIA, omega));
const squaredMomentum = (omega: Vec3) => dot(mulVec(INERTIA, omega), mulVec(INERTIA, omega));

/** A lattice of spins of one size, in all directions, on bodies that exist. */
function* lattice(count: number, speed: number): Generator<readonly [omega: Vec3, moments: Vec3]> {
  for (let k = 0; k < count; k++) {
    const angle = 2.399963 * k;
    const height = 1 - 2 * ((k * 0.618034) % 1);
    const across = Math.sqrt(1 - height * height);
    const omega = scaleVec(speed, [across * Math.cos(angle), across * Math.sin(angle), height]);
    yield [omega, [1, 1 + ((k * 0.414214) % 1), 1 + ((k * 0.732051) % 1)]];
  }
}

describe("each rule solves the equation printed above it", () => {
  const dt = 0.05;
  it("explicit: I (ω₂ − ω₁) = −dt ω₁ × Iω₁", () => {
    const change = subVec(explicit(OMEGA, INERTIA, dt), OMEGA);
    const torque = scaleVec(-dt, cross(OMEGA, mulVec(INERTIA, OMEGA)));
    expect(norm(subVec(mulVec(INERTIA, change), torque))).toBeLessThan(1e-15);
  });
  it.each([implicitBody, implicitWorld])("one Newton step: J (ω₂ − ω₁) = −dt ω₁ × Iω₁", (rule) => {
    const change = subVec(rule(OMEGA, INERTIA, dt), OMEGA);
    const bracket = subMat(mulMat(skew(OMEGA), INERTIA), skew(mulVec(INERTIA, OMEGA)));
    const left = addVec(mulVec(INERTIA, change), mulVec(scaleMat(dt, bracket), change));
    const torque = scaleVec(-dt, cross(OMEGA, mulVec(INERTIA, OMEGA)));
    expect(norm(subVec(left, torque))).toBeLessThan(1e-14);
  });
  it.each([0.01, 0.1, 0.3, 1, 3])(
    "backward Euler to round-off at dt = %d: I (ω₂ − ω₁) + dt ω₂ × Iω₂ = 0",
    (step) => {
      const next = implicitConverged(OMEGA, INERTIA, step);
      const torque = scaleVec(step, cross(next, mulVec(INERTIA, next)));
      const residual = addVec(mulVec(INERTIA, subVec(next, OMEGA)), torque);
      // Round-off of sums of size |Iω| ≤ 17 and dt |ω × Iω|.
      expect(norm(residual)).toBeLessThan(1e-14 * (1 + step));
    },
  );
  it("backward Euler at three radians a step too, where Newton's iteration by itself would circle", () => {
    for (const [omega, moments] of lattice(1000, 3)) {
      const inertia = diagonal(moments);
      const next = implicitConverged(omega, inertia, 1);
      const momentumChange = mulVec(inertia, subVec(next, omega));
      // Round-off of terms up to |ω|² I = 18.
      expect(norm(addVec(momentumChange, cross(next, mulVec(inertia, next))))).toBeLessThan(1e-13);
    }
  });
  it("linearly implicit: (I − dt [L]×) ω₂ = I ω₁", () => {
    const next = linearlyImplicit(OMEGA, INERTIA, dt);
    const momentum = mulVec(INERTIA, OMEGA);
    const left = subVec(mulVec(INERTIA, next), scaleVec(dt, cross(momentum, next)));
    expect(norm(subVec(left, momentum))).toBeLessThan(1e-14);
  });
  it("rescaled momentum: L₂ along L₁ − dt ω₁ × L₁, as long as L₁", () => {
    const momentum = mulVec(INERTIA, OMEGA);
    const next = mulVec(INERTIA, rescaledMomentum(OMEGA, INERTIA, dt));
    const direction = subVec(momentum, scaleVec(dt, cross(OMEGA, momentum)));
    expect(norm(next)).toBeCloseTo(norm(momentum), 13);
    expect(norm(cross(next, direction))).toBeLessThan(1e-12);
    expect(rescaledMomentum([0, 0, 0], INERTIA, dt)).toEqual([0, 0, 0]);
  });
});

describe("what one step changes", () => {
  const dt = 0.05;
  it("converged backward Euler loses ½ Δω·IΔω of energy and |ΔL|² of |L|²", () => {
    const next = implicitConverged(OMEGA, INERTIA, dt);
    const change = subVec(next, OMEGA);
    const momentumChange = mulVec(INERTIA, change);
    expect(energy(OMEGA) - energy(next)).toBeCloseTo(energy(change), 13);
    expect(squaredMomentum(OMEGA) - squaredMomentum(next)).toBeCloseTo(
      dot(momentumChange, momentumChange),
      12,
    );
  });
  it("one Newton step: E₂ − E₁ = dt ω₁·(δ × Iδ) − ½ δ·Iδ, δ = ω₂ − ω₁", () => {
    const next = implicitBody(OMEGA, INERTIA, dt);
    const delta = subVec(next, OMEGA);
    const expected = dt * dot(OMEGA, cross(delta, mulVec(INERTIA, delta))) - energy(delta);
    expect(energy(next) - energy(OMEGA)).toBeCloseTo(expected, 13);
  });
  it("one Newton step blows up about the middle axis at |ω| dt = √(I₁I₃ / ((I₃−I₂)(I₂−I₁))), never below 1", () => {
    const [I1, I2, I3] = [1, 2, 4] as const;
    const singular = Math.sqrt((I1 * I3) / ((I3 - I2) * (I2 - I1)));
    expect(singular).toBeGreaterThanOrEqual(1);
    const spin = (speed: number): Vec3 => [1e-9, speed, 1e-9];
    const grown = norm(subVec(implicitBody(spin(singular), diagonal([I1, I2, I3]), 1), spin(singular)));
    const calm = norm(
      subVec(implicitBody(spin(0.5 * singular), diagonal([I1, I2, I3]), 1), spin(0.5 * singular)),
    );
    expect(grown).toBeGreaterThan(1e6 * calm);
  });
  it("the linearly implicit step gains |ΔL|² in |L|² and loses ½ Δω·IΔω of energy", () => {
    const next = linearlyImplicit(OMEGA, INERTIA, dt);
    const change = subVec(next, OMEGA);
    const momentumChange = mulVec(INERTIA, change);
    expect(squaredMomentum(next) - squaredMomentum(OMEGA)).toBeCloseTo(
      dot(momentumChange, momentumChange),
      12,
    );
    expect(energy(OMEGA) - energy(next)).toBeGreaterThan(0);
  });
  it("the implicit step gains energy below 0.5 rad a step by at most 0.9 %", () => {
    let most = 0;
    for (const [omega, moments] of lattice(20_000, 0.5)) {
      const next = implicitBody(omega, diagonal(moments), 1);
      const of = (w: Vec3) => dot(w, mulVec(diagonal(moments), w));
      most = Math.max(most, of(next) / of(omega) - 1);
    }
    expect(most).toBeLessThan(0.009);
  });
});

const BOX = { shape: "box" as const, size: [0.2, 0.4, 0.6] as Triple, mass: 1 };
const MOMENTS = [0.2 / 12, 0.4 / 12, 0.52 / 12] as const;
const run = (angular: AngularId, frames = 500, change: Partial<ScenarioInput> = {}): ScenarioInput => ({
  body: BOX,
  initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] },
  dt: 0.01,
  frames,
  ...change,
  lanes: [{ angular }],
});

/** Cosine of the angle between L and the principal axes in ascending order of moment, at the end. */
function alignment(input: ScenarioInput): readonly number[] {
  const { angularVelocityBody: w } = finalReadings(input);
  const momentum_B: Vec3 = [MOMENTS[2] * w[0], MOMENTS[1] * w[1], MOMENTS[0] * w[2]];
  return [momentum_B[2], momentum_B[1], momentum_B[0]].map((part) => Math.abs(part) / norm(momentum_B));
}

describe("the long run", () => {
  it("linearly implicit: every body ends about its largest-moment axis, with less energy and a longer L", () => {
    const input = run("linearly-implicit", 20_000);
    const { energyDrift, momentumDrift } = drifts(startReadings(input), finalReadings(input));
    expect(alignment(input)[2]).toBeGreaterThan(0.9999);
    expect(energyDrift).toBeLessThan(0);
    expect(momentumDrift).toBeGreaterThan(0);
  });
  it("momentum: keeps L, gains energy up to L²/2I_min, and ends about the smallest-moment axis", () => {
    const input = run("momentum", 20_000);
    const { angularMomentum, energy: end } = finalReadings(input);
    expect(angularMomentum).toEqual(startReadings(input).angularMomentum);
    expect(alignment(input)[0]).toBeGreaterThan(0.9999);
    expect(end).toBeCloseTo(dot(angularMomentum, angularMomentum) / (2 * MOMENTS[0]), 6);
  });
  it.each([
    ["the largest moment gains", [5, 0.3, 0.2], 1],
    ["the smallest moment loses", [0.3, 0.2, 5], -1],
  ] as const)("rescaled momentum: keeps |L|, and spin about %s until E is L²/2I₂", (_what, spin, sign) => {
    const input = { ...run("rescaled-momentum", 40_000), initial: { angularVelocity: [...spin] as Triple } };
    const start = startReadings(input);
    const end = finalReadings(input);
    const limit = dot(start.angularMomentum, start.angularMomentum) / (2 * MOMENTS[1]);
    expect(Math.sign(end.energy - start.energy)).toBe(sign);
    expect(Math.abs(end.energy - limit)).toBeLessThan(0.02 * Math.abs(start.energy - limit));
    // 40 000 frames, each of which rounds by some 1e-15 at most: 4e-11. Measured: 5e-12.
    expect(Math.abs(drifts(start, end).momentumDrift ?? 1)).toBeLessThan(4e-11);
  });
  it("midpoint: keeps E and |L| to round-off, and the direction of L to second order", () => {
    const at = (frames: number) => {
      const input = { ...run("midpoint", frames), dt: 5 / frames };
      return drifts(startReadings(input), finalReadings(input));
    };
    const [coarse, fine] = [at(500), at(1000)];
    expect(Math.abs(coarse.energyDrift ?? 1)).toBeLessThan(1e-13);
    expect(Math.abs(coarse.momentumDrift ?? 1)).toBeLessThan(1e-13);
    const order = Math.log2((coarse.momentumAngle ?? 0) / (fine.momentumAngle ?? 1));
    expect(Math.abs(order - 2)).toBeLessThan(0.05);
  });
  it("splitting: energy swings to second order and does not drift", () => {
    const worst = (frames: number, dt: number) => {
      const system = prepare(parseScenario({ ...run("splitting", frames), dt }));
      const energies = [...states(system)].map((state) => readings(system, state).energy);
      return Math.max(...energies.map((each) => Math.abs(each / (energies[0] ?? 1) - 1)));
    };
    const [short, long, fine] = [worst(500, 0.01), worst(20_000, 0.01), worst(1000, 0.005)];
    expect(long).toBeLessThan(1.05 * short);
    expect(Math.abs(Math.log2(short / fine) - 2)).toBeLessThan(0.05);
  });
  it.each(["splitting", "augmented", "rk4", "momentum", "exact"] as const)(
    "%s keeps L to the bit",
    (angular) => {
      expect(finalReadings(run(angular)).angularMomentum).toEqual(
        startReadings(run(angular)).angularMomentum,
      );
    },
  );
});

describe("world and body frame", () => {
  it.each([
    ["free", {}],
    ["under torque", { torque: [0.02, -0.01, 0.03] as Triple }],
  ])("the two implicit rules are one algorithm: they agree to round-off, %s", (_what, change) => {
    const [world, body] = (["implicit-world", "implicit-body"] as const).map((angular) =>
      finalReadings(run(angular, 500, change)),
    );
    // 500 steps of round-off; measured: 2e-14.
    expect(relativeError(world?.angularVelocity ?? OMEGA, body?.angularVelocity ?? OMEGA)).toBeLessThan(
      1e-12,
    );
  });
});

describe("the registry of rules", () => {
  it.each(ANGULAR_IDS)("says all there is to say of %s", (id) => {
    const rule = ANGULAR[id];
    expect(rule.id).toBe(id);
    const texts = [rule.name, rule.description, rule.equation, rule.conserves, rule.usedBy, rule.source];
    expect(texts.every((text) => text.length > 2)).toBe(true);
    expect(rule.description).toMatch(/^[A-Z].*\.$/);
  });
  it("has the thirteen rules in their order", () => {
    expect(ANGULAR_IDS.join(" ")).toBe(
      "none explicit implicit-world implicit-body implicit-converged linearly-implicit rescaled-momentum momentum midpoint splitting augmented rk4 exact",
    );
  });
});
