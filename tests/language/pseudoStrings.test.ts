import { describe, expect, it } from "vitest";
import { pseudoLetters, pseudoTex } from "../../src/language/build/pseudoLetters";
import { pseudoStrings } from "../../src/language/build/pseudoStrings";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What the marked module exports. */
function evaluated(source: string): unknown {
  const code = pseudoStrings("en.ts", source).code.replace("export const strings =", "return");
  return new Function(code)();
}

describe("the pseudo-language", () => {
  it("has a letter of its own for every plain one", () => {
    const marked = Array.from(pseudoLetters(LETTERS));
    expect(new Set(marked).size).toBe(52);
    expect(marked.join("")).not.toMatch(/[A-Za-z]/);
  });

  it("marks literals, templates and what functions choose between, and leaves placeholders", () => {
    const strings = evaluated(`export const strings = {
      title: "Frame",
      lost: (isLoss, joules) => \`\${isLoss ? "loss" : "gain"} of \${joules}\`,
    }`) as { title: string; lost(isLoss: boolean, joules: string): string };
    expect(strings.title).toBe(pseudoLetters("Frame"));
    expect(strings.lost(true, "2 J")).toBe(`${pseudoLetters("loss of")} 2 J`);
  });

  it("leaves what is compared, names of entries, and escapes", () => {
    const strings = evaluated(`export const strings = {
      "not-a-word": (kind) => (kind === "box" ? "a\\u202fbox" : "none"),
    }`) as Record<string, (kind: string) => string>;
    expect(strings["not-a-word"]?.("box")).toBe(`${pseudoLetters("a")}\u202f${pseudoLetters("box")}`);
  });

  it("marks the words of a formula and nothing else of it", () => {
    expect(pseudoTex("\\text{half a kick}\\,\\omega")).toBe(
      `\\text{${pseudoLetters("half a kick")}}\\,\\omega`,
    );
  });
});
