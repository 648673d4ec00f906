import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Rapier from "@dimforge/rapier3d";
import type { Engine } from "./engine";
import type { EngineId } from "./registry";

/* For the command line, tests and the bench. Each is imported only when asked for; in the browser each has its own worker. */
const LOADERS: Readonly<Record<EngineId, () => Promise<Engine>>> = {
  async "cannon-es"() {
    const { cannonEs } = await import("./adapters/cannonEs");
    return cannonEs(await import("cannon-es"));
  },
  async bullet() {
    const { bullet } = await import("./adapters/bullet");
    const { default: load } = await import("ammojs3/dist/ammo.wasm.js");
    return bullet(await load({ wasmBinary: wasm("ammojs3/dist/ammo.wasm.wasm") }));
  },
  async jolt() {
    const { jolt } = await import("./adapters/jolt");
    const { default: load } = await import("jolt-physics/wasm");
    return jolt(await load());
  },
  async rapier() {
    const { rapier } = await import("./adapters/rapier");
    // Node cannot import the package with its wasm apart; this one holds it in its text.
    const { default: module } = await import("@dimforge/rapier3d-compat");
    await withoutWarnings(() => module.init());
    return rapier(module as unknown as typeof Rapier);
  },
  async havok() {
    const { havok } = await import("./adapters/havok");
    const { default: load } = await import("@babylonjs/havok");
    return havok(await load({ wasmBinary: wasm("@babylonjs/havok/lib/esm/HavokPhysics.wasm") }));
  },
  async mujoco() {
    const { mujoco } = await import("./adapters/mujoco");
    const { default: load } = await import("@mujoco/mujoco");
    return mujoco(await load());
  },
  async physx() {
    const { physx } = await import("./adapters/physx");
    const { default: load } = await import("physx-js-webidl");
    const module = { wasmBinary: wasm("physx-js-webidl/physx-js-webidl.wasm") };
    return physx(await asInWorker(() => load(module as never)));
  },
};

const loaded = new Map<EngineId, Promise<Engine>>();

export function loadEngine(id: EngineId): Promise<Engine> {
  const engine = loaded.get(id) ?? LOADERS[id]();
  loaded.set(id, engine);
  return engine;
}

function wasm(path: string): ArrayBuffer {
  return new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(path))).buffer;
}

/** Rapier's loader warns of its own call to its initialiser. */
async function withoutWarnings(load: () => Promise<void>): Promise<void> {
  const { warn } = console;
  console.warn = () => {};
  try {
    await load();
  } finally {
    console.warn = warn;
  }
}

/**
 * PhysX was compiled for browsers and refuses Node by name, although it needs nothing that Node lacks. It looks at its surroundings
 * before its first `await`, and finds a worker's.
 */
function asInWorker<T>(load: () => Promise<T>): Promise<T> {
  const { versions } = process;
  Object.defineProperty(process, "versions", { configurable: true, value: { ...versions, node: undefined } });
  Object.defineProperty(globalThis, "WorkerGlobalScope", { configurable: true, value: Object });
  try {
    return load();
  } finally {
    Object.defineProperty(process, "versions", { configurable: true, value: versions });
    Reflect.deleteProperty(globalThis, "WorkerGlobalScope");
  }
}
