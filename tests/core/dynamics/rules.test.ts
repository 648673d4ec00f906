import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { augmented } from "../../../src/core/dynamics/angular/augmented";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { implicitWorld } from "../../../src/core/dynamics/angular/implicitWorld";
import { linearlyImplicit } from "../../../src/core/dynamics/angular/linearlyImplicit";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { diagonal, type Mat3, mulMat, mulVec, scaleMat, skew, subMat } from "../../../src/core/math/mat3";
import { identityQuat, mulQuat } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { forAll } from "../fuzz/effort";
import { evenly, vectorWithin } from "../fuzz/numbers";
import { finalReadings, quatError, relativeError } from "../support";

/** A tensor that is not diagonal, and a spin with no zero and no equal components. */
const INERTIA: Mat3 = [2, 0.1, 0.2, 0.1, 3, 0.3, 0.2, 0.3, 4.5];
const OMEGA: Vec3 = [1, 2, 3];
const TILTED = { initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] } };
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
});

describe("the mean spin of a step, ω + ½ dt ω̇ ± (dt²/12) ω̇ × ω, while ω̇ is constant", () => {
  const start: Vec3 = [1, 2, 3];
  const rate: Vec3 = [-2, 1.5, 0.7];
  const spinAt = (t: number) => addVec(start, scaleVec(t, rate));
  const mean = (dt: number, sign: 1 | -1) =>
    addVec(spinAt(0.5 * dt), scaleVec((sign * dt * dt) / 12, cross(rate, start)));
  /** Many small turns: by world ω each comes before what was there (left), by body ω after it. */
  const trueTurn = (dt: number, side: "left" | "right") => {
    const small = dt / 4000;
    const turns = Array.from({ length: 4000 }, (_, k) =>
      exponentialMap(identityQuat, spinAt((k + 0.5) * small), small),
    );
    return turns.reduce((q, turn) => (side === "left" ? mulQuat(turn, q) : mulQuat(q, turn)), identityQuat);
  };
  const errorOf = (dt: number, sign: 1 | -1, side: "left" | "right") =>
    quatError(exponentialMap(identityQuat, mean(dt, sign), dt), trueTurn(dt, side));

  it.each([
    ["world ω, multiplied on the left", "+", "left", 1],
    ["body ω, multiplied on the right", "−", "right", -1],
  ] as const)("of %s takes the sign %s: the other one costs two orders", (_what, _sign, side, sign) => {
    const orderOf = (given: 1 | -1) => Math.log2(errorOf(0.2, given, side) / errorOf(0.1, given, side));
    // One step of a rule of order 4 is wrong by dt⁵, of order 2 by dt³; the next terms move that by less than 0.1.
    expect(Math.abs(orderOf(sign) - 5)).toBeLessThan(0.1);
    expect(Math.abs(orderOf(sign === 1 ? -1 : 1) - 3)).toBeLessThan(0.1);
  });
  it("is what the augmented rule turns by: + and left", () => {
    const body = massProperties({ inertia: [1, 2, 3], mass: 1 });
    const dt = 0.05;
    const momentum_W: Vec3 = [1, 4, 9];
    const acceleration_W: Vec3 = [(4 * 3 - 9 * 2) / 1, (9 * 1 - 1 * 3) / 2, (1 * 2 - 4 * 1) / 3];
    const commutator_W = scaleVec((dt * dt) / 12, cross(acceleration_W, OMEGA));
    const mean_W = addVec(addVec(OMEGA, scaleVec(0.5 * dt, acceleration_W)), commutator_W);
    const { q_WB } = augmented({ q_WB: identityQuat, momentum_W }, body, null, dt);
    expect(quatError(q_WB, exponentialMap(identityQuat, mean_W, dt))).toBeLessThan(1e-15);
  });
});

describe("below half a radian a step, one Newton step loses energy, or nearly", () => {
  /** E₂ / E₁ − 1 of one step by 1 s. */
  const gain = (omega: Vec3, moments: Vec3) => {
    const doubled = (w: Vec3) => dot(w, mulVec(diagonal(moments), w));
    return doubled(implicitBody(omega, diagonal(moments), 1)) / doubled(omega) - 1;
  };
  /** The moments of a real body, from its mean squares of x, y and z, of a hundredth to 1. */
  const someBody = fc.tuple(evenly(-2, 0), evenly(-2, 0), evenly(-2, 0)).map((powers): Vec3 => {
    const [x, y, z] = powers.map((power) => 10 ** power) as [number, number, number];
    return [y + z, x + z, x + y];
  });
  const someStep = fc
    .tuple(vectorWithin(1), evenly(0.01, 0.5))
    .filter(([direction]) => norm(direction) > 1e-3)
    .map(([direction, angle]) => scaleVec(angle / norm(direction), direction));

  it("no real body gains more than 1/60", () => {
    forAll(5000, [someStep, someBody], (omega, moments) => gain(omega, moments) < 1 / 60);
  });
  it("none gains whose moments lie within a factor 5", () => {
    const isRound = (moments: Vec3) => Math.max(...moments) < 5 * Math.min(...moments);
    // Round-off of two sums of three products.
    forAll(5000, [someStep, someBody.filter(isRound)], (omega, moments) => gain(omega, moments) < 4e-15);
  });
  it.each([
    ["fourteenfold apart, 0.9 %", 0.0642, 0.009],
    ["a thousandfold apart, all but 1/60", 0.000661, 0.0165],
  ])("the worst are flat bars, half a radian across them: moments %s", (_what, slender, most) => {
    const flatBar: Vec3 = [0.8347, slender, 0.8347 + slender];
    const worst = gain([0.4, 0, 0.3], flatBar);
    expect(worst).toBeGreaterThan(most);
    expect(worst).toBeLessThan(1.01 * most);
  });
});

describe("world and body frame", () => {
  it.each([
    ["free", {}],
    ["under torque", { torque: [0.02, -0.01, 0.03] }],
  ])("the two implicit rules are one algorithm: they agree to round-off, %s", (_what, change) => {
    const [world, body] = (["implicit-world", "implicit-body"] as const).map((angular) =>
      finalReadings({ ...SCENARIOS.briskBox.scenario, ...TILTED, ...change, lanes: [{ angular }] }),
    );
    // 500 steps of round-off; measured: 2e-14.
    expect(relativeError(world?.angularVelocity ?? OMEGA, body?.angularVelocity ?? OMEGA)).toBeLessThan(
      1e-12,
    );
  });
});
