import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plain, rounded, shortNumber, significant } from "../../src/format/numbers";
import { readNumber } from "../../src/lab/numbers/expression";
import { shownNumber } from "../../src/lab/numbers/numberText";
import { type Measure, UNITS } from "../../src/lab/numbers/units";

describe("what a person types for a number", () => {
  it.each<[string, Measure, number]>([
    ["1e-3", "number", 0.001],
    ["2*pi/3", "angle", (2 * Math.PI) / 3],
    ["30°", "angle", Math.PI / 6],
    ["-30 deg", "angle", -Math.PI / 6],
    ["45° + 15°", "angle", Math.PI / 3],
    ["12 cm", "length", 0.12],
    ["2 m", "length", 2],
    ["250 mm", "length", 0.25],
    ["sqrt(2)/2", "number", Math.SQRT1_2],
    ["2^-1", "number", 0.5],
    ["-2^2", "number", -4],
    ["2^3^2", "number", 512],
    ["300 rpm", "rate", 10 * Math.PI],
    ["180 °/s", "rate", Math.PI],
    ["2 π", "number", Number.NaN],
    ["2·π", "number", 2 * Math.PI],
    ["−5", "number", -5],
    ["−2.5e−7", "number", -2.5e-7],
    ["2·10⁻¹⁴", "number", 2e-14],
    ["−2·10⁻⁶ °", "angle", (-2e-6 * Math.PI) / 180],
    ["10⁸ mm", "length", 1e5],
    ["2³^2", "number", 64],
    ["34\u202f817", "number", 34817],
    ["1\u202f234\u202f567.5", "number", 1234567.5],
    ["(1 + 2) * 3", "number", 9],
    ["1/60", "time", 1 / 60],
    [".5", "number", 0.5],
    ["3 g", "mass", 0.003],
    ["4 g cm²", "inertia", 4e-7],
  ])("%s as %s", (text, measure, value) => {
    const reading = readNumber(text, measure);
    if (Number.isNaN(value)) expect(reading).toHaveProperty("problem");
    else expect("value" in reading ? reading.value : reading.problem).toBeCloseTo(value, 14);
  });

  it.each<[string, Measure, RegExp]>([
    ["", "number", /missing/],
    ["1,5", "length", /point/],
    ["30°", "mass", /“°” does not belong/],
    ["5 furlongs", "length", /“furlongs” is not known here; units are m, cm/],
    ["(1", "number", /bracket/],
    ["1/0", "number", /finite/],
    ["2 +", "number", /early/],
    ["sqrt 2", "number", /brackets: sqrt\(0.5\)/],
    ["constructor", "number", /not known/],
    ["__proto__", "number", /does not belong/],
    ["5 m²", "length", /“²” does not belong/],
    ["pi²", "number", /“²” does not belong/],
    ["10⁻", "number", /“⁻” does not belong/],
    ["1\u202f23", "number", /“2” does not belong/],
    ["alert(1)", "number", /“alert” is not known/],
    ["(".repeat(100), "number", /brackets within/],
    ["1".repeat(1000), "number", /longer/],
  ])("%s as %s is refused in a sentence", (text, measure, problem) => {
    expect(readNumber(text, measure)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it("reads back every number as it is written", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value), "number")).toEqual({
          value: value === 0 ? expect.closeTo(0) : value,
        });
      }),
    );
  });

  it("never throws, whatever is typed, and has a number or a sentence", () => {
    const measures = Object.keys(UNITS) as Measure[];
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."0123456789.e+-*/^()°πmsrad ") }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...measures), (text, measure) => {
        const reading = readNumber(text, measure);
        if ("value" in reading) expect(Number.isFinite(reading.value)).toBe(true);
        else expect(reading.problem).toMatch(/\.$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a number as a field shows it", () => {
  it("reads as the very same number, whatever it is", () => {
    const measures = Object.keys(UNITS) as Measure[];
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(...measures),
        (value, measure) => {
          expect(readNumber(shownNumber(value, measure), measure)).toEqual({ value });
        },
      ),
    );
  });

  it("has one kind of minus sign, before it and in its exponent", () => {
    expect([-2.5e-7, 1e-21, -3].map((value) => shownNumber(value, "inertia"))).toEqual([
      "−2.5e−7",
      "1e−21",
      "−3",
    ]);
  });

  it("reads back as the page writes it elsewhere, to the figures that are shown", () => {
    // Below 10⁻³⁰⁰ a power of ten is near the least number there is, and has few digits left.
    const magnitudes = fc.double({ min: 1e-300, max: 1e12, noNaN: true });
    const shown = [
      plain,
      shortNumber,
      (value: number) => significant(value, 4),
      (value: number) => rounded(value, 4),
    ];
    fc.assert(
      fc.property(magnitudes, fc.constantFrom(...shown), (size, text) => {
        const value = -size;
        const reading = readNumber(text(value), "number");
        expect("value" in reading && Math.abs(reading.value - value) <= 0.06 * Math.abs(value)).toBe(true);
        expect(text(value)).not.toContain("-");
      }),
    );
  });

  it.each([
    [Math.PI / 6, "30°"],
    [-Math.PI / 2, "−90°"],
    [0, "0°"],
    [0.5, "0.5"],
    [(2 * Math.PI) / 3, "120°"],
  ])("%d rad as %s", (angle, text) => {
    expect(shownNumber(angle, "angle")).toBe(text);
  });
});
