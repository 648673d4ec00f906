import { describe, expect, it } from "vitest";
import { nextInstant } from "../../../src/core/dynamics/advance";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import type { TorqueLaw } from "../../../src/core/dynamics/torque";
import { rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { withTorqueLaw } from "../../../src/core/scenario/prepare";
import { prepare } from "../../../src/lab/rule/program/prepare";
import { COMPONENTS } from "../../../src/lab/rule/rule";
import { strings } from "../../../src/lab/rule/strings/en";
import { answerTo } from "../../../src/lab/rule/worker/answer";
import { crookedThrow, jobIn } from "./crookedThrow";
import { programOf } from "./evaluated";

const FRAMES = 60;
const SYSTEM = crookedThrow("rk4", { dt: 1 / 60, frames: FRAMES });

function runOf(source: string, system = SYSTEM) {
  const reply = answerTo(programOf(source), { id: 1, job: jobIn(system), isTraced: false });
  if (reply.kind !== "run") throw new Error(`it ${reply.kind}`);
  return reply.run;
}

function lastState(source: string): readonly number[] {
  const { states, ended } = runOf(source);
  expect(ended).toBeNull();
  return [...states.slice(-COMPONENTS)];
}

/** Attitude and spin of the core's own lane under a law. */
function expected(law: TorqueLaw): readonly number[] {
  const system = withTorqueLaw(SYSTEM, law);
  let state = jobIn(system) as unknown as State;
  state = { ...state, frame: 0, momentum_W: null, rawAttitude: null };
  for (let frame = 0; frame < FRAMES; frame++) {
    const next = nextInstant(system, 0, state);
    if (isDiverged(next)) throw new Error(next.diverged);
    state = next;
  }
  return [...state.q_WB, ...state.omega_W];
}

const JET_B: Vec3 = [0.3, -0.2, 0.5];

describe("a reader's torque", () => {
  it("along the body's axes, of spin and time, drives the body as the same law drives a lane of the core", () => {
    const source = `export function torque(q_WB, omega_B, t) {
      return [${JET_B}].map((part, k) => (t < 0.5 ? part : 0) - 0.1 * omega_B[k]);
    }`;
    const law: TorqueLaw = (q_WB, omega_W, t) => {
      const damper_B = scaleVec(-0.1, rotateInverse(q_WB, omega_W));
      return rotate(q_WB, addVec(t < 0.5 ? JET_B : [0, 0, 0], damper_B));
    };
    // The same operations in the same order: the same bits.
    expect(lastState(source).slice(0, 7)).toEqual(expected(law));
  });

  it("along the world's axes where it says so", () => {
    const source = `export const axes = "world";
      export function torque(q_WB, omega_W, t) { return [Math.sin(t) + q_WB[1], -omega_W[1], 0.2]; }`;
    const law: TorqueLaw = (q_WB, omega_W, t) => [Math.sin(t) + q_WB[1], -omega_W[1], 0.2];
    expect(lastState(source).slice(0, 7)).toEqual(expected(law));
  });

  it("is added to what else acts", () => {
    const torque = [0, 0.4, 0] as [number, number, number];
    const pushed = crookedThrow("rk4", { dt: 1 / 60, frames: FRAMES, torque });
    const withCode = runOf("export function torque() { return [0, 0, 0]; }", pushed).states;
    const free = lastState("export function torque() { return [0, 0, 0]; }");
    const spin = (states: readonly number[]) => states.slice(4, 7) as unknown as Vec3;
    expect(norm(subVec(spin([...withCode.slice(-COMPONENTS)]), spin(free)))).toBeGreaterThan(0.3);
  });

  it("that the editor begins with runs, and speeds the body about z", () => {
    const free = lastState("export function torque() { return [0, 0, 0]; }");
    const { source } = strings.torque;
    const spin_B = (s: readonly number[]) => rotateInverse(s.slice(0, 4) as never, s.slice(4, 7) as never)[2];
    expect(spin_B(lastState(source))).toBeGreaterThan(spin_B(free) + 0.2);
  });

  it.each([
    ["return [1, 2];", { fault: { kind: "wrong length", what: "torque", count: 3, got: 2 } }],
    ["return [1, 0 / 0, 2];", { fault: { kind: "not finite", what: "torque" } }],
    ["", { fault: { kind: "not a list", what: "torque", count: 3, got: "undefined" } }],
    ["return [1e12, 0, 0];", { fault: { kind: "too fast" } }],
    ["throw new Error('no fuel');", { thrown: { message: "no fuel" } }],
    ["omega_B[0] = 1; return omega_B;", { thrown: { message: expect.stringContaining("read only") } }],
    ["q_WB[0] = 1; return omega_B;", { thrown: { message: expect.stringContaining("read only") } }],
  ])("%s ends the run in its first frame", (body, end) => {
    const { ended } = runOf(`export function torque(q_WB, omega_B, t) { ${body} }`);
    expect(ended).toMatchObject({ frame: 1, ...end });
  });

  it("that is no function, or has other axes, is refused by its line", () => {
    expect(prepare("export const torque = 3;")).toMatchObject([{ kind: "notAFunction", line: 1 }]);
    const source = 'export function torque() { return [0, 0, 0]; }\nexport const axes = "moon";';
    expect(prepare(source)).toMatchObject([{ kind: "axes", line: 2 }]);
  });
});
