import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plain, rounded, shortNumber, significant } from "../../src/format/numbers";
import { readNumber } from "../../src/lab/numbers/expression";
import { shownNumber } from "../../src/lab/numbers/numberText";
import { type Measure, UNITS } from "../../src/lab/numbers/units";
import { forAll } from "../core/fuzz/effort";
import { repeated, tableOf } from "../tables";

describe("what a person types for a number", () => {
  it.each(tableOf<[string, Measure, number]>("tests/lab/expressions.yaml"))(
    "%s as %s",
    (text, measure, value) => {
      const reading = readNumber(text, measure);
      expect("value" in reading ? reading.value : reading.problem).toBeCloseTo(value, 14);
    },
  );

  it.each(tableOf<[string, Measure, string]>("tests/lab/expressionRefusals.yaml"))(
    "%s as %s is refused in a sentence",
    (text, measure, problem) => {
      expect(readNumber(repeated(text), measure)).toEqual({ problem: expect.stringMatching(problem) });
    },
  );

  it("reads back every number as it is written", () => {
    forAll(100, [fc.double({ noNaN: true, noDefaultInfinity: true })], (value) => {
      expect(readNumber(String(value), "number")).toEqual({
        value: value === 0 ? expect.closeTo(0) : value,
      });
    });
  });

  it("never throws, whatever is typed, and has a number or a sentence", () => {
    const measures = Object.keys(UNITS) as Measure[];
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."0123456789.e+-*/^()°πmsrad ") }),
    );
    forAll(2000, [texts, fc.constantFrom(...measures)], (text, measure) => {
      const reading = readNumber(text, measure);
      if ("value" in reading) expect(Number.isFinite(reading.value)).toBe(true);
      else expect(reading.problem).toMatch(/\.$/);
    });
  });
});

describe("a number as a field shows it", () => {
  it("reads as the very same number, whatever it is", () => {
    const measures = Object.keys(UNITS) as Measure[];
    forAll(
      100,
      [fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...measures)],
      (value, measure) => {
        expect(readNumber(shownNumber(value, measure), measure)).toEqual({ value });
      },
    );
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
    forAll(100, [magnitudes, fc.constantFrom(...shown)], (size, text) => {
      const value = -size;
      const reading = readNumber(text(value), "number");
      expect("value" in reading && Math.abs(reading.value - value) <= 0.06 * Math.abs(value)).toBe(true);
      expect(text(value)).not.toContain("-");
    });
  });

  it.each(tableOf<[number, Measure, string]>("tests/lab/shownNumbers.yaml"))(
    "%d as %s is %s",
    (value, measure, text) => {
      expect(shownNumber(value, measure)).toBe(text);
    },
  );
});
