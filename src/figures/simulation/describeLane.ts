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
  return view ? describe(view) : strings.lane.hasDiverged(laneName(lane));
}
