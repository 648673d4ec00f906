import { beforeAll, describe, expect, it } from "vitest";
import { advance, initialInstant } from "../../src/core/dynamics/advance";
import { takeFrame as bundledTakeFrame } from "../../src/core/dynamics/advance?single";
import { ANGULAR } from "../../src/core/dynamics/angular/index";
import { ANGULAR_IDS, ORIENTATION_IDS } from "../../src/core/dynamics/ids";
import type { Lane } from "../../src/core/dynamics/lane";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import type { TakeFrame } from "../../src/core/dynamics/system";
import { parseScenario, type ScenarioInput } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { loadSinglePrecision } from "../../src/single/node";
import { runCommand } from "../cli/command";

/** Everything acts at once, and nothing is zero, equal or along an axis. */
const LOADED: Omit<ScenarioInput, "lanes"> = {
  body: { shape: "box", size: [0.3, 0.7, 1.1], mass: 1.3 },
  initial: { position: [0, 2, 0], orientation: [0.8, 0.1, 0.6, -0.2], angularVelocity: [2, 0.3, -1] },
  torque: [0.1, -0.2, 0.3],
  gravity: [0.1, -9.81, 0.2],
  drag: { linear: 0.1, angular: 0.01 },
  damping: { linear: 0.999, angular: 0.998 },
  planes: [{ point: [0, 0, 0], normal: [0.1, 1, 0.05] }],
  dt: 1 / 60,
  frames: 120,
};

const IN_DOUBLES = ["exact", "implicit-converged", "midpoint"] as const;

const LANES: readonly Lane[] = ANGULAR_IDS.filter(
  (angular) => !IN_DOUBLES.some((each) => each === angular),
).flatMap((angular): Lane[] =>
  ANGULAR[angular].wholeFrame
    ? [{ angular }]
    : ORIENTATION_IDS.map((orientation) => ({ angular, orientation })),
);

const nameOf = ({ angular, orientation }: Lane) => [angular, orientation].join(" ").trim();

let take: TakeFrame;
beforeAll(async () => {
  take = await loadSinglePrecision();
}, 60_000);

function states(experiment: Omit<ScenarioInput, "lanes">, lane: Lane, takeSingle: TakeFrame = take): State[] {
  const scenario = parseScenario({ ...experiment, lanes: [lane as ScenarioInput["lanes"][number]] });
  const system = prepare(scenario, {}, takeSingle);
  const found: State[] = [];
  for (let instant = initialInstant(system, 0); !isDiverged(instant); ) {
    found.push(instant);
    if (instant.frame === scenario.frames) break;
    instant = advance(system, 0, instant).instant;
  }
  return found;
}

function numbersOf(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** The largest difference of a component of q or ω. */
function difference(a: State | undefined, b: State | undefined): number {
  const [these, those] = [a, b].map((state) => numbersOf([state?.q_WB, state?.omega_W]));
  return Math.max(...(these ?? []).map((number, k) => Math.abs(number - (those?.[k] ?? Number.NaN))));
}

describe("a lane in single precision", () => {
  it.each(LANES.map((lane) => [nameOf(lane), lane] as const))(
    "holds 32-bit numbers only, through loads and impacts: %s",
    (_name, lane) => {
      const run = states(LOADED, { ...lane, precision: "single" });
      expect(run.length).toBeGreaterThan(30);
      const numbers = run.flatMap(({ frame: _, ...state }) => numbersOf(state));
      expect(numbers.filter((number) => !Object.is(Math.fround(number), number))).toEqual([]);
    },
  );

  it("parts from double precision in the seventh digit, and no rule by much more in a second", () => {
    const free = { ...LOADED, planes: [], frames: 60 };
    for (const lane of LANES) {
      const [double, single] = [states(free, lane), states(free, { ...lane, precision: "single" })];
      const [first, last] = [difference(double[1], single[1]), difference(double.at(-1), single.at(-1))];
      // ω is about 2, where a rounding is up to 1.2e-7: measured 5e-8 to 2e-6 (splitting-4, the longest), then 2e-6 to 2e-5.
      expect([nameOf(lane), first > 1e-8 && first < 4e-6, last < 4e-5]).toEqual([nameOf(lane), true, true]);
    }
  });

  it("is the same made on the spot and in a bundle", () => {
    const lane: Lane = { angular: "implicit-body", precision: "single" };
    expect(states(LOADED, lane, bundledTakeFrame)).toEqual(states(LOADED, lane));
  });

  it("prints 32-bit positions, velocities and orientations on the command line", async () => {
    const scenario = { ...LOADED, lanes: [{ angular: "explicit", precision: "single" }] };
    const { code, out, err } = await runCommand(["-", "--every", "40"], JSON.stringify(scenario));
    expect([code, err]).toEqual([0, ""]);
    const rows = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(4);
    for (const { position, velocity, orientation, angularVelocity } of rows) {
      const numbers = numbersOf([position, velocity, orientation, angularVelocity]);
      expect(numbers.map(Math.fround)).toEqual(numbers);
    }
  });

  it("is worked out in substeps as in whole frames", () => {
    const whole = { ...LOADED, planes: [], damping: {}, dt: 1 / 64, frames: 64 };
    const parts = { ...whole, dt: 1 / 16, frames: 16 };
    const lane: Lane = { angular: "rescaled-momentum", precision: "single" };
    const [end, endOfParts] = [states(whole, lane).at(-1), states(parts, { ...lane, substeps: 4 }).at(-1)];
    expect(endOfParts).toEqual({ ...end, frame: 16 });
  });

  it("is not run in double precision where its twin is not at hand", () => {
    const scenario = parseScenario({ ...LOADED, lanes: [{ angular: "none", precision: "single" }] });
    const system = prepare(scenario);
    const start = initialInstant(system, 0);
    if (isDiverged(start)) throw new Error("no start");
    expect(() => advance(system, 0, start)).toThrow("single precision");
  });
});

describe("of the precision of a lane", () => {
  it("double is what goes without saying", () => {
    const { lanes } = parseScenario({ ...LOADED, lanes: [{ angular: "none", precision: "double" }] });
    expect(lanes[0]).not.toHaveProperty("precision");
  });

  const refused: readonly (readonly [object, string])[] = [
    [{ angular: "none", precision: "half" }, "lanes[0].precision: expected one of double, single"],
    ...IN_DOUBLES.map(
      (angular) => [{ angular, precision: "single" }, "lanes[0].precision: expected double"] as const,
    ),
  ];
  it.each(refused)("%j is refused", (lane, message) => {
    expect(() => parseScenario({ ...LOADED, lanes: [lane] })).toThrow(message);
  });
});
