import { setFlagsFromString } from "node:v8";

/*
 * Engines are compiled as they come, function by function when it is first called, and not once more to run faster: that took longer
 * than all that the tests run of them. Their digits are the same. A set-up of the tests of the core, before any engine is loaded.
 */
for (const flag of ["wasm-lazy-compilation", "liftoff-only", "no-wasm-tier-up", "no-wasm-dynamic-tiering"])
  setFlagsFromString(`--${flag}`);
