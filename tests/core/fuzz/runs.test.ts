import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioJsonSchema } from "../../../src/cli/jsonSchema";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { drifts, exactErrors, readings } from "../../../src/core/dynamics/diagnostics";
import { type Instant, isDiverged, type State } from "../../../src/core/dynamics/state";
import { initialInstant, nextInstant, prepare, type System } from "../../../src/core/dynamics/system";
import { norm } from "../../../src/core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/schema";
import { csvHeader, csvLine, type Row, rows } from "../../../src/core/simulate";
import { anyScenario, freeScenario } from "./arbitraries";
import { conforms } from "./conforms";
import { effort } from "./effort";

const RUNS = effort(150);

function* instants(system: System, lane: number): Generator<Instant> {
  let instant = initialInstant(system, lane);
  yield instant;
  while (!isDiverged(instant) && instant.frame < system.scenario.frames) {
    instant = nextInstant(system, lane, instant);
    yield instant;
  }
}

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
    fc.assert(
      fc.property(anyScenario, (input) => {
        const scenario = parseScenario(input);
        const printed = [...rows(scenario, 1)];
        const finite = printed.flatMap(numbersIn).every(Number.isFinite);
        return finite && scenario.lanes.every((_, lane) => laneEnds(printed, scenario.frames, lane));
      }),
      RUNS,
    );
  });
  it("fills the same columns of CSV with the same numbers", () => {
    fc.assert(
      fc.property(anyScenario, (input) => {
        for (const row of rows(parseScenario({ ...input, frames: 2 }), 1)) {
          const cells = csvLine(row).split(",");
          expect(cells.length).toBe(csvHeader().split(",").length);
          const numbers = cells.filter((cell) => cell !== "" && !cell.startsWith('"')).map(Number);
          expect(numbers.length).toBe(numbersIn(row).length);
          expect(numbersIn(row).every((number) => numbers.includes(number))).toBe(true);
        }
      }),
      effort(100),
    );
  });
  it("runs twice to the same bits, and goes on from a saved frame as if never stopped", () => {
    fc.assert(
      fc.property(anyScenario, fc.nat(), (input, pick) => {
        const plain: unknown = JSON.parse(JSON.stringify(input));
        const system = prepare(parseScenario(plain));
        const first = [...instants(system, 0)];
        expect([...instants(prepare(parseScenario(plain)), 0)]).toEqual(first);
        const at = pick % first.length;
        const saved = first[at];
        const after = first[at + 1];
        if (saved === undefined || isDiverged(saved) || after === undefined) return;
        const restored: State = JSON.parse(JSON.stringify(saved));
        // JSON has no −0; every rule gives the same from either zero.
        expect(JSON.stringify(nextInstant(system, 0, restored))).toBe(JSON.stringify(after));
      }),
      RUNS,
    );
  });
  it("is valid input again once its defaults are filled, and stays as it is", () => {
    fc.assert(
      fc.property(anyScenario, (input) => {
        const filled = parseScenario(input);
        expect(parseScenario(JSON.parse(JSON.stringify(filled)))).toEqual(JSON.parse(JSON.stringify(filled)));
      }),
      RUNS,
    );
  });
  it("conforms to the JSON Schema, filled or not", () => {
    const schema = scenarioJsonSchema();
    fc.assert(
      fc.property(anyScenario, (input) => {
        const given = JSON.parse(JSON.stringify(input));
        return conforms(given, schema) && conforms(JSON.parse(JSON.stringify(parseScenario(input))), schema);
      }),
      RUNS,
    );
  });
});

/**
 * Some ten roundings a frame, one of the tensor's inverse, whose condition is the ratio of its moments, and for the
 * closed form one of the phase, which a start beside the intermediate axis makes long.
 */
function roundOff({ body, scenario, exact }: System): number {
  const [least, , largest] = body.principal.moments;
  const phase = Math.abs(exact?.circulation?.startPhase ?? 0);
  return 1e-15 * (scenario.frames + 1) * (10 + largest / least + phase);
}

function eachEnd(
  input: ScenarioInput,
  check: (system: System, lane: number, start: State, end: State) => void,
): void {
  const system = prepare(parseScenario(input));
  system.scenario.lanes.forEach((_, lane) => {
    const run = [...instants(system, lane)].filter((instant): instant is State => !isDiverged(instant));
    const [start, end] = [run[0], run.at(-1)];
    if (start !== undefined && end !== undefined) check(system, lane, start, end);
  });
}

describe("on a body on which nothing acts, what a rule claims to keep is kept", { timeout: 600_000 }, () => {
  it("L by every rule that has it as its state, but the midpoint rule's direction of it", () => {
    fc.assert(
      fc.property(freeScenario, (input) => {
        eachEnd(input, (system, lane, start, end) => {
          const { angular = "none", inertia } = system.scenario.lanes[lane] ?? {};
          if (ANGULAR[angular].state === "velocity" || inertia === "frozen" || angular === "midpoint") return;
          expect(end.momentum_W).toEqual(start.momentum_W);
        });
      }),
      RUNS,
    );
  });
  it("E and |L| by the midpoint rule, the exact solution, and the dropped term on an exact turn", () => {
    fc.assert(
      fc.property(freeScenario, (input) => {
        eachEnd(input, (system, lane, start, end) => {
          const { angular = "none", orientation, inertia, update } = system.scenario.lanes[lane] ?? {};
          const exactTurn =
            orientation === "exponential-map" && inertia === "rotated" && update === "semi-implicit";
          if (!["midpoint", "exact"].includes(angular) && !(angular === "none" && exactTurn)) return;
          const spinOnly = (state: State) => readings(system, { ...state, velocity_W: [0, 0, 0] });
          const { energyDrift, momentumDrift } = drifts(spinOnly(start), spinOnly(end));
          expect(Math.abs(energyDrift ?? 0)).toBeLessThan(roundOff(system));
          expect(Math.abs(momentumDrift ?? 0)).toBeLessThan(roundOff(system));
        });
      }),
      RUNS,
    );
  });
  it("|L| by the rescaled momentum", () => {
    fc.assert(
      fc.property(freeScenario, (input) => {
        const lanes: ScenarioInput["lanes"] = [{ angular: "rescaled-momentum" }];
        eachEnd({ ...input, lanes }, (system, _lane, start, end) => {
          const { momentumDrift } = drifts(readings(system, start), readings(system, end));
          expect(Math.abs(momentumDrift ?? 0)).toBeLessThan(roundOff(system));
        });
      }),
      RUNS,
    );
  });
  it("the straight line and the steady speed of the centre of mass, by every rule", () => {
    fc.assert(
      fc.property(freeScenario, (input) => {
        eachEnd(input, (system, _lane, start, end) => {
          const time = end.frame * system.scenario.dt;
          const gone = start.velocity_W.map(
            (v, k) => (end.position_W[k] ?? 0) - (start.position_W[k] ?? 0) - v * time,
          );
          expect(end.velocity_W).toEqual(start.velocity_W);
          expect(norm(gone as unknown as [number, number, number])).toBeLessThan(1e-12);
        });
      }),
      RUNS,
    );
  });
  it("the true motion by the exact solution, against itself", () => {
    fc.assert(
      fc.property(freeScenario, (input) => {
        eachEnd({ ...input, lanes: [{ angular: "exact" }] }, (system, _lane, _start, end) => {
          const { attitudeError, spinError } = exactErrors(system, end);
          expect(attitudeError).toBeLessThan(roundOff(system));
          expect(spinError ?? 0).toBeLessThan(roundOff(system));
        });
      }),
      RUNS,
    );
  });
});
