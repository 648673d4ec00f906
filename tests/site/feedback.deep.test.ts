import { describe, expect, inject } from "vitest";
import { withFields } from "../../src/book/feedback";
import { CHAPTER, test } from "./browser";
import { Figure } from "./figure";

const TO = "https://code.example/new?title=A%20mistake";

/** As a build with TUMBLE_FEEDBACK has it; here, to any build. Before the reader does anything. */
function addLink(to: string): void {
  document.querySelector("[data-feedback]")?.remove();
  const link = Object.assign(document.createElement("a"), {
    href: to,
    textContent: "This sentence is wrong",
  });
  link.dataset.feedback = "";
  document.querySelector(".page-foot")?.append(link);
}

describe("the link by which a mistake is reported", () => {
  test("takes along the selected words, their section and the figure in use, and nothing of the page's own query", async ({
    visit,
  }) => {
    const page = await visit(`${CHAPTER}?title=hostile&body=hostile&figure=nothing#%22%3E%3Cscript%3E`);
    await page.evaluate(addLink, TO);
    const racket = await Figure.hydrated(page, "racket");
    await racket.scrubTo(12);
    await racket.root.locator("h3, figcaption").first().click();
    const sentence = page.locator("main .text-section > p").nth(3);
    await sentence.selectText();
    const words = (await sentence.innerText()).replace(/\s+/g, " ").trim();

    const link = page.locator("[data-feedback]");
    await expect
      .poll(async () => {
        await link.dispatchEvent("pointerdown");
        return (await link.getAttribute("href"))?.includes("%3E");
      })
      .toBe(true);
    const { origin, searchParams } = new URL((await link.getAttribute("href")) ?? "");
    expect([origin, searchParams.get("title")]).toEqual(["https://code.example", "A mistake"]);
    const [place = "", quote = "", state = ""] = (searchParams.get("body") ?? "").split("\n\n");
    expect(searchParams.get("body")).not.toContain("hostile");
    const chapter = `${inject("site")}${CHAPTER}`;
    expect(place.startsWith(`${chapter}#`)).toBe(true);
    expect(await page.locator(`[id="${new URL(place).hash.slice(1)}"]`).count()).toBe(1);
    expect(quote).toBe(`> ${words}`.slice(0, quote.length));
    expect(quote.length).toBeGreaterThan(20);

    const again = await visit(state.slice(inject("site").length));
    const restored = await Figure.hydrated(again, "racket");
    expect(await restored.frame()).toBe(12);
  });

  test("says no more than the page without a selection, as a letter too", async ({ visit }) => {
    const page = await visit(CHAPTER);
    await page.evaluate(addLink, withFields("mailto:a@b.example", { subject: "A mistake" }));
    const link = page.locator("[data-feedback]");
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect
      .poll(async () => {
        await link.dispatchEvent("keydown", { key: "Enter" });
        return link.getAttribute("href");
      })
      .toBe(
        `mailto:a@b.example?subject=A%20mistake&body=${encodeURIComponent(`${inject("site")}${CHAPTER}\n\n`)}`,
      );
  });
});
