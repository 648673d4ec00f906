import { describe, expect } from "vitest";
import { FIGURES, IMPULSE, test } from "./browser";
import { Figure } from "./figure";
import { pixelsOf } from "./pixels";

describe("with WebGL switched off", () => {
  test.for([...FIGURES, [IMPULSE, "throw"] as const])(
    "the figure of /%s steps, plays and turns, drawn as SVG",
    async ([path, id], { visit }) => {
      const page = await visit(path);
      expect(await page.evaluate(() => document.createElement("canvas").getContext("webgl2"))).toBeNull();
      const figure = await Figure.alive(page, id);
      const picture = figure.pictures.first();
      const [frame, before] = [await figure.frame(), await pixelsOf(picture)];
      expect(await picture.locator("svg").isVisible()).toBe(true);
      expect(await picture.locator("canvas").isVisible()).toBe(false);

      await figure.press("Step forward");
      expect(await figure.frame()).toBe(frame + 1);
      const stepped = await pixelsOf(picture);
      expect(stepped).not.toBe(before);
      await figure.press("Step back");
      expect(await pixelsOf(picture)).toBe(before);

      await figure.root.focus();
      await page.keyboard.press("ArrowLeft");
      await figure.settled();
      expect(await pixelsOf(picture)).not.toBe(before);

      await figure.press("Play");
      await page.waitForFunction(
        ([id, frame]) =>
          Number(document.querySelector<HTMLInputElement>(`#${id} .scrubber`)?.value) > frame + 5,
        [id, frame] as const,
      );
      await figure.press("Pause");
      expect(await picture.getAttribute("data-renderer")).toBe("svg");
    },
  );
});
