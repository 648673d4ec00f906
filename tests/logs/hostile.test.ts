import { describe, expect, it } from "vitest";
import { LogError } from "../../src/logs/logError";
import { readLog } from "../../src/logs/readLog";
import { examined } from "./examined";

const HEADING = "t,qw,qx,qy,qz,wx,wy,wz";
const good = (k: number) => `${k / 60},1,0,0,0,0,0,0.1`;
const csv = (...lines: string[]) => [HEADING, good(0), good(1), good(2), ...lines].join("\n");
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

/** What is refused, and how its one sentence begins. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ["nothing", "", "log: expected rows of numbers, got nothing"],
  ["white space", " \n\t\n", "log: expected rows of numbers, got nothing"],
  ["binary data", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", "log: expected text, got binary data"],
  ["a picture's first letters", "\u0089PNG\r\n\u001a\n", "line 1: expected names of columns"],
  ["prose", "Dear all,\nplease find the log attached.\n", "log: expected columns of an orientation"],
  ["a page", "<!doctype html><title>Not found</title>", "line 1: expected names of columns"],
  ["a heading alone", HEADING, "log: expected at least 3 rows of numbers, got 0"],
  ["two rows", [HEADING, good(0), good(1)].join("\n"), "log: expected at least 3 rows of numbers, got 2"],
  [
    "numbers without names",
    [good(0), good(1), good(2)].join("\n"),
    "line 1: expected names of columns, such as",
  ],
  ["other columns", "speed,height\n1,2\n3,4\n5,6\n", "log: expected columns of an orientation"],
  [
    "a word under comments",
    `# made by hand\n\n# on a Monday\n${csv("fast,1,0,0,0,0,0,1")}`,
    "line 8, column t: expected a finite number, got fast",
  ],
  ["prose under a comment", "# Dear all\nplease find it attached", "line 2: expected names of columns"],
  ["a word", csv("fast,1,0,0,0,0,0,1"), "line 5, column t: expected a finite number, got fast"],
  ["NaN", csv(`${3 / 60},1,0,NaN,0,0,0,1`), "line 5, column qy: expected a finite number, got NaN"],
  ["Infinity", csv(`${3 / 60},1,0,0,0,0,0,Infinity`), "line 5, column wz: expected a finite number"],
  ["1e999", csv(`${3 / 60},1,0,0,0,0,0,1e999`), "line 5, column wz: expected a finite number"],
  ["1e300", csv(`${3 / 60},1,0,0,0,0,0,1e300`), "line 5, column wz: expected a finite number"],
  ["a formula", csv(`=HYPERLINK("http://x"),1,0,0,0,0,0,1`), "line 5, column t: expected a finite number"],
  ["a row cut short", csv("0.05,1,0"), "line 5, column qy: expected a finite number, got nothing"],
  [
    "a quaternion of zeros",
    csv("0.05,0,0,0,0,0,0,1"),
    "line 5, columns qw, qx, qy, qz: expected a quaternion",
  ],
  [
    "angles for a quaternion",
    [HEADING, "0,90,45,10,0,0,0,1", "1,91,45,10,0,0,0,1", "2,92,45,10,0,0,0,1"].join("\n"),
    "line 2, columns qw, qx, qy, qz: expected a quaternion of unit length",
  ],
  ["a time that goes back", csv("0.01,1,0,0,0,0,0,0.1"), "line 5, column t: expected more than the"],
  ["a time that stands still", csv(good(2)), "line 5, column t: expected more than the"],
  ["a line without end", `${HEADING}\n${"1,".repeat(200_000)}`, "line 2: expected at most 100000 characters"],
  ["a name without end", `${"t".repeat(200_000)},qw\n`, "line 1: expected at most 100000 characters"],
  [
    "a quote left open",
    `${HEADING}\n"0,1,0,0,0,0,0,1\n${good(1)}\n${good(2)}`,
    "line 2, column t: expected a finite number",
  ],
  ["JSON cut short", '[{"t":0,"q":[1,0,0', "log: expected JSON"],
  ["a line of JSON cut short", '{"t":0,"q":[1,0,0,0]}\n{"t":1,"q":[1,0', "line 2: expected JSON"],
  ["a number in JSON", "[1,2,3]", "frame 1: expected an object"],
  ["null in JSON", "[null]", "frame 1: expected an object"],
  ["an object without frames", '{"a":1}', "log: expected a list of frames"],
  ["a word in JSON", '[{"t":0,"q":[1,0,0,"x"]}]', "frame 1, column q.3: expected a finite number, got x"],
  ["depth", `[${nested(50)}]`, "frame 1: expected values at most 5 levels deep"],
  ["great depth", `${"[".repeat(1_000_000)}`, "log: expected JSON"],
  ["great depth, closed", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "frame 1: expected"],
  [
    "a billion rows claimed",
    '{"frames":1000000000,"rows":[{"t":0}]}',
    "log: expected columns of an orientation",
  ],
  [
    "an array of a million values",
    `[{"q":[${"1,".repeat(1_000_000)}1]}]`,
    "frame 1: expected at most 400 values",
  ],
  [
    "a name of brackets that never close",
    `[{"${"(".repeat(300_000)}":1,"t":0}]`,
    "log: expected columns of an orientation",
  ],
  ["a key of __proto__", '[{"__proto__":{"t":1}}]', "log: expected columns of an orientation"],
];

describe("what is no log", () => {
  it.each(REFUSED)("is refused in one sentence: %s", (_, text, start) => {
    const since = performance.now();
    const error = errorOf(() => examined(text, null));
    expect(error).toBeInstanceOf(LogError);
    expect(error?.message.slice(0, start.length)).toBe(start);
    expect(error?.message).not.toContain("\n");
    expect(error?.message.length).toBeLessThan(250);
    // Measured: at most 0.1 s, for a million values; five seconds leave room for other work on the machine.
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it("is refused beyond 50 MB without being read", () => {
    expect(() => readLog(`${HEADING}\n${`${good(0)}\n`.repeat(3_000_000)}`)).toThrow(
      "log: expected at most 50 MB",
    );
  });

  it("is refused wherever a log is cut or a byte of it changed, or is read", () => {
    const text = Array.from({ length: 30 }, (_, k) => good(k)).join("\n");
    for (let at = 0; at < text.length; at += 7) {
      for (const broken of [text.slice(0, at), `${text.slice(0, at)}\u0007"${text.slice(at + 1)}`]) {
        try {
          readLog(`${HEADING}\n${broken}`);
        } catch (error) {
          expect(error).toBeInstanceOf(LogError);
        }
      }
    }
  });
});

function errorOf(run: () => unknown): Error | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
