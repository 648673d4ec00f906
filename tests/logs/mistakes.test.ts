import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import type { MassProperties } from "../../src/core/bodies/massProperties";
import { massProperties } from "../../src/core/bodies/massProperties";
import { examined } from "../../src/logs/examine";
import type { Finding } from "../../src/logs/findings";
import { chosen } from "../chosen";

// A search that finds no plain rule is a second or two, on a machine that has other work ten.
vi.setConfig({ testTimeout: 120_000 });

interface Mistake {
  readonly match: string | null;
  readonly within?: number;
  readonly findings: readonly Finding[];
  readonly alone?: readonly Finding[];
}

const MISTAKES: Readonly<Record<string, Mistake>> = parse(readFileSync("tests/logs/mistakes.yaml", "utf8"));

const BOX = massProperties({ shape: "box", size: [2, 1, 0.2], mass: 1 });

/** The same with each number within a share of the largest of its list. */
function near(wanted: unknown, within: number, largest = 0): unknown {
  if (Array.isArray(wanted)) {
    const most = wanted.reduce((size: number, each) => Math.max(size, Math.abs(Number(each) || 0)), 0);
    return wanted.map((each) => near(each, within, most));
  }
  if (typeof wanted === "number") {
    const tolerance = within * Math.max(largest, Math.abs(wanted));
    return expect.toSatisfy(
      (found) => Math.abs(found - wanted) <= tolerance,
      `${wanted} within ${tolerance}`,
    );
  }
  if (wanted === null || typeof wanted !== "object") return wanted;
  return Object.fromEntries(Object.entries(wanted).map(([key, each]) => [key, near(each, within)]));
}

function holds(name: string, body: MassProperties | null, findings: readonly Finding[]): void {
  const { match, within = 1e-4 } = MISTAKES[name] ?? { match: null };
  const found = examined(readFileSync(`tests/logs/reference/mistakes/${name}.csv`, "utf8"), body);
  const lanes = found.matches.map(({ lane }) =>
    [lane.angular, ...(lane.orientation ? [lane.orientation, lane.substeps ?? 1] : [])].join(" "),
  );
  expect(found.findings).toEqual(near(findings, within));
  if (match === null) expect(lanes).toEqual([]);
  else expect(lanes).toContain(match);
}

describe("a mistake is found in its log", () => {
  it.each(chosen(Object.keys(MISTAKES), (_, place) => place % 3 === 0))("%s", (name) =>
    holds(name, BOX, MISTAKES[name]?.findings ?? []),
  );

  const alone = Object.entries(MISTAKES).flatMap(([name, { alone }]) =>
    alone ? [[name, alone] as const] : [],
  );
  // Without the tensor a search is seconds: for every change that of the log in which the tensor is what is in doubt.
  it.each(chosen(alone, ([name]) => name === "gyro-wrong-sign"))(
    "%s, with the tensor found too",
    (name, findings) => holds(name, null, findings),
  );
});
