import { readdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import {
  MEASURED_FILE,
  MEASURED_WIDTHS,
  type MeasuredSection,
  type WidthName,
} from "../../src/book/deferredLayout/sectionHeights";
import { serve } from "../../src/cli/serve";
import { findChromium, launch, NO_WEBGL } from "../site/chromium";
import { waitingForFonts } from "../site/waitingForFonts";

/** Measures every section of the built chapters in windows of three widths, and keeps that for the next build. */

interface SectionBox {
  readonly counts: string;
  /** Its height [rem]. */
  readonly height: number;
}

/** The sections of a page, all of them laid out, its fonts there. */
async function measure(browser: Browser, address: string, width: number): Promise<SectionBox[]> {
  // Its own fonts however late they are, for a reader's come from the cache at the latest on the second page.
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
  await page.route("**/chapters/*/", waitingForFonts);
  await page.goto(address);
  const boxes = await page.evaluate(async () => {
    document.documentElement.dataset.layout = "whole";
    // Of the stand-ins a machine has some, and the others fail.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Array.from(document.querySelectorAll<HTMLElement>(".text-section"), (section) => ({
      counts: section.style.getPropertyValue("--counts").replaceAll(/["\s]/g, ""),
      height: Math.round((100 * section.getBoundingClientRect().height) / rem) / 100,
    }));
  });
  await page.close();
  return boxes;
}

async function measureChapter(browser: Browser, address: string): Promise<MeasuredSection[]> {
  const names = Object.keys(MEASURED_WIDTHS) as WidthName[];
  const boxes: SectionBox[][] = [];
  for (const name of names) boxes.push(await measure(browser, address, MEASURED_WIDTHS[name]));
  return (boxes[0] ?? []).map(({ counts }, place) => {
    const [letters = 0, equations = 0, figures = 0] = counts.split("/").map(Number);
    const heights = names.map((name, index) => [name, boxes[index]?.[place]?.height ?? 0]);
    return { letters, equations, figures, heights: Object.fromEntries(heights) };
  });
}

async function main(): Promise<void> {
  const server = await serve("dist", 0);
  const browser = await launch(findChromium(), NO_WEBGL);
  const chapters: Record<string, MeasuredSection[]> = {};
  for (const file of readdirSync("content/en").sort()) {
    const name = file.replace(/\.mdx$/, "");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chapters/${name.replace(/^\d+-/, "")}/`;
    chapters[name] = await measureChapter(browser, address);
  }
  writeFileSync(MEASURED_FILE, `${lines(chapters)}\n`);
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** One line a section, so that a changed one is one changed line. */
function lines(chapters: Readonly<Record<string, readonly MeasuredSection[]>>): string {
  const entries = Object.entries(chapters).map(([name, sections]) => {
    const rows = sections.map((section) => `    ${JSON.stringify(section)}`);
    return `  ${JSON.stringify(name)}: [\n${rows.join(",\n")}\n  ]`;
  });
  return `{\n${entries.join(",\n")}\n}`;
}

await main();
