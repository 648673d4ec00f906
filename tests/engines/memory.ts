import { expect, it } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import type { Engine } from "../../src/engines/engine";
import { engineInstants } from "../../src/engines/engineInstants";
import { loadEngine } from "../../src/engines/node";
import packages from "../../src/engines/packages.json";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../src/engines/registry";
import { bytesOf } from "./wasmMemories";

/** Engines whose memory is that of a wasm instance; cannon-es is plain JavaScript. */
const IN_WASM = ENGINE_IDS.filter((id) => packages[id].wasm !== null);

it.each(IN_WASM)("an engine gives back the memory of a world: %s", async (id) => {
  const engine = await loadEngine(id);
  makeAndFree(engine, id, 10);
  const before = bytesOf(packages[id].name);
  expect(before).toBeGreaterThan(0);
  // So many worlds kept would be tens of megabytes, and more than Bullet's heap, which cannot grow.
  makeAndFree(engine, id, 60);
  expect(bytesOf(packages[id].name)).toBe(before);
});

function makeAndFree(engine: Engine, id: EngineId, times: number): void {
  const body = massProperties({ inertia: [0.5, 0.9, 1.2], mass: 1 });
  const initial = {
    position: [0, 0, 0],
    velocity: [0, 0, 0],
    orientation: [1, 0, 0, 0],
    angularVelocity: [1, 2, 3],
  } as const;
  for (let time = 0; time < times; time++) {
    const instants = engineInstants(engine, ENGINES[id].byDefault, body, { initial, dt: 1 / 60 });
    for (let frame = 0; frame < 3; frame++) expect(instants.next().value).toHaveProperty("frame", frame);
    instants.return();
  }
}
