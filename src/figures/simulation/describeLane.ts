import { isRecorded } from "../../core/dynamics/lane";
import { isDiverged } from "../../core/dynamics/state";
import { strings } from "../strings/en";
import { laneName } from "./laneNames";
import type { LaneView, SimulationDriver } from "./SimulationDriver";

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

export function sayRecordingEnds({ player }: SimulationDriver, lane: number): string {
  const name = laneName(lane);
  const isStartAlone = isDiverged(player.instant(lane, 1));
  const played = player.scenario.lanes[lane];
  const because = played && isRecorded(played) ? played.recording.endsBecause : undefined;
  if (because === undefined)
    return isStartAlone ? strings.lane.hasNoMotion(name) : strings.lane.recordingEnds(name);
  return isStartAlone
    ? strings.lane.hasNoMotionBecause(name, because)
    : strings.lane.endsBecause(name, because);
}
