import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { engines } from "../../../src/engines/build/plugin";

/** Builds a page into a folder, with every engine's worker as the site builds them. */
export async function buildLanes(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: "tests/deep/engineLanes",
    base: "./",
    logLevel: "error",
    worker: { format: "es", plugins: () => [engines()] },
    build: { outDir: folder, target: "es2022", assetsInlineLimit: 0 },
  });
  writeFileSync(join(folder, "404.html"), "");
}
