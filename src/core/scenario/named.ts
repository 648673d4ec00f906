import type { ScenarioInput } from "./schema";

/** A scenario that pages and tests call by name. Units are those of the command line: SI and radians. */
export interface NamedScenario {
  readonly id: string;
  readonly title: string;
  /** Where its numbers come from. */
  readonly source: string;
  readonly scenario: ScenarioInput;
}

const racketMiddleAxis: NamedScenario = {
  id: "racketMiddleAxis",
  title: "A box of 0.2 × 1 × 2 m spun about its intermediate axis",
  source: "The tennis racket theorem; proportions chosen for this notebook, 14 flips in 60 s.",
  scenario: {
    body: { shape: "box", size: [0.2, 1, 2], mass: 1 },
    initial: { angularVelocity: [0.01, 5, 0.01] },
    dt: 1 / 60,
    frames: 3600,
    lanes: [{ angular: "none" }, { angular: "implicit-body" }],
  },
};

const racketCrooked: NamedScenario = {
  id: "racketCrooked",
  title: "The same box, its spin well off the intermediate axis",
  source: "Chosen so that ω and L stand visibly apart from the start.",
  scenario: { ...racketMiddleAxis.scenario, initial: { angularVelocity: [0.2, 5, 1.5] } },
};

const prolateBox: NamedScenario = {
  id: "prolateBox",
  title: "A square-sectioned bar of 0.4 × 0.4 × 1.2 m, its spin off its axis",
  source: "Two equal moments, both greater than the third; L stands 39° from the body's axis.",
  scenario: {
    body: { shape: "box", size: [0.4, 0.4, 1.2], mass: 1 },
    initial: { angularVelocity: [0.9, 0.4, 6] },
    dt: 1 / 60,
    frames: 3600,
    lanes: [{ angular: "implicit-body" }],
  },
};

const oblateBox: NamedScenario = {
  id: "oblateBox",
  title: "A square plate of 1.2 × 1.2 × 0.3 m, its spin off its axis",
  source: "Two equal moments, both less than the third; L stands 25° from the body's axis.",
  scenario: {
    ...prolateBox.scenario,
    body: { shape: "box", size: [1.2, 1.2, 0.3], mass: 1 },
    initial: { angularVelocity: [2.5, 1, 3] },
  },
};

/** The named scenarios. */
export const SCENARIOS = {
  racketMiddleAxis,
  racketCrooked,
  prolateBox,
  oblateBox,
} as const satisfies Record<string, NamedScenario>;

export type ScenarioId = keyof typeof SCENARIOS;
