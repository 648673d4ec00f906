import { describe, expect, it } from "vitest";
import { exactErrors } from "../../../src/core/diagnostics/errors";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { isDiverged } from "../../../src/core/dynamics/state";
import { attitudeAt } from "../../../src/core/exact/freeRotation";
import { angleBetweenAttitudes, type Quat, scaleQuat, slerp } from "../../../src/core/math/quat";
import { norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { playable, recordedPose } from "../../../src/core/recording/playable";
import type { Recording } from "../../../src/core/recording/recording";
import { type Row, rows } from "../../../src/core/runs/rows";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { systemOf } from "../support";

/** No zero and no equal components, tilted, on the move, falling. */
const tumbling: ScenarioInput = {
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1.3 },
  initial: {
    position: [0.1, 0.2, 0.3],
    velocity: [0.3, -0.2, 0.1],
    orientation: [0.5, -0.5, 0.1, 0.7],
    angularVelocity: [1, 2, 3],
  },
  gravity: [0, -9.8, 0],
  dt: 0.01,
  frames: 200,
  lanes: [{ angular: "implicit-body" }],
};

type ReadingsRow = Exclude<Row, { diverged: string }>;

function readingsOf(input: ScenarioInput, lane = 0): ReadingsRow[] {
  return [...rows(parseScenario(input), 1)].filter(
    (row): row is ReadingsRow => row.lane === lane && !("diverged" in row),
  );
}

/** What a lane did, as a recording. */
function recordingOf(input: ScenarioInput, name = "made here"): Recording {
  const run = readingsOf(input);
  return {
    name,
    dt: input.dt,
    orientation: run.map((row) => row.orientation),
    angularVelocity: run.map((row) => row.angularVelocity),
    position: run.map((row) => row.position),
    velocity: run.map((row) => row.velocity),
  };
}

function withLane(recording: Recording, input = tumbling): ScenarioInput {
  // As a file has it.
  return { ...input, lanes: JSON.parse(JSON.stringify([{ recording }])) };
}

describe("a recording of a run that the core made", () => {
  it.each<AngularId>(["none", "implicit-body", "rk4"])("reads as the run itself: %s", (angular) => {
    const computed = { ...tumbling, lanes: [{ angular }] };
    const played = readingsOf(withLane(recordingOf(computed)));
    const run = readingsOf(computed);
    expect(played).toHaveLength(201);
    for (const [frame, row] of played.entries()) {
      const { energy, angularMomentum, ...same } = run[frame] as ReadingsRow;
      const { energy: playedEnergy, angularMomentum: playedMomentum, ...playedSame } = row;
      expect(playedSame).toEqual(same);
      // L is worked out from q and ω where the run had it as its state: measured 4e-16.
      expect(Math.abs(playedEnergy / energy - 1)).toBeLessThan(4e-15);
      expect(norm(subVec(playedMomentum, angularMomentum))).toBeLessThan(4e-15 * norm(angularMomentum));
    }
  });

  it("is the same with its times given one by one, from whatever time they count", () => {
    const recording = recordingOf(tumbling);
    const t = recording.orientation.map((_, index) => 12.5 + index * 0.01);
    expect(readingsOf(withLane({ ...recording, dt: undefined, t }))).toEqual(readingsOf(withLane(recording)));
  });

  it("ends after its last instant, and the lanes beside it go on", () => {
    const recording = recordingOf({ ...tumbling, frames: 50 });
    const both = { ...tumbling, lanes: [...(withLane(recording).lanes ?? []), { angular: "none" as const }] };
    const printed = [...rows(parseScenario(both), 40)];
    expect(printed.filter((row) => "diverged" in row)).toEqual([
      { lane: 0, frame: 51, diverged: "the recording ends" },
    ]);
    expect(printed.at(-1)).toMatchObject({ lane: 1, frame: 200 });
  });

  it("without positions stays where the scenario starts it, and does not move", () => {
    const { position: _, velocity: __, ...turning } = recordingOf(tumbling);
    const last = readingsOf(withLane(turning)).at(-1);
    expect(last?.position).toEqual([0.1, 0.2, 0.3]);
    expect(last?.velocity).toEqual([0, 0, 0]);
  });
});

