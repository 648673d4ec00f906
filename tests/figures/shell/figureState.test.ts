import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  applyState,
  boolean,
  type FigureState,
  numberWithin,
  someOf,
  vectorWithin,
} from "../../../src/figures/shell/figureState";
import { differing, linkedState, stateQuery } from "../../../src/figures/shell/permalink";
import { repeated, tableOf } from "../../tables";
import { HOSTILE, hostileQuery } from "./hostileLinks";

const SCHEMA = v.strictObject({
  force: v.optional(vectorWithin(10)),
  time: v.optional(numberWithin(0, 2)),
  paired: v.optional(boolean),
  layers: v.optional(someOf(["omega", "momentum", "trail"])),
});

function follow(search: string): { readonly trouble: string; readonly asked: readonly object[] } {
  const asked: object[] = [];
  const state: FigureState = { schema: SCHEMA, current: () => ({}), apply: (values) => asked.push(values) };
  const linked = linkedState("push", search);
  if (linked === null) return { trouble: "", asked };
  return { trouble: "trouble" in linked ? linked.trouble : applyState(state, linked.values), asked };
}

describe("a link to a figure whose values the reader sets", () => {
  it("says the same when it is read as when it was written, to the last digit", () => {
    const values = {
      force: [0.1 + 0.2, -7, 1e-7] as const,
      time: 0.3,
      paired: true,
      layers: ["trail", "omega"],
    };
    const query = stateQuery("push", values);
    expect(query).toMatch(/^[!-~]+$/);
    const { trouble, asked } = follow(`?${query}`);
    expect(trouble).toBe("");
    expect(asked).toEqual([values]);
  });

  it("leaves out what a fresh figure has by itself, the round-off of steps added up, and digits of what was dragged that nobody sees", () => {
    const fresh = { force: [0, 0, 0], time: 0.3, paired: false };
    const values = { force: [0.1 + 0.2, 1.2345678, 7], time: 0.1 + 0.2, paired: true };
    expect(differing(values, fresh)).toEqual({ force: [0.3, 1.23457, 7], paired: true });
    expect(differing(fresh, fresh)).toEqual({});
  });

  it("concerns only the figure that it names", () => {
    expect(follow(`?${stateQuery("field", { time: 1 })}`)).toEqual({ trouble: "", asked: [] });
  });

  it.for(tableOf<readonly [field: string, text: string]>("tests/figures/shell/refusedFields.yaml"))(
    "is refused for its %s: %s",
    ([field, text]) => {
      const { trouble, asked } = follow(`?figure=push&v=1&${field}=${encodeURIComponent(text)}`);
      expect(trouble).toMatch(new RegExp(`^${field}\\S*: `));
      expect(asked).toEqual([]);
    },
  );

  it("is refused for its version", () => {
    expect(follow("?figure=push&time=1").trouble).toMatch(/^v: /);
  });

  it.for(tableOf<readonly [field: string, fields: string]>("tests/figures/shell/doubledFields.yaml"))(
    "is refused for %s, which stands in it twice: %s",
    ([field, fields]) => {
      const { trouble, asked } = follow(`?figure=push&v=1&${repeated(fields)}`);
      expect(trouble).toBe(`${repeated(field)}: expected one value, and the link has several`);
      expect(asked).toEqual([]);
    },
  );

  it("is refused whatever else is wrong with it", () => {
    for (const link of HOSTILE) {
      const { trouble, asked } = follow(`?${hostileQuery("push", link)}`);
      expect(trouble, link).toMatch(/^\S+( \S+)?: /);
      expect(asked, link).toEqual([]);
    }
  });
});
