import { describe, expect, it } from "vitest";
import { FREE_BODY_PLOTS } from "../../src/chapters/shared/freeBodyPlots";
import { rows } from "../../src/core/runs/rows";
import { shortNumber, tickLabels } from "../../src/format/numbers";
import { plotMarkup } from "../../src/plots/prerendered";
import { plotCsv } from "../../src/plots/timeSeries/csv";
import { plotPicture } from "../../src/plots/timeSeries/curve";
import { spreadLabels } from "../../src/plots/timeSeries/draw";
import { plotSummary } from "../../src/plots/timeSeries/summary";
import { minuteOf, wholeRun } from "./support";

const NAMES = ["lane A", "lane B"];
const [ENERGY, SIZE] = FREE_BODY_PLOTS;
if (!ENERGY || !SIZE) throw new Error("a freely turning body has plots");

describe("a plot's data as CSV", () => {
  const lanes = ["explicit", "implicit-body"] as const;
  const run = wholeRun("racketMiddleAxis", lanes, 60);

  it("have the core's own digits, frame by frame", () => {
    const [head = "", ...lines] = plotCsv(FREE_BODY_PLOTS, run, { from: 0, to: 60 }, ["a", "b"])
      .trim()
      .split("\n");
    const columns = head.split(",");
    expect(columns.slice(0, 3)).toEqual(["t", "energy.a", "energy.b"]);
    expect(lines).toHaveLength(3601);
    for (const row of rows(minuteOf("racketMiddleAxis", lanes, 60), 1)) {
      const cells = lines[row.frame]?.split(",") ?? [];
      const energy = cells[columns.indexOf(`energy.${"ab"[row.lane]}`)];
      if ("diverged" in row) expect(energy).toBe("");
      else expect([cells[0], energy]).toEqual([String(row.t), String(row.energy)]);
    }
  });

  it("are those of the time shown", () => {
    const lines = plotCsv([ENERGY], run, { from: 10, to: 12 }, ["a", "b"]).trim().split("\n");
    expect(lines).toHaveLength(1 + 121);
    expect(lines[1]?.split(",")[0]).toBe("10");
  });
});

describe("the letters at the ends of curves", () => {
  it("stand in the order of the lanes where the curves end together but for round-off", () => {
    const run = wholeRun("racketMiddleAxis", ["exact", "splitting-4", "midpoint"], 5);
    const picture = plotPicture(ENERGY, run, { from: 0, to: 5 });
    const markup = plotMarkup(picture, { summary: "", ends: [] });
    const letters = [...markup.matchAll(/plot-end lane-\d"[^>]*>(?:<text[^>]*>)?([A-C])</g)].map(
      ([, letter]) => letter,
    );
    expect(new Set(picture.curves.map(({ last }) => last?.value)).size).toBeGreaterThan(1);
    expect(letters).toEqual(["A", "B", "C"]);
  });
});

describe("a plot in one sentence", () => {
  it("tells start, end and extremes of each lane, and how one of them ends", () => {
    const run = wholeRun("racketMiddleAxis", ["explicit", "implicit-body"], 60);
    const sentence = plotSummary(plotPicture(ENERGY, run, { from: 0, to: 60 }), run, NAMES);
    expect(sentence).toMatch(/^Kinetic energy from 0 to 60 s: lane A starts at 4\.208 J/);
    expect(sentence).toMatch(/off the scale from \d+(\.\d+)? s, and diverges at 55\.42 s; lane B/);
    expect(sentence).toMatch(/ends at 1\.207 J, and runs between 1\.207 J and 4\.208 J\.$/);
  });

  it("calls level what is level but for round-off", () => {
    const run = wholeRun("racketMiddleAxis", ["none", "momentum"], 60);
    const sentence = plotSummary(plotPicture(SIZE, run, { from: 0, to: 60 }), run, NAMES);
    expect(sentence).toContain("lane B stays at 1.683 kg m²/s");
  });

  it("says of a stretch after the end that the lane has ended", () => {
    const run = wholeRun("racketMiddleAxis", ["explicit", "rk4"], 60);
    const sentence = plotSummary(plotPicture(ENERGY, run, { from: 57, to: 60 }), run, NAMES);
    expect(sentence).toContain("lane A has diverged before, at 55.42 s");
  });
});

describe("numbers on a plot", () => {
  it("read as a person writes them", () => {
    const written = [0, 4.2084, -0.35, 55.4166667, 9.23e8, -2e-9].map((value) => shortNumber(value));
    expect(written.join(" ")).toBe("0 4.208 −0.35 55.42 9.2·10⁸ −2.0·10⁻⁹");
  });

  it("have on an axis as many decimals as tell the ticks apart", () => {
    expect(tickLabels([0, 0.5, 1])).toEqual(["0.0", "0.5", "1.0"]);
    expect(tickLabels([-10, 0, 10])).toEqual(["−10", "0", "10"]);
    expect(tickLabels([42.1, 42.15, 42.2])).toEqual(["42.10", "42.15", "42.20"]);
  });
});

describe("a plot as it stands in the built page", () => {
  const run = wholeRun("racketMiddleAxis", ["explicit", "implicit-body"], 60);
  const markup = plotMarkup(plotPicture(ENERGY, run, { from: 0, to: 60 }), {
    summary: "What it shows.",
    ends: [],
  });

  it("has no style sheet and no script of its own: the page's policy forbids both", () => {
    expect(markup).not.toMatch(/<style|<script|on\w+=/);
  });

  it("is one picture to a screen reader, and tells what it shows", () => {
    expect(markup).toContain('role="img" aria-label="What it shows."');
    expect(markup.match(/aria-/g)).toHaveLength(1);
  });

  it("has a curve for each lane, told apart by more than colour", () => {
    expect(markup).toContain('class="plot-line lane-1"');
    expect(markup).toContain('class="plot-line lane-2"');
    expect(markup).toMatch(/class="plot-end lane-2".*>B</s);
    expect(markup).toContain("A leaves the scale");
  });
});

describe("the letters at the ends of the curves", () => {
  it.each([
    ["stay where their curves end while there is room", [20, 90], [20, 90]],
    ["give way where curves meet, by as little as it takes", [100, 100], [92, 108]],
    ["stay off the time axis", [184, 184], [168, 184]],
  ])("%s", (_what, ends, spread) => expect(spreadLabels(ends)).toEqual(spread));
});
