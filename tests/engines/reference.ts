import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ScenarioInput } from "../../src/core/scenario/parseScenario";
import type { EngineId } from "../../src/engines/registry";
import { runEngine } from "./engines";

/** A run of an engine that was kept when it was first set up, without this code. */
interface KeptRun {
  readonly scenario: Pick<ScenarioInput, "body" | "dt" | "initial">;
  readonly expected: readonly {
    readonly frame: number;
    readonly q_WB: readonly number[];
    readonly omega_W: readonly number[];
  }[];
}

const FOLDER = "tests/engines/reference";
const KEPT: Readonly<Record<string, readonly [EngineId, string]>> = {
  "e03-jolt-gyro-crooked.json": ["jolt", "gyroscopic"],
  "e05-bullet-explicit.json": ["bullet", "explicit"],
  "e09-mujoco-rk4.json": ["mujoco", "rk4"],
  "e10-cannon-plain.json": ["cannon-es", "none"],
};

describe("an engine's run is the one that was kept, to 1e-6 in every component", () => {
  it("and every kept run is tried", () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(KEPT).sort());
  });

  it.each(Object.entries(KEPT))("%s", async (file, [id, setting]) => {
    const { scenario, expected }: KeptRun = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
    const { body, dt, initial } = scenario;
    const frames = Math.max(...expected.map(({ frame }) => frame));
    const rows = await runEngine({ body, dt, initial, frames }, id, setting);
    for (const { frame, q_WB, omega_W } of expected) {
      const row = rows[frame];
      if (row === undefined || "diverged" in row) throw new Error(`no row of frame ${frame}`);
      const components = [...row.orientation, ...row.angularVelocity];
      for (const [k, component] of [...q_WB, ...omega_W].entries())
        expect(Math.abs((components[k] ?? Number.NaN) - component)).toBeLessThanOrEqual(1e-6);
    }
  });
});
