import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchWebkit, type WebkitTab } from "./webkit";

/** A page, and the figure on it that is used. */
const USED = [
  ["chapters/euler-equation/", "racket"],
  ["chapters/impulse-collision/", "throw"],
  ["lab/", "bench"],
] as const;

let tab: WebkitTab;
beforeAll(async () => {
  tab = await launchWebkit();
});
afterAll(() => tab.close());

/** Keys, as WebDriver writes them. */
const [ESCAPE, SHIFT] = ["\uE00C", "\uE008"];

/** Presses what bears a name in a figure. */
const press = (figure: string, name: string) =>
  tab.run<null>(
    `const named = (element) => element.getAttribute("aria-label") || element.textContent.trim();
     const found = [...document.querySelectorAll("#" + arguments[0] + " button")].find((each) => named(each) === arguments[1]);
     if (!found) throw new Error("no button " + arguments[1]);
     found.click();`,
    figure,
    name,
  );

const frameOf = (figure: string) =>
  tab.run<string>(
    `return document.querySelector("#" + arguments[0] + " [aria-label=Frame]").getAttribute("aria-valuenow")
      ?? document.querySelector("#" + arguments[0] + " [aria-label=Frame]").value;`,
    figure,
  );

const isHydrated = (figure: string) =>
  tab.run<boolean>(`return document.querySelector("[data-hydrated] #" + arguments[0]) !== null`, figure);

/** Opens a page at a figure, and waits until it answers. */
async function openAt(path: string, figure: string): Promise<void> {
  await tab.open(`${inject("site")}${path}#${figure}`);
  await expect.poll(() => isHydrated(figure)).toBe(true);
}

describe("in WebKit", () => {
  it.each(USED)("on /%s the figure %s plays, steps, goes back and fills the window", async (path, figure) => {
    await openAt(path, figure);
    await press(figure, "Reset");
    const start = Number(await frameOf(figure));
    await press(figure, "Play");
    await expect.poll(async () => Number(await frameOf(figure))).toBeGreaterThan(start + 3);
    await press(figure, "Pause");
    const paused = Number(await frameOf(figure));
    await press(figure, "Step forward");
    await expect.poll(async () => Number(await frameOf(figure))).toBe(paused + 1);
    await press(figure, "Step back");
    await expect.poll(async () => Number(await frameOf(figure))).toBe(paused);
    await press(figure, "Expand");
    const isPresented = () => tab.run<boolean>(`return document.querySelector("dialog[open]") !== null`);
    await expect.poll(isPresented).toBe(true);
    await tab.press(ESCAPE);
    await expect.poll(isPresented).toBe(false);
    expect(tab.said).toEqual([]);
  });

  it("the first page's body turns from the reader's first key on, until it is told to stand still", async () => {
    await tab.open(inject("site"));
    await tab.press(SHIFT);
    const figure = await tab.run<string>(`return document.querySelector("figure").id`);
    await expect.poll(() => isHydrated(figure)).toBe(true);
    const drawn = () =>
      tab.run<string>(
        `const canvas = document.querySelector("figure canvas");
         return (canvas ? canvas.toDataURL() : "") + document.querySelector("figure svg").innerHTML;`,
      );
    const before = await drawn();
    await expect.poll(drawn).not.toBe(before);
    await press(figure, "Pause");
    // The drawing of the frame that was asked for before the press may still come.
    await new Promise((later) => setTimeout(later, 500));
    const stopped = await drawn();
    await new Promise((later) => setTimeout(later, 500));
    expect(await drawn()).toBe(stopped);
    expect(tab.said).toEqual([]);
  });
});
