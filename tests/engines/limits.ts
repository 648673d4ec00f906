import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import type { Engine } from "../../src/engines/engine";
import { ENGINES, type EngineId } from "../../src/engines/registry";
import { engineRows } from "../../src/engines/rows";
import { EVERY_SETTING, type Experiment, lastRow, runEngine } from "./engines";

/** A sphere about a principal axis: every rule keeps its spin. */
function spinning(spin: number): Experiment {
  return {
    body: { inertia: [1, 1, 1], mass: 1 },
    initial: { angularVelocity: [spin, 0, 0] },
    dt: 1 / 60,
    frames: 60,
  };
}

async function lastSpin(id: EngineId, setting: string, spin: number): Promise<number> {
  return (await lastRow(spinning(spin), id, setting)).angularVelocity[0];
}

/** Single precision rounds at 6e-8, and Rapier scales the spin by a length that is off by as much in each of 240 substeps. */
const ROUNDING = 2 * 240 * 6e-8;

describe("nothing slows a free spin", () => {
  it.each(EVERY_SETTING)(
    "however slow: %s never sleeps, and has no damping",
    async (_name, id, { id: setting }) => {
      expect(Math.abs((await lastSpin(id, setting, 1e-3)) / 1e-3 - 1)).toBeLessThan(ROUNDING);
    },
  );

  it.each(EVERY_SETTING)(
    "however fast, up to the registry's limit: %s",
    async (_name, id, { id: setting }) => {
      const { mostRadiansAStep = Number.POSITIVE_INFINITY } = ENGINES[id];
      const spin = 1e4;
      const most = Math.min(spin, mostRadiansAStep * 60);
      expect(Math.abs((await lastSpin(id, setting, spin)) / most - 1)).toBeLessThan(ROUNDING);
    },
  );
});

describe("a lane that cannot go on", () => {
  const tumbling: Experiment = {
    body: { inertia: [0.1, 0.5, 0.55], mass: 1 },
    initial: { angularVelocity: [20, 20, 20] },
    dt: 1 / 60,
    frames: 600,
  };
  const scenario = parseScenario({ ...tumbling, frames: 60, lanes: [{ angular: "none" }] });
  const sound: Engine = {
    make: (_body, start) => ({ step() {}, motion: () => start, free() {} }),
  };
  const aborting: Engine = {
    make(body, start, dt, setting) {
      let steps = 0;
      return {
        ...sound.make(body, start, dt, setting),
        step() {
          steps++;
          if (steps === 3) throw new Error("Aborted(OOM). Build with -sASSERTIONS for more info.");
        },
      };
    },
  };

  it("ends with the reason where its engine aborts, and the others go on", () => {
    const lanes = [aborting, sound].map((engine) => ({ engine, setting: "" }));
    const rows = [...engineRows(scenario, lanes, 1)];
    expect(rows.filter(({ lane }) => lane === 0).at(-1)).toEqual({
      lane: 0,
      frame: 3,
      diverged: "the engine stopped: Aborted(OOM). Build with -sASSERTIONS for more info.",
    });
    expect(rows.filter(({ lane }) => lane === 1)).toHaveLength(61);
  });

  it("ends where MuJoCo's numbers blow up, and does not begin again from the start", async () => {
    const rows = await runEngine(tumbling, "mujoco", "euler");
    expect(rows.at(-1)).toMatchObject({ diverged: "spin exceeds 1e6 rad/s" });
    expect(rows.length).toBeLessThan(601);
  });

  it("ends at its start where the engine refuses the body", async () => {
    const impossible = { ...tumbling, body: { inertia: [0.1, 0.5, 2] as [number, number, number], mass: 1 } };
    expect(await runEngine(impossible, "mujoco", "rk4")).toEqual([
      { lane: 0, frame: 0, diverged: expect.stringMatching(/^the engine stopped: .*inertia/) },
    ]);
  });
});
