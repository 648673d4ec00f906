import { describe, expect, it } from "vitest";
import { bodyMarks } from "../../../src/chapters/euler-equation/poinsot/bodyPicture";
import { describeBody, describeWorld } from "../../../src/chapters/euler-equation/poinsot/descriptions";
import { worldMarks } from "../../../src/chapters/euler-equation/poinsot/worldPicture";
import { readings } from "../../../src/core/diagnostics/readings";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { rotateInverse } from "../../../src/core/math/quat";
import { addVec, dot, norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import type { LaneView } from "../../../src/figures/simulation/SimulationDriver";
import type { EllipsoidMark } from "../../../src/scene/marks";
import { svgMarkup } from "../../../src/scene/svg/markup";
import { states } from "../../core/support";
import { markOf } from "../../scene/mark";

const ALL = new Set(["energy", "sphere", "true", "present", "omega", "momentum", "herpolhode", "family"]);

/** A lane as a picture sees it at a frame. */
function viewOf(scenario: ScenarioInput, frame: number): LaneView {
  const system = prepare(parseScenario({ ...scenario, frames: frame }));
  const past = [...states(system)];
  const [start] = past;
  const state = past.at(-1);
  if (!start || !state) throw new Error("no frames");
  return { system, lane: 0, state, start, past: [...past, state], fraction: 0, impactsAfter: () => [] };
}

function throwOf(id: ScenarioId, angular: AngularId, frame: number): LaneView {
  return viewOf({ ...SCENARIOS[id].scenario, dt: 1 / 240, lanes: [{ angular }] }, frame);
}

/** 1 on the surface. */
function levelOn({ position_W, q_WB, semiAxes }: EllipsoidMark, point_W: Vec3): number {
  const [x, y, z] = rotateInverse(q_WB, subVec(point_W, position_W));
  return Math.hypot(x / semiAxes[0], y / semiAxes[1], z / semiAxes[2]);
}

function expectDrawn(view: LaneView): void {
  const camera = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 } as const;
  for (const marks of [bodyMarks(view, ALL), worldMarks(view, ALL)])
    expect(svgMarkup(marks, camera, { width: 400, height: 400 })).not.toMatch(/NaN|Infinity/);
}

const STARTS = ["racketCrooked", "racketMiddleAxis", "prolateBox", "oblateBox"] as const;

describe.each(STARTS)("Poinsot's picture of %s", (id) => {
  it.each(["none", "explicit", "implicit-body", "rk4"] as const)(
    "has L's tip and the present polhode on sphere and ellipsoid, under %s",
    (angular) => {
      const marks = bodyMarks(throwOf(id, angular, 300), ALL);
      const sphere = markOf(marks, "ellipsoid", "body sphere");
      const energy = markOf(marks, "ellipsoid", "body energy");
      const momentum = markOf(marks, "arrow", "body L");
      const curve = markOf(marks, "curve", "body present").paths_W[0] ?? [];
      for (const point of [momentum.span_W, ...curve]) {
        expect(levelOn(sphere, point)).toBeCloseTo(1, 12);
        expect(levelOn(energy, point)).toBeCloseTo(1, 12);
      }
    },
  );

  it("has ω at right angles to the energy ellipsoid, from L's tip", () => {
    const marks = bodyMarks(throwOf(id, "rk4", 300), ALL);
    const { semiAxes } = markOf(marks, "ellipsoid", "body energy");
    const omega = markOf(marks, "arrow", "body omega");
    const normal = omega.tail_W.map((component, k) => component / (semiAxes[k] ?? 1) ** 2);
    const ratios = omega.span_W.map((component, k) => component / (normal[k] ?? 1));
    for (const ratio of ratios) expect(ratio / (ratios[0] ?? 1)).toBeCloseTo(1, 9);
  });

  it("has ω's tip where the ellipsoid touches the plane, for a motion that keeps its invariants", () => {
    const marks = worldMarks(throwOf(id, "rk4", 300), ALL);
    const ellipsoid = markOf(marks, "ellipsoid", "world energy");
    const tip = markOf(marks, "point", "contact").at_W;
    const plane = markOf(marks, "plane", "world plane");
    expect(levelOn(ellipsoid, tip)).toBeCloseTo(1, 9);
    // The rule's own drift in 300 steps of 1/240 s is below 1e-8 of E and |L|.
    expect(tip[1]).toBeCloseTo(plane.centre_W[1], 6);
    const lowest = lowestOf(ellipsoid);
    expect(lowest).toBeCloseTo(plane.centre_W[1], 6);
  });

  it("keeps the true herpolhode between its two rings", () => {
    const view = throwOf(id, "rk4", 1200);
    const marks = worldMarks(view, ALL);
    const [foot] = [markOf(marks, "plane", "world plane").centre_W];
    const radii = markOf(marks, "curve", "world rings").paths_W.map((ring) =>
      norm(subVec(ring[0] ?? foot, foot)),
    );
    const trail = markOf(marks, "trail", "herpolhode").points_W.map((point) => norm(subVec(point, foot)));
    expect(Math.max(...trail)).toBeLessThan(Math.max(...radii) + 1e-5);
    if (radii.length > 1) expect(Math.min(...trail)).toBeGreaterThan(Math.min(...radii) - 1e-5);
  });

  it("shows a lane that loses energy above its plane, and says by how much", () => {
    const view = viewOf({ ...SCENARIOS[id].scenario, lanes: [{ angular: "implicit-body" }] }, 240);
    expect(describeBody(view)).toMatch(/energy has changed by −\d/);
    expect(describeWorld(view)).toMatch(/stands \d+\.\d+ rad\/s (short of|beyond) the invariable plane/);
  });

  it("is drawn without a fault", () => expectDrawn(throwOf(id, "implicit-body", 0)));
});

