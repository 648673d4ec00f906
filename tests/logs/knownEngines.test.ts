import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHAPTERS, chapterFile, chapterPath } from "../../src/book/chapters";
import { headingIdsIn } from "../../src/book/mdx/headingIds";
import { massProperties } from "../../src/core/bodies/massProperties";
import { ANGULAR_IDS } from "../../src/core/dynamics/ids";
import { invariantChanges } from "../../src/core/identification/invariantChanges";
import { examined } from "../../src/logs/examine";
import { enginesOf, explainedAt } from "../../src/logs/knownEngines";
import { csvOf, MOMENTS, motionOf, rowsOf } from "./examined";

describe("where the book explains a rule", () => {
  it.each(ANGULAR_IDS)("%s: there is such a place", (rule) => {
    const [path = "", anchor = ""] = explainedAt(rule).split("#");
    const chapter = CHAPTERS.find((each) => chapterPath(each) === path);
    if (chapter === undefined) throw new Error(`${path} is no chapter`);
    const text = readFileSync(`content/en/${chapterFile(chapter)}`, "utf8");
    const equations = [...text.matchAll(/<Equation id="([^"]+)"/g)].map(([, id]) => id);
    expect([...headingIdsIn(text), ...equations]).toContain(anchor);
  });
});

describe("the engines known for a rule", () => {
  it("are those of its way of turning and number of substeps", () => {
    expect(enginesOf({ angular: "none", orientation: "quaternion" })).toEqual(["cannon-es", "goblin"]);
    expect(enginesOf({ angular: "none", orientation: "quaternion", substeps: 4 })).toEqual([
      "Rapier (npm) 0.19",
    ]);
    expect(enginesOf({ angular: "none", orientation: "quaternion", update: "explicit" })).toEqual([]);
    expect(enginesOf({ angular: "rk4-body" })).toEqual(["MuJoCo (RK4)"]);
    expect(enginesOf({ angular: "implicit-body", orientation: "exponential-map-wrong-side" })).toEqual([]);
  });
});

describe("what a log keeps", () => {
  const body = massProperties({ inertia: MOMENTS, mass: 1 });

  it("is energy and |L| for the midpoint rule, to round-off", () => {
    const { kept } = examined(csvOf(rowsOf(motionOf({ angular: "midpoint" }, 200))), body);
    // Two hundred frames lose some round-offs each: measured 1e-15 of E, 2e-15 of |L| and 2e-15 rad.
    expect(Math.abs(kept?.energy ?? 1)).toBeLessThan(1e-13);
    expect(Math.abs(kept?.momentum ?? 1)).toBeLessThan(1e-13);
  });

  it("is energy gained by the explicit rule, with the tensor given as with the one found", () => {
    const log = csvOf(rowsOf(motionOf({ angular: "explicit" }, 200)));
    const given = examined(log, body).kept;
    const found = examined(log, null).kept;
    expect(given?.energy).toBeGreaterThan(1e-3);
    expect(found?.energy).toBeCloseTo(given?.energy ?? 0, 9);
    expect(found?.momentumAngle).toBeCloseTo(given?.momentumAngle ?? 0, 9);
  });

  it("is nothing of a body at rest", () => {
    const at = { frame: 0, q_WB: [1, 0, 0, 0], omega_W: [0, 0, 0], rawAttitude: null } as const;
    const precision = { q: 0, omega: 0, omegaRelative: 0, arithmetic: 0 };
    expect(invariantChanges({ dt: 1, frames: [at, at], precision, hasOmega: true }, body)).toBeNull();
  });
});

describe("a log of orientations alone", () => {
  it("is told among the rules that turn by the new ω", () => {
    const rows = rowsOf(motionOf({ angular: "explicit", orientation: "exponential-map" }, 60));
    const text = ["t,qw,qx,qy,qz", ...rows.map(({ t, q }) => [t, ...q].join(","))].join("\n");
    const { matches, remarks } = examined(text, body());
    expect(matches.map(({ lane }) => lane.angular)).toContain("explicit");
    expect(remarks).toContain("no-omega");
  });

  it("without orientations matches nothing, and says so", () => {
    const rows = rowsOf(motionOf({ angular: "explicit" }, 60));
    const text = ["t,wx,wy,wz", ...rows.map(({ t, omega }) => [t, ...omega].join(","))].join("\n");
    expect(examined(text, body())).toMatchObject({ matches: [], remarks: ["no-orientation"] });
  });

  const body = () => massProperties({ inertia: MOMENTS, mass: 1 });
});
