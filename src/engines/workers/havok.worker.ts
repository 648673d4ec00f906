import load from "@babylonjs/havok";
import wasm from "@babylonjs/havok/lib/esm/HavokPhysics.wasm?url";
import { havok } from "../adapters/havok";
import { fetchWasm, serve } from "./serve";

serve(async () => havok(await load({ wasmBinary: await fetchWasm(wasm) })));
