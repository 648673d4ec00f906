import type { Vec3 } from "../../core/math/vec3";
import type { Camera } from "../../scene/camera";
import type { BodyMark, Mark } from "../../scene/marks";
import { contactMarks, type Panelled, planeMarks } from "./contact";
import type { LaneView } from "./driver";
import type { LaneFigureKind } from "./kind";

/** Pictures of a box that meets the floor, drawn where it is. */

const PANELS: readonly Panelled[] = [
  { centre_W: [0, 0, 0], across_W: [0.8, 0, 0], along_W: [0, 0, 0.7], cells: [8, 7] },
];

export const FLOOR_CAMERA: Camera = {
  target_W: [0, 0.33, 0],
  radius: 0.86,
  azimuth: 0.35,
  elevation: 0.16,
  zoom: 1,
};

/** What is the same in all figures of a box on a floor. */
export const STRUCK_BOX = {
  camera: () => FLOOR_CAMERA,
  marks: struckBoxMarks,
  inside: (view) => [box({ ...view, state: { ...view.state, position_W: FLOOR_CAMERA.target_W } })],
  place: () => FLOOR_CAMERA.target_W,
  quantities: ["position", "velocity"],
  without: ["angularVelocityBody", "angularMomentum", "momentumAngle", "momentumDrift", "energyDrift"],
} satisfies Partial<LaneFigureKind>;

function struckBoxMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  return [
    ...planeMarks(view.system, PANELS),
    box(view),
    ...(shown.has("trail")
      ? [{ kind: "trail", key: "way", ink: "position", points_W: centres(view) } as const]
      : []),
    ...contactMarks(view, shown),
  ];
}

function centres({ past }: LaneView): readonly Vec3[] {
  return past.map(({ position_W }) => position_W);
}

function box({ system, state }: LaneView): BodyMark {
  const { body } = system.scenario;
  if (!("shape" in body) || body.shape !== "box") throw new Error("only a box is dropped here");
  const { position_W, q_WB } = state;
  return {
    kind: "body",
    key: "body",
    size: body.size,
    position_W,
    q_WB,
    decals_B: borders(body.size),
    ghost: false,
  };
}

/** A border on the two broad faces, so that a turn shows. */
function borders([width, height, length]: Vec3): Vec3[][] {
  return [1, -1].map((side) => {
    const [x, y, z] = [0.4 * width, side * 0.503 * height, 0.42 * length];
    return [
      [-x, y, -z],
      [x, y, -z],
      [x, y, z],
      [-x, y, z],
      [-x, y, -z],
    ];
  });
}
