import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import {
  CHAPTER,
  FIRST_PAGE,
  IMPULSE,
  LONG_RUNS,
  longTest,
  MISSING,
  MISSING_NOISE,
  renderAllSections,
  SPRINGS,
  STATE,
  STEPPING,
  test,
} from "./browser";
import { Figure } from "./figure";
import { disagreements, hostileStates } from "./linkDisagreements";
import { GONE_PAGES, LAB, LIST_PAGES, PAGES, SHEETS } from "./pages";
import { smallTargets } from "./smallTargets";
import { structuralViolations, violations } from "./violations";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "light",
} as const;

/** A figure of each kind, and where it stands: they fill the window in the same few ways. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  [CHAPTER]: ["racket"],
  [STEPPING]: ["compare"],
  [STATE]: ["remembered"],
  [IMPULSE]: ["cone"],
  "chapters/quaternion-derivative/": ["sandwich-figure", "step-angle"],
  "chapters/inertia-tensor/": ["masses"],
  [SPRINGS]: ["spring", "drag"],
  [LONG_RUNS]: ["cloud", "registry"],
};

/** The pages that axe looks at with all its rules, formulas and their colours included, in both themes; all pages in the long tests. */
const IN_DETAIL = chosen([...PAGES, ...SHEETS], () => false);

const ALL = [...PAGES, ...LIST_PAGES, ...GONE_PAGES, ...SHEETS, LAB, MISSING];

/** The pages whose every figure is brought to life: lanes and the lab's form. All pages in the long tests. */
const HYDRATED = chosen(ALL, (path) => ["chapters/three-angles/", LAB].includes(path));

/** Of the others, the first and those that are lists; in the long tests one with the widest figures and tables too. */
const AS_THEY_COME = chosen([FIRST_PAGE, LONG_RUNS, ...LIST_PAGES], (path) => path !== LONG_RUNS);

/** The widths of a page that comes without its programs [px]: the narrowest and the widest are where one breaks first. */
const NARROW = chosen([390, 320], (width) => width === 320);
const WIDE = chosen([1440, 820], (width) => width === 1440);

/** What a browser leaves of a sheet between its margins [px]. */
const A4_WIDTH = 718;
const A4_HEIGHT = 1047;

/** What the others are without their programs. */
describe.for(AS_THEY_COME.filter((path) => !HYDRATED.includes(path)))("/%s, as it comes", (path) => {
  test("is sound on a phone and then on a wide screen", async ({ visit }) => {
    const page = await visit(path, PHONE);
    await openFolds(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await repeatedIds(page)).toEqual([]);
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 844 });
      await expectWithin(page, width);
    }
    for (const width of WIDE) {
      await leavePhone(page, width);
      await expectWithin(page, width);
    }
    await expectWholeOnPaper(page);
  });
});

/** One visit serves both tests of a page: to open it up and bring every figure to life is most of what the second costs. */
describe.for(HYDRATED)("/%s, all of it open and every figure hydrated", (path) => {
  test("is sound on a phone and then on a wide screen", { timeout: 120_000 }, async ({ revisit }) => {
    const page = await revisit(path, { ...PHONE, expectedNoise: MISSING_NOISE });
    const figures = await openUp(page);
    const isInDetail = IN_DETAIL.includes(path);
    expect(await (isInDetail ? violations(page) : structuralViolations(page))).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await repeatedIds(page)).toEqual([]);
    await expectPanning(page, figures);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectWithin(page, width);
    }

    await page.emulateMedia({ colorScheme: "dark" });
    await leavePhone(page, 1440);
    if (isInDetail) expect(await violations(page)).toEqual([]);
    for (const id of chosen(KINDS[path] ?? [], () => path === SPRINGS))
      await expectSoundWhenExpanded(new Figure(page, id));
    for (const width of [1440, 820]) {
      await leavePhone(page, width);
      await expectWithin(page, width);
      expect(await measuresBesideNothing(page), `${width} px`).toEqual([]);
    }
    await expectWholeOnPaper(page);
  });

  if (!PAGES.includes(path)) return;
  longTest(
    "refuses every link to a figure by the name of a field, or shows what the link says",
    {
      timeout: 120_000,
    },
    async ({ revisit }) => {
      const page = await revisit(path, { ...PHONE, expectedNoise: MISSING_NOISE });
      const figures = await openUp(page);
      expect(figures.length).toBeGreaterThan(0);
      await leavePhone(page, 960);
      for (const [index, { id, root }] of figures.entries()) {
        await root.scrollIntoViewIfNeeded();
        expect(await disagreements(page, id, hostileStates(id, index)), id).toEqual([]);
      }
    },
  );
});

/** From a phone's screen to one without touch, and with bars to scroll by. */
async function leavePhone(page: Page, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await page.waitForFunction((width) => window.innerWidth === width, width);
}

/** Addresses within the page that two of its parts answer to. */
function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}

