import load from "ammojs3/dist/ammo.wasm.js";
import wasm from "ammojs3/dist/ammo.wasm.wasm?url";
import { bullet } from "../adapters/bullet";
import { fetchWasm, serve } from "./serve";

serve(async () => bullet(await load({ wasmBinary: await fetchWasm(wasm) })));
