import { readings } from "../../core/diagnostics/readings";
import { torqueAt } from "../../core/dynamics/load";
import type { System } from "../../core/dynamics/system";
import { rotate } from "../../core/math/quat";
import { angleBetween, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { island } from "../../figures/shell/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationFigure } from "../../figures/simulation/SimulationFigure";
import type { Layer, SimulationSpec } from "../../figures/simulation/spec";
import { decimals, degrees, toDegrees } from "../../format/numbers";
import type { PlotKind } from "../../plots/timeSeries/kind";
import type { Camera } from "../../scene/camera";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark } from "../../scene/marks";
import { boxSize } from "../shared/box";
import { borderDecals, boxDecals } from "../shared/decals";
import { MOMENTUM_LAYER, OMEGA_LAYER } from "../shared/layers";
import { arrow, boxMark, vectorArrow } from "../shared/marks";
import { strings } from "./strings/en";

const words = strings.driven;

const DRIVEN_CAMERA: Camera = {
  target_W: [0.12, -0.05, 0],
  radius: 0.6,
  azimuth: 0.4,
  elevation: 0.24,
  zoom: 1,
};

const DRIVEN_LAYERS: readonly Layer[] = [
  OMEGA_LAYER,
  MOMENTUM_LAYER,
  { id: "torque", ...words.driveAndDrag, term: "torque", shownAtFirst: true },
  { id: "trail", ...words.trail, shownAtFirst: false },
];

/** Metres of the picture for 1 rad/s, 1 kg m²/s and 1 N m. */
const SCALE = { omega: 0.055, momentum: 1.05, torque: 0.5 } as const;
const DRIVE_W: Vec3 = [1, 0, 0];

function drivenMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const { system, state } = view;
  const size = boxSize(system.scenario.body);
  const { q_WB } = state;
  return [
    { kind: "ground", key: "ground", centre_W: [0, -0.5, 0], radius: 0.45 },
    boxMark("body", size, { position_W: zeroVec, q_WB }, isCube(size) ? boxDecals(size) : borderDecals(size)),
    ...(shown.has("trail") ? [endTrail(view, size)] : []),
    ...arrows(view, shown),
  ];
}

function isCube([x, y, z]: Vec3): boolean {
  return x === y && y === z;
}

function endTrail({ past }: LaneView, size: Vec3): Mark {
  const end_B: Vec3 = [0, 0, size[2] / 2];
  const points_W = past.map(({ q_WB }) => toWorld({ position_W: zeroVec, q_WB }, end_B));
  return { kind: "trail", key: "trail", colour: "position", points_W };
}

function arrows({ system, state }: LaneView, shown: ReadonlySet<string>): Mark[] {
  const { angularVelocity, angularMomentum } = readings(system, state);
  const drive_W = system.load?.torque_W ?? zeroVec;
  const drag_W = subVec(torqueAt(system.load, state.omega_W), drive_W);
  const torque = (key: "drive" | "drag", torque_W: Vec3) =>
    arrow(key, zeroVec, scaleVec(SCALE.torque, torque_W), "torque", words[key], { term: "torque" });
  const torques = [torque("drive", drive_W), torque("drag", drag_W)];
  return [
    ...(shown.has("omega") ? [vectorArrow("omega", zeroVec, scaleVec(SCALE.omega, angularVelocity))] : []),
    ...(shown.has("momentum")
      ? [vectorArrow("momentum", zeroVec, scaleVec(SCALE.momentum, angularMomentum))]
      : []),
    ...(shown.has("torque") ? torques : []),
  ];
}

const DRIVEN_PLOTS: readonly PlotKind[] = [
  {
    id: "along",
    title: words.omegaAlong,
    unit: "rad/s",
    term: "omega",
    value: (report) => report.angularVelocity[0],
    quantity: "omegaAlong",
    leastSpan: 11,
  },
  {
    id: "across",
    title: words.omegaAcross,
    unit: "rad/s",
    term: "omega",
    value: (report) => acrossDrive(report.angularVelocity),
    quantity: "omegaAcross",
    leastSpan: 1,
  },
  {
    id: "axis",
    title: words.axisAngle,
    unit: "°",
    term: "rotation",
    value: (report, system) =>
      hasLargestMoment(system) ? toDegrees(angleToDrive(rotate(report.orientation, [1, 0, 0]))) : null,
    quantity: "axisAngleDeg",
    leastSpan: 1,
  },
];

function hasLargestMoment({ body }: System): boolean {
  const [, middle, greatest] = body.principal.moments;
  return greatest > middle;
}

function acrossDrive([, y, z]: Vec3): number {
  return norm([0, y, z]);
}

function angleToDrive(axis_W: Vec3): number {
  const angle = angleBetween(DRIVE_W, axis_W);
  return Math.min(angle, Math.PI - angle);
}

function describeDriven({ system, state }: LaneView): string {
  const { angularVelocity } = readings(system, state);
  return words.describe(
    decimals(angularVelocity[0], 2),
    decimals(acrossDrive(angularVelocity), 2),
    degrees(angleToDrive(rotate(state.q_WB, [1, 0, 0]))),
  );
}

const { starts } = strings.driven;

const SPEC: SimulationSpec = {
  camera: () => DRIVEN_CAMERA,
  layers: DRIVEN_LAYERS,
  marks: drivenMarks,
  describe: describeDriven,
  measures: ["angularVelocityBody", "energy"],
  choices: {
    first: "start",
    formulations: [],
    startByHand: true,
    starts: [
      { value: "drivenBox", text: starts.spinning },
      { value: "drivenAcross", text: starts.across },
      { value: "drivenCube", text: starts.cube },
    ],
  },
};

export const Driven = island(
  "Driven",
  simulationFigure({
    spec: SPEC,
    readouts: <SimulationReadouts omit={["momentumAngle", "momentumDrift", "energyDrift"]} />,
    plots: <Plots plots={DRIVEN_PLOTS} />,
  }),
);
