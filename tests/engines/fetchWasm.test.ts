import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WorkerMessage } from "../../src/engines/client";

const WASM = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

let said: WorkerMessage[] = [];

beforeEach(() => {
  said = [];
  vi.resetModules();
  vi.stubGlobal("self", { postMessage: (message: WorkerMessage) => said.push(message) });
});
afterEach(() => vi.unstubAllGlobals());

/** What a worker says in the end when its engine's wasm is answered for so. */
async function toldOf(answer: () => Response): Promise<WorkerMessage | undefined> {
  vi.stubGlobal("fetch", async () => answer());
  const { fetchWasm, serve } = await import("../../src/engines/workers/serve");
  await serve(async () => {
    await WebAssembly.compile(await fetchWasm("engine.wasm"));
    return { make: () => expect.fail() };
  });
  return said.at(-1);
}

it("an engine whose wasm comes whole is there", async () => {
  expect(await toldOf(() => new Response(new Uint8Array(WASM)))).toEqual({ kind: "ready" });
});

const broken = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(WASM));
      controller.error(new TypeError("network error"));
    },
  });

it.each<readonly [string, () => Response]>([
  ["is not there", () => new Response("", { status: 404 })],
  ["is a page of the network’s own", () => new Response("<!doctype html><title>Log in</title>")],
  ["is empty", () => new Response("")],
  ["is shorter than its beginning", () => new Response(new Uint8Array([0, 0x61]))],
  ["breaks off", () => new Response(broken())],
])("an engine whose wasm %s could not be fetched", async (_, answer) => {
  expect(await toldOf(answer)).toMatchObject({ kind: "unavailable", reason: "not fetched" });
});

it("an engine whose wasm does not compile came, and was not started", async () => {
  const bytes = new Uint8Array([...WASM, 0xff, 0xff]);
  expect(await toldOf(() => new Response(bytes))).toMatchObject({
    kind: "unavailable",
    reason: "not started",
  });
});
