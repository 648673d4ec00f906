import type { Plugin } from "vite";

/** The end of ammojs3's file, which exports its one function as CommonJS or AMD. */
const OLD_EXPORTS = /if \(typeof exports === 'object'[\s\S]*$/;

/** Modules of Node that engines import where they run in Node, which a worker does not. */
const OF_NODE = /^(node:)?(fs|path|module)$/;
const NOTHING = "\0nothing";

/**
 * Makes modules of two engines whose packages are none:
 * - ammojs3 assigns to a `this` that no module has, and exports as CommonJS or AMD;
 * - Rapier imports its wasm as a module. Its worker instantiates that by itself, and what remains are the bindings.
 */
export function engines(): Plugin {
  return {
    name: "tumble-engines",
    enforce: "pre",
    async resolveId(specifier, importer) {
      if (OF_NODE.test(specifier)) return NOTHING;
      if (specifier !== "./rapier_wasm3d" || !importer?.includes("@dimforge/rapier3d/")) return null;
      return this.resolve("./rapier_wasm3d_bg.js", importer, { skipSelf: true });
    },
    load: (id) => (id === NOTHING ? "export default {};" : null),
    transform(code, id) {
      if (!/[\\/]ammojs3[\\/]dist[\\/]ammo\.wasm\.js$/.test(id)) return null;
      if (!code.includes("this.Ammo=c;") || !OLD_EXPORTS.test(code))
        return this.error("ammojs3 is not written as it was: see to its exports");
      return {
        code: code.replace("this.Ammo=c;", "").replace(OLD_EXPORTS, "export default Ammo;\n"),
        map: null,
      };
    },
  };
}
