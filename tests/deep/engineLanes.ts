import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { loadEngine } from "../../src/engines/node";
import { record } from "../../src/engines/recording";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../src/engines/registry";
import { findChromium, launch, NO_WEBGL } from "../site/chromium";
import { serve } from "../site/serve";
import { buildLanes } from "./engineLanes/build";
import { jobFor } from "./engineLanes/job";
import type { Lanes } from "./engineLanes/page";

declare const lanes: Lanes;

/** Loads and unloads of one engine in a row. */
const TIMES = 10;

/** In a page's own worker and here: every bit of ten seconds. */
async function sameBits(page: Page): Promise<number> {
  let numbers = 0;
  for (const id of ENGINE_IDS) {
    for (const { id: setting } of ENGINES[id].settings) {
      const here = record(await loadEngine(id), jobFor(setting)).states;
      const there = await page.evaluate(([id, setting]) => lanes.statesOf(id, setting, 1), [
        id,
        setting,
      ] as const);
      if (there.length !== here.length || !here.every((number, k) => Object.is(number, there[k])))
        throw new Error(`${id}:${setting} has other digits in the browser than in Node`);
      numbers += there.length;
    }
  }
  return numbers;
}

/** An engine whose file does not come says so, and can be had once it comes. */
async function canBeTriedAgain(page: Page, id: EngineId, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.abort());
  const failure = await page.evaluate((id) => lanes.failureOf(id), id);
  await page.unroute(file);
  if (!failure.startsWith("not fetched")) throw new Error(`without ${file} it is said of ${id}: ${failure}`);
  await page.evaluate(([id, setting]) => lanes.statesOf(id, setting, 1), [
    id,
    ENGINES[id].byDefault,
  ] as const);
}

/** A worker ends in its own time, and the page is told of it after that. */
async function noneIsLeft(page: Page): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (page.workers().length > 0) {
    if (Date.now() > deadline) throw new Error(`${page.workers().length} workers are left`);
    await page.waitForTimeout(100);
  }
}

/**
 * Every engine with every setting in a worker of Chromium's, under the policy of the site's pages.
 *
 * @returns what was found, in words
 * @throws Error where a bit differs from Node's, or an engine's file is fetched before it is asked for
 */
export async function sameDigitsInWorkers(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "engine-lanes-"));
  await buildLanes(folder);
  const server = await serve(folder);
  const browser = await launch(findChromium(), NO_WEBGL);
  try {
    const page = await browser.newPage();
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(server.address);
    await page.waitForFunction("window.lanes !== undefined");
    const early = fetched.filter((path) => /worker|wasm/.test(path));
    if (early.length > 0) throw new Error(`fetched before it was asked for: ${early.join(", ")}`);
    const numbers = await sameBits(page);
    await canBeTriedAgain(page, "bullet", /\.wasm$/);
    await canBeTriedAgain(page, "jolt", /jolt\.worker/);
    for (const id of ENGINE_IDS)
      await page.evaluate(([id, setting, times]) => lanes.statesOf(id, setting, times), [
        id,
        ENGINES[id].byDefault,
        TIMES,
      ] as const);
    await noneIsLeft(page);
    return `${numbers} numbers, every bit the same in Node and in workers of Chromium ${browser.version()}; ${TIMES} loads of each`;
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}
