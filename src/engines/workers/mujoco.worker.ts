import load from "@mujoco/mujoco";
import wasm from "@mujoco/mujoco/mujoco.wasm?url";
import { mujoco } from "../adapters/mujoco";
import { fetchWasm, serve } from "./serve";

serve(async () => mujoco(await load({ wasmBinary: await fetchWasm(wasm) })));
