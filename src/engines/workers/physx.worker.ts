import load from "physx-js-webidl";
import wasm from "physx-js-webidl/physx-js-webidl.wasm?url";
import { physx } from "../adapters/physx";
import { fetchWasm, serve } from "./serve";

serve(async () => physx(await load({ wasmBinary: await fetchWasm(wasm) } as never)));
