import { describe, expect, it } from "vitest";
import { carlsonRF, carlsonRJ } from "../../../src/core/math/elliptic/carlson";
import { jacobi, modulusOf } from "../../../src/core/math/elliptic/jacobi";
import type { Quat } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";

describe("Carlson's integrals give the values he printed", () => {
  // Carlson, Numerical Algorithms 10 (1995), section 3, to the 14 digits printed there.
  it.each([
    [1, 2, 0, 1.3110287771461],
    [0.5, 1, 0, 1.8540746773014],
    [2, 3, 4, 0.58408284167715],
  ])("R_F(%d, %d, %d)", (x, y, z, value) => {
    expect(carlsonRF(x, y, z)).toBeCloseTo(value, 12);
  });
  it.each([
    [0, 1, 2, 3, 0.77688623778582],
    [2, 3, 4, 5, 0.14297579667157],
  ])("R_J(%d, %d, %d, %d)", (x, y, z, p, value) => {
    expect(carlsonRJ(x, y, z, p)).toBeCloseTo(value, 13);
  });
});

/** The coefficient of a^k in (1 + a)^(−1/2). */
function rootCoefficient(k: number): number {
  return k === 0 ? 1 : -rootCoefficient(k - 1) * ((k - 0.5) / k);
}

const DEGREES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Products of powers of a, b and c up to degree 7, by their degree: (1 + a s)^(−1/2) (1 + b s)^(−1/2) (1 + c s)^(−1/2). */
function productOfRoots([a, b, c]: Vec3): readonly number[] {
  return DEGREES.map((n) => {
    const terms = DEGREES.flatMap((i) =>
      DEGREES.filter((j) => i + j <= n).map((j) => {
        const k = n - i - j;
        return rootCoefficient(i) * rootCoefficient(j) * rootCoefficient(k) * a ** i * b ** j * c ** k;
      }),
    );
    return terms.reduce((sum, term) => sum + term, 0);
  });
}

/** R_F(1 + a, 1 + b, 1 + c) for small a, b, c: the integrand's power series in s = 1 / (1 + t), term by term. */
function nearOneRF(from1: Vec3): number {
  return productOfRoots(from1).reduceRight((sum, coefficient, n) => sum + coefficient / (1 + 2 * n), 0);
}

/** R_J(1 + a, 1 + b, 1 + c, 1 + d) likewise, with 1 / (1 + d s) besides. */
function nearOneRJ(from1: Vec3, d: number): number {
  const roots = productOfRoots(from1);
  return DEGREES.reduceRight((sum, n) => {
    const coefficient = DEGREES.slice(0, n + 1).reduce(
      (part, k) => part + (roots[n - k] ?? 0) * (-d) ** k,
      0,
    );
    return sum + (3 * coefficient) / (3 + 2 * n);
  }, 0);
}

describe("Carlson's integrals of arguments all near 1 are the sum of their power series", () => {
  /** They are brought closer once more where one is farther than this from their mean, relative to it. */
  const REACH = 1 / 400;

  /** 200 sets of arguments in a direction from 1, the farthest from their weighted mean just short of that. */
  function nearOne<T extends readonly number[]>(direction: T, weights: T): readonly T[] {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = direction.reduce((sum, each, k) => sum + (each * (weights[k] ?? 0)) / total, 0);
    const farthest = Math.max(...direction.map((each) => Math.abs(each - mean)));
    return Array.from({ length: 200 }, (_, k) => {
      const scale = (REACH * (0.99 - 1e-4 * k)) / farthest;
      return direction.map((each) => 1 + scale * each) as unknown as T;
    });
  }

  /**
   * Each term of the series that ends the duplication weighs most there, the smallest 6 ε. The mean of 200 roundings
   * is far below that. Measured: 0.5 ε, and the worst 3.5 ε.
   */
  function expectNoBias(errors: readonly number[]): void {
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(Number.EPSILON);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(5 * Number.EPSILON);
  }

  it.each<Vec3>([
    [1, 1, -2],
    [2, -1, -1],
    [0, 1, -1],
    [1, 0.3, -1.3],
    [0.4, 1, -1.4],
  ])("R_F along (%d, %d, %d)", (...direction) => {
    const errors = nearOne<Vec3>(direction, [1, 1, 1]).map(
      ([x, y, z]) => carlsonRF(x, y, z) / nearOneRF([x - 1, y - 1, z - 1]) - 1,
    );
    expectNoBias(errors);
  });

  it.each<Quat>([
    [1, 1, -2, 1],
    [1, 1, -2, 2],
    [2, -1, -1, 2],
    [2, -1, -1, 3],
    [0, 1, -1, 1],
    [1, 0.3, -1.3, 2],
    [0.4, 1, -1.4, 1],
    [-1, -1, -1, 0],
  ])("R_J along (%d, %d, %d, %d)", (...direction) => {
    const errors = nearOne<Quat>(direction, [1, 1, 1, 2]).map(
      ([x, y, z, p]) => carlsonRJ(x, y, z, p) / nearOneRJ([x - 1, y - 1, z - 1], p - 1) - 1,
    );
    expectNoBias(errors);
  });
});

describe("Jacobi's functions", () => {
  it.each([1, 0.9, 0.3, 1e-3, 1e-8, 1e-100])(
    "keep sn² + cn² = 1 and dn² + k² sn² = 1 at k' = %d",
    (complement) => {
      const modulus = modulusOf(complement);
      for (let k = -10; k <= 10; k++) {
        const { sn, cn, dn } = jacobi((k / 10) * modulus.quarterPeriod, modulus);
        // A few units in the last place.
        expect(Math.abs(sn * sn + cn * cn - 1)).toBeLessThan(1e-15);
        expect(Math.abs(dn * dn - (cn * cn + complement * complement * sn * sn))).toBeLessThan(1e-15);
      }
    },
  );
  it("are sine and cosine at k = 0", () => {
    const { sn, cn, dn } = jacobi(0.7, modulusOf(1));
    expect([sn, cn, dn]).toEqual([expect.closeTo(Math.sin(0.7), 15), expect.closeTo(Math.cos(0.7), 15), 1]);
  });
  it.each([0, 1e-300, 1e-160, 9e-10, 1.1e-9, -1e-20])("are u, 1 and 1 near u = 0: at %d", (u) => {
    expect(jacobi(u, modulusOf(0.3))).toEqual({ sn: expect.closeTo(u, 25), cn: 1, dn: 1 });
    expect(jacobi(u, modulusOf(0.3)).sn / (u || 1)).toBeCloseTo(u === 0 ? 0 : 1, 15);
  });
  it("are hyperbolic towards k = 1", () => {
    const { sn, cn, dn } = jacobi(1.3, modulusOf(1e-100));
    expect(sn).toBeCloseTo(Math.tanh(1.3), 14);
    expect(cn).toBeCloseTo(1 / Math.cosh(1.3), 14);
    expect(dn).toBeCloseTo(1 / Math.cosh(1.3), 14);
  });
  it("reach one quarter period at u = K, where F(π/2) arrives too", () => {
    const modulus = modulusOf(0.3);
    expect(carlsonRF(0, 0.09, 1)).toBeCloseTo(modulus.quarterPeriod, 14);
    expect(jacobi(modulus.quarterPeriod, modulus).sn).toBeCloseTo(1, 15);
  });
});
