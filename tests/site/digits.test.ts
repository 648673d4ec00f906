import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import type { Row } from "../../src/core/runs/rows";
import { SCENARIOS } from "../../src/core/scenario/named";
import { chosen } from "../chosen";
import { CHAPTER, test } from "./browser";
import { Figure } from "./figure";

const FRAMES = [1000, 2300, 3600];

/** The command line prints these; drifts are the page's own. */
const SHARED_KEYS = [
  "angularVelocity",
  "angularVelocityBody",
  "angularMomentum",
  "energy",
  "orientation",
] as const;

describe("the page and the command line", () => {
  test("show the same digits for every formulation, at frame 1000 and later", async ({ revisit }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    const formulations = await racket
      .combobox("Formulation A")
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(formulations.length).toBeGreaterThanOrEqual(5);
    const lines = (await simulate(formulations, "--every", "100")).trimEnd().split("\n");
    const rows: readonly Row[] = lines.map((line) => JSON.parse(line));
    const tried = chosen([...formulations.entries()], ([index]) => index % 10 === 0);
    for (const [index, formulation] of tried) {
      const name = index % 2 === 0 ? "a" : "b";
      await racket.choose(`Formulation ${name.toUpperCase()}`, formulation);
      for (const frame of FRAMES) {
        await racket.scrubTo(frame);
        const row = rows.find((candidate) => candidate.lane === index && candidate.frame === frame);
        const shown = await racket.lane(name);
        expect(Object.keys(shown)).toEqual(expect.arrayContaining([...SHARED_KEYS]));
        expectSame(shown, row, `${formulation} at frame ${frame}`);
      }
    }
    console.log(`the same digits: ${formulations.join(", ")}`);
  });

  test.for(
    chosen(
      [
        ["none", "implicit-body"],
        ["rk4", "explicit"],
      ] as const,
      () => false,
    ),
  )("write the same bytes for a minute of %s and %s", async (lanes, { revisit }) => {
    const printed = await simulate(lanes, "--format", "csv");
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.choose("Formulation A", lanes[0]);
    await racket.choose("Formulation B", lanes[1]);
    await racket.scrubTo(90);
    const { bytes: saved, name } = await racket.saved("Download data");
    console.log(
      `3600 frames of ${lanes.join(" and ")}: ${saved.length} bytes, SHA-256 ${sha256(saved).slice(0, 16)}...`,
    );
    expect(saved.toString()).toBe(asThePageCallsIt(printed.toString()));
    expect(name).toBe("racket-frames-0-to-3600.csv");
    const scenario = (await racket.saved("Download scenario")).bytes.toString();
    const rerun = await simulateText(scenario, "--format", "csv");
    expect(sha256(rerun), "the scenario handed out runs as it is").toBe(sha256(printed));
  });
});

/** The command line's table with lanes a and b, and without the columns in which no row has anything. */
function asThePageCallsIt(printed: string): string {
  const table = printed
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  const [head = [], ...body] = table;
  const kept = head.flatMap((_, column) => (body.some((cells) => cells[column] !== "") ? [column] : []));
  const named = [head, ...body.map(([lane, ...cells]) => ["ab"[Number(lane)], ...cells])];
  return `${named.map((cells) => kept.map((column) => cells[column]).join(",")).join("\n")}\n`;
}

/** Every quantity that both hold; a lane that has diverged has no row any more, and shows no value. */
function expectSame(shown: Record<string, string>, row: Row | undefined, where: string): void {
  if (!row || "diverged" in row) {
    expect(new Set(Object.values(shown)), where).toEqual(new Set(["null"]));
    return;
  }
  for (const key of SHARED_KEYS) {
    expect(shown[key], `${key} of ${where}`).toBe(JSON.stringify(row[key]));
  }
}

function sha256(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Runs the README's own command on the scenario that the racket runs, with other lanes. */
function simulate(lanes: readonly string[], ...options: readonly string[]): Promise<string> {
  const scenario = {
    ...SCENARIOS.thrownRacketCrooked.scenario,
    lanes: lanes.map((angular) => ({ angular })),
  };
  return simulateText(JSON.stringify(scenario), ...options);
}

/** Runs it on a scenario as text. */
function simulateText(scenario: string, ...options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "-s", "simulate", "--", "-", ...options], {
      stdio: ["pipe", "pipe", "inherit"],
      shell: process.platform === "win32",
    });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`simulate: exit code ${code}`)),
    );
    child.stdin.end(scenario);
  });
}
