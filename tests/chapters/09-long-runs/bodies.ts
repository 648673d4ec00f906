import { expect } from "vitest";
import { errorsOf, RATES, SWEPT_RULES } from "../../../src/chapters/09-long-runs/sweep/sweep";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { principal } from "../../../src/core/bodies/principal";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { midpoint } from "../../../src/core/dynamics/angular/midpoint";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { attitudeAt, type FreeRotation, freeRotation } from "../../../src/core/exact/freeRotation";
import { mulVec } from "../../../src/core/math/mat3";
import { identityQuat, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { type EquationCheck, expectEqual, squared } from "../../content/check";
import {
  body,
  energyOf,
  growth,
  inertia_B,
  inverseInertia_B,
  middleSpin,
  momentum_W,
  omega_B,
  principal_B,
  q_WB,
} from "../03-euler-equation/setting";

const step = 0.1;
const [i1, i2, i3] = [principal_B[0], principal_B[4], principal_B[8]];

/** A body with the moments of the checks on the middle axis, started with L tilted by so much towards its axis 1 or 3. */
function tilted(tilt: number, towards: 0 | 2 = 0): FreeRotation {
  const along = middleSpin * i2 * tilt;
  const spin: Vec3 = towards === 0 ? [along / i1, middleSpin, 0] : [0, middleSpin, along / i3];
  const body = massProperties({ inertia: [i1, i2, i3], mass: 1 });
  return freeRotation(body, identityQuat, spin);
}

/** L along the principal axes at a time. */
function momentumAt(motion: FreeRotation, t: number): Vec3 {
  const { q_WB } = attitudeAt(motion, t);
  return rotateInverse(q_WB, motion.momentum_W);
}

/** The time of the n-th flip: the n-th passage of L through the plane across the middle axis. */
function flipTime(motion: FreeRotation, n: number): number {
  let found = 0;
  let before = momentumAt(motion, 0)[1];
  const pace = 0.02;
  for (let t = pace; ; t += pace) {
    const now = momentumAt(motion, t)[1];
    if (before * now < 0) found += 1;
    if (found === n) return bisect(motion, t - pace, t);
    before = now;
  }
}

function bisect(motion: FreeRotation, from: number, to: number): number {
  const sign = momentumAt(motion, from)[1];
  let [low, high] = [from, to];
  for (let k = 0; k < 50; k++) {
    const middle = (low + high) / 2;
    if (momentumAt(motion, middle)[1] * sign > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** ω of the core's midpoint rule before and after a step, and its mean, body axes. */
function midpointStep() {
  const spin = midpoint({ q_WB, momentum_W }, body, null, step);
  const after_B = mulVec(inverseInertia_B, rotateInverse(spin.q_WB, spin.momentum_W));
  return { before_B: omega_B, after_B, middle_B: scaleVec(0.5, addVec(omega_B, after_B)) };
}

const between = (motion: FreeRotation) => flipTime(motion, 2) - flipTime(motion, 1);

/** Long runs of a free body, and doubts about its start, by id. */
export const LONG_RUNS: Readonly<Record<string, EquationCheck>> = {
  "rescaled-step": {
    tex: String.raw`\term{momentum}{\boldsymbol L}_B' = \frac{|\term{momentum}{\boldsymbol L}|}{|\term{momentum}{\boldsymbol L}_B-\term{step}{\Delta t}\,\boldsymbol g|}\,\bigl(\term{momentum}{\boldsymbol L}_B-\term{step}{\Delta t}\,\boldsymbol g\bigr), \qquad \boldsymbol g = \term{omega}{\boldsymbol\omega}_B\times\term{momentum}{\boldsymbol L}_B`,
    claim: "the core’s rescaled step does this",
    check: () => {
      const momentum_B = mulVec(inertia_B, omega_B);
      const stepped_B = subVec(momentum_B, scaleVec(step, cross(omega_B, momentum_B)));
      const wanted_B = scaleVec(norm(momentum_B) / norm(stepped_B), stepped_B);
      expectEqual(mulVec(inertia_B, rescaledMomentum(omega_B, inertia_B, step)), wanted_B);
    },
  },
  "rescaled-change": {
    tex: String.raw`\term{energy}{E}'-\term{energy}{E} = \frac{\tfrac12\term{step}{\Delta t}^2\,|\boldsymbol g|^2}{1+\term{step}{\Delta t}^2\,|\boldsymbol g|^2/|\term{momentum}{\boldsymbol L}|^2}\left(\frac1{I_g}-\frac{2\term{energy}{E}}{|\term{momentum}{\boldsymbol L}|^2}\right), \qquad \frac1{I_g} = \frac{\boldsymbol g\cdot\term{inertia}{I}^{-1}\boldsymbol g}{|\boldsymbol g|^2}`,
    claim: "the energy that the core’s rescaled step gains or loses is this, exactly",
    check: () => {
      const momentum_B = mulVec(inertia_B, omega_B);
      const g_B = cross(omega_B, momentum_B);
      const energy = energyOf(omega_B);
      const perMoment = dot(g_B, mulVec(inverseInertia_B, g_B)) / squared(g_B);
      const shrunk = 1 + (step * step * squared(g_B)) / squared(momentum_B);
      const change =
        ((0.5 * step * step * squared(g_B)) / shrunk) * (perMoment - (2 * energy) / squared(momentum_B));
      const gained = energyOf(rescaledMomentum(omega_B, inertia_B, step)) - energy;
      expect(Math.abs(gained)).toBeGreaterThan(1e-4);
      expect(gained).toBeCloseTo(change, 13);
    },
  },
  "rescaled-sign": {
    tex: String.raw`|\boldsymbol g|^2\left(\frac1{I_g}-c\right) = -|\term{momentum}{\boldsymbol L}|^4\left(\frac1{I_1}-c\right)\left(\frac1{I_2}-c\right)\left(\frac1{I_3}-c\right), \qquad c = \frac{2\term{energy}{E}}{|\term{momentum}{\boldsymbol L}|^2}`,
    claim: "both sides agree, and have the sign of what the core’s rescaled step gains or loses",
    check: () => {
      const [least, middle, most] = principal(inertia_B).moments;
      const spins: readonly Vec3[] = [omega_B, [1.9, 0.2, -0.3], [0.2, -0.4, 2.1]];
      const signs = spins.map((spin_B) => {
        const momentum_B = mulVec(inertia_B, spin_B);
        const g_B = cross(spin_B, momentum_B);
        const c = (2 * energyOf(spin_B)) / squared(momentum_B);
        const left = dot(g_B, mulVec(inverseInertia_B, g_B)) - c * squared(g_B);
        const right = -(squared(momentum_B) ** 2) * (1 / least - c) * (1 / middle - c) * (1 / most - c);
        expect(left / right).toBeCloseTo(1, 10);
        const gained = energyOf(rescaledMomentum(spin_B, inertia_B, step)) - energyOf(spin_B);
        expect(Math.sign(gained)).toBe(Math.sign(left));
        return Math.sign(gained);
      });
      expect(new Set(signs).size).toBe(2);
    },
  },
  "midpoint-step": {
    tex: String.raw`\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\term{omega}{\boldsymbol\omega}) = -\term{step}{\Delta t}\;\term{omega}{\boldsymbol\omega}_m\times\term{inertia}{I}\,\term{omega}{\boldsymbol\omega}_m, \qquad \term{omega}{\boldsymbol\omega}_m = \tfrac12(\term{omega}{\boldsymbol\omega}+\term{omega}{\boldsymbol\omega}')`,
    claim: "the core’s midpoint step solves it",
    check: () => {
      const { before_B, after_B, middle_B } = midpointStep();
      const left = mulVec(inertia_B, subVec(after_B, before_B));
      expectEqual(left, scaleVec(-step, cross(middle_B, mulVec(inertia_B, middle_B))));
    },
  },
  "midpoint-energy": {
    tex: String.raw`\term{energy}{E}'-\term{energy}{E} = \term{omega}{\boldsymbol\omega}_m\cdot\term{inertia}{I}\,(\term{omega}{\boldsymbol\omega}'-\term{omega}{\boldsymbol\omega}) = 0`,
    claim: "the product is the change of energy of any step, and of the core’s midpoint step it is zero",
    check: () => {
      const other_B: Vec3 = [0.4, 1.3, -0.9];
      const mean_B = scaleVec(0.5, addVec(omega_B, other_B));
      const product = dot(mean_B, mulVec(inertia_B, subVec(other_B, omega_B)));
      expectEqual([energyOf(other_B) - energyOf(omega_B)], [product]);
      const { before_B, after_B, middle_B } = midpointStep();
      expect(norm(subVec(after_B, before_B))).toBeGreaterThan(0.05);
      expect(dot(middle_B, mulVec(inertia_B, subVec(after_B, before_B)))).toBeCloseTo(0, 13);
      expectEqual([energyOf(after_B)], [energyOf(before_B)]);
    },
  },
  "work-precision": {
    tex: String.raw`e = C\,\term{step}{\Delta t}^{\,p} = C\,\Bigl(\frac{c}{W}\Bigr)^{\!p}`,
    claim:
      "twice the steps divide the error by 2ᵖ, where p is the registry’s order, for every rule of the sweep",
    check: () => {
      for (const rule of SWEPT_RULES) {
        // The two shortest steps whose errors are far above round-off, which is some 1e-13 rad after 5 s.
        const [coarse, fine] = errorsOf(rule)
          .filter((error) => error !== null && error > 1e-12)
          .slice(-2);
        const measured = Math.log2((coarse ?? Number.NaN) / (fine ?? Number.NaN));
        expect(Math.abs(measured - (ANGULAR[rule].order ?? Number.NaN)), rule).toBeLessThan(0.06);
      }
      expect((RATES.at(-1) ?? 0) / (RATES.at(-2) ?? 1)).toBe(2);
    },
  },
  "doubt-growth": {
    tex: String.raw`\delta(t) = \delta(0)\,e^{\lambda t}`,
    claim: "two true motions near the middle axis part at the rate λ, the more exactly the nearer they are",
    check: () => {
      // L tilted by so much along the way out: I₁ω₁ and I₃ω₃ in the ratio of the growing tilt.
      const apart = (tilt: number, t: number) => {
        const a = momentumAt(tilted(tilt), t);
        const b = momentumAt(tilted(1.001 * tilt), t);
        return norm(subVec(a, b));
      };
      // A tilt towards one axis is half a growing and half a shrinking one: after some 1/λ, the first alone is left.
      const [from, to] = [4 / growth, 6 / growth];
      const rate = (tilt: number) => Math.log(apart(tilt, to) / apart(tilt, from)) / (to - from);
      expect(rate(1e-6) / growth).toBeCloseTo(1, 3);
      expect(rate(1e-2) / growth).not.toBeCloseTo(1, 3);
    },
  },
  "flip-interval": {
    tex: String.raw`T(\varepsilon/n)-T(\varepsilon) = \frac{2\ln n}{\lambda}`,
    claim: "the true motion takes this much longer from flip to flip, to the second order in the tilt",
    check: () => {
      const later = (2 * Math.log(10)) / growth;
      const miss = (tilt: number) => Math.abs(between(tilted(tilt / 10)) - between(tilted(tilt)) - later);
      expect(miss(1e-3)).toBeLessThan(1e-5);
      expect(miss(0.2)).toBeGreaterThan(1e-3);
      const towardsThird = between(tilted(1e-4, 2)) - between(tilted(1e-3, 2));
      expect(towardsThird).toBeCloseTo(later, 5);
    },
  },
  "flip-times": {
    tex: String.raw`t_n = t_1+(n-1)\,T`,
    claim: "the true motion’s flips follow each other at equal times",
    check: () => {
      const motion = tilted(0.03);
      const [first, interval] = [flipTime(motion, 1), between(motion)];
      for (const n of [3, 7]) expect(flipTime(motion, n)).toBeCloseTo(first + (n - 1) * interval, 9);
    },
  },
};
