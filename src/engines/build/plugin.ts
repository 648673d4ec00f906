import type { Plugin } from "vite";

/** Where ammojs3's file exports its function as CommonJS or AMD. */
const OLD_EXPORTS = /if \(typeof exports === 'object'[\s\S]*$/;

/** Node's modules, which engines import there and a worker lacks. */
const OF_NODE = /^(node:)?(fs|path|module)$/;
const NOTHING = "\0nothing";

/**
 * Makes modules of two engines:
 * - ammojs3 assigns to a `this` that no module has, and exports as CommonJS or AMD;
 * - Rapier imports its wasm as a module. Its worker instantiates that by itself; the bindings remain.
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
