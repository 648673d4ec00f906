import { mapVec, norm, scaleVec, zeroVec } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import type { Mark } from "../../../scene/marks";
import { boxSize } from "../../shared/box";

/** Half the body's diagonal in a picture that is scaled to a sphere of radius 1. */
const REACH = 2 / 3;

/** From the faces to the ends of the axes. */
const BEYOND = 0.3 * REACH;

/** A box and its axes, scaled for the inspector's picture. */
export function scaledBody({ system, state }: LaneView): readonly Mark[] {
  const edges = boxSize(system.scenario.body);
  const size = scaleVec((2 * REACH) / norm(edges), edges);
  const lengths = mapVec(size, (edge) => edge / 2 + BEYOND);
  const pose = { position_W: zeroVec, q_WB: state.q_WB };
  return [
    { kind: "body", key: "body", size, decals_B: [], ghost: false, ...pose },
    { kind: "axes", key: "axes", lengths, labels: ["x", "y", "z"], ...pose },
  ];
}
