import { describe, expect, it } from "vitest";
import { conversionLines } from "../../../src/chapters/engines/meaning/lines";
import { CONVERTIBLE, MEANING_ROWS, TURNING } from "../../../src/chapters/engines/meaning/rows";
import { TILTED, turnedBox, WRITTEN } from "../../../src/chapters/engines/meaning/tiltedBox";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { angleBetweenAttitudes, rotate } from "../../../src/core/math/quat";
import { dot, norm } from "../../../src/core/math/vec3";
import { axesNames } from "../../../src/logs/axes";
import { changesBetween } from "../../../src/logs/changeOfAxes";
import { PRESETS, type Preset, type PresetId, saidBy } from "../../../src/logs/presets";
import { readConventions } from "../../../src/logs/readConventions";
import { chosen } from "../../chosen";
import { motionOf } from "../../logs/examined";

/** The notebook's own conventions. */
const NOTEBOOK: Preset = {
  name: "Tumble",
  order: "wxyz",
  omega: "world",
  torque: "world",
  unit: "rad/s",
  handedness: "right",
  up: "y",
  sources: [],
};

interface Given {
  readonly x: readonly number[];
  readonly q: readonly number[];
  readonly omega: readonly number[];
  readonly torque: readonly number[];
}

/** The page's lines, run. */
function converter(from: Preset, to: Preset, which = 0): (given: Given) => Given {
  const axes = changesBetween(from, to)[which];
  if (!axes) throw new Error("no such change");
  const code = conversionLines({ from, to, axes }).join("\n");
  const names = ["x", "q", "omega", "torque"].filter((name) => code.includes(`const ${name}2 =`));
  const run = new Function(
    "x",
    "q",
    "omega",
    "torque",
    `${code}\nreturn { ${names.map((name) => `${name}: ${name}2`)} };`,
  );
  return ({ x, q, omega, torque }) => run(x, q, omega, torque);
}

const STATES = motionOf({ angular: "implicit-body", orientation: "exponential-map" }, 40);
const PLACE = [0.3, -1.2, 2.5];

const given = STATES.map(
  ({ q_WB, omega_W }): Given => ({ x: PLACE, q: q_WB, omega: omega_W, torque: [1, 2, -3] }),
);

/**
 * Its names tell the order of q and nothing else. Without it an ω along the body’s axes beside x, y, z, w can as well be one along the
 * world’s, exchanged, beside w, x, y, z.
 */
function logOf(rows: readonly Given[], order: Preset["order"]): string {
  const lines = rows.map(({ q, omega }, frame) => [frame / 60, ...q, ...omega].join(","));
  return [`t,${[...(order ?? "")].map((part) => `q${part}`)},wx,wy,wz`, ...lines].join("\n");
}

const TURNING_PAIRS = TURNING.flatMap((from) =>
  TURNING.flatMap((to) => (from === to ? [] : [[from, to] as const])),
);
const FEW: readonly string[] = [
  "unity ros",
  "ros unity",
  "mujoco unreal",
  "unreal px4",
  "px4 babylon",
  "godot isaac",
];

