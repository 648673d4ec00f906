import { describe, expect } from "vitest";
import { CHAPTER, STEPPING, test } from "./browser";
import { Figure } from "./figure";
import { allLines, FIGURE, open, present, SHARED, shown } from "./inspector";

const PHONE = { width: 390, height: 844 };

/** The present stage's line, its formulas and its picture lie within the window. */
async function expectInWindow({ root }: Figure): Promise<void> {
  for (const part of [".stages [aria-current]", ".stage-formulas", ".stage-picture .picture"])
    await expect
      .poll(() =>
        root
          .locator(".inspector")
          .locator(part)
          .first()
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
      )
      .toBe(true);
}

describe("the way into a frame", () => {
  test("a press opens the walk in sight on a phone, above More, with the focus, and Close gives it back", async ({
    visit,
  }) => {
    const page = await visit(CHAPTER, { viewport: PHONE, hasTouch: true });
    const racket = await Figure.hydrated(page, "racket");
    await racket.openMore();
    await racket.press("Inside this frame");
    await racket.button("Next stage").waitFor();
    const region = racket.root.getByRole("region", { name: "Inside this frame" });
    expect(await region.evaluate((part) => part === document.activeElement)).toBe(true);
    const top = () => region.evaluate((part) => part.getBoundingClientRect().top / window.innerHeight);
    await expect.poll(top).toBeLessThan(0.3);
    expect(await top()).toBeGreaterThan(-0.01);
    const stands = await region.evaluate((part) => part.nextElementSibling?.className);
    expect(stands, "before the panel").toContain("more-panel");
    await region.getByRole("button", { name: "Close" }).click();
    expect(
      await racket.button("Inside this frame").evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  test("the walk is fetched when it is asked for, without rules that no lane runs, and rests while the figure plays", async ({
    visit,
  }) => {
    const page = await visit(STEPPING);
    const figure = await Figure.hydrated(page, FIGURE);
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name.replace(/.*\//, "")),
      );
    const before = await fetched();
    expect(before.filter((name) => /inspector/i.test(name))).toEqual([]);
    await open(page);
    // The page's network has been idle once already: what is waited for is that both lanes' values are there.
    await expect.poll(async () => (await shown(figure)).length).toBe(2);
    const then = (await fetched()).filter((name) => !before.includes(name)).join(" ");
    expect(then).toMatch(/\bimplicitBody-/);
    expect(then).not.toMatch(/\b(rk4|midpoint)-/);
    await figure.press("Play");
    await figure.root.getByText("Pause, and the frame that stands can be looked into").waitFor();
    expect(await shown(figure)).toEqual([]);
    await figure.press("Pause");
    await expect.poll(async () => (await shown(figure)).length).toBe(2);
  });

  test("a link to a stage opens the same frame, stage and digits in another browser", async ({
    visit,
    revisit,
  }) => {
    const page = await revisit(STEPPING, SHARED);
    const figure = await open(page);
    await figure.scrubTo(217);
    if ((await allLines(figure).getAttribute("aria-checked")) === "false") await allLines(figure).click();
    await figure.root.getByRole("list", { name: "Stages" }).locator("button").first().click();
    await figure.press("Next stage", 14);
    const link = await figure.copiedLink();
    const origin = new URL(page.url()).origin;
    expect(link).toMatch(/stage=[abc]\.\w+\.\w+/);
    expect(link).toContain("lines=all");
    const on = { viewport: PHONE, reducedMotion: "reduce" } as const;
    const again = new Figure(await visit(link.slice(origin.length + 1), on), FIGURE);
    await again.button("Next stage").waitFor();
    await expectInWindow(again);
    expect(await again.frame()).toBe(217);
    await expect.poll(() => shown(again)).toEqual(await shown(figure));
    expect(await present(again)).toBe(await present(figure));
    expect(await again.readings()).toEqual(await figure.readings());
  });

  test("a link to a line that no derivation names lists every line; one to a step of either lane, the steps", async ({
    visit,
  }) => {
    for (const [stage, isAll] of [
      ["a.integratePose.position_W", "true"],
      ["b.implicitBody.residual_B", "false"],
    ] as const) {
      const page = await visit(`${STEPPING}?figure=${FIGURE}&v=1&frame=3&stage=${stage}`);
      const figure = await Figure.hydrated(page, FIGURE);
      await figure.button("Next stage").waitFor();
      expect(await allLines(figure).getAttribute("aria-checked"), stage).toBe(isAll);
      expect((await shown(figure)).map(({ lane, id }) => `${lane}.${id}`)).toContain(stage);
    }
  });

  test("a stage that this frame has not is said, and the walk begins at the first", async ({ visit }) => {
    const page = await visit(`${STEPPING}?figure=${FIGURE}&v=1&frame=3&stage=a.perpetual.motion`);
    const figure = await Figure.hydrated(page, FIGURE);
    await figure.root.getByText("This frame has no stage named a.perpetual.motion").waitFor();
    expect((await shown(figure)).length).toBeGreaterThan(0);
  });
});
