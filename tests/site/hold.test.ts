import { describe, expect } from "vitest";
import { CHAPTER, FIRST_PAGE, longTest, test } from "./browser";
import { Figure } from "./figure";

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The middle of a figure's first picture, where a body that turns about its centre is.
 * @param height another share of the picture's height, for a body that is launched from above
 */
async function middleOf(figure: Figure, height = 0.5): Promise<Place> {
  const picture = figure.pictures.first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("no picture");
  return { x: box.x + box.width / 2, y: box.y + box.height * height };
}

/**
 * Drags the body from the middle of its picture within a tenth of a second, and lets go in motion: by the events' own time,
 * whatever time this machine takes.
 */
async function flick(figure: Figure, dx: number, height?: number): Promise<void> {
  const { x, y } = await middleOf(figure, height);
  const session = await figure.page.context().newCDPSession(figure.page);
  const start = Date.now() / 1000;
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", k: number) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      x: x + (dx * k) / 6,
      y,
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
      timestamp: start + 0.016 * k,
    });
  await send("mousePressed", 0);
  for (let k = 1; k <= 6; k++) await send("mouseMoved", k);
  await send("mouseReleased", 6);
  await figure.settled();
}

const spinOf = (figure: Figure) => figure.root.locator(".hold-spin").textContent();

/** The start of what runs, as the Readouts of frame 0 have it. */
async function startingSpin(figure: Figure): Promise<number[]> {
  return JSON.parse((await figure.lane("b")).angularVelocity ?? "[]");
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
} as const;

interface FingersWay {
  /** [px] a step. */
  readonly across: number;
  readonly along: number;
  /** It lies still at first. */
  readonly pressed?: boolean;
}

/** A finger from the middle of the first picture, by the events' own time. @returns where the page was scrolled to before and after */
async function fingerOver(figure: Figure, { across, along, pressed = false }: FingersWay) {
  const { page } = figure;
  const { x, y } = await middleOf(figure);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", k: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + across * k, y: y + along * k }],
      timestamp: start + (pressed && k > 0 ? 0.3 : 0) + 0.016 * k,
    });
  await touch("touchStart", 0);
  for (let k = 1; k <= 6; k++) await touch("touchMove", k);
  // At rest by then: the page does not run on.
  await touch("touchEnd", 16);
  await figure.settled();
  return { before, at: await scrolled() };
}

async function expectFingerToScroll(figure: Figure): Promise<void> {
  const { before } = await fingerOver(figure, { across: 3, along: -20 });
  await figure.page.waitForFunction((from) => window.scrollY > from + 60, before);
}

