import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { implicitBody } from "../../src/core/dynamics/angular/implicitBody";
import { freeStep } from "../../src/core/dynamics/step";
import { Formulas } from "../../src/scalars/build/formulas";
import { integrated } from "../../src/scalars/build/procedures";
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

/** Two procedures, one of which calls the other, with what a procedure may be made of and names that the host has too. */
const PROCEDURES = `
  function loads(s: number, u: Vec3) {
    const { length } = u;
    const v = turn(s, u);
    if (s === 0) throw new Error("stands still");
    if (s > 2) {
      const w: Vec3 = [s, s, v[2]];
      return { v: w, length };
    }
    const { x: s2, ...rest } = { x: v[0], v, length };
    return rest.length > s2 ? { length, v } : { length: s2, v };
  }
  function turn(s: number, v: Vec3) {
    if (s < 0) return [v[2], v[0], v[1]];
    else if (s === 1) return v;
    const w = 2 * s;
    return [w, v[1], w];
  }
`;

describe("a function with its procedures written into it", () => {
  const HOST = `${PROCEDURES}function host(s: number, v: Vec3) {
    const { v: w, length } = loads(s, v);
    const u = turn(length - s, w);
    return turn(s - 1, [u[0], w[1], v[2]]);
  }`;
  const calls = (code: string) => code.slice(code.indexOf("function host")).match(/\b(loads|turn)\(/g);

  function results(code: string): readonly unknown[] {
    const host = new Function(`${code.replace(/: (Vec3|number)\b/g, "")}; return host;`)();
    return [-2, 0, 0.5, 1, 2, 3, 4].map((s) => {
      try {
        return host(s, [1, 2, 3]);
      } catch (error) {
        return String(error);
      }
    });
  }

  it.each([
    ["alone", (code: string) => code],
    [
      "with its tuples written out",
      (code: string) => scalars(resolve("rule.ts"), code, new Formulas()).toString(),
    ],
  ])("returns and throws the same without the calls: %s", (_what, then) => {
    const code = then(integrated("rule.ts", HOST, "host", ["loads", "turn"]).toString());
    expect(calls(code)).toBeNull();
    expect(results(code)).toEqual(results(HOST));
    expect(new Set(results(HOST).map(String)).size).toBe(7);
  });

  it("keeps the calls of others", () => {
    const code = integrated("rule.ts", HOST, "host", ["loads"]).toString();
    expect(calls(code)).toEqual(["turn(", "turn(", "turn("]);
    expect(results(code)).toEqual(results(HOST));
  });

  it("says which function is not there", () => {
    expect(() => integrated("rule.ts", HOST, "host", ["loads", "pose"])).toThrow(
      "rule.ts: there is no function pose",
    );
  });

  it("is what tests and pages run: a frame without planes is one function", () => {
    expect(String(freeStep)).not.toMatch(/(applyLoads|loadedOmega|gyroscopicChange|integratePose)\)?\(/);
    expect(String(freeStep)).toMatch(/rotateBy\$\d+/);
  });
});
