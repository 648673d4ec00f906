import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HELD_WHEEL } from "../../src/chapters/heavy-top/top";
import { HELD, type HeldWheel, watch } from "./heldWheel";

const { keeping } = await vi.hoisted(() => import("../book/lines/engineModules"));
vi.mock("../../src/engines/adapters/bullet", keeping("bullet"));
vi.mock("../../src/engines/adapters/jolt", keeping("jolt"));
vi.mock("../../src/engines/adapters/rapier", keeping("rapier"));

const { across, acrossCentre, along, spin, weight } = HELD_WHEEL;

/** By which moment the weight's torque is divided, and the rate of going round that follows [rad/s]. */
const RATES = {
  along: weight / (along * spin),
  "across, at the pivot": weight / (across * spin),
  "across, at the centre": weight / (acrossCentre * spin),
} as const;

/** MuJoCo's Euler step is given up before ten seconds are over. */
const GOES_ROUND_BY: Readonly<Record<string, keyof typeof RATES>> = {
  exact: "along",
  none: "across, at the pivot",
  "implicit-body": "along",
  "cannon-es": "across, at the centre",
  "bullet none": "across, at the centre",
  "bullet explicit": "along",
  "bullet implicit-body": "along",
  "jolt off": "across, at the centre",
  "jolt gyroscopic": "along",
  rapier: "along",
  "mujoco implicit": "along",
  "mujoco RK4": "along",
};

const found: Record<string, HeldWheel> = {};

beforeAll(async () => {
  vi.resetModules();
  for (const [name, make] of Object.entries(HELD)) found[name] = watch(await make());
}, 60_000);
afterAll(() => void vi.restoreAllMocks());

describe("a wheel held by the ball joint of each package", () => {
  it("is as the chapter on tops prints it", async () => {
    // Written anew by `vitest -u` when a package's version changes.
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
      "../../src/chapters/heavy-top/heldInEngines.json",
    );
  });

  it.each(Object.entries(GOES_ROUND_BY))("%s: goes round by the moment %s", (name, moment) => {
    const distance = (rate: number) => Math.abs(Math.log((found[name]?.rate ?? Number.NaN) / rate));
    const [nearest] = Object.entries(RATES).sort(([, a], [, b]) => distance(a) - distance(b))[0] ?? [];
    expect(nearest).toBe(moment);
  });

  it("is given up with MuJoCo's Euler step alone", () => {
    expect(Object.keys(found).filter((name) => found[name]?.givenUp !== null)).toEqual(["mujoco Euler"]);
    expect(found["mujoco Euler"]?.givenUp).toBeLessThan(10);
  });

  it("sinks further in a minute with the term, by every package but by MuJoCo's RK4, than by an implicit step about the pivot", () => {
    const sinking = [
      "bullet explicit",
      "bullet implicit-body",
      "jolt gyroscopic",
      "rapier",
      "mujoco implicit",
    ];
    for (const name of sinking)
      expect(found[name]?.lowest60, name).toBeLessThan(2 * (found["implicit-body"]?.lowest60 ?? 0));
    expect(found["mujoco RK4"]?.lowest60).toBeCloseTo(found.exact?.lowest60 ?? Number.NaN, 1);
  });
});
