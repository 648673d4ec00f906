import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import type { PrintedFile } from "../printed.ts";
import { strings } from "../strings/en.ts";
import { allFormulas, derivations, type FileFormulas, FORMULAS } from "./formulas.ts";
import { sourcesOf } from "./source.ts";
import { traced } from "./transform.ts";
import { setFunction } from "./typeset.ts";

const TWIN = "?traced";
const PRINTED = "?printed";
const DERIVATIONS = "virtual:derivations";

/**
 * Serves modules of `core/dynamics` also as `?traced`, with the recorder's calls and importing each other so, and as
 * `.ts?printed`, source and formulas as markup. `virtual:derivations` has the steps that `formulas.yaml` marks.
 */
export function trace(words: typeof strings = strings, root = process.cwd()): Plugin {
  const dynamics = resolve(root, "src/core/dynamics");
  const recorder = resolve(root, "src/trace/recorder.ts");
  const fileOf = (id: string, ending: string) =>
    id.endsWith(ending) && id.startsWith(dynamics + sep) ? id.slice(0, -ending.length) : null;
  const nameOf = (path: string) => relative(dynamics, path).split(sep).join("/");
  const formulas = resolve(root, FORMULAS);
  const contentOf = (path: string) => {
    const file = nameOf(path);
    return printedFile(file, readFileSync(path, "utf8"), allFormulas(formulas)[file]?.formulas ?? {}, words);
  };
  return {
    name: "tumble-trace",
    enforce: "pre",
    async resolveId(specifier, importer) {
      if (specifier === DERIVATIONS) return `\0${DERIVATIONS}`;
      if (!specifier.endsWith(TWIN)) return null;
      const from = importer?.replace(/\?.*$/, "");
      const found = await this.resolve(specifier.slice(0, -TWIN.length), from, { skipSelf: true });
      return found && `${found.id}${TWIN}`;
    },
    load(id) {
      if (id === `\0${DERIVATIONS}`) {
        this.addWatchFile(formulas);
        return {
          code: `export default ${JSON.stringify(derivations(allFormulas(formulas)))}`,
          moduleType: "js",
        };
      }
      const printed = fileOf(id, PRINTED);
      if (printed) {
        for (const file of [printed, formulas]) this.addWatchFile(file);
        const isShown = this.environment.name === "client";
        const content = isShown ? contentOf(printed) : {};
        return { code: `export default ${JSON.stringify(content)}`, moduleType: "js" };
      }
      const path = fileOf(id, TWIN);
      if (!path) return null;
      this.addWatchFile(path);
      const twinOf = (specifier: string) => {
        const isOwn = specifier.startsWith(".") && resolve(path, "..", specifier).startsWith(dynamics + sep);
        return isOwn ? `${specifier}${TWIN}` : null;
      };
      return {
        code: traced(nameOf(path), readFileSync(path, "utf8"), recorder, twinOf).code,
        moduleType: "ts",
      };
    },
  };
}

function printedFile(
  file: string,
  source: string,
  formulas: FileFormulas["formulas"],
  words: typeof strings,
): PrintedFile {
  const sources = Object.entries(sourcesOf(file, source));
  return Object.fromEntries(
    sources.map(([name, lines]) => [name, { ...lines, formulas: setFunction(formulas[name], words) }]),
  );
}