describe("the lines from one program to another", () => {
  it.each(chosen(TURNING_PAIRS, ([from, to]) => FEW.includes(`${from} ${to}`)))(
    "make of a log of %s one in which the reader finds every convention of %s",
    (from, to) => {
      const into = converter(NOTEBOOK, PRESETS[from]);
      const onwards = converter(PRESETS[from], PRESETS[to], 3);
      const log = logOf(
        given.map((row) => onwards(into(row))),
        PRESETS[to].order,
      );
      const [reading] = readConventions(log).readings;
      expect(reading).toMatchObject({ ...saidBy(PRESETS[to]), direction: "body-to-world" });
      expect(reading?.axes).toEqual({ columns: [0, 1, 2], signs: [1, 1, 1] });
    },
  );

  it("there and back again are as before, for every pair and each of its four changes", () => {
    const [first] = given;
    for (const from of CONVERTIBLE)
      for (const to of CONVERTIBLE)
        for (const which of [0, 1, 2, 3]) {
          const [there, back] = [PRESETS[from], PRESETS[to]];
          const start = converter(NOTEBOOK, there)(first as Given);
          const inverse = changesBetween(back, there).findIndex((_, k) => {
            const { x } = converter(back, there, k)(converter(there, back, which)(start));
            return distanceOf(x, start.x) < 1e-12;
          });
          const end = converter(back, there, inverse)(converter(there, back, which)(start));
          for (const name of ["q", "omega", "torque"] as const)
            if (end[name] && start[name])
              expect(distanceOf(end[name], start[name]), name).toBeLessThan(1e-12);
        }
  });

  it("give what is known from ROS to Unity, with ROS’s x forwards", () => {
    const axes = changesBetween(PRESETS.ros, PRESETS.unity).find(
      (one) => String(axesNames(one)) === "-y,z,x",
    );
    if (!axes) throw new Error("no such change");
    const lines = conversionLines({ from: PRESETS.ros, to: PRESETS.unity, axes });
    expect(lines.slice(1, 3)).toEqual([
      "const x2 = [-x[1], x[2], x[0]];",
      "const q2 = [q[1], -q[2], -q[0], q[3]];",
    ]);
  });
});

function distanceOf(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((each, k) => each - (b[k] ?? Number.NaN)));
}

describe("the box on its side", () => {
  it("has its own y along the world’s x", () => {
    expect(rotate(TILTED, [0, 1, 0])).toEqual([1, 0, 0]);
  });

  it.each(TURNING)("turns as %s means it, about the one y and across the other", (program) => {
    const { omega, unit, handedness } = PRESETS[program];
    const { omega_W, worldY, bodyY } = turnedBox(program, 0.4);
    const size = (unit === "deg/s" ? Math.PI / 180 : 1) * norm(WRITTEN) * (handedness === "left" ? -1 : 1);
    const [along, across] = omega === "world" ? [worldY, bodyY] : [bodyY, worldY];
    expect(dot(omega_W, along)).toBeCloseTo(size, 14);
    expect(dot(omega_W, across)).toBeCloseTo(0, 14);
  });

  it("moves as a free body of unequal moments does", () => {
    const body = massProperties({ inertia: [0.03, 0.05, 0.07], mass: 1 });
    for (const program of TURNING) {
      const { start, omega_W, q_WB } = turnedBox(program, 1.7);
      const exact = attitudeAt(freeRotation(body, start, omega_W), 1.7);
      // Measured: 4e-16 rad.
      expect(angleBetweenAttitudes(q_WB, exact.q_WB), program).toBeLessThan(1e-7);
    }
  });

  it("is turned otherwise by each of the four that the text names", () => {
    const spins = (["unity", "godot", "mujoco", "unreal"] as const).map((id) => turnedBox(id, 0).omega_W);
    const apart = spins.flatMap((a, k) => spins.slice(k + 1).map((b) => distanceOf(a, b)));
    expect(Math.min(...apart)).toBeGreaterThan(2);
  });
});

describe("the table", () => {
  it("has a row for each program whose logs are read, the measured first, and a day for each that is told", () => {
    expect(new Set(MEANING_ROWS.map(({ id }) => id))).toEqual(new Set(Object.keys(PRESETS)));
    const measured = MEANING_ROWS.map(({ measuredIn }) => measuredIn !== null);
    expect(measured.lastIndexOf(true)).toBe(measured.filter(Boolean).length - 1);
    for (const { id, measuredIn, readOn } of MEANING_ROWS) expect(measuredIn ?? readOn, id).toMatch(/\d/);
  });

  it("holds both orders, both axes, both hands, both units and three ways up, so that none can be left unsaid", () => {
    const values = (name: keyof Preset) => new Set(TURNING.map((id: PresetId) => PRESETS[id][name]));
    expect(values("order").size).toBe(2);
    expect(values("omega").size).toBe(2);
    expect(values("unit").size).toBe(2);
    expect(values("handedness").size).toBe(2);
    expect(values("up").size).toBe(3);
  });
});
