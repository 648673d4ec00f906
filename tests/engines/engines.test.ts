import { beforeAll } from "vitest";
import { loadEngine } from "../../src/engines/node";
import { ENGINE_IDS } from "../../src/engines/registry";

/*
 * The tests of all engines in one file: loading the engines takes longer than all that is asked of them.
 */
beforeAll(async () => {
  for (const id of ENGINE_IDS) await loadEngine(id);
}, 120_000);

await import("./reference");
await import("./rules");
await import("./limits");
await import("./measured");
await import("./memory");
await import("./facts");
