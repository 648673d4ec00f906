import { afterEach, describe, expect, it, vi } from "vitest";
import * as english from "../../src/format/numbers";

describe("numbers in English", () => {
  it("are JavaScript's digits, exactly rounded: 1.005 is a little less, and rounds down", () => {
    expect(english.decimals(1.005, 2)).toBe("1.00");
  });

  it("have a true minus sign, and none where they read as zero", () => {
    expect([-0.25, -0.0004].map((value) => english.decimals(value, 3))).toEqual(["−0.250", "0.000"]);
  });

  it("have the same minus sign in an exponent", () => {
    expect([english.plain(-1e-7), english.rounded(-1.26e-7, 2), english.significant(-1.26e-5, 2)]).toEqual([
      "−1e−7",
      "−1.3e−7",
      "−1.3e−5",
    ]);
  });

  it("have thin spaces between thousands", () => {
    expect([999, 1000, 34817, 1234567].map(english.grouped)).toEqual([
      "999",
      "1\u202f000",
      "34\u202f817",
      "1\u202f234\u202f567",
    ]);
  });

  it("tell what overflowed by a sign, what is small by a power of ten, and round-off as none", () => {
    expect(english.decimals(Number.POSITIVE_INFINITY, 2)).toBe("∞");
    expect(english.percent(-2e-8)).toBe("−2·10⁻⁶ %");
    expect(english.percent(-2e-16)).toBe("0 %");
    expect(english.degrees(3e-16)).toBe("0°");
    expect(english.degrees(3e-8)).toBe("2·10⁻⁶°");
  });
});

describe("numbers in another language", () => {
  afterEach(() => {
    vi.doUnmock("../../src/language/strings/en");
    vi.resetModules();
  });

  it.each([
    ["de", "−0,250", "2·10⁷", "1,2e−5", "34\u202f817", "1,5 %", "0,5"],
    ["ar-EG", "−٠٫٢٥٠", "٢·10⁷", "١٫٢e−٥", "٣٤\u202f٨١٧", "١٫٥ %", "٠٫٥"],
  ])("have the signs of %s, and the same digits", async (tag, ...expected) => {
    vi.resetModules();
    vi.doMock("../../src/language/strings/en", () => ({ strings: { signs: signsOf(tag) } }));
    const { decimals, significant, grouped, tickLabels } = await import("../../src/format/numbers");
    expect([
      decimals(-0.25, 3),
      decimals(2e7, 1),
      significant(1.2e-5, 2),
      grouped(34817),
      `${decimals(1.5, 1)} %`,
      tickLabels([0.5, 0.75])[0],
    ]).toEqual(expected);
  });
});

/** The digits from 0 to 9 of a language, and its decimal sign. */
function signsOf(tag: string): string {
  const written = new Intl.NumberFormat(tag, { useGrouping: false });
  const decimal = written.formatToParts(0.5).find(({ type }) => type === "decimal")?.value;
  return Array.from("0123456789", (digit) => written.format(Number(digit))).join("") + decimal;
}
