import type { LaneNumber } from "../../scene/marks";
import { strings } from "../strings/en";
import { laneTitle } from "./laneId";
import type { Settings } from "./settings";

/** "A", "B", ...: how a lane is called on the page; its `data-lane` is the small letter. */
export function laneName(lane: number): string {
  return String.fromCharCode("A".charCodeAt(0) + lane);
}

/** Which of the lanes' colours a lane has; its class in the style sheet is `lane-` and this number. */
export function laneNumber(lane: number): LaneNumber {
  return Math.min(lane + 1, 4) as LaneNumber;
}

/** Each lane's name and formulation, and last the exact solution where it runs. */
export function laneHeadings({ lanes, exact }: Settings): string[] {
  const titles = lanes.map((id, lane) =>
    lanes.length > 1 ? strings.lane.heading(laneName(lane), laneTitle(id)) : laneTitle(id),
  );
  return exact ? [...titles, strings.toolbar.exact] : titles;
}
