import type { EngineFacts } from "./facts/schema";
import registry from "./registry.json";

export type EngineId = keyof typeof registry;

/** In the order of the pages. */
export const ENGINES: Readonly<Record<EngineId, EngineFacts>> = registry as Record<EngineId, EngineFacts>;
export const ENGINE_IDS = Object.keys(registry) as EngineId[];

export function isEngineId(id: string): id is EngineId {
  return Object.hasOwn(ENGINES, id);
}
