import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { OBJECT_MESHES } from "../../src/core/bodies/objects/index";
import { laneContact } from "../../src/core/dynamics/contact/impulse";
import { isRecorded } from "../../src/core/dynamics/lane";
import { isDiverged } from "../../src/core/dynamics/state";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { allRows, firstRow, type Row, stepRows } from "../../src/figures/simulation/inspector/alignStages";
import { Player } from "../../src/playback/player";
import { traceFrame } from "../../src/trace/traceStep";
import { chosen } from "../chosen";
import { CHAPTER, longTest, STEPPING, test } from "./browser";
import { Figure } from "./figure";
import { pixelsOf } from "./pixels";
import { violations } from "./violations";

/** The figure of the section that looks inside a frame: a crooked throw by the explicit rule and by the implicit. */
const FIGURE = "frame";

const PHONE = { width: 390, height: 844 };

/** With leave to read what was copied, for the one test that does. */
const SHARED = { permissions: ["clipboard-read", "clipboard-write"] };

/** The rows that the core itself makes of a frame of that figure: the steps of its derivations, and every line. */
function coreRows(frame: number) {
  const lanes = [{ angular: "explicit" }, { angular: "implicit-body" }];
  const player = new Player(
    parseScenario({ ...SCENARIOS.racketOnEdge.scenario, lanes }, OBJECT_MESHES),
    OBJECT_MESHES,
  );
  const traced = player.scenario.lanes.map((lane, index) => {
    if (isRecorded(lane)) throw new Error("no rule to look into");
    const state = player.instant(index, frame);
    if (isDiverged(state)) throw new Error(state.diverged);
    const trace = traceFrame(player.system, index, state).stages;
    return { trace, lane, contact: laneContact(player.system, lane) };
  });
  return { steps: stepRows(traced), all: allRows(traced.map(({ trace }) => trace)) };
}

interface Shown {
  readonly lane: string;
  readonly id: string;
  readonly value: string;
}

/** What the panes hold: each lane's stage and its value to the last digit. */
function shown(figure: Figure): Promise<Shown[]> {
  return figure.root.locator("data[data-stage-id]").evaluateAll((elements) =>
    elements.map((element) => ({
      lane: (element as HTMLElement).dataset.stageLane ?? "",
      id: (element as HTMLElement).dataset.stageId ?? "",
      value: (element as HTMLElement).dataset.value ?? "",
    })),
  );
}

async function open(page: Page): Promise<Figure> {
  const figure = await Figure.hydrated(page, FIGURE);
  if ((await figure.button("Next stage").count()) === 0) {
    await (await figure.inReach(figure.button("Inside this frame"))).focus();
    await page.keyboard.press("Enter");
    await figure.button("Next stage").waitFor();
  }
  return figure;
}

/** Whether each lane's pane holds what the core has of a row. */
async function isShown(figure: Figure, row: Row | undefined): Promise<void> {
  if (!row) throw new Error("no such row");
  const values = await shown(figure);
  row.stages.forEach((stage, lane) => {
    if (!stage) return;
    const own = values.find((one) => one.lane === "ab"[lane]);
    expect(own, row.id).toEqual({ lane: "ab"[lane], id: stage.id, value: JSON.stringify(stage.value) });
  });
}

const allLines = (figure: Figure) => figure.root.getByRole("switch", { name: "All lines" });

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

const present = (figure: Figure) =>
  figure.root.getByRole("list", { name: "Stages" }).locator("[aria-current=step]").textContent();

