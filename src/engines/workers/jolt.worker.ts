import wasm from "jolt-physics/jolt-physics.wasm.wasm?url";
import load from "jolt-physics/wasm";
import { jolt } from "../adapters/jolt";
import { fetchWasm, serve } from "./serve";

serve(async () => jolt(await load({ wasmBinary: await fetchWasm(wasm) } as never)));
