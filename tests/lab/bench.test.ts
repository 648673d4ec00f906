import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import { angleBetweenAttitudes, unitQuat } from "../../src/core/math/quat";
import { norm, subVec, type Vec3 } from "../../src/core/math/vec3";
import { rows } from "../../src/core/runs/rows";
import { parseScenario, parseScenarioText } from "../../src/core/scenario/parseScenario";
import { StateError } from "../../src/figures/shell/figureState";
import { laneIdOf, laneTitle, readLane } from "../../src/figures/simulation/laneId";
import { checkJudged, FIRST_SETTINGS, settingsOf } from "../../src/lab/bench/benchState";
import { readBench } from "../../src/lab/document/bench";
import type { LabInput } from "../../src/lab/document/labInput";
import { MadeLanes } from "../../src/lab/document/madeLanes";
import { pack, unpack } from "../../src/lab/document/packed";
import { RecordingError, readRecording } from "../../src/lab/document/recordings";
import { changed, moved } from "../../src/lab/document/undo";
import { anglesOf, likelyAngles, likelySpins, spinOf, tiltedOf } from "../../src/lab/form/attitude";
import { printed } from "../../src/lab/JsonPane";
import { readNumber } from "../../src/lab/numbers/expression";
import { shownNumber } from "../../src/lab/numbers/numberText";
import { STARTING_POINT_IDS, startingPoint } from "../../src/lab/startingPoints";
import { fromRollPitchYaw } from "../../src/lab/tensor/reading";
import { forAll } from "../core/fuzz/effort";
import { tableOf } from "../tables";

/** The angle that so many degrees typed in a field are [rad]. */
function typedAngle(turn: number): number {
  const reading = readNumber(`${turn}°`, "angle");
  return "value" in reading ? reading.value : Number.NaN;
}

describe("the starting points", () => {
  it.each(STARTING_POINT_IDS)(
    "%s runs, fits a link, and its text is that of the command line, to the last digit",
    (id) => {
      const input = startingPoint(id);
      const scenario = readBench(unpack(pack(input)));
      const ofText = parseScenarioText(printed(input));
      expect(ofText).toEqual(scenario);
      const few = { ...scenario, frames: 20 };
      expect([...rows({ ...ofText, frames: 20 }, 5)]).toEqual([...rows(few, 5)]);
    },
  );
});

describe("a scenario of the command line’s", () => {
  it("with a lane’s precision, which scenarios once had, is refused by the field’s name", () => {
    const { lanes, ...rest } = startingPoint("gains");
    const input = { ...rest, lanes: [...lanes, { angular: "explicit", precision: "single" }].slice(-2) };
    expect(() => readBench(unpack(pack(input)))).toThrow("lanes[1].precision: unknown field");
    expect(() => parseScenario(input)).toThrow("lanes[1].precision: unknown field");
  });
});

describe("a start by other numbers", () => {
  const angle = fc.double({ min: -1.4, max: 1.4, noNaN: true });
  const part = fc.double({ min: -3, max: 3, noNaN: true });

  it("by angles is the same attitude", () => {
    forAll(100, [fc.tuple(part, angle, part)], (angles) => {
      const back = anglesOf(fromRollPitchYaw(angles));
      expect(angleBetweenAttitudes(fromRollPitchYaw(back), fromRollPitchYaw(angles))).toBeLessThan(1e-7);
    });
  });

  it("by axis, tilt and rate has that tilt and rate", () => {
    const { principal } = massProperties({
      inertia: [
        [1, 0.1, 0],
        [0.1, 2, 0.2],
        [0, 0.2, 2.5],
      ],
      mass: 1,
    });
    const orientation = unitQuat([0.5, -0.5, 0.1, 0.7]);
    const omega = spinOf({ axis: 1, tilt: 0.2, rate: 5 }, principal, orientation);
    const back = tiltedOf(omega, principal, orientation);
    expect(back.axis).toBe(1);
    expect(back.tilt).toBeCloseTo(0.2, 12);
    expect(norm(subVec(spinOf(back, principal, orientation), omega))).toBeLessThan(1e-12);
  });

  it("typed in degrees is found again in what a link holds, to the last bit", () => {
    const degrees = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100);
    const typed = fc.tuple(degrees(179), degrees(89), degrees(179));
    forAll(100, [typed], (turns) => {
      const made = fromRollPitchYaw(turns.map(typedAngle) as unknown as Vec3);
      const shown = likelyAngles(made)[0]?.map((angle) => shownNumber(angle, "angle"));
      expect(shown).toEqual(turns.map((turn) => `${turn + 0}°`.replace("-", "−")));
    });
    const { principal } = massProperties({ shape: "cylinder", radius: 0.3, height: 1, mass: 2 });
    for (const tilt of [0.5, 12, 30, 44.75]) {
      const spin = { axis: 0, tilt: typedAngle(tilt), rate: 7.25 } as const;
      const orientation = fromRollPitchYaw([typedAngle(20), typedAngle(-35), 0]);
      const omega = spinOf(spin, principal, orientation);
      expect(likelySpins(omega, principal, orientation)).toContainEqual(spin);
    }
  });
});

