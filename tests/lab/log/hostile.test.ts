import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { reportOf } from "../../../src/lab/log/report";
import { ruleSentences } from "../../../src/lab/log/sentences/rule";
import { csvOf, motionOf, rowsOf } from "../../logs/examined";
import { repeated, tableOf } from "../../tables";
import { told } from "./workerMessages";

vi.setConfig({ testTimeout: 60_000 });

const GOOD = csvOf(rowsOf(motionOf({ angular: "explicit", orientation: "quaternion" }, 12)));
const HEADING = GOOD.split("\n", 1)[0] ?? "";

const file = (bytes: Uint8Array | string): File => new File([bytes as BlobPart], "log.csv");

/** Reads a file as the page does, and returns what was found or the sentence of the refusal. */
async function answer(bytes: Uint8Array | string): Promise<string> {
  // The search itself sees no text: it is cancelled at its first rest.
  const last = (await told({ source: { kind: "file", file: file(bytes) } }, true)).at(-1);
  if (last?.kind === "refused") return last.sentence;
  if (last?.kind !== "found") throw new Error(`neither found nor refused: ${last?.kind}`);
  const report = reportOf(last.summary, "log", "../");
  expect(report).not.toMatch(/undefined|NaN|Infinity/);
  expect(ruleSentences(last.summary).length).toBeGreaterThan(0);
  return "";
}

describe("a file that is no log", () => {
  it.each<[string, Uint8Array | string, RegExp]>([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), /binary data/],
    ["bytes of no text", new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0xc3, 0x28]), /UTF-8/],
    ["nothing", "", /got nothing/],
    ["XML with entities", '<!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;</a>', /columns of an orientation/],
    ["a billion rows claimed", '{"rows":1000000000,"frames":[]}', /^log: expected/],
    [
      "a formula",
      `${HEADING}\n=HYPERLINK("http://x"),1,0,0,0,0,0,1`,
      /line 2, column t: expected a finite number/,
    ],
    ["a word among numbers", GOOD.replace(/\n0\.05,/, "\nlater,"), /line 5, column t: .* got later/],
  ])("is refused in one sentence that says what and where: %s", async (_, bytes, sentence) => {
    const said = await answer(bytes);
    expect(said).toMatch(sentence);
    expect(said).not.toContain("\n");
    expect(said.length).toBeLessThan(250);
  });

  it("is refused at more than 50 MB without being read", async () => {
    const huge = file("");
    Object.defineProperty(huge, "size", { value: 51 * 2 ** 20 });
    huge.arrayBuffer = () => Promise.reject(new Error("it was read"));
    expect(await told({ source: { kind: "file", file: huge } })).toEqual([
      { kind: "refused", sentence: "log: expected at most 50 MB" },
    ]);
  });
});

describe("four hundred logs spoilt at random", () => {
  const spoilt = fc.tuple(
    fc.nat(GOOD.length),
    fc.nat(40),
    fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(...tableOf<string>("tests/lab/log/insertions.yaml").map(repeated)),
    ),
  );

  it("are found or refused, and nothing is thrown", async () => {
    await fc.assert(
      fc.asyncProperty(spoilt, async ([at, cut, put]) => {
        const said = await answer(`${GOOD.slice(0, at)}${put}${GOOD.slice(at + cut)}`);
        expect(said).not.toContain("\n");
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
