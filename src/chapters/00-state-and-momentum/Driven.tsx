import type { ReactNode } from "react";
import { readings } from "../../core/diagnostics/readings";
import { torqueAt } from "../../core/dynamics/load";
import { rotate } from "../../core/math/quat";
import { angleBetween, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { decimals, degrees } from "../../format/numbers";
import type { PlotKind } from "../../plots/timeSeries/kind";
import type { Camera } from "../../scene/camera";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { dieDecals } from "../shared/decals";
import { racketDecals } from "../shared/freeBody";

const CAMERA: Camera = { target_W: [0.12, -0.02, 0], radius: 0.6, azimuth: 0.4, elevation: 0.24, zoom: 1 };

/** Metres of the picture for 1 rad/s, 1 kg m²/s and 1 N m. */
const SCALE = { omega: 0.055, momentum: 1.05, torque: 0.5 } as const;
const DRIVE_W: Vec3 = [1, 0, 0];
const CENTRE: Vec3 = [0, 0, 0];
const DEGREES = 180 / Math.PI;
const arrow = { kind: "arrow", ghost: false, tail_W: CENTRE } as const;

function drivenMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const { system, state, past } = view;
  const { body } = system.scenario;
  if (!("shape" in body) || body.shape !== "box") throw new Error("only a box is driven");
  const { size } = body;
  const { q_WB } = state;
  const decals_B = size[0] === size[1] ? dieDecals(size[0]) : racketDecals(size);
  const end_B: Vec3 = [0, 0, size[2] / 2];
  const trail = past.map((then) => toWorld({ position_W: CENTRE, q_WB: then.q_WB }, end_B));
  return [
    { kind: "ground", key: "ground", centre_W: [0, -0.5, 0], radius: 0.45 },
    { kind: "body", key: "body", size, position_W: CENTRE, q_WB, decals_B, ghost: false },
    ...(shown.has("trail")
      ? [{ kind: "trail", key: "trail", colour: "position", points_W: trail } as const]
      : []),
    ...arrows(view, shown),
  ];
}

/** The drive, the drag, and what they have done so far. */
function arrows({ system, state }: LaneView, shown: ReadonlySet<string>): Mark[] {
  const now = readings(system, state);
  const drive_W = system.load?.torque_W ?? CENTRE;
  const drag_W = subVec(torqueAt(system.load, state.omega_W), drive_W);
  const torque = { ...arrow, colour: "torque", term: "torque" } as const;
  return [
    ...(shown.has("omega")
      ? [
          {
            ...arrow,
            key: "omega",
            span_W: scaleVec(SCALE.omega, now.angularVelocity),
            colour: "omega",
            label: TERMS.omega.symbol,
          } as const,
        ]
      : []),
    ...(shown.has("momentum")
      ? [
          {
            ...arrow,
            key: "momentum",
            span_W: scaleVec(SCALE.momentum, now.angularMomentum),
            colour: "momentum",
            label: TERMS.momentum.symbol,
          } as const,
        ]
      : []),
    ...(shown.has("torque")
      ? [
          {
            ...torque,
            key: "drive",
            span_W: scaleVec(SCALE.torque, drive_W),
            label: "drive",
          } as const,
          {
            ...torque,
            key: "drag",
            span_W: scaleVec(SCALE.torque, drag_W),
            label: "drag",
          } as const,
        ]
      : []),
  ];
}

const PLOTS: readonly PlotKind[] = [
  {
    id: "along",
    title: "ω along the drive",
    unit: "rad/s",
    term: "omega",
    value: (report) => report.angularVelocity[0],
    quantity: "omegaAlong",
    leastSpan: 11,
  },
  {
    id: "across",
    title: "ω across the drive",
    unit: "rad/s",
    term: "omega",
    value: (report) => norm([0, report.angularVelocity[1], report.angularVelocity[2]]),
    quantity: "omegaAcross",
    leastSpan: 1,
  },
  {
    id: "axis",
    title: "Drive to axis of largest moment",
    unit: "°",
    term: "rotation",
    value: (report) => DEGREES * angleToAxis(rotate(report.orientation, [1, 0, 0])),
    quantity: "axisAngleDeg",
    leastSpan: 1,
  },
];

/** Between the drive and a line along an axis, either way of which will do [rad]. */
function angleToAxis(axis_W: Vec3): number {
  const angle = angleBetween(DRIVE_W, axis_W);
  return Math.min(angle, Math.PI - angle);
}

function describeDriven({ system, state }: LaneView): string {
  const { angularVelocity } = readings(system, state);
  const angle = degrees(angleToAxis(rotate(state.q_WB, [1, 0, 0])));
  return `A box is driven about the x axis. It spins with ${decimals(angularVelocity[0], 2)} radians a second along the drive and ${decimals(norm([0, angularVelocity[1], angularVelocity[2]]), 2)} across it; the axis of its shortest side stands ${angle} from the drive.`;
}

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "omega", name: "Angular velocity ω", label: <i>ω</i>, term: "omega", shownAtFirst: true },
    { id: "momentum", name: "Angular momentum L", label: <i>L</i>, term: "momentum", shownAtFirst: true },
    { id: "torque", name: "Drive and drag", label: "drive and drag", term: "torque", shownAtFirst: true },
    { id: "trail", name: "Trail of an end", label: "trail of an end", shownAtFirst: false },
  ],
  marks: drivenMarks,
  describe: describeDriven,
  choices: {
    formulations: [],
    starts: [
      { value: "drivenBox", text: "A box that already spins" },
      { value: "drivenAcross", text: "At rest, its long side along the drive" },
      { value: "drivenCube", text: "A cube" },
    ],
  },
};

/** A constant torque against a drag, and the spin that all of it ends in. */
function DrivenFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={<SimulationReadouts omit={["momentumAngle", "momentumDrift", "energyDrift"]} />}
    >
      <Plots plots={PLOTS} />
    </SimulationFigure>
  );
}

export const Driven = island("Driven", DrivenFigure);
