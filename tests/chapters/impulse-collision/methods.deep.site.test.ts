import { describe, expect } from "vitest";
import { IMPULSE, longTest } from "../../site/browser";
import { Figure } from "../../site/figure";

describe("a box dropped on a corner", () => {
  longTest(
    "has its lowest corner in a lens, below the line that is the floor, and falls slowly at the impact",
    async ({ visit }) => {
      const page = await visit(IMPULSE);
      const figure = await Figure.hydrated(page, "methods");
      await figure.settled();
      // The dot on the corner and the level of the floor, both in the middle of what is drawn there.
      const below = await figure.root.locator(".lens").evaluateAll((lenses) =>
        lenses.map((lens) => {
          const dot = lens.querySelector("circle, ellipse")?.getBoundingClientRect();
          const { top, height } = lens.getBoundingClientRect();
          return dot ? dot.top + dot.height / 2 - top - height / 2 : 0;
        }),
      );
      console.log("px below the floor", below);
      expect(below.slice(0, 2).every((pixels) => pixels > 5)).toBe(true);

      const note = figure.root.getByText("Slowed to 0.1× at the impact");
      expect(await note.count()).toBe(0);
      await figure.button("Launch").click();
      await note.waitFor();
      await expect.poll(() => note.count()).toBe(0);
      expect(await figure.isPlaying()).toBe(true);
    },
  );
});
