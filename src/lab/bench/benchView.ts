import { isExact, isRecorded, type ScenarioLane } from "../../core/dynamics/lane";
import type { Scenario } from "../../core/dynamics/scenario";
import { type LaneId, laneIdOf } from "../../figures/simulation/laneId";
import type { Settings } from "../../figures/simulation/simulationState";
import { isMade, type LabInput, type LabLane } from "../document/labInput";
import { BENCH_LAYERS } from "./benchSpec";
import type { BenchValues } from "./benchState";

/** The settings of the bench's figure that do not change the run. */
export type View = Pick<Settings, "layout" | "speed" | "stage" | "allLines" | "shown">;

export const FIRST_VIEW: View = {
  layout: "side-by-side",
  speed: 1,
  stage: null,
  allLines: false,
  shown: new Set(BENCH_LAYERS.filter(({ shownAtFirst }) => shownAtFirst).map(({ id }) => id)),
};

/** The settings that the parts of a figure of lanes read. The bench offers no named starts, time steps or sliders. */
export function settingsOf(scenario: Scenario, input: LabInput, view: View): Settings {
  const { lanes } = scenario;
  const last = lanes.at(-1);
  const exact = lanes.length > 1 && last !== undefined && isExact(last);
  return {
    scenario: "racketMiddleAxis",
    rate: null,
    numbers: {},
    q: null,
    spin: null,
    stops: false,
    lanes: (exact ? lanes.slice(0, -1) : lanes).map((lane, index) => benchLaneId(lane, input.lanes[index])),
    exact,
    ...view,
  };
}

/** A lane that is made elsewhere plays as a recording, and is called by what made it. */
function benchLaneId(lane: ScenarioLane, written: LabLane | undefined): LaneId {
  return isRecorded(lane) && written && isMade(written) ? `titled:${lane.recording.name}` : laneIdOf(lane);
}

export function picked({ layout, speed, stage, allLines, shown }: Partial<Settings>): Partial<View> {
  return {
    ...(layout && { layout }),
    ...(speed !== undefined && { speed }),
    ...(stage !== undefined && { stage }),
    ...(allLines !== undefined && { allLines }),
    ...(shown && { shown }),
  };
}

export function viewWith(view: View, { layout, speed, layers, stage }: BenchValues): View {
  return {
    ...view,
    ...picked({
      ...(layout && { layout }),
      ...(speed !== undefined && { speed }),
      ...(stage && { stage }),
      ...(layers && { shown: new Set(layers) }),
    }),
  };
}

export function valuesOf({ layout, speed, stage, shown }: View, frame: number): BenchValues {
  const isAsAtFirst = BENCH_LAYERS.every(({ id, shownAtFirst }) => shown.has(id) === shownAtFirst);
  return {
    frame,
    speed,
    layout,
    ...(stage && { stage }),
    ...(!isAsAtFirst && { layers: BENCH_LAYERS.filter(({ id }) => shown.has(id)).map(({ id }) => id) }),
  };
}
