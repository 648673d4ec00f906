import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nextInstant } from "../../src/core/dynamics/advance";
import { traced } from "../../src/trace/build/transform";
import { traceFrame } from "../../src/trace/traceStep";
import { fits, LANES, SURROUNDINGS, starts } from "./scenarios";

const DYNAMICS = "src/core/dynamics";
const FILES = readdirSync(DYNAMICS, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

/** The long tests try a hundred. */
const STARTS = Number(process.env.DEEP_TRACES ?? 2);

describe.for(LANES)("a frame of $angular $orientation looked into", (lane) => {
  test.for(SURROUNDINGS.filter(([name]) => fits(lane, name)))(
    "ends in the same bits as the frame stepped: %s",
    ([, fields]) => {
      for (const { system, state } of starts(lane, fields, STARTS)) {
        const { next, stages } = traceFrame(system, 0, state);
        expect(bits(next)).toBe(bits(nextInstant(system, 0, state)));
        expect(stages.length).toBeGreaterThan(3);
      }
    },
  );
});

/** Every digit, the sign of zero too. */
function bits(value: unknown): string {
  return JSON.stringify(value, (_, part) => (Object.is(part, -0) ? "-0" : part));
}

describe("an instrumented copy", () => {
  test.for(FILES)("of %s is its plain file with calls to the recorder put in, and nothing else", (file) => {
    const source = readFileSync(join(DYNAMICS, file), "utf8");
    const { code } = traced(file, source, "recorder", () => null);
    expect(withoutCalls(code)).toBe(source);
  });

  test("calls instrumented copies, and the plain mathematics", () => {
    const source = `import { cross } from "../math/vec3";\nimport { applyLoads } from "./step";\nimport type { State } from "./state";\n`;
    const { code } = traced("x.ts", source, "r", (from) => (from.startsWith("./") ? `${from}?traced` : null));
    expect(code).toContain('from "../math/vec3"');
    expect(code).toContain('from "./step?traced"');
    expect(code).toContain('from "./state"');
  });

  test("tells a statement that is all there is of an if, and leaves functions within functions plain", () => {
    const source = `function f(a: number) {\n  let b = 0;\n  if (a > 0) b = g(a);\n  const h = () => { return a; };\n  return b + h();\n}\n`;
    const { code } = traced("x.ts", source, "r", () => null);
    expect(code).toContain('if (a > 0) {b = g(a);$note($call,3,"b",b);}');
    expect(code).toContain("const h = () => { return a; };\n");
    expect(code).toContain("return $leave($call,5,(b + h()));");
    expect(withoutCalls(code)).toBe(source);
  });
});

/** Instrumented code with the recorder's calls removed again. */
function withoutCalls(code: string): string {
  return code
    .replace(/^import \{ \$enter[^;]*;/, "")
    .replace(/const \$call=\$enter\([^;]*\);/g, "")
    .replace(/\$(pass|passed)\(\$call,\d+\);/g, "")
    .replace(/\{([^{}]*?;)(?:\$note\(\$call,\d+,"\w+",\w+\);)+\}/g, "$1")
    .replace(/\$note\(\$call,\d+,"\w+",\w+\);/g, "")
    .replace(/return \$leave\(\$call,\d+,\(([\s\S]*?)\)\);/g, "return $1;");
}

describe("the core", () => {
  test("holds no recording call, and knows nothing of the recorder", () => {
    const files = readdirSync("src/core", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      expect(readFileSync(join("src/core", file), "utf8"), file).not.toMatch(
        /\$(enter|note|leave|pass)|trace\/|recorder/,
      );
    }
  });
});
