import { describe, expect, it } from "vitest";
import { filledTo, setSlider } from "../../src/ui/liveElements";

/** A slider without a document: its value is what was last written, kept within its range as browsers do. */
function sliderBetween(min: number, max: number) {
  const style = new Map<string, string>();
  const input = {
    min: String(min),
    max: String(max),
    valueAsNumber: min,
    set value(text: string) {
      input.valueAsNumber = Math.min(max, Math.max(min, Number(text)));
    },
    style: {
      getPropertyValue: (name: string) => style.get(name) ?? "",
      setProperty: (name: string, value: string) => style.set(name, value),
    },
  };
  return { input, slider: input as unknown as HTMLInputElement, style };
}

describe("the filled part of a slider", () => {
  it("is nothing at its least value, all of it at its greatest, and in proportion between", () => {
    const shares = [-3, -1, 5].map((value) => Number(filledTo(value, -3, 5)["--share"]));
    expect(shares).toEqual([0, 0.25, 1]);
  });

  it("begins at zero where a quantity has two signs, else at the least value", () => {
    const zeros = [filledTo(1, -3, 5), filledTo(1, 0.5, 2), filledTo(-3, -4, -2)].map((track) =>
      Number(track["--zero"]),
    );
    expect(zeros).toEqual([0.375, 0, 0]);
  });

  it("is nothing where a slider has one value alone", () => {
    expect(Number(filledTo(2, 2, 2)["--share"])).toBe(0);
  });

  it("goes with the thumb, and stops where the thumb does", () => {
    const { input, slider, style } = sliderBetween(1, 3);
    setSlider(slider, 1.5);
    expect([input.valueAsNumber, Number(style.get("--share"))]).toEqual([1.5, 0.25]);
    setSlider(slider, 7);
    expect([input.valueAsNumber, Number(style.get("--share"))]).toEqual([3, 1]);
  });
});
