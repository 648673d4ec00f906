import { describe, expect, it } from "vitest";
import { ANGULAR } from "../../src/core/dynamics/angular/index";
import { ANGULAR_IDS } from "../../src/core/dynamics/ids";
import type { Lane } from "../../src/core/dynamics/lane";
import { ENGINES, type EngineId } from "../../src/engines/registry";
import { recordOf } from "../tables";
import { deviation, EVERY_SETTING, type Experiment, lastRow, runEngine, runRule } from "./engines";

const EXPERIMENTS = recordOf("tests/engines/experiments.yaml") as Readonly<
  Record<"tilted" | "otherAxes", Experiment>
>;
const TILTED = EXPERIMENTS.tilted;

/**
 * In double precision the difference is round-off. In single precision an operation rounds at 6e-8, and some forty a frame for 300
 * frames add up like a random walk, 7e-6, which the motion itself then spreads.
 */
const ROUND_OFF = recordOf<{ within: number }>("tests/engines/roundOff.yaml");

/** Of an engine that is not listed yet: the widest of its precision that needed no reason of its own. */
const OTHERS_WITHIN = { single: 6e-5, double: 1e-12 };

const withinOf = (name: string, id: EngineId) =>
  ROUND_OFF[name]?.within ?? OTHERS_WITHIN[ENGINES[id].precision];

/** Every rule, with either way to turn the body where it leaves that open, once and four times a frame. */
const RULES: readonly Lane[] = ANGULAR_IDS.filter((angular) => angular !== "exact").flatMap((angular) =>
  [1, 4].flatMap((substeps): Lane[] =>
    ANGULAR[angular].wholeFrame
      ? [{ angular, substeps }]
      : [
          { angular, orientation: "exponential-map", substeps },
          { angular, orientation: "quaternion", substeps },
        ],
  ),
);

/**
 * A name that rules share where single precision cannot tell them apart: Bullet's exponential map is the other one but for
 * slow and fast spins, the implicit rules are one rule in two frames, a constant spin may be cut into as many exponential maps as one
 * likes, and over a quarter of a frame both ways to turn are the same to seven digits.
 */
function nameOf({ angular, orientation, substeps = 1 }: Lane): string {
  const turn = orientation?.replace("-bullet", "");
  if (angular === "none" && turn === "exponential-map") return "constant spin";
  return [angular.replace("-world", "-body"), substeps === 1 ? turn : "turn", substeps].join(" ");
}

describe("each engine follows the rule that the registry says, and no other comes near", () => {
  const runs = RULES.map((lane) => ({ name: nameOf(lane), rows: runRule(TILTED, lane) }));

  it.each(EVERY_SETTING)("%s", async (listed, id, { id: setting, follows }) => {
    const run = await runEngine(TILTED, id, setting);
    const own = deviation(run, runRule(TILTED, follows));
    expect(own).toBeLessThan(withinOf(listed, id));
    const others = runs.filter(({ name }) => name !== nameOf(follows));
    const nearest = Math.min(...others.map(({ rows }) => deviation(run, rows)));
    expect(nearest).toBeGreaterThan(5 * own);
  });
});

describe("a tensor about other axes than the body's own", () => {
  it.each(EVERY_SETTING)("is turned to them and back: %s", async (name, id, { id: setting, follows }) => {
    const run = await runEngine(EXPERIMENTS.otherAxes, id, setting);
    expect(deviation(run, runRule(EXPERIMENTS.otherAxes, follows))).toBeLessThan(withinOf(name, id));
  });
});

describe("the centre of mass of a free body", () => {
  it.each(EVERY_SETTING)("goes on as it started: %s", async (_name, id, { id: setting }) => {
    const last = await lastRow(TILTED, id, setting);
    // 300 sums in single precision of numbers up to 8: 300 · 8 · 6e-8 at the very most.
    const { position, velocity } = TILTED.initial;
    expect(position).toHaveLength(3);
    for (const [k, start] of position?.entries() ?? []) {
      const end = start + (velocity?.[k] ?? 0) * TILTED.frames * TILTED.dt;
      expect(Math.abs((last.position[k] ?? 0) - end)).toBeLessThan(1.5e-4);
    }
  });
});
