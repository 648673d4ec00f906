import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { MatchingRules } from "../../../src/lab/log/findings/MatchingRules";
import { Verdict } from "../../../src/lab/log/findings/Verdict";
import { SAMPLE_IDS } from "../../../src/lab/log/messages";
import { reportOf } from "../../../src/lab/log/report";
import { wholeSearch } from "../../../src/lab/log/run";
import { sampleLog } from "../../../src/lab/log/samples";
import { keepsSentences } from "../../../src/lab/log/sentences/keeps";
import { rotationSentences } from "../../../src/lab/log/sentences/rotation";
import { ruleSentences } from "../../../src/lab/log/sentences/rule";
import type { Sentence } from "../../../src/lab/log/sentences/sentence";
import { verdictOf } from "../../../src/lab/log/sentences/verdict";
import { wrongSentences } from "../../../src/lab/log/sentences/wrong";
import { strings } from "../../../src/lab/log/strings/en";
import type { Summary } from "../../../src/lab/log/summary";
import { examined } from "../../../src/logs/examine";
import { found, told } from "./workerMessages";

// A search for a tensor is some seconds on a machine that has other work.
vi.setConfig({ testTimeout: 60_000 });

const REFERENCE = "tests/logs/reference";
const logOf = (id: string) => readFileSync(`${REFERENCE}/${id}.csv`, "utf8");
const inertiaOf = (id: string) => {
  const [x, y, z] = JSON.parse(readFileSync(`${REFERENCE}/${id}.body.json`, "utf8")).inertia;
  return [x, 0, 0, 0, y, 0, 0, 0, z] as const;
};

const texts = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text);
const ids = (sentences: readonly Sentence[]) => sentences.map(({ id }) => id);

/** Of these more than one test tells: each is searched once. */
const inBullet = found({ source: { kind: "sample", id: "bullet" } });
const inUnits = found({ source: { kind: "sample", id: "units" } });

/** A rule's name begins with a capital, so no words of the sentence's own come after it. */
const NAMED_LAST = /: No gyroscopic term, turned by [a-z ]+\.$/;

describe("a log of a real engine", () => {
  it("is said to be by its rule, with the engine and what the rule does to energy", async () => {
    const text = logOf("bullet-explicit");
    const summary = await found({ source: { kind: "text", text }, inertia: inertiaOf("bullet-explicit") });
    expect(ruleSentences(summary)[0]?.text).toBe(
      "This log was made by: Explicit, turned by the exponential map.",
    );
    expect(texts(ruleSentences(summary)).join(" ")).toContain("BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT");
    expect(ids(keepsSentences(summary))).toContain("rule:explicit");
    expect(summary.milestones.map(({ t }) => t)).toEqual([1, 5, expect.closeTo(10, 12)]);
    expect(wrongSentences(summary)[0]?.text).toMatch(/after 1 s, .*after 5 s, .*after 10 s/);
  });

  it("without the term shows no tensor, and with it L that turns", async () => {
    const source = { kind: "text", text: logOf("jolt-off") } as const;
    const alone = await found({ source });
    expect(alone.judging).toBeNull();
    expect(ids(rotationSentences(alone))).toContain("no-gyroscopic-term");
    expect(ids(keepsSentences(alone))).toEqual(["unknown"]);
    expect(ids(wrongSentences(alone))).toEqual(["noTensor"]);
    const given = await found({ source, inertia: inertiaOf("jolt-off") });
    expect(ids(keepsSentences(given))).toContain("term");
    expect(ruleSentences(given)[0]?.text).toMatch(NAMED_LAST);
    const { matches } = given;
    const tied = matches.map((match) => ({
      ...match,
      lane: { ...match.lane, angular: "explicit" } as const,
    }));
    expect(ruleSentences({ ...given, matches: [...matches, ...tied] })[0]?.text).toMatch(NAMED_LAST);
    // Measured: 0.0509, between two directions of an L that goes round ω.
    expect(given.kept?.momentumAngle).toBeGreaterThan(0.05);
  });

  it("has the findings of the command line", async () => {
    const text = logOf("rapier-0.19").split("\n").slice(0, 61).join("\n");
    const summary = await found({ source: { kind: "text", text } });
    const { matches, reading, sources, remarks } = examined(text, null);
    expect(summary.matches).toEqual(matches.map(({ tensor: _, ...match }) => match));
    expect(summary).toMatchObject({ reading, sources, remarks });
  });
});

const EXPLICIT = { angular: "explicit", orientation: "exponential-map" } as const;

describe("the table of the rules that fit", () => {
  const columnsOf = (summary: Summary) =>
    [
      ...renderToStaticMarkup(createElement(MatchingRules, { summary })).matchAll(/<th scope="col">([^<]*)/g),
    ].map(([, name]) => name);

  it("has no column that would be empty", async () => {
    const { rule, residual, case: met, engines } = strings.rule.columns;
    const summary = await inBullet;
    expect(columnsOf(summary)).toEqual([rule, residual, engines]);
    expect(columnsOf(await inUnits)).toEqual([rule, residual]);
    const [match] = summary.matches;
    const unlike = { ...summary, matches: match ? [match, { ...match, lane: EXPLICIT }] : [] };
    expect(columnsOf(unlike)).toEqual([rule, residual, met, engines]);
  });

  it("has rules alone that miss by no more than the rounding, or than twice the least", async () => {
    for (const { matches } of [await inBullet, await inUnits]) {
      const misses = matches.map(({ inNoise }) => inNoise);
      expect(Math.max(...misses)).toBeLessThanOrEqual(Math.max(1, 2 * Math.min(...misses)));
    }
  });
});

