import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Mark } from "../../scene/marks";

/** The centre of mass over the time that the trail reaches back. */
export function centreTrail({ past }: LaneView): Mark {
  return {
    kind: "trail",
    key: "way",
    colour: "position",
    points_W: past.map(({ position_W }) => position_W),
  };
}
