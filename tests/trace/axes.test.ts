import { describe, expect, test } from "vitest";
import { initialInstant } from "../../src/core/dynamics/advance";
import { type Mat3, mulMat, mulVec, transpose } from "../../src/core/math/mat3";
import { mulQuat, normaliseQuat, type Quat, quatToMat, rotate } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { axesOf } from "../../src/trace/axes";
import type { Stage } from "../../src/trace/stages";
import { traceFrame } from "../../src/trace/traceStep";
import { fits, LANES } from "./scenarios";

/**
 * The whole experiment turned in space: start, push and planes. Components along the body's axes must not notice, those
 * along the world's must turn with it. So no intermediate can be said to be along the wrong axes.
 */
const TURN: Quat = normaliseQuat([0.8, 0.3, -0.4, 0.33]);

const START = {
  angularVelocity: [1.1, -2.3, 3.2] as Vec3,
  velocity: [0.4, -2, 0.3] as Vec3,
  orientation: normaliseQuat([0.9, 0.1, 0.2, 0.3]),
  position: [0.1, 0.05, -0.2] as Vec3,
};
const PLANE = { point: [0, 0, 0] as Vec3, normal: [0, 1, 0] as Vec3 };
const SURROUNDINGS = {
  free: {},
  loaded: { torque: [0.1, -0.2, 0.3] as Vec3, gravity: [0.2, -9.8, 0.1] as Vec3 },
  "a wall": {
    planes: [PLANE],
    contact: { method: "averaged", law: "coulomb", restitution: 0.4, friction: 0.2 },
  },
  "a wall, by its velocity": {
    planes: [PLANE],
    contact: { method: "per-vertex", law: "velocity", restitution: 0.4, friction: 0.2 },
  },
} as const;

type Fields = { torque?: Vec3; gravity?: Vec3; planes?: readonly (typeof PLANE)[]; contact?: object };

const turn = (v: Vec3): Vec3 => rotate(TURN, v);

function turnedFields({ torque, gravity, planes, contact }: Fields): object {
  return {
    ...(torque && { torque: turn(torque) }),
    ...(gravity && { gravity: turn(gravity) }),
    ...(planes && {
      planes: planes.map(({ point, normal }) => ({ point: turn(point), normal: turn(normal) })),
    }),
    ...(contact && { contact }),
  };
}

function stagesOf(lane: object, initial: object, fields: object): readonly Stage[] {
  const body = { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 };
  const system = prepare(parseScenario({ body, initial, ...fields, dt: 0.01, frames: 1, lanes: [lane] }));
  const state = initialInstant(system, 0);
  if ("diverged" in state) throw new Error(state.diverged);
  return traceFrame(system, 0, state).stages;
}

/** What an intermediate must be after the turn; null where being turned says nothing about its axes. */
function expected(stage: Stage): readonly number[] | null {
  const { value } = stage;
  if (typeof value === "number") return null;
  const axes = axesOf(stage);
  if (axes === "body") return value;
  if (value.length === 3) return turn(value as unknown as Vec3);
  if (value.length === 4) return null;
  const rotation = quatToMat(TURN);
  const matrix = value as unknown as Mat3;
  return axes === "world" ? mulMat(mulMat(rotation, matrix), transpose(rotation)) : mulMat(rotation, matrix);
}

/** Entry by entry along axes: what is no vector, and reads differently after a turn by its nature. */
const SCALAR_LISTS = ["deepest.depths"];

describe("the axes that are named", () => {
  for (const lane of LANES.filter((lane) => lane.inertia !== "frozen")) {
    test(`are those of every intermediate: ${Object.values(lane).join(", ")}`, () => {
      let compared = 0;
      for (const [name, fields] of Object.entries(SURROUNDINGS).filter(([name]) => fits(lane, name))) {
        const plain = stagesOf(lane, START, fields);
        const turnedStart = {
          angularVelocity: turn(START.angularVelocity),
          velocity: turn(START.velocity),
          position: turn(START.position),
          orientation: mulQuat(TURN, START.orientation),
        };
        const turned = stagesOf(lane, turnedStart, turnedFields(fields));
        expect(turned.map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
        plain.forEach((stage, index) => {
          const wanted = expected(stage);
          const found = turned[index]?.value;
          if (wanted === null || SCALAR_LISTS.includes(stage.id.replace(/~.*/, ""))) return;
          const size = Math.max(1e-3, ...wanted.map(Math.abs));
          const off = Math.max(
            ...wanted.map((part, at) => Math.abs(part - ((found as readonly number[])[at] ?? 0))),
          );
          // Round-off of a few dozen operations: 1e-13 measured.
          expect(off / size, `${name}: ${stage.id} along ${axesOf(stage)}`).toBeLessThan(1e-10);
          compared += 1;
        });
      }
      expect(compared).toBeGreaterThan(1);
    });
  }
});

test("a turn of the start is seen by world axes at all", () => {
  expect(mulVec(quatToMat(TURN), [1, 0, 0])[0]).toBeLessThan(0.9);
});