describe("the samples", () => {
  it.each(SAMPLE_IDS)("are small: %s", (id) => {
    expect(sampleLog(id).length).toBeLessThan(60_000);
  });

  it("show a rule that wins, with the tensor found from the motion", async () => {
    const summary = await inBullet;
    expect(ruleSentences(summary)[0]?.text).toMatch(/^This log was made by: Implicit, one Newton step/);
    expect(summary.reading?.order).toBe("xyzw");
    // The demo's moments are 0.101, 0.497 and 0.422, over 12.
    for (const [k, moment] of [0.101, 0.422, 0.497].entries())
      expect(summary.judging?.moments[k]).toBeCloseTo(moment / (0.101 + 0.422 + 0.497), 12);
  });

  it("show a heading that is wrong about its unit, and the true motion", async () => {
    const summary = await inUnits;
    expect(summary.reading).toMatchObject({ unit: "deg/s", omega: "body" });
    expect(texts(rotationSentences(summary)).join(" ")).toContain("degrees/s, whatever the heading says");
    expect(ruleSentences(summary)[0]?.text).toContain("the true motion of a free body");
    expect(ids(wrongSentences(summary))).toContain("right");
  });

  it("show a body that loses a thousandth of its spin a frame, besides what its rule takes", async () => {
    const summary = await found({ source: { kind: "sample", id: "damped" }, inertia: "sample" });
    expect(ruleSentences(summary)[0]?.id).toBe("one");
    const damping = { code: "damping", form: "explicit", rate: 60 * 0.001, ties: [] };
    expect(summary.findings).toEqual([damping]);
    // |L| after 300 frames of a thousandth each, and what the implicit step takes besides.
    expect(1 + (summary.kept?.momentum ?? 0)).toBeCloseTo(0.999 ** 300, 2);
  });
});

describe("the verdict", () => {
  const idsOf = (summary: Summary) =>
    Object.fromEntries(Object.entries(verdictOf(summary)).map(([part, sentences]) => [part, ids(sentences)]));

  it("says what made the log, whether it is right, what one sees, and what mends it", async () => {
    const text = logOf("bullet-explicit");
    const summary = await found({ source: { kind: "text", text }, inertia: inertiaOf("bullet-explicit") });
    expect(idsOf(summary)).toEqual({
      made: ["one"],
      right: ["error", "visible"],
      sees: ["seen", "rule:explicit", "end:explicit"],
      mends: ["mend:steps"],
    });
    expect(verdictOf(summary).sees.map(({ met }) => met)).toContain("gainsEnergy");
    expect(idsOf(await inUnits)).toEqual({
      made: ["exact"],
      right: ["error", "right"],
      sees: ["warnUnit"],
      mends: [],
    });
  });

  it("without a tensor leads to its field", async () => {
    const summary = await found({ source: { kind: "text", text: logOf("jolt-off") } });
    expect(renderToStaticMarkup(createElement(Verdict, { summary }))).toContain('href="#log-tensor"');
  });
});

describe("a search", () => {
  it("has one share of all its parts, which never goes back", () => {
    const shareOf = wholeSearch();
    const parts = [389, 51, 144, 1, 22, 109, 144];
    const shares = parts.flatMap((of) => Array.from({ length: of }, (_, done) => shareOf({ done, of })));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeLessThan(1);
    expect(shares[388]).toBeCloseTo(0.5, 2);
  });

  it("that is cancelled keeps what was found until then", async () => {
    const messages = await told({ source: { kind: "sample", id: "bullet" } }, true);
    expect(messages.map(({ kind }) => kind)).toEqual(["preview", "conventions", "progress", "found"]);
    const last = messages.at(-1);
    if (last?.kind !== "found") throw new Error("nothing is found");
    expect(last.summary).toMatchObject({ search: "cancelled", matches: [] });
    expect(last.summary.course.length).toBeGreaterThan(100);
    expect(ids(ruleSentences(last.summary))).toEqual(["cancelled"]);
  });
});

describe("the report", () => {
  it("has every answer, its table, and nothing of a file's name that would be markup", async () => {
    const text = logOf("mujoco-euler-racket");
    const summary = await found({
      source: { kind: "text", text },
      inertia: inertiaOf("mujoco-euler-racket"),
    });
    const report = reportOf(summary, "a|b\n# <img>`.csv", "https://example.org/");
    expect(report.split("\n")[0]).toBe("# Findings on “a b img .csv”");
    expect(report.match(/^## .*$/gm)?.map((line) => line.slice(3))).toEqual([
      strings.findings.verdict,
      strings.findings.rotation,
      strings.findings.keeps,
      strings.findings.wrong,
      strings.findings.rule,
    ]);
    for (const { text } of [...rotationSentences(summary), ...keepsSentences(summary)])
      expect(report).toContain(text);
    expect(report).toContain("https://example.org/chapters/stepping-euler-equation/#explicit-step |");
    expect(report).not.toMatch(/undefined|NaN/);
  });
});
