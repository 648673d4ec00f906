import { describe, expect, it } from "vitest";
import { setProblem } from "../../src/book/check/setProblem";
import { SHOWN, SHOWN_IDS } from "../../src/book/shown";
import { tagOf } from "./figureTags";

describe("a figure for a class", () => {
  it.each(SHOWN_IDS)("takes what the list sets: %s", async (id) => {
    expect(await setProblem(tagOf(SHOWN[id]), SHOWN[id].set)).toBeNull();
  });
});
