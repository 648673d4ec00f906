import { describe, expect, it } from "vitest";
import { examined } from "../../src/logs/examine";
import { LogError } from "../../src/logs/logError";
import { readLog } from "../../src/logs/readLog";
import { repeated, tableOf } from "../tables";

const HEADING = "t,qw,qx,qy,qz,wx,wy,wz";
const good = (k: number) => `${k / 100},1,0,0,0,0,0,0.1`;
const csv = (row: string) => [HEADING, good(0), good(1), good(2), row].join("\n");

interface Refused {
  readonly what: string;
  readonly text?: string;
  readonly row?: string;
  readonly start: string;
}
const REFUSED = tableOf<Refused>("tests/logs/hostile.yaml");

describe("what is no log", () => {
  it.each(REFUSED)("is refused in one sentence: $what", ({ text, row, start }) => {
    const log = row === undefined ? repeated(text ?? "") : csv(row);
    const since = performance.now();
    const error = errorOf(() => examined(log, null));
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
