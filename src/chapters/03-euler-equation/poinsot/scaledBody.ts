import { scaleMat } from "../../../core/math/mat3";
import { quatToMat } from "../../../core/math/quat";
import { mapVec, scaleVec, zeroVec } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import type { Mark } from "../../../scene/marks";
import { drawnBox } from "../../shared/freeBody";
import { drawnThing } from "../../shared/thing";

/** The distance of the body's farthest corner from the centre, in a picture of a sphere of radius 1. */
const REACH = 2 / 3;

/** From the faces to the ends of the axes. */
const BEYOND = 0.3 * REACH;

/** A body and its axes, scaled for the inspector's picture. */
export function scaledBody(view: LaneView): readonly Mark[] {
  const drawn = drawnThing(view.system) ?? drawnBox(view);
  const scale = REACH / drawn.reach;
  const lengths = mapVec(scaleVec(scale, drawn.size), (edge) => edge / 2 + BEYOND);
  const pose = { position_W: zeroVec, q_WB: view.state.q_WB };
  return [
    drawn.mark({ ...pose, map_WB: scaleMat(scale, quatToMat(pose.q_WB)) }, false),
    { kind: "axes", key: "axes", lengths, labels: ["x", "y", "z"], ...pose },
  ];
}
