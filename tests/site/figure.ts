import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";

/** What a cell of the Readouts holds. */
export interface Reading {
  readonly quantity: string;
  readonly lane: string;
  /** Full-precision JSON. */
  readonly value: string;
}

/** A figure of the built site, found and driven by the names that readers have for its parts. */
export class Figure {
  readonly root: Locator;

  constructor(
    readonly page: Page,
    readonly id: string,
  ) {
    this.root = page.locator(`figure#${id}`);
  }

  /** Brings a figure on screen, and waits until every picture of it is drawn live. */
  static async hydrated(page: Page, id: string, renderer: "webgl" | "svg" = "svg"): Promise<Figure> {
    const figure = new Figure(page, id);
    // What is not in sight waits for the reader's first move, and so does WebGL.
    // Once more, because a move to where the mouse rested on the page before is none.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await figure.root.scrollIntoViewIfNeeded();
    await page.locator(`#${id} .picture[data-renderer]`).first().waitFor({ state: "attached" });
    await figure.drawnWith(renderer);
    return figure;
  }

  /** Waits until it answers, whether it has pictures or not; whoever waits has moved, and it is near the screen. */
  async answers(): Promise<void> {
    await this.page.locator(`[data-hydrated] #${this.id}`).waitFor({ state: "attached" });
  }

  async isHydrated(): Promise<boolean> {
    return (await this.page.locator(`[data-hydrated] #${this.id}`).count()) === 1;
  }

  get pictures(): Locator {
    return this.root.locator(".picture");
  }

  async drawnWith(renderer: "webgl" | "svg" | "stage"): Promise<void> {
    await this.page.waitForFunction(
      ({ id, renderer }) => {
        const pictures = [...document.querySelectorAll<HTMLElement>(`#${id} .picture`)];
        return pictures.length > 0 && pictures.every((picture) => picture.dataset.renderer === renderer);
      },
      { id: this.id, renderer },
    );
  }

  /** In sight or folded away, as a combobox. */
  button(name: string): Locator {
    return this.root.getByRole("button", { name, exact: true, includeHidden: true });
  }

  combobox(name: string): Locator {
    return this.root.getByRole("combobox", { name, exact: true, includeHidden: true });
  }

  /** Copies the figure's link. What is there to be read follows the press, and another may have been there before it. */
  async copiedLink(): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText(""));
    await this.press("Copy link");
    await this.page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Once its program, which is fetched for this alone, has come. */
  async fillWindow(): Promise<void> {
    await (await this.inReach(this.root.locator(".expand-button"))).click();
    await this.settled();
    await this.page.locator(".figure-dialog[open]").waitFor();
  }

  /** Gives the page back from a figure that fills the window: by a step back in the history, which comes later than what is seen. */
  async leaveWindow(): Promise<void> {
    // The panel over the pictures is what Escape closes first.
    const more = this.page.locator('.figure-dialog .more-button[aria-expanded="true"]');
    if ((await more.count()) > 0) {
      await this.page.keyboard.press("Escape");
      await more.waitFor({ state: "detached" });
    }
    await this.page.keyboard.press("Escape");
    await this.page.locator(".figure-dialog").waitFor({ state: "detached" });
    await this.page.waitForFunction(() => history.state?.overlay === null);
  }

  /** The file that a button hands out, and the name that it is handed out under. */
  async saved(name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const control = await this.inReach(this.button(name));
    const [download] = await Promise.all([this.page.waitForEvent("download"), control.click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  get slider(): Locator {
    return this.root.getByRole("slider", { name: "Frame", exact: true });
  }

  get gyroscopicSwitch(): Locator {
    return this.root.getByRole("switch", { name: "Gyroscopic term", exact: true });
  }

  async frame(): Promise<number> {
    return Number(await this.slider.inputValue());
  }

  /** Moves the slider as a reader's hand would, and waits for the numbers to follow. */
  async scrubTo(frame: number): Promise<void> {
    // A figure out of sight draws nothing, and is told that it is seen a frame after it is.
    await this.slider.scrollIntoViewIfNeeded();
    await this.settled();
    await this.slider.fill(String(frame));
    await this.settled();
  }

  async press(name: string, times = 1): Promise<void> {
    const button = await this.inReach(this.button(name));
    for (let k = 0; k < times; k++) await button.click();
    await this.settled();
  }

  async choose(combobox: string, value: string): Promise<void> {
    await (await this.inReach(this.combobox(combobox))).selectOption(value);
    await this.settled();
  }

  /** A control that the reader sees, once More or the menu of Share is open if it waits there. */
  async inReach(control: Locator): Promise<Locator> {
    if (await control.isVisible()) return control;
    if (await control.evaluate((element) => element.closest(".share-menu") !== null)) await this.openShare();
    else await this.openMore();
    return control;
  }

  async openShare(): Promise<void> {
    if (await this.root.locator(".share-menu:popover-open").isVisible()) return;
    await this.button("Share").click();
    await this.root.locator(".share-menu:popover-open").waitFor();
  }

  /** In whatever language the page is. */
  get moreButton(): Locator {
    return this.root.locator(".more-button");
  }

  /** Opens the panel of the figure’s other controls, if it is closed. */
  async openMore(): Promise<void> {
    const more = this.moreButton;
    if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
    await this.settled();
  }

  /** Opens the fold of the whole table. */
  async openNumbers(): Promise<void> {
    await this.root.locator(".all-numbers").evaluate((fold) => fold.setAttribute("open", ""));
  }

  /** Numbers and pictures follow within an animation frame of what asked for them; two for React in between. */
  async settled(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    );
  }

  /** The Readouts, cell by cell. */
  readings(): Promise<Reading[]> {
    return this.root.getByRole("table", { name: "Readouts", includeHidden: true }).evaluate((table) =>
      [...table.querySelectorAll<HTMLElement>("td[data-quantity]")].map(({ dataset }) => ({
        quantity: dataset.quantity ?? "",
        lane: dataset.lane ?? "",
        value: dataset.value ?? "",
      })),
    );
  }

  /** One lane's Readouts by quantity. */
  async lane(name: string): Promise<Record<string, string>> {
    const readings = (await this.readings()).filter(({ lane }) => lane === name);
    return Object.fromEntries(readings.map(({ quantity, value }) => [quantity, value]));
  }

  async isPlaying(): Promise<boolean> {
    return (await this.button("Pause").count()) === 1;
  }
}
