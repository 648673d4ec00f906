import { describe, expect, it } from "vitest";
import { type NamedScenario, SCENARIOS } from "../../../src/core/scenario/named";
import stored from "../reference/digits.json";
import { digest, SHORT } from "./digest";

describe("the digits of every formulation", () => {
  it.each(Object.entries<NamedScenario>(SCENARIOS))(
    "are the stored ones, to the last bit: %s",
    (id, named) => {
      expect({ [id]: digest(named, SHORT) }).toEqual({ [id]: stored[id as keyof typeof stored] });
    },
  );

  it("are stored for the scenarios that there are, and no others", () => {
    expect(Object.keys(stored)).toEqual(Object.keys(SCENARIOS));
  });
});
