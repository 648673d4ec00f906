import { addVec, type Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { SimulationSpec } from "../../figures/simulation/spec";
import type { Camera } from "../../scene/camera";
import type { BodyMark, Mark } from "../../scene/marks";
import { contactMarks, type Panelled, planeMarks } from "./contactPicture";

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
export const BOX_ON_FLOOR = {
  camera: () => FLOOR_CAMERA,
  marks: boxOnFloorMarks,
  bodyMarks: (view) => [box({ ...view, state: { ...view.state, position_W: FLOOR_CAMERA.target_W } })],
  place: () => FLOOR_CAMERA.target_W,
} satisfies Partial<SimulationSpec>;

/** Rows of the Readouts of a box on a floor. */
export const BOX_ON_FLOOR_ROWS = {
  more: ["position", "velocity"],
  omit: ["angularVelocityBody", "angularMomentum", "momentumAngle", "momentumDrift", "energyDrift"],
} as const;

function boxOnFloorMarks(view: LaneView, shown: ReadonlySet<string>, ghost = false): readonly Mark[] {
  return [
    ...(ghost ? [] : planeMarks(view.system, PANELS)),
    { ...box(view), ghost },
    ...(shown.has("trail") ? [way(view)] : []),
    ...contactMarks(view, shown),
  ];
}

/** The same from above the box, wherever it goes along the floor: the grid moves by. */
export function followedBoxMarks(view: LaneView, shown: ReadonlySet<string>, ghost = false): readonly Mark[] {
  const [x, , z] = view.state.position_W;
  const panels = PANELS.map((panel) => {
    const [across, along] = [
      (2 * panel.across_W[0]) / panel.cells[0],
      (2 * panel.along_W[2]) / panel.cells[1],
    ];
    return { ...panel, moved: [partOf(-x / across), partOf(-z / along)] as const };
  });
  const moving = [
    { ...box(view), ghost },
    ...(shown.has("trail") ? [way(view)] : []),
    ...contactMarks(view, shown),
  ];
  return [
    ...(ghost ? [] : planeMarks(view.system, panels)),
    ...moving.map((mark) => movedMark(mark, [-x, 0, -z])),
  ];
}

function partOf(value: number): number {
  return value - Math.floor(value);
}

/** A mark elsewhere. */
function movedMark<M extends Mark>(mark: M, by_W: Vec3): M {
  const there = (place_W: Vec3) => addVec(place_W, by_W);
  switch (mark.kind) {
    case "body":
    case "mesh":
    case "ellipsoid":
      return { ...mark, position_W: there(mark.position_W) };
    case "arrow":
      return { ...mark, tail_W: there(mark.tail_W) };
    case "trail":
      return { ...mark, points_W: mark.points_W.map(there) };
    case "curve":
      return { ...mark, paths_W: mark.paths_W.map((path_W) => path_W.map(there)) };
    case "point":
      return { ...mark, at_W: there(mark.at_W) };
    default:
      return mark;
  }
}

function way({ past }: LaneView): Mark {
  return {
    kind: "trail",
    key: "way",
    colour: "position",
    points_W: past.map(({ position_W }) => position_W),
  };
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
