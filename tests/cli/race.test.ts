import { describe, expect, it } from "vitest";
import { race } from "../../src/cli/raceCommand";
import { tableOf } from "../tables";
import { expectRefused, json, rowsOf, runCommand, VALID } from "./command";

const REFUSALS = tableOf<[what: string, flags: string[], start: string]>("tests/cli/raceRefusals.yaml");

/** The rule that cannon-es follows, for as many frames as a test needs. */
const SHORT = { ...VALID, frames: 20, lanes: [{ angular: "none", orientation: "quaternion" }] };
const FULL_TENSOR = [
  [0.8, 0.1, -0.05],
  [0.1, 0.6, 0.12],
  [-0.05, 0.12, 1.1],
];

describe("a race prints the rows of simulate", () => {
  it.each([
    ["every frame", []],
    ["every seventh", ["--every", "7"]],
    ["as CSV", ["--format", "csv"]],
  ] as const)("%s, for an engine that computes as a rule does", async (_what, flags) => {
    const raced = await runCommand(["-", "--engine", "cannon-es", ...flags], json(SHORT), race);
    const simulated = await runCommand(["-", ...flags], json(SHORT));
    expect([raced.code, raced.err]).toEqual([0, ""]);
    expect(numbersOf(raced.out)).toEqual(
      numbersOf(simulated.out).map((number) => expect.closeTo(number, 12)),
    );
    expect(raced.out.replace(NUMBER, "")).toBe(simulated.out.replace(NUMBER, ""));
  });

  it("for each engine asked for, lanes in order within a frame", async () => {
    const given = ["-", "--engine", "cannon-es:none", "--engine=cannon-es", "--every", "10"];
    const { out } = await runCommand(given, json(SHORT), race);
    const rows = rowsOf(out);
    expect(rows.map(({ lane, frame }) => [frame, lane])).toEqual(
      [0, 10, 20].flatMap((frame) => [
        [frame, 0],
        [frame, 1],
      ]),
    );
    const [first, second] = [0, 1].map((wanted) => rows.filter(({ lane }) => lane === wanted));
    expect(second).toEqual(first?.map((row) => ({ ...row, lane: 1 })));
  });

  it("for a scenario without lanes of its own, which would not run", async () => {
    const { lanes: _, ...free } = SHORT;
    const given = ["-", "--engine", "cannon-es"];
    expect(await runCommand(given, json(free), race)).toEqual(await runCommand(given, json(SHORT), race));
    expectRefused(await runCommand(given, "[]", race), "body: missing");
    expectRefused(await runCommand(given, "{", race), "scenario: expected JSON");
  });

  it("for a body whose tensor is not diagonal, in the body's own axes", async () => {
    const scenario = { ...SHORT, body: { inertia: FULL_TENSOR, mass: 2 } };
    const raced = await runCommand(["-", "--engine", "cannon-es", "--format", "csv"], json(scenario), race);
    const simulated = await runCommand(["-", "--format", "csv"], json(scenario));
    expect(numbersOf(raced.out)).toEqual(
      numbersOf(simulated.out).map((number) => expect.closeTo(number, 12)),
    );
  });
});

describe("an engine that slows a fast body down", () => {
  it("is named in a note, and only for a body that gets so fast", async () => {
    const at = (spin: number) => ({ ...SHORT, dt: 1 / 60, initial: { angularVelocity: [0.1, spin, 0] } });
    const given = ["-", "--engine", "rapier", "--engine", "cannon-es", "--every", "20"];
    const { code, err } = await runCommand(given, json(at(60)), race);
    expect([code, err]).toEqual([
      0,
      "note: rapier slows down what spins at more than 47.12 rad/s at this dt, as this body would\n",
    ]);
    expect((await runCommand(given, json(at(20)), race)).err).toBe("");
  });
});

describe("a race is refused with exit code 2 and one message that names the argument or the field", () => {
  it.each(REFUSALS)("%s", async (_what, flags, start) => {
    expectRefused(await runCommand(["-", ...flags], json(SHORT), race), start);
  });

  it.each([
    ["torque", { torque: [0, 0, 1] }],
    ["gravity", { gravity: [0, -9.81, 0] }],
    ["drag", { drag: { angular: 0.1 } }],
    ["damping", { damping: { linear: 0.9 } }],
    ["planes", { planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }] }],
    ["frames", { frames: 1e9 }],
    ["dt", { dt: 0 }],
    ["body.mass", { body: { inertia: [1, 2, 3], mass: -1 } }],
  ])("%s", async (field, change) => {
    const ended = await runCommand(["-", "--engine", "cannon-es"], json({ ...SHORT, ...change }), race);
    expectRefused(ended, `${field}: expected`);
  });

  it("but prints its help", async () => {
    const { code, out } = await runCommand(["--help"], "", race);
    expect(code).toBe(0);
    expect(out).toContain("mujoco: euler*, implicit, implicitfast, rk4");
  });
});

const NUMBER = /-?\d+(\.\d+)?(e[-+]\d+)?/g;

function numbersOf(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}
