import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { MassProperties } from "../../src/core/bodies/massProperties";
import { massProperties } from "../../src/core/bodies/massProperties";
import { examined } from "../../src/logs/examine";
import { chosen } from "../chosen";

// A search for the tensor is about a second, on a machine that has other work some seconds.
vi.setConfig({ testTimeout: 60_000 });

interface Truth {
  readonly id: string;
  readonly expect: readonly (readonly [string, number])[];
  readonly conventions: Readonly<Record<string, string>>;
}

const folder = "tests/logs/reference";
const TRUTHS: readonly Truth[] = JSON.parse(readFileSync(`${folder}/truth.json`, "utf8"));

/*
 * Logs of Bullet 3.24, Jolt, Rapier 0.19 and MuJoCo: 600 frames of a free body each, with what the engines were set to.
 */
describe.each(TRUTHS)("the log of $id", ({ id, expect: allowed, conventions }) => {
  const lines = readFileSync(`${folder}/${id}.csv`, "utf8").trimEnd().split("\n");
  const body: MassProperties = massProperties(JSON.parse(readFileSync(`${folder}/${id}.body.json`, "utf8")));

  const cases = [
    [lines.length - 1, body],
    [60, body],
    [10, body],
    [lines.length - 1, null],
    [60, null],
    [10, null],
  ] as const;
  it.each(chosen(cases, ([frames, given]) => (given ? frames === 10 : frames === 60)))(
    "is told from %i frames",
    (frames, given) => {
      const { reading, matches } = examined(lines.slice(0, frames + 1).join("\n"), given);
      const [best] = matches;
      expect(allowed).toContainEqual([best?.lane.angular, best?.lane.substeps ?? 1]);
      expect(new Set(matches.map(({ lane }) => lane.angular)).size).toBe(1);
      expect(reading).toMatchObject(conventions);
      const ratios = best?.tensor?.body.principal.moments.map(
        (moment) => moment / (best.tensor?.body.principal.moments[2] ?? 1),
      );
      if (!ratios) return;
      // Doubles: what ten frames leave open is some hundred times round-off.
      for (const [k, ratio] of ratios.entries())
        expect(ratio).toBeCloseTo((body.principal.moments[k] ?? 0) / body.principal.moments[2], 11);
    },
  );
});
