import { beforeAll } from "vitest";
import { loadAll } from "./loaded";

/*
 * The tests of all engines in one file: loading the engines takes longer than all that is asked of them.
 */
beforeAll(loadAll, 120_000);

await import("./reference");
await import("./rules");
await import("./limits");
await import("./measured");
await import("./memory");
await import("./facts");
