import type { MassProperties } from "../../src/core/bodies/massProperties";
import type { Vec3 } from "../../src/core/math/vec3";
import type { World } from "../../src/engines/engine";
import { loadEngine } from "../../src/engines/node";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../src/engines/registry";

/** Other engines, each with the setting that turns a free body least wrongly. */
export const BENCHED = ENGINE_IDS.map((id) => [id, ENGINES[id].best] as const);

export const nameOf = (id: EngineId, setting: string) => `${ENGINES[id].name}, ${setting}`;

/** A free body with a diagonal tensor in an engine's world, at the origin, turning with ω₀ [rad/s]. */
export async function worldOf(
  [id, setting]: readonly [EngineId, string],
  { mass, inertia_B }: MassProperties,
  spin: Vec3,
  dt: number,
): Promise<World> {
  const engine = await loadEngine(id);
  const start = { position_W: [0, 0, 0], velocity_W: [0, 0, 0], q_WB: [1, 0, 0, 0], omega_W: spin } as const;
  return engine.make({ mass, moments: [inertia_B[0], inertia_B[4], inertia_B[8]] }, start, dt, setting);
}
