import { isDiverged } from "../../core/dynamics/state";
import { strings } from "../strings";
import { laneName } from "./laneNames";
import type { LaneView, SimulationDriver } from "./SimulationDriver";

/** What a lane's picture shows now, in one sentence. */
export function describeLane(
  driver: SimulationDriver,
  lane: number,
  describe: (view: LaneView) => string,
): string {
  const view = driver.laneView(lane);
  if (view) return describe(view);
  const instant = driver.player.instant(lane);
  const isOver = isDiverged(instant) && instant.diverged === "the recording ends";
  return isOver ? sayRecordingEnds(driver, lane) : strings.lane.hasDiverged(laneName(lane));
}

/** That a recording is over; of one that holds its start alone, that it holds no more. */
export function sayRecordingEnds({ player }: SimulationDriver, lane: number): string {
  const isStartAlone = isDiverged(player.instant(lane, 1));
  return isStartAlone ? strings.lane.hasNoMotion(laneName(lane)) : strings.lane.recordingEnds(laneName(lane));
}
