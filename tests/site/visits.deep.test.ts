import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { CHAPTER, FIRST_PAGE, webglTest as test } from "./browser";
import { Figure } from "./figure";

/** Counts the WebGL contexts of a page, from before its own scripts run. */
function countContexts(): void {
  const made: WeakRef<object>[] = [];
  Object.assign(window, { contextsAlive: () => made.filter((one) => one.deref() !== undefined).length });
  const plain = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    const context = (plain as (...all: unknown[]) => RenderingContext | null).call(this, kind, ...rest);
    if (context && kind.startsWith("webgl") && !made.some((one) => one.deref() === context))
      made.push(new WeakRef(context));
    return context;
  } as typeof plain;
}

/** What a page holds, after its rubbish has been collected; of WebGL contexts those that its scripts asked for and that still live. */
async function holdings(page: Page, session: CDPSession) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const found = new Map(metrics.map(({ name, value }) => [name, value]));
  const contexts = await page.evaluate(() =>
    (window as unknown as { contextsAlive: () => number }).contextsAlive(),
  );
  return {
    listeners: found.get("JSEventListeners") ?? Number.NaN,
    heap: found.get("JSHeapUsedSize") ?? Number.NaN,
    documents: found.get("Documents") ?? Number.NaN,
    contexts,
  };
}

/** More visits also show a smaller growth of the heap. */
const VISITS = Number(process.env.DEEP_VISITS ?? 7);
/** By then everything that is kept for good has been made once. */
const SETTLED = 4;
/** What the engine itself keeps of compiled code and statistics, as a share of the heap: 4 % measured. */
const HEAP_NOISE = 0.15;

test("visits back and forth between the pages leave no growth in contexts, listeners or heap", {
  timeout: 240_000,
}, async ({ visit }) => {
  const page = await visit(FIRST_PAGE, { before: countContexts, viewport: { width: 640, height: 480 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const kept = new Map<number, Awaited<ReturnType<typeof holdings>>>();
  for (let n = 1; n <= VISITS; n++) {
    await page.getByRole("link", { name: "Euler’s equation" }).first().click();
    await page.waitForURL(`**/${CHAPTER}`);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    await racket.press("Step forward");
    if (n === SETTLED || n === VISITS) kept.set(n, await holdings(page, session));
    await page.getByRole("link", { name: "Tumble", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes(CHAPTER));
  }
  const [settled, last] = [kept.get(SETTLED), kept.get(VISITS)];
  if (!settled || !last) throw new Error("too few visits");
  console.log(`after ${SETTLED} visits ${JSON.stringify(settled)}, after ${VISITS} ${JSON.stringify(last)}`);
  expect(last.contexts).toBe(1);
  expect(last.listeners).toBeLessThanOrEqual(settled.listeners);
  expect(last.documents).toBeLessThanOrEqual(settled.documents);
  expect(last.heap / settled.heap).toBeLessThan(1 + HEAP_NOISE);
});
