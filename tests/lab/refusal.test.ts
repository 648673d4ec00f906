import { describe, expect, it } from "vitest";
import { ScenarioError } from "../../src/core/scenario/errors";
import { readBench } from "../../src/lab/document/bench";
import { inFormWords } from "../../src/lab/form/refusal";
import { readFrames } from "../../src/lab/LabForm";
import { startingPoint } from "../../src/lab/startingPoints";
import { tableOf } from "../tables";

function refusalOf(change: object): ScenarioError | null {
  try {
    readBench({ ...startingPoint("gains"), ...change });
    return null;
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
}

describe("what the form cannot have", () => {
  it.each(tableOf<[object, string]>("tests/lab/formRefusals.yaml"))(
    "%j is refused by the labels of the form: %s",
    (change, sentence) => {
      expect(inFormWords(refusalOf(change))).toBe(sentence);
    },
  );

  it("is null for what it can have", () => {
    expect(inFormWords(refusalOf({ frames: 5 }))).toBeNull();
  });
});

describe("a number of frames", () => {
  it.each([
    ["30 s", 1 / 60, 1800],
    ["0.5 min", 1 / 60, 1800],
    ["500 ms", 0.01, 50],
    ["1800", 1 / 60, 1800],
    ["2 * 900", 1 / 60, 1800],
    // Left to the core, which takes whole numbers alone.
    ["1.5", 1 / 60, 1.5],
  ])("is %s at steps of %s s: %s", (text, dt, frames) => {
    expect(readFrames(text, dt)).toEqual({ value: frames });
  });

  it("names the units of time where it is neither a number nor a time", () => {
    expect(readFrames("30 kg", 1 / 60)).toEqual({ problem: expect.stringContaining("units are s, ms") });
  });
});
