import * as v from "valibot";
import { arrowLayer, FREE_BODY_LAYERS } from "../../chapters/shared/freeBody";
import { ANGULAR_IDS } from "../../core/dynamics/ids";
import { isExact, isRecorded, type ScenarioLane } from "../../core/dynamics/lane";
import type { Scenario } from "../../core/dynamics/scenario";
import { type FigureState, oneOf, StateError } from "../../figures/shell/figureState";
import { type LaneId, laneIdOf } from "../../figures/simulation/laneId";
import { type Moment, repeatOf } from "../../figures/simulation/moment";
import type { FigureOfLanes, Settings } from "../../figures/simulation/settings";
import { initialSettings, simulationSchema, valuesOf } from "../../figures/simulation/simulationState";
import type { Player } from "../../playback/player";
import { isMade, isRule, type LabInput, type LabLane } from "../document/labInput";
import { strings } from "../strings/en";

export interface BenchValues extends Moment {
  /** Packed in links. Of unknown origin. */
  readonly scenario?: unknown;
  readonly rule?: string | undefined;
  readonly tensor?: string | undefined;
  readonly judge?: (typeof LANE_LETTERS)[number] | undefined;
}

export const BENCH_LAYERS = [...FREE_BODY_LAYERS, { ...arrowLayer("torque", strings.load), id: "load" }];

export const BENCH: FigureOfLanes = {
  props: { scenario: "racketMiddleAxis", lanes: ["none", "none"] },
  spec: { layers: BENCH_LAYERS, choices: { formulations: [] } },
};

/** Scenario, lanes and start follow from the document. */
export const FIRST_SETTINGS: Settings = initialSettings(BENCH);

/** A longer tensor can be pasted, but not linked to [characters]. */
const LONGEST_TENSOR = 2000;

export const LANE_LETTERS = ["a", "b", "c", "d"] as const;

/** In a link, the template that is plain enough to begin with. */
export const FIRST_RULE = "first";

export const benchSchema: FigureState<BenchValues>["schema"] = simulationSchema(BENCH, {
  scenario: v.unknown(),
  rule: oneOf([...ANGULAR_IDS.filter((id) => id !== "exact"), FIRST_RULE]),
  tensor: v.pipe(v.string(strings.inertia), v.maxLength(LONGEST_TENSOR, strings.inertia)),
  judge: oneOf(LANE_LETTERS),
  a: null,
  b: null,
});

/** @throws StateError where the lane to be judged has no rule */
export function checkJudged(judge: BenchValues["judge"], input: LabInput): void {
  if (judge === undefined) return;
  const lanes: unknown = input?.lanes;
  const lane: LabLane | undefined = Array.isArray(lanes) ? lanes[LANE_LETTERS.indexOf(judge)] : undefined;
  if (lane === undefined || !isRule(lane)) throw new StateError("judge", strings.judgedLane);
}

export function settingsOf(scenario: Scenario, input: LabInput, settings: Settings): Settings {
  const { lanes } = scenario;
  const last = lanes.at(-1);
  const exact = lanes.length > 1 && last !== undefined && isExact(last);
  return {
    ...settings,
    lanes: (exact ? lanes.slice(0, -1) : lanes).map((lane, index) => benchLaneId(lane, input.lanes[index])),
    exact,
  };
}

function benchLaneId(lane: ScenarioLane, written: LabLane | undefined): LaneId {
  return isRecorded(lane) && written && isMade(written) ? `titled:${lane.recording.name}` : laneIdOf(lane);
}

export function benchValues(settings: Settings, player: Player): BenchValues {
  const { scenario: _, a: _a, b: _b, frame, ...changed } = valuesOf(settings, player.frame, BENCH);
  const { speed, layout } = settings;
  return { frame, speed, layout, ...changed, ...repeatOf(player) };
}
