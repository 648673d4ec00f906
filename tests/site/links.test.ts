import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, longTest, test } from "./browser";
import { Figure } from "./figure";

describe("a link to a figure", () => {
  longTest("restores lanes, frame, speed, layout and digits in another browser", async ({ visit }) => {
    const page = await visit(CHAPTER, { permissions: ["clipboard-read", "clipboard-write"] });
    const racket = await Figure.hydrated(page, "racket");
    await racket.choose("Formulation A", "momentum");
    await racket.choose("Formulation B", "explicit");
    await racket.choose("Speed", "0.25");
    await racket.choose("Layout", "overlaid");
    await racket.scrubTo(321);
    const link = await racket.copiedLink();
    const origin = new URL(page.url()).origin;
    expect(link.startsWith(`${origin}/${CHAPTER}?`)).toBe(true);

    const again = await Figure.hydrated(await visit(link.slice(origin.length + 1)), "racket");
    await again.settled();
    expect(await again.frame()).toBe(321);
    for (const name of ["Formulation A", "Formulation B", "Speed", "Layout"]) {
      expect(await again.combobox(name).inputValue(), name).toBe(await racket.combobox(name).inputValue());
    }
    expect(await again.readings()).toEqual(await racket.readings());
    expect(await again.root.getByRole("status").filter({ hasText: "could not be followed" }).count()).toBe(0);
  });

  longTest("is left in the address bar where nothing may be copied", async ({ visit }) => {
    const before = () =>
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject() } });
    const page = await visit(CHAPTER, { before });
    const racket = await Figure.hydrated(page, "racket");
    await racket.scrubTo(12);
    await racket.press("Copy link");
    await expect.poll(() => new URL(page.url()).searchParams.get("frame")).toBe("12");
  });

  const SCRIPT = "<img src=x onerror=alert(1)><script>alert(1)</script>";
  /** Every field that can be wrong is in tests/figures, without a browser. */
  const BROKEN: readonly (readonly [field: string, query: string])[] = [
    ["v", "v=7&frame=5"],
    ["frame", "v=1&frame=999999"],
    ["layout", `v=1&frame=5&layout=${encodeURIComponent(SCRIPT)}`],
  ];

  test("that is broken leaves the figure as it was and usable, and names the field", async ({ visit }) => {
    for (const [field, query] of chosen(BROKEN, ([field]) => field === "frame")) {
      const page = await visit(`${CHAPTER}?figure=racket&${query}`);
      const racket = await Figure.hydrated(page, "racket");
      await racket.settled();
      // The link has no fragment, and leads to its figure all the same.
      await expect
        .poll(() => racket.root.evaluate((figure) => Math.round(figure.getBoundingClientRect().top)))
        .toBeLessThan(100);
      const notice = racket.root.getByRole("status").filter({ hasText: "could not be followed" });
      expect(await notice.textContent(), query).toContain(` ${field}: `);
      expect(await racket.frame(), query).toBe(0);
      expect(await racket.combobox("Formulation A").inputValue(), query).toBe("none");
      await racket.press("Step forward");
      expect(await racket.frame(), query).toBe(1);
    }
  });

  test("with script in every field at once runs none of it", async ({ visit }) => {
    const names = ["figure", "v", "a", "b", "frame", "speed", "layout", SCRIPT];
    const query = new URLSearchParams(names.map((name) => [name, SCRIPT]));
    const page = await visit(`${CHAPTER}?${query}#${encodeURIComponent(SCRIPT)}`);
    page.on("dialog", (dialog) => {
      throw new Error(`a script in the link ran: ${dialog.message()}`);
    });
    const racket = await Figure.hydrated(page, "racket");
    await racket.press("Step forward");
    expect(await racket.frame()).toBe(1);
    expect(await page.locator("img[src=x]").count()).toBe(0);
  });

  test("to a figure that the page does not have says so", async ({ visit }) => {
    const page = await visit(`${CHAPTER}?figure=nowhere&v=1&frame=5`);
    await page.getByRole("status").filter({ hasText: "names a figure that is not on this page" }).waitFor();
  });
});
