import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { Formulas } from "./formulas.ts";
import { scalars } from "./transform.ts";

/** The files of every frame. Contacts stay as they are: written out they would add 2 kB to every page. */
const STEP = /^(angular|orientation)[\\/]\w+\.ts$|^\w+\.ts$/;

/**
 * Has the step functions run with their tuples written out as numbers ({@link scalars}). Twins are made of the plain sources.
 */
export function scalarSteps(root = process.cwd()): Plugin {
  const dynamics = resolve(root, "src/core/dynamics") + sep;
  const formulas = new Formulas();
  return {
    name: "tumble-scalar-steps",
    enforce: "pre",
    watchChange() {
      formulas.forget();
    },
    transform(source, id) {
      if (!id.startsWith(dynamics) || !STEP.test(id.slice(dynamics.length))) return null;
      for (const file of formulas.filesFor(id, source)) this.addWatchFile(file);
      const code = scalars(id, source, formulas);
      return { code: code.toString(), map: code.generateMap({ hires: "boundary" }) };
    },
  };
}
