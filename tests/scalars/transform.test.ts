import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { implicitBody } from "../../src/core/dynamics/angular/implicitBody";
import { Formulas } from "../../src/scalars/build/formulas";
import { scalars } from "../../src/scalars/build/transform";
import { parsed } from "../../src/twin/syntaxTree";

/** Formulas that the sources below call. */
const FORMULAS = `
  function sum(a: Vec3, b: Vec3): Vec3 { return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]; }
  function times(s: number, v: Vec3): Vec3 { return [s * v[0], s * v[1], s * v[2]]; }
  function product(a: Vec3, b: Vec3): number { const x = a[0]; return x * b[0] + a[1] * b[1] + a[2] * b[2]; }
  function size(v: Vec3): number { if (v[0] === 0) return 0; return product(v, v); }
`;

/** What becomes of a function's body, and what it returns, before and after, for u = (1, 2, 3) and v = (-0.1, 0, 7e5). */
function written(body: string): { readonly text: string; readonly before: unknown; readonly after: unknown } {
  const source = `${FORMULAS}function host(u: Vec3, v: Vec3) {${body}}`;
  const code = scalars(resolve("rule.ts"), source, new Formulas()).toString();
  return { text: code.slice(code.indexOf("function host")), before: run(source), after: run(code) };
}

function run(source: string): unknown {
  const plain = source.replace(/: (Vec3|number)\b/g, "");
  return new Function(`${plain}; return host([1, 2, 3], [-0.1, 0, 7e5]);`)();
}

describe("a function with its tuples written out as numbers", () => {
  it.each([
    ["a formula within a formula", "return sum(u, times(3, v));", /sum\(|times\(/],
    ["a constant of a formula", "return product(u, v) * 2;", /product\(/],
    ["a tuple that is only opened", "const t = sum(u, v); return t[0] - t[2];", /sum\(|\bt\b[^$]/],
    [
      "a literal with its type",
      "const t: Vec3 = [u[0], 1, v[2]]; return product(t, t);",
      /\bt\b[^$]|product\(/,
    ],
    [
      "what a loop runs",
      "let s = 0; for (const k of [1, 2]) { s += product(times(k, u), v); } return s;",
      /times\(/,
    ],
  ])("has the same value without the calls: %s", (_what, body, gone) => {
    const { text, before, after } = written(body);
    expect(after).toEqual(before);
    expect(text).not.toMatch(gone);
  });

  it.each([
    [
      "a tuple that something takes whole",
      "const t = sum(u, v); return [t, t[0], ((w) => w)(t)];",
      "const t = [",
    ],
    ["what is not always reached", "return u[0] > 5 ? sum(u, v) : times(2, v);", "sum(u, v) : times(2, v)"],
    ["what an if stands before", "if (u[0] > 5) return sum(u, v); return u;", "return sum(u, v)"],
    ["a function with branches", "return size(sum(u, v));", "return size(["],
    [
      "a name that stands for something else",
      "const sum = (a: number) => a; return sum(2);",
      "return sum(2)",
    ],
    [
      "a variable that changes",
      "let t = u; const s = sum(t, v); t = s; return [s, sum(t, t)];",
      "let t = u;",
    ],
    ["a name bound twice", "{ const t = sum(u, v); } const t = times(2, u); return t;", "const t = ["],
  ])("keeps %s", (_what, body, kept) => {
    const { text, before, after } = written(body);
    expect(after).toEqual(before);
    expect(text).toContain(kept);
  });

  it("is what tests and pages run: the implicit rule solves for its correction without a call", () => {
    expect(String(implicitBody)).toMatch(/solve3\$\d+/);
    expect(String(implicitBody)).not.toMatch(/solve3\)?\(/);
  });

  it("parses, whichever file of the step functions it is in", () => {
    const folder = "src/core/dynamics";
    const formulas = new Formulas();
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts")) continue;
      const path = resolve(folder, file);
      const code = scalars(path, readFileSync(path, "utf8"), formulas).toString();
      expect(() => parsed(path, code), file).not.toThrow();
    }
  });
});
