import { describe, expect, it } from "vitest";
import { momentumTip, startsEllipsoid } from "../../../src/chapters/euler-equation/poinsot/bodyPicture";
import {
  pointSeenAt,
  spinWithMomentumAlong,
} from "../../../src/chapters/euler-equation/poinsot/MomentumHandle";
import { fromPicture } from "../../../src/chapters/shared/principalAxes";
import { dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import { project, viewThrough } from "../../../src/scene/camera";
import { states } from "../../core/support";

const CAMERA = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 } as const;
const VIEW = viewThrough(CAMERA, { width: 600, height: 400 });
const SEMI_AXES: Vec3 = [0.3, 0.74, 0.6];

/** Directions to the near side of the ellipsoid and to its far side. */
const DIRECTIONS: readonly Vec3[] = [
  [-0.3, 0.5, 0.81],
  [-0.5, 0.1, 0.6],
  [0.3, -0.5, -0.81],
  [0.5, -0.1, -0.6],
].map((direction) => normaliseVec(direction as unknown as Vec3));

describe("the tip of L in the reader's hand", () => {
  it.each(DIRECTIONS)("stays on the ellipsoid, under the pointer, on its side: %s %s %s", (...direction) => {
    const [x, y, z] = direction;
    const tip: Vec3 = [x * SEMI_AXES[0], y * SEMI_AXES[1], z * SEMI_AXES[2]];
    expect(norm(subVec(pointSeenAt(tip, SEMI_AXES, CAMERA), tip))).toBeLessThan(1e-9);
    // A little towards the middle of the picture.
    const place = scaleVec(0.9, tip);
    const found = pointSeenAt(place, SEMI_AXES, CAMERA);
    expect(Math.hypot(found[0] / SEMI_AXES[0], found[1] / SEMI_AXES[1], found[2] / SEMI_AXES[2])).toBeCloseTo(
      1,
      12,
    );
    expect(dot(found, tip)).toBeGreaterThan(0);
    const [wanted, seen] = [project(VIEW, place), project(VIEW, found)];
    expect(Math.hypot(seen.x - wanted.x, seen.y - wanted.y)).toBeLessThan(1e-6);
  });

  it("starts a run whose L points there, as fast as it was told", () => {
    const scenario = SCENARIOS.racketCrooked.scenario;
    for (const direction of DIRECTIONS) {
      const { system } = runFrom(scenario.initial);
      const q = system.scenario.initial.orientation;
      const spin = spinWithMomentumAlong(fromPicture(direction), system, q, 4);
      expect(norm(spin)).toBeCloseTo(4, 12);
      const { view } = runFrom({ orientation: [...q], angularVelocity: [...spin] });
      const tip = momentumTip(view);
      expect(dot(normaliseVec(tip), direction)).toBeCloseTo(1, 12);
      const semiAxes = startsEllipsoid(system.body);
      expect(Math.hypot(tip[0] / semiAxes[0], tip[1] / semiAxes[1], tip[2] / semiAxes[2])).toBeCloseTo(1, 12);
    }
  });
});

function runFrom(initial: ScenarioInput["initial"]) {
  const { scenario } = SCENARIOS.racketCrooked;
  const system = prepare(parseScenario({ ...scenario, initial, frames: 1, lanes: [{ angular: "rk4" }] }));
  const [state] = states(system);
  if (!state) throw new Error("no start");
  return {
    system,
    view: { system, lane: 0, state, start: state, past: [state], fraction: 0, impactsAfter: () => [] },
  };
}
