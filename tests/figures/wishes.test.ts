import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  linkedWish,
  numberWithin,
  vectorWithin,
  wishesFor,
  wishQuery,
  yesOrNo,
} from "../../src/figures/frame/figureState";
import { HOSTILE, hostileQuery } from "./hostileLinks";

const SCHEMA = v.strictObject({
  force: v.optional(vectorWithin(10)),
  time: v.optional(numberWithin(0, 2)),
  paired: v.optional(yesOrNo),
});

/** Wishes that only remember what they were last asked. */
function remembering() {
  const asked: object[] = [];
  const wishes = wishesFor(
    SCHEMA,
    () => ({}),
    (wish) => asked.push(wish),
  );
  return { asked, wishes };
}

function follow(search: string): { readonly trouble: string; readonly asked: readonly object[] } {
  const { asked, wishes } = remembering();
  const linked = linkedWish("push", search);
  if (linked === null) return { trouble: "", asked };
  return { trouble: "trouble" in linked ? linked.trouble : wishes.follow(linked.input), asked };
}

describe("a link to a figure whose values the reader sets", () => {
  it("says the same when it is read as when it was written, to the last digit", () => {
    const wish = { force: [0.1 + 0.2, -7, 1e-7] as const, time: 0.3, paired: true };
    const { trouble, asked } = follow(`?${wishQuery("push", wish)}`);
    expect(trouble).toBe("");
    expect(asked).toEqual([wish]);
  });

  it("concerns only the figure that it names", () => {
    expect(follow(`?${wishQuery("field", { time: 1 })}`)).toEqual({ trouble: "", asked: [] });
  });

  it.for([
    ["force", "[1,2]"],
    ["force", "[1,2,1e999]"],
    ["force", "[1,2,11]"],
    ["force", '[1,2,"3"]'],
    ["time", "-0.1"],
    ["time", '"1"'],
    ["time", "NaN"],
    ["paired", "1"],
    ["colour", "red"],
    ["constructor", "{}"],
  ] as const)("is refused for its %s: %s", ([field, text]) => {
    const { trouble, asked } = follow(`?figure=push&v=1&${field}=${encodeURIComponent(text)}`);
    expect(trouble).toMatch(new RegExp(`^${field}\\S*: `));
    expect(asked).toEqual([]);
  });

  it("is refused for its version", () => {
    expect(follow("?figure=push&time=1").trouble).toMatch(/^v: /);
  });

  it("is refused whatever else is wrong with it", () => {
    for (const link of HOSTILE) {
      const { trouble, asked } = follow(`?${hostileQuery("push", link)}`);
      expect(trouble, link).toMatch(/^\S+( \S+)?: /);
      expect(asked, link).toEqual([]);
    }
  });
});
