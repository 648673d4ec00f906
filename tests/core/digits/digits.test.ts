import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type NamedScenario, SCENARIOS } from "../../../src/core/scenario/named";
import { DIGITS_OF, digest, read, SHORT } from "./digest";

const stored = read(readFileSync("tests/core/reference/digits.txt", "utf8"));
const STORE = "npx tsx tests/core/digits/print.ts > tests/core/reference/digits.txt";

describe("the digits of every rule are the stored ones, to the last bit", () => {
  it.each(DIGITS_OF)("%s", (of) => {
    const hashes = stored.get(of);
    expect(hashes, `${of} has no stored digits: ${STORE}`).toBeDefined();
    const scenarios = Object.entries<NamedScenario>(SCENARIOS);
    const differing = scenarios.filter(([id, named]) => digest(of, named, SHORT) !== hashes?.get(id));
    const names =
      differing.length > 3 ? [...differing.slice(0, 3).map(([id]) => id), "…"] : differing.map(([id]) => id);
    const message = `${of} differs in ${differing.length} of ${scenarios.length} scenarios (${names.join(", ")}); if that is meant: ${STORE}`;
    expect(differing.length, message).toBe(0);
  });

  it("and nothing else is stored", () => {
    expect([...stored.keys()]).toEqual([...DIGITS_OF]);
    for (const hashes of stored.values()) expect([...hashes.keys()]).toEqual(Object.keys(SCENARIOS));
  });
});
