import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { ScenarioError } from "../../src/core/scenario/errors";
import { SCENARIOS } from "../../src/core/scenario/named";
import { readBench } from "../../src/lab/document/bench";
import { LONGEST_PACKED, PackedError, pack, unpack } from "../../src/lab/document/packed";
import { freeScenario } from "../core/fuzz/arbitraries";

/** What a link's text comes to: what it was refused for, or that it runs. */
function outcome(text: string): string {
  try {
    readBench(unpack(text));
    return "runs";
  } catch (error) {
    if (error instanceof PackedError) return error.trouble;
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
}

describe("a scenario in an address", { timeout: 60_000 }, () => {
  it("comes back as it went, to the last digit, and fits", () => {
    fc.assert(
      fc.property(freeScenario, (input) => {
        const packed = pack(input);
        expect(packed.length).toBeLessThan(LONGEST_PACKED);
        expect(unpack(packed)).toEqual(JSON.parse(JSON.stringify(input)));
        expect(pack(unpack(packed))).toBe(packed);
      }),
    );
    for (const { scenario } of Object.values(SCENARIOS)) expect(unpack(pack(scenario))).toEqual(scenario);
  });

  it("is refused where it is of another version, cut, changed or too long", () => {
    const packed = pack(SCENARIOS.racketMiddleAxis.scenario);
    expect(outcome(packed)).toBe("runs");
    expect(outcome(packed.replace("1.", "2."))).toBe("version");
    expect(outcome(packed.slice(0, -8))).toBe("damaged");
    expect(outcome(`${packed}.x`)).toBe("damaged");
    expect(outcome(`1.${"A".repeat(LONGEST_PACKED)}`)).toBe("tooLong");
  });

  it("is refused where it unpacks to more than it could hold: 5 MB of blanks in 7 kB", () => {
    const bomb = deflateSync(strToU8(`"${" ".repeat(5_000_000)}"`), { level: 9 });
    const text = `1.${Buffer.from(bomb).toString("base64url")}`;
    expect(text.length).toBeLessThan(LONGEST_PACKED);
    expect(outcome(text)).toBe("tooMuch");
  });

  it("of any other make, two thousand of them, is refused by name or runs; nothing is thrown", () => {
    const packedText = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(..."abcdefgXYZ012-_."), maxLength: 300 }).map((text) => `1.${text}`),
      fc.json({ maxDepth: 4 }).map((json) => pack(JSON.parse(json))),
      fc
        .tuple(
          freeScenario,
          fc.constantFrom("body", "initial", "lanes", "dt", "frames", "planes"),
          fc.jsonValue(),
        )
        .map(([input, field, value]) => pack({ ...input, [field]: value })),
      fc.tuple(freeScenario, fc.nat(), fc.constantFrom(..."abcXYZ019-_")).map(([input, at, sign]) => {
        const text = pack(input);
        const place = 2 + (at % (text.length - 2));
        return text.slice(0, place) + sign + text.slice(place + 1);
      }),
    );
    fc.assert(
      fc.property(packedText, (text) => {
        expect(outcome(text)).toMatch(
          /^(runs|version|tooLong|damaged|tooMuch|[\w[\].]+: .+|.*"[^"]*".*: unknown field)$/s,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("is refused where a page could not play it", () => {
    const { scenario } = SCENARIOS.racketMiddleAxis;
    const refusal = (change: object) => outcome(pack({ ...scenario, ...change }));
    expect(refusal({ frames: 1e9 })).toMatch(/^frames: expected at most/);
    expect(refusal({ frames: 50_000, lanes: [{ angular: "rk4", substeps: 64 }] })).toMatch(
      /^frames: expected fewer/,
    );
    expect(refusal({ lanes: Array(40).fill({ angular: "none" }) })).toMatch(/^lanes: expected at most 4/);
    expect(refusal({ planes: Array(2000).fill({ point: [0, 0, 0], normal: [0, 1, 0] }) })).toMatch(/^planes/);
    expect(refusal(JSON.parse('{"__proto__": {"x": 1}}'))).toBe("__proto__: unknown field");
  });
});