describe("inside a frame", () => {
  test("every step of the derivations is reached by keyboard alone, and then every line, with the core's own digits, on into the next frame and back", async ({
    revisit,
  }) => {
    const page = await revisit(STEPPING, SHARED);
    const figure = await open(page);
    const walk = async (rows: readonly Row[]) => {
      await figure.root.getByRole("list", { name: "Stages" }).locator("button").first().click();
      await figure.root.focus();
      for (const [index, row] of rows.entries()) {
        if (index > 0) await page.keyboard.press("]");
        await figure.settled();
        await isShown(figure, row);
        expect(await present(figure), row.id).not.toBe("");
      }
    };
    const { steps, all } = coreRows(0);
    await isShown(figure, firstRow(steps));
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(all.length).toBeGreaterThan(25);
    await walk(steps);
    await page.keyboard.press("]");
    await figure.settled();
    expect(await figure.frame(), "on into the next frame").toBe(1);
    await isShown(figure, coreRows(1).steps[0]);
    const walked = await figure.readings();
    await page.keyboard.press("[");
    await figure.settled();
    expect(await figure.frame(), "and back").toBe(0);
    await isShown(figure, steps.at(-1));
    await allLines(figure).click();
    const list = figure.root.getByRole("list", { name: "Stages" }).locator("button");
    // The functions that no step is of are fetched first.
    await list.nth(all.length - 1).waitFor();
    // It ends at a line that is no step: there the switch leads back to where a walk begins.
    await walk(chosen(all, (row) => all.indexOf(row) < 5));
    await allLines(figure).click();
    await figure.settled();
    await isShown(figure, firstRow(steps));
    await figure.press("Step forward");
    expect(await figure.readings(), "walking through a frame and stepping it end alike").toEqual(walked);
  });

  test("the list of stages is one stop for Tab, at the present one; arrow keys lead on from there", async ({
    revisit,
  }) => {
    const page = await revisit(STEPPING, SHARED);
    const figure = await open(page);
    const list = figure.root.getByRole("list", { name: "Stages" });
    const stops = list.locator("button:not([tabindex='-1'])");
    await list.locator("button").first().click();
    await figure.settled();
    const picture = await pixelsOf(figure.pictures.first());
    const [first, second] = coreRows(await figure.frame()).steps;
    // Up by another key than down by: had the arrow key turned the view too, it would stay turned.
    for (const [key, row] of [
      ["ArrowDown", second],
      ["[", first],
      ["]", second],
      ["ArrowUp", first],
    ] as const) {
      await stops.press(key);
      await figure.settled();
      await isShown(figure, row);
      expect(await stops.getAttribute("aria-current")).toBe("step");
      expect(await stops.evaluate((stop) => stop === document.activeElement)).toBe(true);
      if (key === "[") expect(await pixelsOf(figure.pictures.first()), "the view stays").toBe(picture);
    }
  });

  longTest(
    "a press opens the walk in sight on a phone, above More, with the focus, and Close gives it back",
    async ({ visit }) => {
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
    },
  );

  longTest(
    "no line of the source is cut, and the function can be copied as it stands in its file",
    async ({ revisit }) => {
      const page = await revisit(STEPPING, SHARED);
      const figure = await open(page);
      const list = figure.root.getByRole("list", { name: "Stages" });
      await list.locator("button", { hasText: "gyroscopicTerm" }).click();
      const code = figure.root.getByRole("list", { name: "Source of explicit" });
      if (!(await code.isVisible())) await figure.root.getByText("Show the code").first().click();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await code
          .locator("code")
          .evaluateAll((lines) =>
            lines.filter((line) => line.scrollWidth > line.clientWidth).map(({ textContent }) => textContent),
          );
        expect(cut, `${width} px`).toEqual([]);
      }
      await figure.root.getByRole("button", { name: "Copy this function" }).first().click();
      await figure.root.getByText("The function is copied.").waitFor({ state: "attached" });
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const source = readFileSync("src/core/dynamics/angular/explicit.ts", "utf8");
      expect(copied).toMatch(/^(export )?function explicit\(/);
      expect(source).toContain(copied);
    },
  );

  longTest(
    "the walk is fetched when it is asked for, without rules that no lane runs, and rests while the figure plays",
    async ({ visit }) => {
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
    },
  );

  longTest(
    "axe finds nothing to mend, at the first stage or further on, in the one theme or the other",
    async ({ revisit }) => {
      const page = await revisit(STEPPING, SHARED);
      const figure = await open(page);
      const states = [
        [0, "light"],
        [5, "dark"],
      ] as const;
      for (const [stages, colorScheme] of chosen(states, ([stages]) => stages > 0)) {
        await figure.press("Next stage", stages);
        if (stages > 0) await allLines(figure).click();
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, `#${FIGURE}`), `${colorScheme}, after ${stages} stages`).toEqual([]);
      }
    },
  );

  longTest(
    "a link to a stage opens the same frame, stage and digits in another browser",
    async ({ visit, revisit }) => {
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
    },
  );

  longTest(
    "a link to a line that no derivation names lists every line; one to a step of either lane, the steps",
    async ({ visit }) => {
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
    },
  );

  longTest("a stage that this frame has not is said, and the walk begins at the first", async ({ visit }) => {
    const page = await visit(`${STEPPING}?figure=${FIGURE}&v=1&frame=3&stage=a.perpetual.motion`);
    const figure = await Figure.hydrated(page, FIGURE);
    await figure.root.getByText("This frame has no stage named a.perpetual.motion").waitFor();
    expect((await shown(figure)).length).toBeGreaterThan(0);
  });
});
