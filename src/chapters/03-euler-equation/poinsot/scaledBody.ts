import { norm, scaleVec, type Vec3 } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import type { Mark } from "../../../scene/marks";

/** Half the body's diagonal in a picture that is scaled to a sphere of radius 1. */
const REACH = 2 / 3;

/** A box and its axes in a picture whose scale is not the body's own. */
export function scaledBody({ system, state }: LaneView): readonly Mark[] {
  const { body } = system.scenario;
  if (!("shape" in body) || body.shape !== "box") return [];
  const size = scaleVec((2 * REACH) / norm(body.size), body.size);
  const lengths = size.map((edge) => edge / 2 + 0.3 * REACH) as unknown as Vec3;
  const pose = { position_W: [0, 0, 0] as Vec3, q_WB: state.q_WB };
  return [
    { kind: "body", key: "body", size, decals_B: [], ghost: false, ...pose },
    { kind: "axes", key: "axes", lengths, labels: ["x", "y", "z"], ...pose },
  ];
}
