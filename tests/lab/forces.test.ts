import { describe, expect, it } from "vitest";
import { isSingle, torquesOf } from "../../src/core/dynamics/scenario";
import { isDiverged } from "../../src/core/dynamics/state";
import { rotate } from "../../src/core/math/quat";
import { addVec, angleBetween, cross, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { parseScenarioText } from "../../src/core/scenario/parseScenario";
import { actingOn } from "../../src/lab/bench/benchSpec";
import { readBench } from "../../src/lab/document/bench";
import type { LabInput } from "../../src/lab/document/labInput";
import { pack, unpack } from "../../src/lab/document/packed";
import { kindOfTorque, similarTorque, TORQUE_KINDS, writtenTorques } from "../../src/lab/form/similarTorque";
import { printed } from "../../src/lab/JsonPane";
import { benchMarks } from "../../src/lab/picture/marks";
import { startingPoint } from "../../src/lab/startingPoints";
import { Player } from "../../src/playback/player";
import { toWorld } from "../../src/scene/geometry/pose";
import type { Mark } from "../../src/scene/marks";

const FREE = startingPoint("tensor") as LabInput;

/** The scenario of a link to what the form holds, and of its text. */
function throughLink(input: LabInput) {
  const opened = unpack(pack(input)) as LabInput;
  const scenario = readBench(opened);
  expect(parseScenarioText(printed(opened))).toEqual(scenario);
  return { opened, scenario };
}

describe("what the form holds comes back out of a link, to the last digit", () => {
  it.each(TORQUE_KINDS)("a torque of the kind %s, alone and in a list", (kind) => {
    const torque = similarTorque(null, kind, 0.03);
    const { scenario } = throughLink({ ...FREE, torque: writtenTorques([torque]) });
    expect(torquesOf(scenario.torque)).toEqual([torque]);
    expect(kindOfTorque(torque)).toBe(kind);
    const pair = [torque, similarTorque(null, "aim", 0.7)];
    const listed = throughLink({ ...FREE, torque: writtenTorques(pair) });
    expect(isSingle(listed.scenario.torque)).toBe(false);
    expect(torquesOf(listed.scenario.torque)).toEqual(pair);
  });

  it("a pivot, a wheel, and none of them", () => {
    const wheel = { axis: [0, 0, 1], momentum: 0.3 } as LabInput["wheel"];
    const { scenario } = throughLink({ ...FREE, pivot: [0, 0.1, -0.2], wheel });
    expect(scenario).toMatchObject({ pivot: [0, 0.1, -0.2], wheel: { ...wheel, motor: 0 } });
    const none: LabInput = { ...FREE, torque: writtenTorques([]), pivot: undefined, wheel: undefined };
    expect(throughLink(none).opened).toEqual(FREE);
  });

  it("a torque of another kind keeps what both have", () => {
    const value: Vec3 = [1, 2, 3];
    expect(similarTorque(value, "body", 1)).toEqual({ axes: "body", value });
    expect(similarTorque({ axes: "body", value }, "world", 1)).toEqual(value);
    const force = { force: [0, 3, 0], at: [1, 0, 0], axes: "body" } as const;
    expect(similarTorque(force, "worldForce", 1)).toEqual({ ...force, axes: "world" });
  });
});

const BALL = { body: { inertia: [0.5, 0.5, 0.5], mass: 1 }, dt: 0.01, lanes: [{ angular: "rk4" }] } as const;

function spinAfter(frames: number, kind: "aim" | "detumble", initial: object) {
  const torque = writtenTorques([similarTorque(null, kind, 0.5)]);
  const scenario = readBench({ ...BALL, initial, torque, frames });
  const end = new Player(scenario).instant(0, frames);
  if (isDiverged(end)) throw new Error(end.diverged);
  return end;
}

describe("a torque that the form proposes is seen within seconds", () => {
  it("coils let a spin across the field fall to 1/e in two seconds", () => {
    const end = spinAfter(200, "detumble", { angularVelocity: [1, 0, 0] });
    // ω = e^(−t g / I) to the rule's fourth order.
    expect(end.omega_W[0]).toBeCloseTo(Math.exp(-1), 9);
  });

  it("an aim from a small angle swings at 1 rad/s, with a damping ratio of 0.7", () => {
    const angle = 1e-3;
    const t = Math.PI / Math.sqrt(1 - 0.7 * 0.7);
    const start = [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)];
    const frames = Math.round(t / BALL.dt);
    const end = spinAfter(frames, "aim", { orientation: start, angularVelocity: [0, 0, 0] });
    // Half a period of the damped swing later: −θ₀ e^(−ζt), to the frame nearest to it.
    expect((2 * end.q_WB[3]) / angle).toBeCloseTo(-Math.exp(-0.7 * t), 4);
  });
});

