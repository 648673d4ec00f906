import { describe, expect, it } from "vitest";
import { fromPicture, momentumTip } from "../../../src/chapters/03-euler-equation/poinsot/bodyPicture";
import {
  directionSeenAt,
  spinWithMomentumAlong,
} from "../../../src/chapters/03-euler-equation/poinsot/ownMomentum";
import { dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import { project, viewThrough } from "../../../src/scene/camera";
import { states } from "../../core/support";

const CAMERA = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 } as const;
const RADIUS = 0.7;
const VIEW = viewThrough(CAMERA, { width: 600, height: 400 });

/** Directions to the near side of the sphere and to its far side. */
const DIRECTIONS: readonly Vec3[] = [
  [-0.3, 0.5, 0.81],
  [-0.5, 0.1, 0.6],
  [0.3, -0.5, -0.81],
  [0.5, -0.1, -0.6],
].map((direction) => normaliseVec(direction as unknown as Vec3));

describe("the tip of L in the reader's hand", () => {
  it.each(DIRECTIONS)(
    "stays on the sphere, under the pointer, and on its side of it: %s %s %s",
    (...direction) => {
      const tip = scaleVec(RADIUS, direction);
      const found = directionSeenAt(tip, RADIUS, CAMERA);
      expect(norm(subVec(found, direction))).toBeLessThan(1e-9);
      // A little to the right of it in the picture: the point found is seen there.
      const place = [0, 1, 2].map((k) => (tip[k] ?? 0) + 0.05 * (VIEW.right_W[k] ?? 0)) as unknown as Vec3;
      const [wanted, seen] = [place, scaleVec(RADIUS, directionSeenAt(place, RADIUS, CAMERA))].map((point) =>
        project(VIEW, point),
      );
      expect(Math.hypot((seen?.x ?? 0) - (wanted?.x ?? 0), (seen?.y ?? 0) - (wanted?.y ?? 0))).toBeLessThan(
        1e-6,
      );
    },
  );

  it("starts a run whose L points there, as fast as it was told", () => {
    const scenario = SCENARIOS.racketCrooked.scenario;
    for (const direction of DIRECTIONS) {
      const { system } = runFrom(scenario.initial);
      const q = system.scenario.initial.orientation;
      const spin = spinWithMomentumAlong(fromPicture(direction), system, q, 4);
      expect(norm(spin)).toBeCloseTo(4, 12);
      const { view } = runFrom({ orientation: [...q], angularVelocity: [...spin] });
      expect(dot(normaliseVec(momentumTip(view)), direction)).toBeCloseTo(1, 12);
    }
  });
});

function runFrom(initial: ScenarioInput["initial"]) {
  const { scenario } = SCENARIOS.racketCrooked;
  const system = prepare(parseScenario({ ...scenario, initial, frames: 1, lanes: [{ angular: "rk4" }] }));
  const [state] = states(system);
  if (!state) throw new Error("no start");
  return { system, view: { system, lane: 0, state, start: state, past: [state], impactsAfter: () => [] } };
}
