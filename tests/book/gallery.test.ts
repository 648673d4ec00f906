import { expect, it } from "vitest";
import { setProblem } from "../../src/book/check/setProblem";
import { GALLERY, GALLERY_IDS } from "../../src/book/gallery";
import { tagOf } from "./figureTags";

it.each(GALLERY_IDS)("a figure for a class takes what the list sets: %s", async (id) => {
  const figure = GALLERY[id];
  expect(await setProblem(tagOf(figure), figure.set)).toBeNull();
  if ("still" in figure)
    expect(await setProblem(tagOf(figure), { ...figure.set, ...figure.still })).toBeNull();
});
