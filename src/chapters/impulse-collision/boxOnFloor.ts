import type { System } from "../../core/dynamics/system";
import { addVec, norm, type Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { SimulationSpec } from "../../figures/simulation/spec";
import type { Camera } from "../../scene/camera";
import type { BodyMark, Mark, Panel } from "../../scene/marks";
import { boxSize } from "../shared/box";
import { border } from "../shared/decals";
import { boxMark, centreTrail } from "../shared/marks";
import { CONTACT_LAYERS, contactMarks, describeContact } from "./contactPicture";

const PANELS: readonly PlanePanel[] = [
  { centre_W: [0, 0, 0], across_W: [0.8, 0, 0], along_W: [0, 0, 0.7], cells: [8, 7] },
];

export const FLOOR_CAMERA: Camera = {
  target_W: [0, 0.33, 0],
  radius: 0.86,
  azimuth: 0.35,
  elevation: 0.16,
  zoom: 1,
};

export const BOX_ON_FLOOR = {
  camera: () => FLOOR_CAMERA,
  marks: boxOnFloorMarks,
  bodyMarks: (view) => [box({ ...view, state: { ...view.state, position_W: FLOOR_CAMERA.target_W } })],
  place: () => FLOOR_CAMERA.target_W,
  layers: CONTACT_LAYERS.map((layer) =>
    layer.id === "response" || layer.id === "trail" ? { ...layer, shownAtFirst: false } : layer,
  ),
  describe: describeContact,
} satisfies Partial<SimulationSpec>;

export const BOX_ON_FLOOR_ROWS = {
  more: ["position", "velocity"],
  omit: ["angularVelocityBody", "angularMomentum", "momentumAngle", "momentumDrift", "energyDrift"],
} as const;

function boxOnFloorMarks(view: LaneView, shown: ReadonlySet<string>, ghost = false): readonly Mark[] {
  return [...(ghost ? [] : planeMarks(view.system, PANELS)), ...movingMarks(view, shown, ghost)];
}

function movingMarks(view: LaneView, shown: ReadonlySet<string>, ghost: boolean): readonly Mark[] {
  return [
    { ...box(view), ghost },
    ...(shown.has("trail") ? [centreTrail(view)] : []),
    ...contactMarks(view, shown),
  ];
}

export function followedBoxMarks(view: LaneView, shown: ReadonlySet<string>, ghost = false): readonly Mark[] {
  const [x, , z] = view.state.position_W;
  const panels = PANELS.map((panel): PlanePanel => {
    const { across_W, along_W, cells } = panel;
    const [width, depth] = [(2 * across_W[0]) / cells[0], (2 * along_W[2]) / cells[1]];
    return { ...panel, offset: [fraction(-x / width), fraction(-z / depth)] };
  });
  return [
    ...(ghost ? [] : planeMarks(view.system, panels)),
    ...movingMarks(view, shown, ghost).map((mark) => translated(mark, [-x, 0, -z])),
  ];
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function translated<M extends Mark>(mark: M, by_W: Vec3): M {
  const moved = (place_W: Vec3) => addVec(place_W, by_W);
  switch (mark.kind) {
    case "body":
    case "mesh":
    case "ellipsoid":
      return { ...mark, position_W: moved(mark.position_W) };
    case "arrow":
      return { ...mark, tail_W: moved(mark.tail_W) };
    case "trail":
      return { ...mark, points_W: mark.points_W.map(moved) };
    case "curve":
      return { ...mark, paths_W: mark.paths_W.map((path_W) => path_W.map(moved)) };
    case "point":
      return { ...mark, at_W: moved(mark.at_W) };
    default:
      return mark;
  }
}

function box({ system, state }: LaneView): BodyMark {
  const size = boxSize(system.scenario.body);
  return boxMark("body", size, state, borders(size));
}

function borders([width, height, length]: Vec3): Vec3[][] {
  return [1, -1].map((side) =>
    border((x, z): Vec3 => [0.4 * x * width, side * 0.503 * height, 0.42 * z * length]),
  );
}

export interface PlanePanel extends Panel {
  readonly centre_W: Vec3;
}

/** A plane whose normal rises so steeply is a floor, and takes the body's shadow. */
const FLOOR_RISE = 0.9;

export function planeMarks({ planes }: System, panels: readonly PlanePanel[]): Mark[] {
  return planes.flatMap(({ normal_W }, index): Mark[] => {
    const panel = panels[index];
    if (!panel) return [];
    const { centre_W, across_W, along_W, cells, offset } = panel;
    const radius = norm(across_W);
    return [
      {
        kind: "plane",
        key: `plane ${index}`,
        centre_W,
        normal_W,
        radius,
        panel: { across_W, along_W, cells, ...(offset && { offset }) },
      },
      ...(normal_W[1] > FLOOR_RISE
        ? [{ kind: "ground", key: `shadow ${index}`, centre_W, radius, bare: true } as const]
        : []),
    ];
  });
}