/** A body on a pivot off its axes, with a wheel inside and a torque, so that no part of L is nought. */
const HELD = {
  ...FREE,
  initial: { angularVelocity: [0.4, 4, 0.6] },
  pivot: [0.1, 0.05, -0.3],
  gravity: [0, -9.81, 0],
  wheel: { axis: [1, 2, 2], momentum: 0.4 },
  torque: { axes: "body", value: [0.3, -0.2, 0.1] },
  dt: 1e-4,
} as const;

function heldPlayer() {
  const scenario = readBench(HELD);
  return new Player(scenario);
}

function marksAt(player: Player, frame: number): readonly Mark[] {
  const [state, start] = [player.instant(0, frame), player.instant(0, 0)];
  if (isDiverged(state) || isDiverged(start)) throw new Error("the lane has diverged");
  const view = {
    system: player.system,
    lane: 0,
    state,
    start,
    past: [],
    fraction: 0,
    impactsAfter: () => [],
  };
  return benchMarks(view, new Set(["omega", "momentum", "load"]), false, {});
}

function arrowIn(marks: readonly Mark[], key: string) {
  const found = marks.find((mark) => mark.key === key);
  if (found?.kind !== "arrow") throw new Error(`no arrow ${key}`);
  return found;
}

describe("a body on a pivot, with a wheel inside", () => {
  it("has the L about the pivot that its L about the centre of mass gives", () => {
    const player = heldPlayer();
    player.seek(500);
    const report = player.report(0);
    if ("diverged" in report) throw new Error(report.diverged);
    const { angularMomentum, position, velocity, pivotMomentum } = report;
    const pivot_W = player.system.pivot?.point_W as Vec3;
    const orbital = scaleVec(player.system.body.mass, cross(subVec(position, pivot_W), velocity));
    const expected = addVec(angularMomentum, orbital);
    expect(norm(orbital)).toBeGreaterThan(0.1);
    // Measured 4e-16 of |L|.
    expect(norm(subVec(pivotMomentum, expected))).toBeLessThan(1e-14 * norm(expected));
  });

  it("is drawn turning about its pivot, and none of it leaves the picture", () => {
    const player = heldPlayer();
    for (const frame of [0, 300, 900]) {
      const body = marksAt(player, frame).find(({ key }) => key === "body");
      if (body?.kind !== "body") throw new Error("no body");
      const half = scaleVec(0.5, body.size);
      const corner_W = toWorld(body, [half[0], half[1], half[2]]);
      const opposite_W = toWorld(body, scaleVec(-1, half));
      expect(Math.max(norm(corner_W), norm(opposite_W))).toBeLessThan(1.3 + 1e-12);
      expect(norm(body.position_W)).toBeGreaterThan(0.3);
      const state = player.instant(0, frame);
      if (isDiverged(state)) throw new Error(state.diverged);
      const arm_W = scaleVec(-1, rotate(state.q_WB, HELD.pivot));
      expect(angleBetween(body.position_W, arm_W)).toBeLessThan(1e-7);
    }
  });

  it("has its torque's arrow at the tip of L, pointing where L goes", () => {
    const player = heldPlayer();
    const [now, next] = [marksAt(player, 400), marksAt(player, 401)];
    const momentum_W = arrowIn(now, "momentum").span_W;
    const change_W = subVec(arrowIn(next, "momentum").span_W, momentum_W);
    const load = arrowIn(now, "load");
    expect(load.tail_W).toEqual(momentum_W);
    // The chord of a step leans from the tangent by half of what τ turns in it, some ω dt.
    expect(angleBetween(load.span_W, change_W)).toBeLessThan(4 * HELD.dt);
  });
});

describe("what acts decides what the bench shows", () => {
  it.each([
    [{}, { isFree: true, isTurned: false, isHeld: false }],
    [{ gravity: [0, -9.8, 0] }, { isFree: false, isTurned: false, isHeld: false }],
    [
      { gravity: [0, -9.8, 0], pivot: [0, 0, 1] },
      { isFree: false, isTurned: true, isHeld: true },
    ],
    [{ drag: { angular: 0.1 } }, { isFree: false, isTurned: true, isHeld: false }],
    [{ torque: [0, 0, 1] }, { isFree: false, isTurned: true, isHeld: false }],
  ])("%j", (some, shown) => {
    expect(actingOn(readBench({ ...FREE, ...some }))).toEqual(shown);
  });
});
