import { describe, expect, it } from "vitest";
import { isCloseTo, numberIn } from "../../src/book/client/numberQuestions";

describe("the number that a reader enters", () => {
  it.each([
    ["0.0625", 0.0625],
    [".0625", 0.0625],
    ["0,0625", 0.0625],
    ["1/16", 0.0625],
    [" 1 / 16 ", 0.0625],
    ["6.25 %", 0.0625],
    ["10", 10],
    ["2", 2],
  ])("is read from %j", (text, number) => {
    expect(numberIn(text)).toBeCloseTo(number, 12);
  });

  it.each(["", "a sixteenth", "1/0", "1/2/3", "1.000,5", "--1", "1e400"])("is missed in %j", (text) => {
    expect(numberIn(text)).toBeNull();
  });

  it("may be off by a twentieth, and by no more", () => {
    expect(isCloseTo(0.0624, 0.0625)).toBe(true);
    expect(isCloseTo(0.105, 0.1)).toBe(true);
    expect(isCloseTo(0.106, 0.1)).toBe(false);
    expect(isCloseTo(-0.1, 0.1)).toBe(false);
  });
});
