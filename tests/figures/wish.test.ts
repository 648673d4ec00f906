import { describe, expect, it } from "vitest";
import { linkQuery, readLink, readWish, type Wish } from "../../src/figures/simulation/simulationState";
import { HOSTILE, hostileQuery } from "./hostileLinks";

const SCRIPT = "<script>alert(1)</script>";
const link = (fields: Record<string, string>) =>
  `?${new URLSearchParams({ figure: "racket", v: "1", ...fields })}`;

describe("a link to a figure", () => {
  it("says the same when it is read as when it was written", () => {
    const wish: Wish = { a: "rk4", b: "none", frame: 120, speed: 0.25, layout: "overlaid" };
    expect(readLink("racket", `?${linkQuery("racket", wish)}`)).toEqual({ wish });
  });

  it("concerns only the figure that it names", () => {
    expect(readLink("tumbling", link({ frame: "3" }))).toBeNull();
    expect(readLink("racket", "")).toBeNull();
    expect(readLink("racket", "?utm_source=somewhere")).toBeNull();
  });

  const BAD: readonly (readonly [field: string, text: string])[] = [
    ["a", "perpetual-motion"],
    ["b", "toString"],
    ["a", ""],
    ...["1e999", "-1", "0.5", "", "NaN", "Infinity", "0x10", " 7", "9".repeat(400)].map(
      (text) => ["frame", text] as const,
    ),
    ...["0", "1000", "fast", "-1"].map((text) => ["speed", text] as const),
    ["layout", "upside-down"],
    ["colour", "red"],
    ["constructor", "none"],
    ["toString", "none"],
    ...["a", "b", "frame", "speed", "layout", "play"].map((field) => [field, SCRIPT] as const),
  ];

  it.for(BAD)("is refused for its %s: %j", ([field, text]) => {
    const reading = readLink("racket", link({ [field]: text }));
    expect(reading).toMatchObject({ trouble: expect.stringMatching(new RegExp(`^${field}: `)) });
  });

  it("is refused for its version, missing or unknown", () => {
    expect(readLink("racket", "?figure=racket&frame=3")).toMatchObject({
      trouble: expect.stringMatching(/^v: /),
    });
    expect(readLink("racket", link({ v: "7" }))).toMatchObject({ trouble: expect.stringMatching(/^v: /) });
  });

  it("cannot reach into the language through a field's name", () => {
    const reading = readLink("racket", "?figure=racket&v=1&__proto__=none");
    expect(reading).toMatchObject({ trouble: expect.stringMatching(/^__proto__: /) });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe("200 malformed and hostile links", () => {
  it("are refused, each with a field named", () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
    for (const link of HOSTILE) {
      const reading = readLink("tumbling", `?${hostileQuery("tumbling", link)}`);
      expect(reading, link).toMatchObject({ trouble: expect.stringMatching(/^\S+( \S+)?: /) });
    }
  });
});

describe("a wish from the prose", () => {
  it("is refused when it is not even an object", () => {
    for (const nothing of [null, 7, "none"]) expect(readWish(nothing)).toHaveProperty("trouble");
  });
});
