import { FREE_BODY_LAYERS } from "../../chapters/shared/freeBody";
import { readings } from "../../core/diagnostics/readings";
import { angleBetween } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { degrees, percent } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import { benchMarks } from "../picture/marks";
import { strings } from "../strings/en";

export function benchSpec(
  meshes: Parameters<typeof benchMarks>[3],
  camera: Camera,
  isFree: boolean,
): SimulationSpec {
  return {
    camera: () => camera,
    layers: FREE_BODY_LAYERS,
    marks: (view, shown, ghost) => benchMarks(view, shown, ghost, meshes),
    describe: describeBench,
    // Where something acts on the body, nothing need be constant.
    measures: isFree
      ? ["energyDrift", "momentumDrift", "momentumAngle"]
      : ["energy", "angularMomentum", "position"],
    meshes,
    choices: {
      first: "frame",
      formulations: [],
      startByHand: true,
      ...(isFree && { exact: "off" as const }),
    },
  };
}

function describeBench({ system, state, start }: LaneView): string {
  const [now, first] = [readings(system, state), readings(system, start)];
  const turned = angleBetween(first.angularMomentum, now.angularMomentum);
  return strings.describe({
    apart: degrees(angleBetween(now.angularVelocity, now.angularMomentum)),
    turned: degrees(Number.isFinite(turned) ? turned : 0),
    energy: first.energy === 0 ? null : percent((now.energy - first.energy) / first.energy),
  });
}
