import { PROGRAMS } from "virtual:rule-book";
import { describe, expect, it } from "vitest";
import { type Prepared, prepare } from "../../../src/lab/rule/program/prepare";
import { MOST_PROBLEMS, type Problem } from "../../../src/lab/rule/program/tree";
import { tableOf } from "../../tables";

interface Wrong {
  readonly what: string;
  readonly source: string;
  readonly kind: string;
  readonly line: number;
  readonly column: number;
}
const WRONG = tableOf<Wrong>("tests/lab/rule/wrongPrograms.yaml");

describe("a program that is wrong", () => {
  it.each(WRONG)("because $what is refused there", ({ source, kind, line, column }) => {
    const [first] = prepare(source) as readonly Problem[];
    expect(first).toMatchObject({ kind, line, column });
  });

  it("beyond measure is refused in few words and soon", () => {
    const within = (text: string) => `export function step(omega_B) {\n  return ${text};\n}`;
    expect(() => prepare(within(`omega_B${".a".repeat(30_000)}`))).not.toThrow();
    const names = Array.from({ length: 1500 }, (_, index) => `known${index}`);
    const unknown = names.map((name) => `${name}y${name}`);
    const program = `${names.map((name) => `let ${name};`).join("")}${within(`[${unknown}]`)}`;
    expect(prepare(program)).toHaveLength(MOST_PROBLEMS);
  });
});

describe("a program that is right", () => {
  it.each(Object.keys(PROGRAMS))("as the book's %s is prepared", (id) => {
    expect(prepare(PROGRAMS[id] ?? "")).toMatchObject({ kind: expect.stringMatching(/^(step|advance)$/) });
  });

  it("with all that TypeScript adds keeps every sign at its place", () => {
    const source = `import * as v from "../../math/vec3";
interface Own { readonly a?: number }
const scale = <T extends number>(x: T): number => x as number;
export const step = (omega_B: v.Vec3, _inertia: unknown, dt?: number): v.Vec3 => {
  const own = { a: 1 } satisfies Own;
  let sum!: number;
  for (const [index, part] of omega_B.entries()) { sum = (sum ?? 0) + index * part; }
  return v.scaleVec(scale(own.a!), omega_B);
};`;
    const prepared = prepare(source) as Prepared;
    expect(prepared.kind).toBe("step");
    const lines = prepared.text.split("\n").slice(2, -1);
    const given = source.split("\n");
    expect(lines.map(({ length }) => length)).toEqual(given.map(({ length }) => length));
    expect(lines.at(-2)).toBe("  return v.scaleVec(scale(own.a ), omega_B);");
  });

  it("ends a statement where its type ends the line, as the next line would go on with it", () => {
    const lines = (source: string) => (prepare(source) as Prepared).text.split("\n").slice(2, -1);
    const body = (first: string) =>
      `export function step(w, i, dt) {\n  ${first}\n  [dt].forEach((k) => k);\n  return w;\n}`;
    expect(lines(body("let f = 3 as number"))[1]).toBe("  let f = 3         ;");
    expect(lines(body("w = w as number[]"))[1]).toBe("  w = w           ;");
    expect(lines(body("for (let k = 0 as number; k < 1; k++) dt"))[1]).toBe(
      "  for (let k = 0          ; k < 1; k++) dt",
    );
  });

  it("takes no name that is only declared for one that is there", () => {
    expect(prepare("declare const known: any;\nexport const step = () => known;")).toMatchObject([
      { kind: "unknownName", line: 2, names: ["known"] },
    ]);
  });

  it.each(tableOf<{ what: string; source: string; is: object }>("tests/lab/rule/rightPrograms.yaml"))(
    "is prepared $what",
    ({ source, is }) => {
      expect(prepare(source)).toMatchObject(is);
    },
  );
});