/** The lowest point of an ellipsoid: √(Σ (a_i n_i)²) below its middle, n being straight down along its own axes. */
function lowestOf({ position_W, q_WB, semiAxes }: EllipsoidMark): number {
  const down = rotateInverse(q_WB, [0, -1, 0]);
  const depth = Math.hypot(semiAxes[0] * down[0], semiAxes[1] * down[1], semiAxes[2] * down[2]);
  return addVec(position_W, [0, -depth, 0])[1];
}

describe("Poinsot's picture of a body whose axes are not its principal ones", () => {
  const view = viewOf(
    {
      body: {
        inertia: [
          [2, 0.3, -0.2],
          [0.3, 1.4, 0.25],
          [-0.2, 0.25, 0.9],
        ],
        mass: 1,
      },
      initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] },
      dt: 1 / 480,
      frames: 1,
      lanes: [{ angular: "rk4" }],
    },
    700,
  );
  it("has the tips of L and ω on their surfaces, and ω's on the plane", () => {
    const body = bodyMarks(view, ALL);
    const { span_W } = markOf(body, "arrow", "body L");
    expect(levelOn(markOf(body, "ellipsoid", "body energy"), span_W)).toBeCloseTo(1, 12);
    expect(levelOn(markOf(body, "ellipsoid", "body sphere"), span_W)).toBeCloseTo(1, 12);
    const world = worldMarks(view, ALL);
    const tip = markOf(world, "point", "contact").at_W;
    expect(levelOn(markOf(world, "ellipsoid", "world energy"), tip)).toBeCloseTo(1, 12);
    expect(tip[1]).toBeCloseTo(markOf(world, "plane", "world plane").centre_W[1], 7);
  });
});

describe("Poinsot's picture of motions that have none", () => {
  const still: ScenarioInput = {
    ...SCENARIOS.racketCrooked.scenario,
    initial: { angularVelocity: [0, 0, 0] },
    lanes: [{ angular: "rk4" }],
  };
  it("is empty for a body at rest, and says so", () => {
    const view = viewOf(still, 3);
    expect(bodyMarks(view, ALL)).toEqual([]);
    expect(worldMarks(view, ALL)).toEqual([]);
    expect(describeBody(view)).toBe("The body is at rest: it has no polhode.");
  });
  it("draws a ball without a fault: every curve is a point", () => {
    const ball: ScenarioInput = {
      ...still,
      body: { shape: "box", size: [1, 1, 1], mass: 2 },
      initial: { angularVelocity: [1, -2, 0.5] },
    };
    const view = viewOf(ball, 30);
    expectDrawn(view);
    expect(describeBody(view)).toContain("is a single point");
  });
  it("shows the body itself, as it stands about L, until something of angular velocities is asked for", () => {
    const view = throwOf("racketCrooked", "rk4", 300);
    const marks = worldMarks(view, new Set(["sphere", "true", "momentum"]));
    expect(marks.map(({ kind }) => kind)).toEqual(["ground", "body", "arrow"]);
    const { span_W } = markOf(marks, "arrow", "world momentum");
    const along_B = rotateInverse(markOf(marks, "body", "body").q_WB, span_W);
    const { angularMomentum } = readings(view.system, view.state);
    // The rule's own drift in 300 steps of 1/240 s is below 1e-8 of |L|; both turns keep lengths and angles to round-off.
    expect(span_W[1]).toBeCloseTo(-norm(span_W), 9);
    const momentum_B = rotateInverse(view.state.q_WB, angularMomentum);
    const isParallel = dot(along_B, momentum_B) / (norm(along_B) * norm(momentum_B));
    expect(isParallel).toBeCloseTo(1, 12);
  });
  it("points L straight down wherever it pointed", () => {
    for (const angularVelocity of [
      [0, 3, 0],
      [0, -3, 0],
      [1, 0, 0],
      [0.4, -2, 1],
    ] as const) {
      const view = viewOf({ ...still, initial: { angularVelocity: [...angularVelocity] } }, 0);
      const { span_W } = markOf(worldMarks(view, ALL), "arrow", "world momentum");
      expect(span_W[1]).toBeCloseTo(-norm(span_W), 12);
    }
  });
});
