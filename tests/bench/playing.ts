import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { findChromium, launch, SOFTWARE_WEBGL } from "../site/chromium";
import { Figure } from "../site/figure";
import { serve } from "../site/serve";
import { PAGES } from "./pages";

/**
 * What an animation frame costs while a figure plays, in a real browser with WebGL on the processor, through 50 simulated
 * seconds at the highest speed. Processor time of the page's main thread in scripts, which other work on the machine
 * lengthens little, and wall time beside it. Pages named after the command are measured alone:
 * `npm run playing -- chapters/euler-equation/`.
 */
const SIMULATED_SECONDS = 50;
const SPEED = 4;

/** What a trace calls a stretch of script; where one lies within another, it counts once. */
const SCRIPT = new Set([
  "FireAnimationFrame",
  "FunctionCall",
  "TimerFire",
  "RunMicrotasks",
  "EvaluateScript",
]);
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}

interface FrameCost {
  processor: number;
  wall: number;
}

/** Milliseconds of script of each animation frame: all of it from one frame's callback to the next. */
function costOfFrames(events: readonly TraceEvent[]): FrameCost[] {
  const frame = events.find(({ name }) => name === "FireAnimationFrame");
  const stretches = events
    .filter(
      ({ name, ph, pid, tid }) => ph === "X" && SCRIPT.has(name) && pid === frame?.pid && tid === frame.tid,
    )
    .sort((a, b) => a.ts - b.ts);
  const frames: FrameCost[] = [];
  let counted = Number.NEGATIVE_INFINITY;
  for (const { name, ts, dur = 0, tdur = 0 } of stretches) {
    if (name === "FireAnimationFrame") frames.push({ processor: 0, wall: 0 });
    const present = frames.at(-1);
    const isInside = ts + dur <= counted;
    counted = Math.max(counted, ts + dur);
    if (!present || isInside) continue;
    present.processor += tdur / 1000;
    present.wall += dur / 1000;
  }
  return frames;
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN).toFixed(2);
  return `median ${at(0.5)}, 95 % ${at(0.95)}`;
}

async function measure(browser: Browser, address: string, id: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 960, height: 900 } });
  await page.goto(address);
  const figure = await Figure.hydrated(page, id, "webgl");
  if ((await figure.combobox("Speed").count()) === 0) {
    await page.close();
    return "does not play";
  }
  await figure.choose("Speed", String(SPEED));
  // What the first seconds do besides: compile, settle.
  await figure.press("Play");
  await page.waitForTimeout(2000);
  await figure.press("Reset");
  await browser.startTracing(page, { categories: CATEGORIES });
  await figure.button("Play").click();
  await page.waitForTimeout((1000 * SIMULATED_SECONDS) / SPEED);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const frames = costOfFrames(traceEvents);
  return (
    `processor ${spread(frames.map(({ processor }) => processor))} ms a frame` +
    `; wall ${spread(frames.map(({ wall }) => wall))} ms; ${frames.length} frames`
  );
}

async function main(): Promise<void> {
  const folder = resolve("dist");
  if (!existsSync(folder)) throw new Error("nothing is built in dist/: run `npm run build` first");
  const server = await serve(folder);
  const browser = await launch(findChromium(), SOFTWARE_WEBGL);
  const named = process.argv.slice(2);
  for (const path of named.length > 0 ? named : PAGES) {
    const page = await browser.newPage();
    await page.goto(server.address + path);
    const ids = await page
      .locator("figure[id]:has(.picture)")
      .evaluateAll((figures) => figures.map(({ id }) => id));
    await page.close();
    for (const id of ids) console.log(`/${path} ${id}: ${await measure(browser, server.address + path, id)}`);
  }
  await browser.close();
  await server.close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
