import { FREE_BODY_LAYERS } from "../../chapters/shared/freeBody";
import { pivotMomentum } from "../../core/diagnostics/pivot";
import { readings } from "../../core/diagnostics/readings";
import { actingField, type Scenario } from "../../core/dynamics/scenario";
import { angleBetween } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { degrees, percent } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import { benchMarks } from "../picture/marks";
import { strings } from "../strings/en";
import { BENCH_LAYERS } from "./benchState";

/** What the figure around the pictures depends on. */
export function actingOn(scenario: Scenario) {
  const isHeld = scenario.pivot !== undefined;
  const field = actingField(scenario);
  const isTurned = field === "torque" || scenario.drag.angular > 0 || (field === "gravity" && isHeld);
  return { isFree: field === null, isTurned, isHeld };
}

export function benchSpec(
  meshes: Parameters<typeof benchMarks>[3],
  camera: Camera,
  { isFree, isTurned, isHeld }: ReturnType<typeof actingOn>,
): SimulationSpec {
  return {
    camera: () => camera,
    layers: isTurned ? BENCH_LAYERS : FREE_BODY_LAYERS,
    marks: (view, shown, ghost) => benchMarks(view, shown, ghost, meshes),
    describe: describeBench,
    // Where something acts on the body, nothing need be constant.
    measures: isFree
      ? ["energyDrift", "momentumDrift", "momentumAngle"]
      : ["energy", isHeld ? "pivotMomentum" : "angularMomentum", "position"],
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
  const momentum_W = pivotMomentum(system, state);
  const turned = angleBetween(pivotMomentum(system, start), momentum_W);
  return strings.describe({
    apart: degrees(angleBetween(now.angularVelocity, momentum_W)),
    turned: degrees(Number.isFinite(turned) ? turned : 0),
    energy: first.energy === 0 ? null : percent((now.energy - first.energy) / first.energy),
  });
}
