import { describe, expect } from "vitest";
import { CHAPTER, longTest, test } from "./browser";
import { Figure } from "./figure";

// First, as it asks for a figure that runs the two rules that it opens with.
describe("the switch", () => {
  test("turns the gyroscopic term on and off in lane A alone, and keeps the frame number", async ({
    revisit,
  }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.scrubTo(200);
    const [a, b] = [await racket.lane("a"), await racket.lane("b")];
    expect(a.angularVelocityBody).not.toBe(b.angularVelocityBody);
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("false");

    await racket.gyroscopicSwitch.click();
    await racket.settled();
    expect(await racket.frame()).toBe(200);
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("true");
    expect(await racket.combobox("Formulation A").inputValue()).toBe("splitting");
    expect(await racket.lane("a"), "run again from the start, it does what lane B did").toEqual(b);
    expect(await racket.lane("b")).toEqual(b);

    await racket.gyroscopicSwitch.click();
    await racket.settled();
    expect(await racket.frame()).toBe(200);
    expect(await racket.lane("a")).toEqual(a);

    expect(await racket.isPlaying()).toBe(false);
    await racket.scrubTo(0);
    await racket.gyroscopicSwitch.click();
    expect(await racket.isPlaying(), "at the start, where both lanes are alike, it plays").toBe(true);
    await racket.press("Pause");
    await racket.scrubTo(200);
    await racket.gyroscopicSwitch.click();
  });

  longTest("and the comboboxes say the same, and run only their own lane again", async ({ revisit }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.scrubTo(150);
    const before = { a: await racket.lane("a"), b: await racket.lane("b") };
    await racket.choose("Formulation B", "rk4");
    expect(await racket.frame()).toBe(150);
    expect(await racket.lane("a")).toEqual(before.a);
    expect((await racket.lane("b")).angularVelocity).not.toBe(before.b.angularVelocity);
    await racket.choose("Formulation A", "rk4");
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("true");
    expect(await racket.lane("a")).toEqual(await racket.lane("b"));
    await racket.choose("Formulation A", "none");
    await racket.gyroscopicSwitch.click();
    expect(await racket.combobox("Formulation A").inputValue(), "switched on, it has its own rule").toBe(
      "rk4",
    );
    await racket.gyroscopicSwitch.click();
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("false");
    expect(await racket.lane("a")).toEqual(before.a);
  });
});