describe("a lane in lists", () => {
  it.each([
    "none",
    "implicit-body/matrix",
    "none/quaternion/frozen",
    "rk4/4-substeps",
    "none/per-vertex/coulomb",
    "exact",
  ])("%s is called what it was made of", (id) => {
    const lane = readLane(id);
    if (!lane) throw new Error("no such lane");
    const body = { shape: "box", size: [1, 2, 3], mass: 1 };
    const [parsed] = parseScenario({
      body,
      initial: { angularVelocity: [1, 2, 3] },
      dt: 0.1,
      frames: 1,
      lanes: [lane],
    }).lanes;
    expect(parsed && laneIdOf(parsed)).toBe(id);
  });
});

describe("a lane that is made elsewhere", () => {
  it("is called by what makes it, and only one from a file a recording", () => {
    const input: LabInput = {
      ...startingPoint("gains"),
      lanes: [
        { rule: { name: "Mine", source: "" } },
        { engine: "havok:none" },
        {
          recording: {
            name: "log.csv",
            dt: 1,
            orientation: [
              [1, 0, 0, 0],
              [1, 0, 0, 0],
            ],
          },
        },
      ],
    };
    const scenario = readBench(input, {}, new MadeLanes());
    const titles = settingsOf(scenario, input, FIRST_SETTINGS).lanes.map(laneTitle);
    expect(titles).toEqual([
      "Your rule “Mine”, not run yet",
      "Havok, none, not run yet",
      "Recorded: log.csv",
    ]);
  });
});

describe("what is wrong with a scenario or a link is named, and what was expected", () => {
  const rule = { name: "Mine", source: "" };
  const scenario = {
    body: { mass: 1, inertia: [1, 2, 2.5] },
    initial: { angularVelocity: [0, 1, 0] },
    dt: 0.01,
    frames: 1,
  };
  const reading = (some: object) => () =>
    readBench({ ...scenario, lanes: [{ angular: "none" }], ...some }, {});

  it.each(tableOf<[some: object, sentence: string]>("tests/lab/refusedScenarios.yaml"))(
    "%j",
    (some, sentence) => {
      expect(reading(some)).toThrow(new RegExp(sentence));
    },
  );

  it("a lane to be judged that has no rule", () => {
    const input = { ...scenario, lanes: [{ angular: "none" }, { rule }] } as unknown as LabInput;
    expect(() => checkJudged("b", input)).not.toThrow();
    expect(() => checkJudged(undefined, input)).not.toThrow();
    for (const [judge, given] of [
      ["a", input],
      ["d", input],
      ["a", null],
      ["a", { lanes: [null] }],
    ] as const) {
      const judging = () => checkJudged(judge, given as unknown as LabInput);
      expect(judging).toThrow(StateError);
      expect(judging).toThrow(/^judge: expected a lane with a rule/);
    }
  });
});

describe("a recording from a file", () => {
  const input = { ...startingPoint("gains"), frames: 30 };
  const run = [...rows(parseScenario(input), 1)];

  it("of rows that the command line printed plays them again", () => {
    const text = run.map((row) => JSON.stringify(row)).join("\n");
    const recording = readRecording(text, "my run.jsonl");
    const scenario = readBench({ ...input, lanes: [{ recording }] });
    const played = [...rows(scenario, 10)].map((row) => ("diverged" in row ? null : row.orientation));
    const own = run.filter((row) => row.lane === 0 && row.frame % 10 === 0);
    expect(played).toEqual(own.map((row) => ("diverged" in row ? null : row.orientation)));
  });

  it.each(["", "{", "[1]", "a,b\n1,2", '{"name":"x"}'])("%s is refused in a sentence", (text) => {
    expect(() => readRecording(text, "x")).toThrow(RecordingError);
  });
});

describe("undo", () => {
  it("goes back and forth, and a change forgets what was undone", () => {
    const first = { states: [1], at: 0 };
    const third = changed(changed(first, 2), 3);
    const second = moved(third, -1) as typeof first;
    expect(second.states[second.at]).toBe(2);
    expect(moved(second, 1)).toEqual(third);
    expect(changed(second, 4)).toEqual({ states: [1, 2, 4], at: 2 });
    expect([moved(changed(second, 4), 1), moved(first, -1)]).toEqual([null, null]);
  });
});
