import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { resolveTwin } from "../../twin/imports.ts";
import { single } from "./transform.ts";

const TWIN = "?single";

/** Files that stay as they are: their steps are made for 64 bits. */
const PLAIN = /[\\/](elementary|argumentReduction)\.ts$/;

/**
 * Lets any module of the step functions, or of the mathematics that they use, be imported as its single-precision twin,
 * `.../dynamics/advance?single`. Twins call twins.
 */
export function singlePrecision(root = process.cwd()): Plugin {
  const folders = ["src/core/dynamics", "src/core/math"].map((folder) => resolve(root, folder) + sep);
  const hasTwin = (path: string) => folders.some((folder) => path.startsWith(folder)) && !PLAIN.test(path);
  return {
    name: "tumble-single-precision",
    enforce: "pre",
    resolveId(specifier, importer) {
      return resolveTwin(this, TWIN, specifier, importer);
    },
    load(id) {
      const path = id.endsWith(TWIN) ? id.slice(0, -TWIN.length) : "";
      if (!hasTwin(path)) return null;
      this.addWatchFile(path);
      const twinOf = (specifier: string) => {
        const isOwn = specifier.startsWith(".") && hasTwin(`${resolve(path, "..", specifier)}.ts`);
        return isOwn ? `${specifier}${TWIN}` : null;
      };
      return { code: single(path, readFileSync(path, "utf8"), twinOf), moduleType: "ts" };
    },
  };
}
