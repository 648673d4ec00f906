/** The package types its build without wasm only. */
declare module "ammojs3/dist/ammo.wasm.js" {
  import type Ammo from "ammojs3/dist/ammo.js";

  const load: (module?: { readonly wasmBinary?: ArrayBuffer }) => Promise<typeof Ammo>;
  export default load;
}
