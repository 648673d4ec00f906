import { describe, expect, it } from "vitest";
import { setProblem } from "../../src/book/check/setProblem";
import { GALLERY, GALLERY_IDS } from "../../src/book/gallery";
import { tagOf } from "./figureTags";

describe("a figure for a class", () => {
  it.each(GALLERY_IDS)("takes what the list sets: %s", async (id) => {
    expect(await setProblem(tagOf(GALLERY[id]), GALLERY[id].set)).toBeNull();
  });
});
