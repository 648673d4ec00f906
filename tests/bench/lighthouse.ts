import { existsSync } from "node:fs";
import { resolve } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { findChromium, launch, SOFTWARE_WEBGL } from "../site/chromium";
import { serve } from "../site/serve";
import { OTHER_PAGES, PAGES } from "./pages";

/**
 * Lighthouse on the built site, mobile profile: each page three times, a fresh browser each, and the median. Times on a
 * shared machine wander; the line says how fast Lighthouse found this one to be. Pages named after the command are
 * audited alone: `npm run lighthouse -- chapters/euler-equation/`.
 */
const RUNS = 3;
const PORT = 9333;

async function audit(address: string): Promise<Result> {
  const browser = await launch(findChromium(), [...SOFTWARE_WEBGL, `--remote-debugging-port=${PORT}`]);
  try {
    const outcome = await lighthouse(address, { port: PORT, logLevel: "error" });
    if (!outcome) throw new Error(`Lighthouse returned nothing for ${address}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function main(): Promise<void> {
  const folder = resolve(process.env.SITE ?? "dist");
  if (!existsSync(folder)) throw new Error("nothing is built in dist/: run `npm run build` first");
  const server = await serve(folder);
  const named = process.argv.slice(2);
  for (const page of named.length > 0 ? named : [...PAGES, ...OTHER_PAGES]) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run++) results.push(await audit(server.address + page));
    const score = (id: string) =>
      Math.round(100 * median(results.map((result) => result.categories[id]?.score ?? 0)));
    const measure = (id: string) =>
      median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
    const scores = ["performance", "accessibility", "best-practices", "seo"].map(
      (id) => `${id} ${score(id)}`,
    );
    console.log(`/${page}  ${scores.join("  ")}`);
    console.log(
      `  first paint ${Math.round(measure("first-contentful-paint"))} ms  largest ${Math.round(measure("largest-contentful-paint"))} ms` +
        `  blocking ${Math.round(measure("total-blocking-time"))} ms  layout shift ${measure("cumulative-layout-shift")}` +
        `  (machine benchmark ${median(results.map((result) => result.environment.benchmarkIndex))})`,
    );
  }
  await server.close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