describe("the transport", () => {
  test("a hundred steps forward and a hundred back return to the same digits, as does scrubbing", async ({
    revisit,
  }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.scrubTo(937);
    const forward = await stepAndRead(racket, "Step forward");
    expect(await racket.frame()).toBe(1037);
    expect(new Set(forward).size).toBe(11);
    const back = await stepAndRead(racket, "Step back");
    expect(await racket.frame()).toBe(937);
    expect(back.toReversed()).toEqual(forward);

    await racket.scrubTo(1037);
    const there = await racket.readings();
    for (const frame of [3600, 0, 1036]) await racket.scrubTo(frame);
    await racket.press("Step forward");
    expect(await racket.readings()).toEqual(there);
    expect(there.map(({ value }) => value).join(" ")).toBe(forward.at(-1));
  });

  test("Reset stands at the start and stops, a step stops too, and neither leaves the run", async ({
    revisit,
  }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.press("Reset");
    const start = await racket.readings();
    expect(await racket.frame()).toBe(0);
    await racket.press("Step back");
    expect(await racket.frame()).toBe(0);
    await racket.scrubTo(3600);
    await racket.press("Step forward");
    expect(await racket.frame()).toBe(3600);

    await racket.scrubTo(700);
    await racket.button("Play").click();
    await racket.button("Pause").waitFor();
    await racket.press("Step forward");
    expect(await racket.isPlaying()).toBe(false);
    const frame = await racket.frame();
    await racket.settled();
    expect(await racket.frame()).toBe(frame);

    await racket.button("Play").click();
    await racket.press("Reset");
    expect(await racket.isPlaying()).toBe(false);
    expect(await racket.frame()).toBe(0);
    expect(await racket.readings()).toEqual(start);
  });

  test("a tick says what it is where it is pointed at or stood at, and a press on it goes there", async ({
    revisit,
  }) => {
    const page = await revisit(CHAPTER);
    const racket = await Figure.hydrated(page, "racket");
    await racket.press("Reset");
    const [tick, says] = [racket.root.locator(".scrub-tick").first(), racket.root.locator(".scrub-says")];
    await tick.waitFor({ state: "attached" });
    expect(await says.isVisible()).toBe(false);
    const { x = 0, y = 0 } = (await tick.boundingBox()) ?? {};
    await page.mouse.move(x + 3, y + 10);
    expect(await says.innerText()).toMatch(/^flip, \d\.\d\d s$/);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(1, 1);
    await racket.settled();
    const words = await says.innerText();
    expect(await racket.slider.getAttribute("aria-valuetext")).toBe(
      `frame ${await racket.frame()} · ${words.slice("flip, ".length)}, ${words}`,
    );
    await racket.press("Step forward");
    expect(await says.isVisible()).toBe(false);
    expect(await racket.root.locator(".scrub-run").innerText()).toBe("whole run, 60 s");
  });

  longTest(
    "a finger finds the first flip: it takes more than sixty pixels of a phone, and a hand may hold it at the end",
    async ({ visit }) => {
      const page = await visit(CHAPTER, { viewport: { width: 390, height: 844 } });
      const racket = await Figure.hydrated(page, "racket");
      const bar = racket.root.locator(".scrub-window");
      await racket.root.locator(".transport").evaluate((part) => part.scrollIntoView({ block: "center" }));
      await bar.locator(".scrub-tick").first().waitFor({ state: "attached" });
      const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const flip = await bar
        .locator(".scrub-tick")
        .first()
        .evaluate((tick) => Number.parseFloat(tick.style.left));
      expect((flip / 100) * width).toBeGreaterThan(60);
      await page.mouse.move(x + 5, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2);
      await racket.settled();
      expect(Math.abs((await racket.frame()) - 90)).toBeLessThanOrEqual(2);
      await page.mouse.move(x + width + 30, y + height / 2);
      await racket.settled();
      expect(await racket.frame()).toBe(180);
      await page.mouse.move(x + width / 2, y + height / 2);
      await racket.settled();
      expect(
        Math.abs((await racket.frame()) - 90),
        "while it is held it does not page on",
      ).toBeLessThanOrEqual(2);
      await page.mouse.up();
    },
  );

  // Time is the page's own here, a tenth of a second at a time, so that the count does not depend on this machine. What a
  // speed makes of it is the clock's, and tested with it (tests/playback/clock.test.ts); last, as the page's time then stands.
  longTest("a second is 240 frames of the simulation at speed 4", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const racket = await Figure.hydrated(page, "racket");
    await racket.press("Reset");
    await racket.choose("Speed", "4");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await racket.button("Play").click();
    await racket.button("Pause").waitFor();
    // The first animation frame only starts the count.
    for (let tenth = 0; tenth <= 10; tenth++) await page.clock.fastForward(100);
    expect(Math.abs((await racket.frame()) - 240)).toBeLessThanOrEqual(1);
  });

  longTest("the run stops by itself at its last frame, and Play begins it anew", async ({ visit }) => {
    const racket = await Figure.hydrated(await visit(CHAPTER), "racket");
    await racket.scrubTo(3590);
    await racket.button("Play").click();
    await racket.button("Play").waitFor();
    expect(await racket.frame()).toBe(3600);
    await racket.button("Play").click();
    await racket.press("Pause");
    expect(await racket.frame()).toBeLessThan(1800);
  });
});

/** The Readouts before and after every ten of a hundred presses of a button, pressed ten in an animation frame. */
function stepAndRead(figure: Figure, name: string): Promise<string[]> {
  return figure.button(name).evaluate(async (button: HTMLElement) => {
    const cells = [...(button.closest("figure")?.querySelectorAll<HTMLElement>("td[data-quantity]") ?? [])];
    const read = () => cells.map((cell) => cell.dataset.value).join(" ");
    const seen = [read()];
    for (let ten = 0; ten < 10; ten++) {
      for (let k = 0; k < 10; k++) button.click();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      seen.push(read());
    }
    return seen;
  });
}
