import { readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { sourceMarkup } from "./source.ts";
import { traced } from "./transform.ts";
import { setFormulas } from "./typeset.ts";

const TWIN = "?traced";
const SOURCES = "virtual:traced-sources";
const FORMULAS = "virtual:traced-formulas";

/**
 * Lets any module of the step functions be imported as its traced twin, `.../dynamics/advance?traced`, and their source
 * as the page prints it, `virtual:traced-sources`, with its formulas, `virtual:traced-formulas`. Twins call twins; whatever lies outside `core/dynamics` stays plain.
 */
export function trace(root = process.cwd()): Plugin {
  const dynamics = resolve(root, "src/core/dynamics");
  const recorder = resolve(root, "src/trace/recorder.ts");
  const isTraced = (id: string) => id.endsWith(TWIN) && id.startsWith(dynamics + sep);
  return {
    name: "tumble-trace",
    enforce: "pre",
    async resolveId(specifier, importer) {
      if (specifier === SOURCES || specifier === FORMULAS) return `\0${specifier}`;
      if (!specifier.endsWith(TWIN)) return null;
      const from = importer?.replace(/\?.*$/, "");
      const found = await this.resolve(specifier.slice(0, -TWIN.length), from, { skipSelf: true });
      return found ? `${found.id}${TWIN}` : null;
    },
    load(id) {
      if (id === `\0${SOURCES}`) return `export default ${JSON.stringify(allSources(dynamics))}`;
      if (id === `\0${FORMULAS}`) return `export default ${JSON.stringify(setFormulas())}`;
      if (!isTraced(id)) return null;
      const path = id.slice(0, -TWIN.length);
      this.addWatchFile(path);
      const twinOf = (specifier: string) => {
        const isOwn = specifier.startsWith(".") && resolve(path, "..", specifier).startsWith(dynamics + sep);
        return isOwn ? `${specifier}${TWIN}` : null;
      };
      const file = relative(dynamics, path).split(sep).join("/");
      return { code: traced(file, readFileSync(path, "utf8"), recorder, twinOf).code, moduleType: "ts" };
    },
  };
}

/** Every traced function's source as markup, by file and name. */
function allSources(dynamics: string): Record<string, unknown> {
  return sourceMarkup(dynamics, (file) => readFileSync(join(dynamics, file), "utf8"));
}
