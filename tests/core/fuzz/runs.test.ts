import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioJsonSchema } from "../../../src/cli/simulateCommand";
import { nextInstant } from "../../../src/core/dynamics/advance";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import { csvHeader, csvLine } from "../../../src/core/runs/csv";
import { type Row, rows } from "../../../src/core/runs/rows";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { instants, systemOf } from "../support";
import { anyScenario } from "./arbitraries";
import { conforms } from "./conforms";
import { forAll } from "./effort";

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

function laneEnds(given: readonly Row[], frames: number, lane: number): boolean {
  const own = given.filter((row) => row.lane === lane);
  const bad = own.findIndex((row) => "diverged" in row);
  return bad < 0 ? own.length === frames + 1 : bad === own.length - 1;
}

describe("any valid scenario", { timeout: 600_000 }, () => {
  it("prints finite numbers only, each lane to its end or to one line that says why not", () => {
    forAll(75, [anyScenario], (input) => {
      const scenario = parseScenario(input);
      const printed = [...rows(scenario, 1)];
      const finite = printed.flatMap(numbersIn).every(Number.isFinite);
      return finite && scenario.lanes.every((_, lane) => laneEnds(printed, scenario.frames, lane));
    });
  });
  it("fills the same columns of CSV with the same numbers", () => {
    forAll(50, [anyScenario], (input) => {
      for (const row of rows(parseScenario({ ...input, frames: 2 }), 1)) {
        const cells = csvLine(row).split(",");
        expect(cells.length).toBe(csvHeader().split(",").length);
        const numbers = cells.filter((cell) => cell !== "" && !cell.startsWith('"')).map(Number);
        expect(numbers.length).toBe(numbersIn(row).length);
        expect(numbersIn(row).every((number) => numbers.includes(number))).toBe(true);
      }
    });
  });
  it("runs twice to the same bits, and goes on from a saved frame as if never stopped", () => {
    forAll(75, [anyScenario, fc.nat()], (input, pick) => {
      const plain: unknown = JSON.parse(JSON.stringify(input));
      const system = systemOf(plain);
      const first = [...instants(system, 0)];
      expect([...instants(systemOf(plain), 0)]).toEqual(first);
      const at = pick % first.length;
      const saved = first[at];
      const after = first[at + 1];
      if (saved === undefined || isDiverged(saved) || after === undefined) return;
      const restored: State = JSON.parse(JSON.stringify(saved));
      // JSON has no −0; every rule gives the same from either zero.
      expect(JSON.stringify(nextInstant(system, 0, restored))).toBe(JSON.stringify(after));
    });
  });
  it("is valid input again once its defaults are filled, and stays as it is", () => {
    forAll(75, [anyScenario], (input) => {
      const filled = parseScenario(input);
      expect(parseScenario(JSON.parse(JSON.stringify(filled)))).toEqual(JSON.parse(JSON.stringify(filled)));
    });
  });
  it("conforms to the JSON Schema, filled or not", () => {
    const schema = scenarioJsonSchema();
    forAll(75, [anyScenario], (input) => {
      const given = JSON.parse(JSON.stringify(input));
      return conforms(given, schema) && conforms(JSON.parse(JSON.stringify(parseScenario(input))), schema);
    });
  });
});
