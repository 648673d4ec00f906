import type { BodySpec } from "../../core/bodies/spec";
import { mapVec, norm, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import type { Camera } from "../../scene/camera";
import type { Mark, RawPose } from "../../scene/marks";

/** Reach is half the diagonal [m]. */

/** @throws Error for a body of another shape */
export function boxSize(body: BodySpec): Vec3 {
  if (!("shape" in body) || body.shape !== "box") throw new Error("only a box can be drawn");
  return body.size;
}

export function boxReach(id: ScenarioId): number {
  return norm(boxSize(parseScenario(SCENARIOS[id].scenario).body)) / 2;
}

const DEGREE = Math.PI / 180;

interface BoxView {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
}

export function boxCamera(reach: number, radius: number, { azimuthDeg, elevationDeg }: BoxView): Camera {
  return {
    target_W: [0, -0.04 * reach, 0],
    radius,
    azimuth: azimuthDeg * DEGREE,
    elevation: elevationDeg * DEGREE,
    zoom: 1,
  };
}

export function boxGround(reach: number, height: number, radius = 0.9 * reach): Mark {
  return { kind: "ground", key: "ground", centre_W: [0, height, 0], radius };
}

export function boxAxes(pose: RawPose, size: Vec3, beyond = 0.22 * norm(size)): Mark {
  const lengths = mapVec(size, (edge) => edge / 2 + beyond);
  return { kind: "axes", key: "axes", ...pose, lengths, labels: ["x", "y", "z"] };
}
