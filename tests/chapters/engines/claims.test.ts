import { describe, expect, it } from "vitest";
import { SETTING_IDS, type SettingId } from "../../../src/chapters/engines/engineText";
import { type ThrowId, TIMES } from "../../../src/chapters/engines/measure";
import { storedParting, storedSetting } from "../../../src/chapters/engines/storedMeasurements";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { angleBetweenAttitudes } from "../../../src/core/math/quat";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { loadEngine } from "../../../src/engines/node";
import { ENGINE_IDS, ENGINES } from "../../../src/engines/registry";
import { engineRows } from "../../../src/engines/rows";
import { toDegrees } from "../../../src/format/numbers";

const at = (id: SettingId, thrown: ThrowId, time: (typeof TIMES)[number]) => {
  const found = storedSetting(id)[thrown][TIMES.indexOf(time)];
  if (!found) throw new Error(`${id} has ended before ${time} s`);
  return found;
};
const degreesOff = (id: SettingId, thrown: ThrowId, time: (typeof TIMES)[number]) =>
  toDegrees(at(id, thrown, time).attitude);

/** The engines as they come. */
const AS_THEY_COME = ENGINE_IDS.map((id): SettingId => `${id}:${ENGINES[id].byDefault}`);
const WITHOUT_TERM: readonly SettingId[] = ["cannon-es:none", "jolt:off", "havok:none", "physx:off"];

describe("what the chapter says of its two throws", () => {
  it("after five careful seconds no engine as it comes is within ten degrees, and Rapier is nearest", () => {
    const errors = AS_THEY_COME.map((id) => degreesOff(id, "thrownRacket", 5));
    expect(Math.min(...errors)).toBeGreaterThan(10);
    expect(AS_THEY_COME[errors.indexOf(Math.min(...errors))]).toBe("rapier:always-on");
  });

  it("the four that leave the term out are off alike, and never turn over", () => {
    const first = degreesOff("cannon-es:none", "thrownRacket", 5);
    for (const id of WITHOUT_TERM) {
      expect(degreesOff(id, "thrownRacket", 5)).toBeCloseTo(first, 0);
      expect(at(id, "thrownRacket", 10).flips).toBe(0);
      expect(degreesOff(id, "thrownRacketCrooked", 1)).toBeGreaterThan(90);
    }
  });

  it("the rescaled step is off by a third of the others after a crooked second, Rapier’s by a quarter of that", () => {
    const jolt = degreesOff("jolt:gyroscopic", "thrownRacketCrooked", 1);
    for (const id of ["bullet:explicit", "mujoco:euler", "bullet:implicit-body", "mujoco:implicit"] as const)
      expect(degreesOff(id, "thrownRacketCrooked", 1) / jolt).toBeCloseTo(3.1, 0);
    expect(degreesOff("rapier:always-on", "thrownRacketCrooked", 1) / jolt).toBeCloseTo(0.25, 1);
  });

  it("nothing comes within ten times of MuJoCo’s Runge–Kutta after ten seconds", () => {
    for (const thrown of ["thrownRacket", "thrownRacketCrooked"] as const)
      for (const id of SETTING_IDS.filter((each) => each !== "mujoco:rk4"))
        expect(degreesOff(id, thrown, 10) / degreesOff("mujoco:rk4", thrown, 10)).toBeGreaterThan(10);
  });

  it("at three tonnes Bullet’s cut leaves a first second nearly without the term, and no more than that", async () => {
    const { scenario } = SCENARIOS.thrownRacketCrooked;
    const heavy = { ...scenario, body: { ...scenario.body, mass: 3000 }, frames: 300 };
    const engine = await loadEngine("bullet");
    const lanes = ["explicit", "none"].map((setting) => ({ engine, setting }));
    const rows = [...engineRows(parseScenario(heavy, OBJECT_MESHES), lanes, 60, OBJECT_MESHES)];
    const apart = (second: number) => {
      const [a, b] = rows.filter(({ frame }) => frame === 60 * second);
      if (!a || !b || "diverged" in a || "diverged" in b) throw new Error("Bullet has ended");
      return toDegrees(angleBetweenAttitudes(a.orientation, b.orientation));
    };
    // Measured: 12° after a second, 135° after five.
    expect(apart(1)).toBeLessThan(15);
    expect(apart(5)).toBeGreaterThan(90);
  });

  it("rounding alone parts the rescaled step from itself by as much as Jolt parts from it", () => {
    const ratio =
      storedParting("jolt:gyroscopic", "engine", 10) / storedParting("jolt:gyroscopic", "twin", 10);
    expect(Math.abs(Math.log2(ratio))).toBeLessThan(1);
  });
});
