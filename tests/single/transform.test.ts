import { describe, expect, it } from "vitest";
import { single } from "../../src/single/build/transform";

const twin = (source: string) => single("rule.ts", source, () => null).replace("const $f = Math.fround;", "");

describe("in the single-precision twin of a file", () => {
  it.each([
    ["every sum and product is rounded", "x * z + y * w;", "$f($f(x * z) + $f(y * w));"],
    ["parentheses stay", "a / (b - c);", "$f(a / ($f(b - c)));"],
    ["a sum that is added to is rounded", "sum += x * x;", "sum = $f(sum + ($f(x * x)));"],
    ["a number that 32 bits do not hold is rounded", "0.1 * x;", "$f($f(0.1) * x);"],
    ["one that they hold is left", "-0.5;", "-0.5;"],
    ["roots are rounded", "Math.sqrt(x);", "$f(Math.sqrt(x));"],
    ["signs, comparisons and absolute values are exact", "Math.abs(-x) < y;", "Math.abs(-x) < y;"],
    ["texts are joined", '"a" + b;', '"a" + b;'],
    ["frames are counted", "state.frame + 1;", "state.frame + 1;"],
    ["types are left", "let third = x as 0 | 0.1;", "let third = x as 0 | 0.1;"],
  ])("%s", (_what, source, expected) => {
    expect(twin(source)).toBe(expected);
  });

  it("results of elementary functions are rounded, and other calls are of twins", () => {
    const source = 'import { sin } from "../math/elementary"; sin(x) + norm(v);';
    expect(twin(source)).toContain("$f($f(sin(x)) + norm(v));");
  });

  it("nothing is assigned to what is no name", () => {
    expect(() => twin("v[0] += x;")).toThrow("rule.ts: v[0] += x cannot be rounded");
    expect(() => twin("x **= 2;")).toThrow("cannot be rounded");
  });
});
