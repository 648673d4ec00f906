import * as module from "@dimforge/rapier3d";
import * as bindings from "@dimforge/rapier3d/rapier_wasm3d_bg.js";
import wasm from "@dimforge/rapier3d/rapier_wasm3d_bg.wasm?url";
import { rapier } from "../adapters/rapier";
import { fetchWasm, serve } from "./serve";

/** The package imports its wasm as a module, which no browser does yet: see `engines/build/plugin.ts`. */
serve(async () => {
  const { instance } = await WebAssembly.instantiate(await fetchWasm(wasm), {
    "./rapier_wasm3d_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  return rapier(module);
});