async function openFolds(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  await page.mouse.move(1, 1);
  await renderAllSections(page);
  // What is laid out when it comes near has no size until then.
  await page.locator(".case").evaluateAll((cases) => {
    for (const one of cases) (one as HTMLElement).style.contentVisibility = "visible";
  });
}

/** Opens every fold, and brings every figure to life. */
async function openUp(page: Page): Promise<Figure[]> {
  await openFolds(page);
  const ids = await page.locator("figure[id]").evaluateAll((figures) => figures.map(({ id }) => id));
  const figures = ids.map((id) => new Figure(page, id));
  for (const figure of figures) {
    if (await figure.isHydrated()) continue;
    await figure.root.scrollIntoViewIfNeeded();
    await figure.answers();
    if (await figure.moreButton.count()) await figure.openMore();
  }
  return figures;
}

async function expectSoundWhenExpanded(figure: Figure): Promise<void> {
  await figure.fillWindow();
  expect(await violations(figure.page, `#${figure.id}`), `${figure.id} filling the window`).toEqual([]);
  if (figure.id === "drag") await expectPlotInWindow(figure.page);
  await figure.leaveWindow();
}

/** A plot takes most of a window's height, and says which curve is which where its table is out of sight. */
async function expectPlotInWindow(page: Page): Promise<void> {
  const stage = page.locator(".figure-dialog");
  const { height = 0 } = (await stage.locator(".function-plot").boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0.7 * (await page.evaluate(() => window.innerHeight)));
  expect(await stage.locator(".graph-legend li").count()).toBe(5);
  for (const name of await stage.locator(".graph-legend li").all()) expect(await name.isVisible()).toBe(true);
}

async function expectPanning(page: Page, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return;
  const actions = await page
    .locator(".picture, .picture *")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).touchAction));
  // The figures of springs are drawings that nothing can be dragged in.
  if (new URL(page.url()).pathname.endsWith(`/${SPRINGS}`)) expect(actions).toEqual([]);
  else expect(actions, "one finger scrolls the page even over a picture").toContain("pan-y");
  expect(actions).not.toContain("none");
}

/** No page scrolls sideways, and nothing reaches beyond the window's sides. */
async function expectWithin(page: Page, width: number): Promise<void> {
  // What a program measures anew follows a change of the window by a frame.
  await expect.poll(() => outside(page, width), { message: `${width} px` }).toEqual([]);
  await expect.poll(() => sidewaysRoom(page), { message: `${width} px` }).toBe(0);
}

/** Nothing that would be scrolled sideways on a screen is cut off at the edge of a sheet. */
async function expectWholeOnPaper(page: Page): Promise<void> {
  await leavePhone(page, A4_WIDTH);
  await page.emulateMedia({ media: "print" });
  expect(await cutOff(page), "cut on paper").toEqual([]);
  expect(await sidewaysRoom(page), "cut on paper").toBe(0);
  expect(await heldTogether(page), "longer than a sheet, and not to be broken").toEqual([]);
  await page.emulateMedia({ media: "screen" });
}

/** What is to stand on one sheet, and is higher than that: it leaves the sheet before it empty, and is cut anywhere. */
function heldTogether(page: Page): Promise<string[]> {
  return page.evaluate(
    (highest) =>
      [...document.querySelectorAll<HTMLElement>("main *")]
        .filter((part) => getComputedStyle(part).breakInside === "avoid" && part.offsetHeight > highest)
        .map((part) => `${part.offsetHeight} px: ${part.outerHTML.slice(0, 120)}`),
    A4_HEIGHT,
  );
}

function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((part) => part.checkVisibility() && /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map((part) => `${part.scrollWidth} in ${part.clientWidth}: ${part.outerHTML.slice(0, 120)}`),
  );
}

/** Key numbers that end their list's last line and leave a part of it empty. */
function measuresBesideNothing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".measures")]
      .filter((list) => list.checkVisibility())
      .filter((list) => {
        const end = list.lastElementChild?.getBoundingClientRect().right ?? 0;
        return end < list.getBoundingClientRect().right - 1;
      })
      .map((list) => list.textContent ?? ""),
  );
}

/** How far the page could be scrolled sideways [px]. */
function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Controls and table cells that reach beyond the window's sides, but in what scrolls sideways by itself. */
function outside(page: Page, width: number): Promise<string[]> {
  return page.evaluate((width) => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        "button, select, input, output, label, a, td, th, figure, h1, h2, h3, p",
      ),
    ];
    // What is dragged is put in its place by its figure's program.
    const notPlaced = ".visually-hidden, .skip, [data-island]:not([data-hydrated]) .drag-handle";
    const isOutside = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > width + 0.5;
    };
    const scrollsInside = (part: Element | null): boolean =>
      part !== null &&
      ((/auto|scroll/.test(getComputedStyle(part).overflowX) && !isOutside(part)) ||
        scrollsInside(part.parentElement));
    return parts
      .filter((part) => part.checkVisibility() && !part.closest(notPlaced))
      .filter((part) => isOutside(part) && !scrollsInside(part.parentElement))
      .map((part) => part.outerHTML.slice(0, 120));
  }, width);
}
