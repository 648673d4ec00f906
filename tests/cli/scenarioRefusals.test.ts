import { describe, it } from "vitest";
import { expectRefused, json, runCommand, spawnCommand, VALID } from "./command";

const body = (change: object) => json({ ...VALID, body: { ...VALID.body, ...change } });
const initial = (change: object) => json({ ...VALID, initial: { ...VALID.initial, ...change } });
const lanes = (...given: readonly object[]) => json({ ...VALID, lanes: given });
const without = (key: keyof typeof VALID) =>
  json(Object.fromEntries(Object.entries(VALID).filter(([k]) => k !== key)));
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const literal = (text: string) => json({ ...VALID, dt: "DT" }).replace('"DT"', text);

const RECORDING = {
  name: "log",
  dt: 0.1,
  orientation: [
    [1, 0, 0, 0],
    [1, 0, 0, 0.1],
    [1, 0, 0, 0.2],
  ],
};
const AT = "lanes[0].recording";
const recorded = (change: object) => lanes({ recording: { ...RECORDING, ...change } });

/** What is wrong, the input, and how the one message must begin. */
const INVALID: readonly (readonly [string, string, string])[] = [
  ["empty input", "", "scenario: expected JSON"],
  ["text that is not JSON", "{", "scenario: expected JSON"],
  ["a NaN literal", literal("NaN"), "scenario: expected JSON"],
  ["a number past the largest", literal("1e999"), "dt: expected a finite number, got Infinity"],
  ["lists nested 100,000 deep", literal(nested(1e5)), `dt: expected a number, got ${"[".repeat(57)}...`],
  ["as deep a text", nested(1e5), "body: missing"],
  [
    "objects nested as deep",
    literal(`${'{"a":'.repeat(1e5)}1${"}".repeat(1e5)}`),
    'dt: expected a number, got {"a":{"a":',
  ],
  ["a list", "[]", "body: missing"],
  ["null", "null", "scenario: expected an object"],
  ["no body", without("body"), "body: missing"],
  ["no dt", without("dt"), "dt: missing, expected a number"],
  ["no frames", without("frames"), "frames: missing, expected a number"],
  ["no lanes", without("lanes"), "lanes: missing, expected a list of lanes"],
  ["no start", without("initial"), "initial: missing, expected an object"],
  [
    "no spin",
    json({ ...VALID, initial: {} }),
    "initial.angularVelocity: missing, expected a list of 3 numbers",
  ],
  ["an unknown field", json({ ...VALID, colour: 1 }), "colour: unknown field"],
  ["an unknown field in the body", body({ colour: 1 }), "body.colour: unknown field"],
  ["an unknown field in a lane", lanes({ angular: "none", colour: 1 }), "lanes[0].colour: unknown field"],
  [
    "a body without a shape",
    json({ ...VALID, body: { mass: 1 } }),
    "body.shape: missing, expected one of box",
  ],
  ["an unknown shape", body({ shape: "torus" }), "body.shape: expected one of box"],
  ["a negative edge", body({ size: [1, -2, 3] }), "body.size[1]: expected a number above 0, got -2"],
  ["too few edges", body({ size: [1, 2] }), "body.size[2]: missing, expected a number"],
  ["a negative mass", body({ mass: -1 }), "body.mass: expected a number above 0, got -1"],
  ["no mass", json({ ...VALID, body: { inertia: [1, 2, 3] } }), "body.mass: missing, expected a number"],
  [
    "a negative moment",
    json({ ...VALID, body: { inertia: [1, -2, 3], mass: 1 } }),
    "body.inertia[1]: expected",
  ],
  [
    "a tensor that is not symmetric",
    json({
      ...VALID,
      body: {
        inertia: [
          [1, 0.1, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        mass: 1,
      },
    }),
    "body.inertia: expected a symmetric",
  ],
  [
    "a tensor that is not positive definite",
    json({
      ...VALID,
      body: {
        inertia: [
          [1, 2, 0],
          [2, 1, 0],
          [0, 0, 1],
        ],
        mass: 1,
      },
    }),
    "body.inertia: expected a positive definite",
  ],
  [
    "moments too small to invert",
    body({ size: [1e-160, 1e-160, 1e-160] }),
    "body: expected moments of inertia",
  ],
  [
    "a zero quaternion",
    initial({ orientation: [0, 0, 0, 0] }),
    "initial.orientation: expected a quaternion that",
  ],
  ["a text for a number", initial({ velocity: [0, "1", 0] }), "initial.velocity[1]: expected a number"],
  ["dt of zero", json({ ...VALID, dt: 0 }), "dt: expected a number above 0, got 0"],
  ["negative dt", json({ ...VALID, dt: -0.01 }), "dt: expected a number above 0, got -0.01"],
  ["an endless run", json({ ...VALID, dt: 1e307 }), "dt: expected a finite duration"],
  ["half a frame", json({ ...VALID, frames: 1.5 }), "frames: expected a whole number"],
  [
    "more than 1e7 rows",
    json({ ...VALID, frames: 5_000_000 }),
    "frames: expected at most 1e7 rows, got 10000002",
  ],
  ["frames without end", json({ ...VALID, frames: 1e300 }), "frames: expected a whole number up to 1e9"],
  ["no lane", lanes(), "lanes: expected at least one lane"],
  ["a lane without a rule", lanes({}), "lanes[0].angular: missing, expected one of none, explicit"],
  [
    "an unknown rule",
    lanes({ angular: "none" }, { angular: "euler" }),
    "lanes[1].angular: expected one of none, ",
  ],
  [
    "an unknown turn",
    lanes({ angular: "none", orientation: "euler" }),
    "lanes[0].orientation: expected one of ",
  ],
  [
    "a turn for a rule that turns the body itself",
    lanes({ angular: "rk4", orientation: "exponential-map" }),
    "lanes[0].orientation: expected no orientation",
  ],
  [
    "an update for such a rule",
    lanes({ angular: "midpoint", update: "explicit" }),
    "lanes[0].update: expected no update",
  ],
  ["a lane that is no object", json({ ...VALID, lanes: ["none"] }), "lanes[0]: expected an object"],
  [
    "a lane both computed and recorded",
    lanes({ angular: "none", recording: RECORDING }),
    "lanes[0].angular: unknown field",
  ],
  [
    "a recording of one instant",
    recorded({ orientation: [[1, 0, 0, 0]] }),
    `${AT}.orientation: expected at least 2`,
  ],
  ["a recording without a name", recorded({ name: undefined }), `${AT}.name: missing, expected a name`],
  ["a recording without times", recorded({ dt: undefined }), `${AT}: expected a time step dt or times t`],
  ["a recording with two sorts of time", recorded({ t: [0, 1, 2] }), `${AT}.t: expected either dt or t`],
  [
    "a recording whose times do not rise",
    recorded({ dt: undefined, t: [0, 1, 1] }),
    `${AT}.t: expected times that rise, but entry 2`,
  ],
  [
    "a recording with fewer spins than attitudes",
    recorded({
      angularVelocity: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    }),
    `${AT}.angularVelocity: expected 3 entries, as many as orientation, got 2`,
  ],
  [
    "a recorded quaternion of zero",
    recorded({
      orientation: [
        [1, 0, 0, 0],
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    }),
    `${AT}.orientation[1]: expected a quaternion that is not zero`,
  ],
  [
    "a recorded quaternion that lacks a number",
    recorded({
      orientation: [
        [1, 0, 0, 0],
        [1, 0, 0],
        [1, 0, 0, 0],
      ],
    }),
    `${AT}.orientation[1][3]: missing, expected a number`,
  ],
  [
    "a speed without a place",
    recorded({
      velocity: [
        [1, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
      ],
    }),
    `${AT}.velocity: expected none, because the recording has no position`,
  ],
  ["an unknown field in a recording", recorded({ omega: [] }), `${AT}.omega: unknown field`],
  [
    "a contact method that does not exist",
    lanes({ angular: "none", contact: { method: "glue" } }),
    "lanes[0].contact.method: expected one of averaged, per-vertex, backtracking",
  ],
  [
    "a lane's own restitution",
    lanes({ angular: "none" }, { angular: "none", contact: { restitution: 1 } }),
    "lanes[1].contact.restitution: unknown field",
  ],
  [
    "a closed form that meets planes",
    lanes({ angular: "exact", contact: { law: "coulomb" } }),
    "lanes[0].contact: expected no contact",
  ],
  [
    "a frozen tensor for such a rule",
    lanes({ angular: "rk4", inertia: "frozen" }),
    "lanes[0].inertia: expected rotated",
  ],
  [
    "a torque beside an exact lane",
    json({ ...VALID, torque: [0, 0, 1], lanes: [{ angular: "exact" }] }),
    "torque: expected none, because lanes[0].angular is exact",
  ],
  [
    "gravity beside an exact lane",
    json({ ...VALID, gravity: [0, -9.8, 0], lanes: [{ angular: "none" }, { angular: "exact" }] }),
    "gravity: expected none, because lanes[1].angular is exact",
  ],
  [
    "damping beside an exact lane",
    json({ ...VALID, damping: { linear: 0.9 }, lanes: [{ angular: "exact" }] }),
    "damping: expected none",
  ],
  [
    "drag beside an exact lane",
    json({ ...VALID, drag: { angular: 1 }, lanes: [{ angular: "exact" }] }),
    "drag: expected none",
  ],
  [
    "planes for a body without vertices",
    json({
      ...VALID,
      body: { inertia: [1, 2, 3], mass: 1 },
      planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
    }),
    "planes: expected none, because the body has no vertices",
  ],
  [
    "a plane without a direction",
    json({ ...VALID, planes: [{ point: [0, 0, 0], normal: [0, 0, 0] }] }),
    "planes[0].normal: expected a normal that is not zero",
  ],
  [
    "an unknown contact method",
    json({ ...VALID, contact: { method: "x" } }),
    "contact.method: expected one of averaged, ",
  ],
  [
    "restitution above 1",
    json({ ...VALID, contact: { restitution: 2 } }),
    "contact.restitution: expected a number from 0",
  ],
  [
    "points on one line",
    json({
      ...VALID,
      body: { shape: "points", points: [1, 2, 3].map((x) => ({ mass: 1, position: [x, 2 * x, 3 * x] })) },
    }),
    "body",
  ],
  [
    "a massless point",
    json({
      ...VALID,
      body: { shape: "points", points: [1, 2, 3].map((x) => ({ mass: x - 1, position: [x, x * x, 0] })) },
    }),
    "body.points[0].mass: expected a number above 0, got 0",
  ],
  [
    "an unknown mesh",
    json({ ...VALID, body: { shape: "mesh", mesh: "teapot", mass: 1 } }),
    "body.mesh: expected a closed solid, got no mesh of that name among bunny",
  ],
  ["negative drag", json({ ...VALID, drag: { linear: -1 } }), "drag.linear: expected a number not below 0"],
  [
    "damping above 1",
    json({ ...VALID, damping: { angular: 2 } }),
    "damping.angular: expected a number from 0 to 1",
  ],
];

describe("a scenario that is not valid ends with exit code 2 and one message that names the field", () => {
  it.each(INVALID)("%s", async (_what, input, start) => {
    expectRefused(await runCommand(["-"], input), start);
  });
});

it("A refusal is the exit code and the one line of the process too", async () => {
  expectRefused(
    await spawnCommand(["-"], body({ mass: -1 })),
    "body.mass: expected a number above 0, got -1",
  );
}, 30_000);
