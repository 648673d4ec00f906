/** The package types its build without wasm only. */
declare module "ammojs3/dist/ammo.wasm.js" {
  import type Ammo from "ammojs3/dist/ammo.js";

  const load: (module?: { readonly wasmBinary?: ArrayBuffer }) => Promise<typeof Ammo>;
  export default load;
}

/** wasm-bindgen's file; the package types only what it wraps around that. */
declare module "@dimforge/rapier3d/rapier_wasm3d_bg.js" {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
