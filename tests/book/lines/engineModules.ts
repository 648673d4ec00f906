import type { HavokPhysicsWithBindings } from "@babylonjs/havok";
import type * as Rapier from "@dimforge/rapier3d";
import type Ammo from "ammojs3/dist/ammo.js";
import type Jolt from "jolt-physics/wasm";
import type PhysX from "physx-js-webidl";
import { onTestFinished, vi } from "vitest";
import { diagonal, mulVec } from "../../../src/core/math/mat3";
import { rotate, rotateInverse } from "../../../src/core/math/quat";
import { dot, type Vec3 } from "../../../src/core/math/vec3";
import type { Engine, Motion } from "../../../src/engines/engine";
import type { EngineId } from "../../../src/engines/registry";

/* The engines' packages for tests that reach behind an adapter, and ways to take one of an adapter's lines away. */

interface Modules {
  bullet: typeof Ammo;
  jolt: typeof Jolt;
  rapier: typeof Rapier;
  havok: HavokPhysicsWithBindings;
  physx: typeof PhysX & typeof PhysX.PxTopLevelFunctions;
}

/** The packages as the adapters were given them. */
export const modules = {} as Modules;

/** What `vi.mock` puts in place of an engine's adapter: the same, which keeps the package. */
export const keeping = (id: keyof Modules) => async (original: () => Promise<unknown>) => {
  const adapters = (await original()) as Record<string, (module: unknown) => unknown>;
  const keep = (module: never) => {
    modules[id] = module;
    return adapters[id]?.(module);
  };
  return { [id]: keep };
};

export const AT_REST: Motion = {
  position_W: [0, 0, 0],
  velocity_W: [0, 0, 0],
  q_WB: [1, 0, 0, 0],
  omega_W: [0, 0, 0],
};
export const UNIT = { mass: 1, moments: [1, 1, 1] } as const;

/** Without the line of the adapter that calls this. */
export function without(holder: object, name: string): void {
  vi.spyOn(holder as Record<string, () => unknown>, name).mockImplementation(function (this: unknown) {
    return this;
  });
}

/** What the adapter of Jolt makes by this name is given to a function first. */
export function making(
  name: "BodyCreationSettings" | "ObjectLayerPairFilterTable",
  change: (made: never) => object,
): void {
  const jolt = modules.jolt as unknown as Record<string, object>;
  const original = jolt[name] as new () => object;
  jolt[name] = new Proxy(original, {
    construct: (Made, given) => change(Reflect.construct(Made, given) as never),
  });
  onTestFinished(() => {
    jolt[name] = original;
  });
}

/** Without the line of the adapter that sets this of a Jolt body. */
export function unset(name: keyof Jolt.BodyCreationSettings): void {
  const withoutIt: ProxyHandler<Jolt.BodyCreationSettings> = {
    set: (settings, key, value) => key === name || Reflect.set(settings, key, value, settings),
    get: (settings, key) => Reflect.get(settings, key, settings),
  };
  making("BodyCreationSettings", (made) => new Proxy(made, withoutIt));
}

/** By the adapters that a test has put in place. */
export async function loadEngine(id: EngineId): Promise<Engine> {
  const { loadEngine: load } = await import("../../../src/engines/node");
  return load(id);
}

/** The notebook's slab: 0.2 × 1 × 2 m, 1 kg. */
export const SLAB: Vec3 = [5 / 12, 4.04 / 12, 1.04 / 12];

interface Throw {
  readonly moments?: Vec3;
  readonly omega: Vec3;
  readonly seconds: number;
  /** Frames a second. */
  readonly rate?: number;
}

export async function thrown(
  id: EngineId,
  setting: string,
  { moments = SLAB, omega, seconds, rate = 60 }: Throw,
) {
  const engine = await loadEngine(id);
  const world = engine.make({ mass: 1, moments }, { ...AT_REST, omega_W: omega }, 1 / rate, setting);
  const energyOf = ({ q_WB, omega_W }: Motion) => {
    const omega_B = rotateInverse(q_WB, omega_W);
    return dot(omega_B, mulVec(diagonal(moments), omega_B));
  };
  const energy = energyOf(world.motion());
  let leastUp = 1;
  for (let frame = 0; frame < seconds * rate; frame++) {
    world.step();
    leastUp = Math.min(leastUp, rotate(world.motion().q_WB, [0, 1, 0])[1]);
  }
  const end = world.motion();
  world.free();
  return { omega_W: end.omega_W, leastUp, energyChange: energyOf(end) / energy - 1 };
}
