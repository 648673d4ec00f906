import { describe, expect, it } from "vitest";
import { carlsonRF, carlsonRJ } from "../../../src/core/exact/carlson";
import { jacobi, modulusOf } from "../../../src/core/exact/jacobi";

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
