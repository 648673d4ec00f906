import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { Formulas } from "./formulas.ts";
import { integrated } from "./procedures.ts";
import { scalars } from "./transform.ts";

/** The files of every frame. Contacts stay as they are: written out they would add 2 kB to every page. */
const STEP = /^(angular|orientation)[\\/]\w+\.ts$|^\w+\.ts$/;

/** A frame without planes, and the procedures that are written into it: V8, left to itself, puts in no more than 920 bytes. */
const FRAME = {
  file: "step.ts",
  host: "freeStep",
  procedures: ["applyLoads", "loadedOmega", "gyroscopicChange", "integratePose"],
};

/**
 * Has the step functions run as one ({@link integrated}), with their tuples written out as numbers ({@link scalars}). Twins are
 * made of the plain sources.
 */
export function scalarSteps(root = process.cwd()): Plugin[] {
  const dynamics = resolve(root, "src/core/dynamics") + sep;
  const formulas = new Formulas();
  return [
    {
      name: "tumble-frame",
      enforce: "pre",
      transform(source, id) {
        if (id !== dynamics + FRAME.file) return null;
        const code = integrated(id, source, FRAME.host, FRAME.procedures);
        return { code: code.toString(), map: code.generateMap({ hires: "boundary" }) };
      },
    },
    {
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
    },
  ];
}
