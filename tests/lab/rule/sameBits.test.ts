import { readFileSync } from "node:fs";
import { PROGRAMS } from "virtual:rule-book";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { advance, initialInstant } from "../../../src/core/dynamics/advance";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import {
  ANGULAR_IDS,
  type AngularId,
  ORIENTATION_IDS,
  type OrientationId,
} from "../../../src/core/dynamics/ids";
import { isDiverged } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { COMPONENTS } from "../../../src/lab/rule/rule";
import { runRule } from "../../../src/lab/rule/worker/run";
import { crookedThrow, jobIn } from "./crookedThrow";
import { ruleOf } from "./evaluated";

const FAULTS: {
  readonly step: readonly [body: string, fault: object][];
  readonly advance: readonly [body: string, fault: object][];
  readonly throws: readonly [body: string, message: string][];
} = parse(readFileSync("tests/lab/rule/faults.yaml", "utf8"));

const FRAMES = 600;

function systemOf(angular: AngularId, orientation?: OrientationId, acting: Partial<ScenarioInput> = {}) {
  return crookedThrow(angular, { dt: 1 / 60, frames: FRAMES, ...acting }, orientation);
}

/** Every number of a run of the core, as far as it goes. */
function coreNumbers(system: System): number[] {
  const numbers: number[] = [];
  let instant = initialInstant(system, 0);
  while (!isDiverged(instant)) {
    numbers.push(...instant.q_WB, ...instant.omega_W, ...instant.position_W, ...instant.velocity_W);
    if (instant.frame === FRAMES) break;
    instant = advance(system, 0, instant).instant;
  }
  return numbers;
}

function readerNumbers(angular: AngularId, system: System, orientation?: OrientationId): number[] {
  return [...runRule(ruleOf(PROGRAMS[angular] ?? ""), jobIn(system, orientation)).states];
}

/** What acts on a body: a torque, gravity, drag and damping. */
const LOADS: Partial<ScenarioInput> = {
  torque: [0.3, -0.2, 0.1],
  gravity: [0, -9.81, 0.5],
  drag: { linear: 0.2, angular: 0.05 },
  damping: { linear: 0.999, angular: 0.998 },
  initial: { angularVelocity: [0.3, 5, 0.2], position: [0.1, 3, -0.2], velocity: [0.5, 2, -0.3] },
};

const BOUNCES: Partial<ScenarioInput> = {
  ...LOADS,
  body: { shape: "box", size: [0.2, 1, 2], mass: 1 },
  planes: [{ point: [0, 0, 0], normal: [0.1, 1, 0.2] }],
  contact: { restitution: 0.4, friction: 0.5 },
};

describe("a rule of the book under loads, brought in as a reader's program, has the core's states to the last bit", () => {
  it.each([
    ["implicit-body", LOADS],
    ["implicit-world", LOADS],
    ["midpoint", LOADS],
    ["splitting", LOADS],
    ["implicit-body", BOUNCES],
    ["explicit", { ...BOUNCES, contact: { method: "backtracking", restitution: 0.9, friction: 0.2 } }],
  ] as const)("%s, %#", (id, acting) => {
    const system = systemOf(id, undefined, acting as Partial<ScenarioInput>);
    const numbers = coreNumbers(system);
    expect(numbers.length).toBeGreaterThan(COMPONENTS * 100);
    expect(readerNumbers(id, system)).toEqual(numbers);
  });

  it("and impacts there are", () => {
    const system = systemOf("implicit-body", undefined, BOUNCES);
    const heights = coreNumbers(system).filter((_, index) => index % COMPONENTS === 11);
    expect(heights.some((speed, frame) => frame > 0 && speed > 1 + (heights[frame - 1] ?? 0))).toBe(true);
  });
});

describe("a rule of the book, brought in as a reader's program", () => {
  const rules = ANGULAR_IDS.filter((id) => id !== "exact");

  it("is there, each of them", () => {
    expect(Object.keys(PROGRAMS).sort()).toEqual([...rules].sort());
  });

  it.each(rules)("%s has the same states as in the core, to the last bit over 600 frames", (id) => {
    const system = systemOf(id);
    const numbers = coreNumbers(system);
    expect(numbers.length).toBe(COMPONENTS * (FRAMES + 1));
    expect(readerNumbers(id, system)).toEqual(numbers);
  });

  it.each(ORIENTATION_IDS)("and turned by %s it still has", (orientation) => {
    expect(ANGULAR["implicit-body"].wholeFrame).toBe(false);
    const system = systemOf("implicit-body", orientation);
    expect(readerNumbers("implicit-body", system, orientation)).toEqual(coreNumbers(system));
  });
});

it("a rule that lets its quaternion grow gets it back as it gave it", () => {
  const job = { ...jobIn(systemOf("momentum")), dt: 0.1, frames: 9 };
  const grows = `export function advance({ q_WB, momentum_W }, body, dt) {
    return { q_WB: q_WB.map((part) => 1.01 * part), momentum_W };
  }`;
  const { states } = runRule(ruleOf(grows), job);
  expect(Math.hypot(...states.slice(-COMPONENTS, 4 - COMPONENTS))).toBeCloseTo(1.01 ** 9, 12);
  // The body is not turned, and its ω stays what it is, whatever the quaternion's length.
  job.omega_W.forEach((part, axis) => {
    expect(states.at(4 + axis - COMPONENTS)).toBeCloseTo(part, 12);
  });
});

describe("what a rule gives that is no state ends its run at that frame", () => {
  const job = { ...jobIn(systemOf("none")), dt: 0.1, frames: 9 };
  const run = (source: string) => runRule(ruleOf(source), job);
  const step = (body: string) =>
    run(
      `let frame = 0;\nexport function step(omega_B, inertia_B, dt) { frame += 1; if (frame < 3) return omega_B; ${body} }`,
    );

  it.each(FAULTS.step)("%s", (body, fault) => {
    const { states, ended } = step(body);
    expect(ended).toEqual({ frame: 3, fault });
    expect(states.length).toBe(3 * COMPONENTS);
  });

  it.each(FAULTS.advance)("advance: %s", (body, fault) => {
    expect(run(`export function advance(start, body, dt) { ${body} }`).ended).toEqual({ frame: 1, fault });
  });

  it.each(FAULTS.throws)("%s, which throws, and leaves the frames before it", (body, message) => {
    const { states, ended } = step(body);
    expect(ended).toMatchObject({ frame: 3, thrown: { message: expect.stringMatching(message) } });
    expect([...states]).toEqual([...step("return omega_B;").states.slice(0, 3 * COMPONENTS)]);
  });
});