describe("a body that can be taken hold of", () => {
  test("is flicked by the mouse: the numbers say how, a link brings it back, and Back undoes it", async ({
    visit,
    revisit,
  }) => {
    // Set, not played: the frame stays 0, and its numbers are those of the start.
    const page = await revisit(CHAPTER, { reducedMotion: "reduce" });
    const racket = await Figure.hydrated(page, "racket");
    const before = await startingSpin(racket);
    await flick(racket, 90);
    const [x = 0, y = 0, z = 0] = await startingSpin(racket);
    // The view is from above, so that "up" in the picture leans away from it.
    expect(y).toBeGreaterThan(0.8 * Math.hypot(x, y, z));
    const text = `spin ω = (${[x, y, z].map((part) => part.toFixed(2).replace("-", "−")).join(", ")}) rad/s`;
    expect(await spinOf(racket)).toBe(text);
    expect(await racket.isPlaying()).toBe(false);

    await page.waitForFunction(() => history.state?.figures?.racket?.spin !== undefined);
    const { q, spin } = await page.evaluate(() => history.state.figures.racket);
    expect(spin).toEqual([x, y, z]);
    const query = new URLSearchParams({ figure: "racket", v: "1", q: JSON.stringify(q), spin: `[${spin}]` });
    const opened = await visit(`${CHAPTER}?${query}#racket`);
    expect(await startingSpin(await Figure.hydrated(opened, "racket"))).toEqual([x, y, z]);

    await page.goBack();
    await expect.poll(() => startingSpin(racket)).toEqual(before);
    await expect.poll(() => spinOf(racket)).toBe("");
    await page.goForward();
    await expect.poll(() => spinOf(racket)).toBe(text);
    await racket.root.press("r");
    await racket.settled();
    expect(await startingSpin(racket)).toEqual(before);
  });

  longTest(
    "is given back by Undo at the frame where it was taken, and is called its throw no longer until then",
    async ({ revisit }) => {
      const racket = await Figure.hydrated(await revisit(CHAPTER, { reducedMotion: "reduce" }), "racket");
      await racket.scrubTo(30);
      const [before, thrown] = [await racket.lane("b"), racket.combobox("Throw")];
      const throwBefore = await thrown.inputValue();
      await flick(racket, 60);
      await flick(racket, -60);
      expect(await thrown.locator("option:checked").textContent()).toBe("Changed by hand");
      expect(await racket.frame()).toBe(0);
      await racket.button("Undo").click();
      await racket.settled();
      expect(await thrown.inputValue()).toBe(throwBefore);
      expect(await racket.frame()).toBe(30);
      expect(await racket.lane("b")).toEqual(before);
      expect(await racket.button("Undo").count()).toBe(0);
      await racket.scrubTo(0);
    },
  );

  test("is held by keys: arrows turn it, Shift spins it, Enter lets go, Escape gives up", async ({
    revisit,
  }) => {
    const page = await revisit(CHAPTER, { reducedMotion: "reduce" });
    const racket = await Figure.hydrated(page, "racket");
    const button = racket.button("Hold the body");
    const orientation = async () => (await racket.lane("b")).orientation;
    const [before, attitude] = [await startingSpin(racket), await orientation()];
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await racket.settled();
    expect(await orientation()).not.toBe(attitude);
    expect(await racket.root.locator("[role=status][aria-live]").textContent()).toMatch(/^spin ω = \(/);
    await page.keyboard.press("Escape");
    await racket.settled();
    expect(await startingSpin(racket)).toEqual(before);
    expect(await orientation()).toBe(attitude);
    await page.keyboard.press("Enter");
    for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await racket.settled();
    expect(await button.getAttribute("aria-pressed")).toBe("false");
    const [, up = 0] = await startingSpin(racket);
    // Four presses of half a radian a second about an axis that leans by the camera's 16°.
    expect(up - (before[1] ?? 0)).toBeCloseTo(2 * Math.cos((16 * Math.PI) / 180), 1);
  });

  longTest("goes off when it is flicked, and is left alone by a drag beside it", async ({ visit }) => {
    const page = await visit(FIRST_PAGE);
    const tumbling = await Figure.hydrated(page, "tumbling");
    const { x, y } = await middleOf(tumbling);
    const picture = tumbling.pictures.first();
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 8, box.y + 8);
    expect(await picture.getAttribute("data-hold")).toBe("beside");
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 20, { steps: 4 });
    await page.mouse.up();
    expect(await spinOf(tumbling)).toBe("");
    await page.mouse.move(x, y);
    await tumbling.root.press(" ");
    await flick(tumbling, -80);
    expect(await spinOf(tumbling)).toMatch(/^spin ω = \(/);
    expect(await tumbling.isPlaying()).toBe(true);
    await tumbling.button("Undo").click();
    await tumbling.settled();
    expect(await spinOf(tumbling)).toBe("");
  });

  longTest("is said to be for taking, for five seconds of a run", async ({ visit }) => {
    const page = await visit(FIRST_PAGE);
    const hint = page.getByText("Drag the body to turn it");
    const opacity = () =>
      hint.evaluate((element) => Number(getComputedStyle(element.parentElement ?? element).opacity));
    await Figure.hydrated(page, "tumbling");
    expect(await opacity()).toBe(1);
    await expect.poll(opacity, { timeout: 9000 }).toBe(0);
  });

  longTest(
    "is left alone by a finger that scrolls over it, and turned by one that goes sideways or has pressed it",
    async ({ revisit }) => {
      const racket = await Figure.hydrated(await revisit(CHAPTER, PHONE), "racket");
      await expectFingerToScroll(racket);
      expect(await spinOf(racket)).toBe("");
      for (const way of [
        { across: 15, along: 10 },
        { across: 0, along: -20, pressed: true },
      ]) {
        const { at, before } = await fingerOver(racket, way);
        expect(at).toBe(before);
        expect(await spinOf(racket)).toMatch(/^spin ω = \(/);
        await racket.press("Reset");
      }
    },
  );

  longTest("scrolls under a finger on the first page, too, and plays on", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { ...PHONE, reducedMotion: "no-preference" });
    const tumbling = await Figure.hydrated(page, "tumbling");
    await tumbling.button("Pause").waitFor();
    await expectFingerToScroll(tumbling);
    expect(await spinOf(tumbling)).toBe("");
    expect(await tumbling.isPlaying()).toBe(true);
  });

  longTest("is turned by a finger that goes up or down while its button holds it", async ({ visit }) => {
    const racket = await Figure.hydrated(await visit(CHAPTER, PHONE), "racket");
    const button = racket.button("Hold the body");
    await racket.pictures.first().scrollIntoViewIfNeeded();
    await button.tap();
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    const orientation = async () => (await racket.lane("b")).orientation;
    const held = await orientation();
    const { at, before } = await fingerOver(racket, { across: 0, along: -20 });
    expect(at).toBe(before);
    expect(await orientation()).not.toBe(held);
    expect(await button.getAttribute("aria-pressed")).toBe("false");
  });

  longTest(
    "is taken at the start of its throw where it is launched, and not on its flight",
    async ({ visit }) => {
      const page = await visit("chapters/impulse-collision/", { reducedMotion: "reduce" });
      const laws = await Figure.hydrated(page, "laws");
      const spin = async () => (await laws.lane("a")).angularVelocity;
      await laws.scrubTo(60);
      const inFlight = await spin();
      await flick(laws, 90);
      expect(await spin()).toBe(inFlight);
      await laws.scrubTo(0);
      const before = await spin();
      await flick(laws, 90, 0.3);
      expect(await spin()).not.toBe(before);
      expect(await spinOf(laws)).toMatch(/^spin ω = \(/);
    },
  );

  longTest("gives the lab's scenario its start, and Undo takes it back", async ({ visit }) => {
    const page = await visit("lab/", { reducedMotion: "reduce" });
    const bench = await Figure.hydrated(page, "bench");
    await bench.press("Reset");
    const before = (await bench.lane("a")).angularVelocity;
    await flick(bench, 90);
    const after = (await bench.lane("a")).angularVelocity;
    expect(after).not.toBe(before);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await bench.settled();
    expect((await bench.lane("a")).angularVelocity).toBe(before);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await bench.settled();
    expect((await bench.lane("a")).angularVelocity).toBe(after);
  });
});
