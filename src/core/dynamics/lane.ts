import type { Recording } from "../recording/recording.ts";
import type { AngularRule } from "./angular/rule.ts";
import type { AngularId, InertiaId, LawId, MethodId, OrientationId, UpdateId } from "./ids.ts";

/**
 * One formulation of rigid-body motion, running on the scenario. Defaults: see `scenario/parseScenario.ts`; its step, and what
 * ends it: `advance.ts`.
 */
export interface Lane {
  readonly angular: AngularId;
  /** absent for a rule that turns the body itself */
  readonly orientation?: OrientationId | undefined;
  readonly update?: UpdateId | undefined;
  readonly inertia?: InertiaId | undefined;
  /** n steps a frame, of dt / n each; absent for one */
  readonly substeps?: number | undefined;
  /** a rule from elsewhere, which runs in the place of that named by `angular` */
  readonly own?: AngularRule | undefined;
  readonly contact?: { readonly method?: MethodId | undefined; readonly law?: LawId | undefined } | undefined;
}

export interface RecordedLane {
  readonly recording: Recording;
}

export type ScenarioLane = Lane | RecordedLane;

export function isExact(lane: ScenarioLane): boolean {
  return "angular" in lane && lane.angular === "exact";
}

export function isRecorded(lane: ScenarioLane): lane is RecordedLane {
  return "recording" in lane;
}