describe("between its own instants", () => {
  const omega: Vec3 = [0.7, -1.1, 0.4];
  const start: Quat = [0.5, -0.5, 0.5, 0.5];
  const t = [0, 0.3, 0.5, 1.1, 1.2];
  const uniform: Recording = {
    name: "uniform",
    t,
    orientation: t.map((time) => exponentialMap(start, omega, time)),
  };

  it("a uniform turn stays uniform, whatever the times, with the ω that made it", () => {
    const playing = playable(uniform);
    for (let time = 0; time <= 1.2; time += 0.01) {
      const pose = recordedPose(playing, time);
      if (pose === null) throw new Error("it has ended");
      // Measured 4e-16 and 9e-16.
      expect(angleBetweenAttitudes(pose.q_WB, exponentialMap(start, omega, time))).toBeLessThan(4e-15);
      expect(norm(subVec(pose.omega_W, omega))).toBeLessThan(1e-14);
    }
    expect(recordedPose(playing, 1.2001)).toBeNull();
  });

  it("the sign of a quaternion says nothing", () => {
    const signs = [1, -1, -1, 1, -1];
    const flipped = uniform.orientation.map((q, index) => scaleQuat(signs[index] ?? 1, q));
    const other = playable({ ...uniform, orientation: flipped });
    for (const time of [0.1, 0.4, 0.8, 1.15]) {
      const [a, b] = [recordedPose(playable(uniform), time), recordedPose(other, time)];
      if (!a || !b) throw new Error("it has ended");
      expect(angleBetweenAttitudes(a.q_WB, b.q_WB)).toBeLessThan(4e-15);
      expect(norm(subVec(a.omega_W, b.omega_W))).toBeLessThan(1e-14);
    }
  });

  it("slerp meets both ends and stays by one that does not differ", () => {
    const [a, , b] = uniform.orientation as [Quat, Quat, Quat];
    expect(slerp(a, a, 0.3)).toEqual(a);
    expect(angleBetweenAttitudes(slerp(a, b, 0), a)).toBeLessThan(1e-15);
    expect(angleBetweenAttitudes(slerp(a, b, 1), b)).toBeLessThan(1e-15);
  });
});

describe("without ω, a recording of an exact motion", () => {
  const free: ScenarioInput = {
    ...tumbling,
    initial: { angularVelocity: [1, 2, 3] },
    gravity: [0, 0, 0],
    lanes: [{ angular: "exact" }],
  };
  const { exact } = systemOf(free);

  /** The greatest error of ω worked out, with instants this far apart [rad/s]. */
  function greatestError(h: number): number {
    if (exact === null) throw new Error("the motion is free");
    const times = Array.from({ length: Math.round(1 / h) + 1 }, (_, index) => index * h);
    const attitudes = times.map((time) => attitudeAt(exact, time));
    const { angularVelocity } = playable({
      name: "free",
      dt: h,
      orientation: attitudes.map(({ q_WB }) => q_WB),
    });
    return Math.max(
      ...angularVelocity.map((omega, index) => norm(subVec(omega, attitudes[index]?.omega_W ?? omega))),
    );
  }

  it("has ω to second order, its ends included", () => {
    const [coarse, fine] = [greatestError(0.02), greatestError(0.01)];
    // Measured 3.9.
    expect(coarse / fine).toBeGreaterThan(3.6);
    expect(fine).toBeLessThan(2e-3);
  });

  it("lies on the exact solution that it was made from", () => {
    const run = readingsOf(free);
    const recording = { name: "exact", dt: 0.01, orientation: run.map(({ orientation }) => orientation) };
    const system = systemOf(withLane(recording, free));
    let instant = initialInstant(system, 0);
    for (let frame = 0; frame < 200; frame++) {
      if (isDiverged(instant)) throw new Error(instant.diverged);
      expect(exactErrors(system, instant).attitudeError).toBeLessThan(1e-14);
      instant = nextInstant(system, 0, instant);
    }
  });

  it("finds velocity from positions to second order: a fall has it to the last digits", () => {
    const { velocity, ...recording } = recordingOf({ ...tumbling, lanes: [{ angular: "rk4" }] });
    const found = playable(recording).centre?.velocity ?? [];
    for (const [index, v] of (velocity ?? []).entries()) {
      // A parabola's differences are exact; what is left is the round-off of positions over dt.
      expect(norm(subVec(found[index] ?? v, v))).toBeLessThan(1e-12 / 0.01);
    }
  });
});
