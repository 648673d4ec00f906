import type { ReactNode } from "react";
import { columnsOf, mulMat, skew } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { cross, norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import { island } from "../../figures/frame/island";
import { LiveMatrices, type LiveMatrix } from "../../figures/simulation/LiveMatrices";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";

const CAMERA: Camera = { target_W: [0, 0.08, 0], radius: 1.3, azimuth: 0.62, elevation: 0.36, zoom: 1 };

/** The length of ω's arrow [m], and of a velocity's for 1 m/s: the columns themselves are 1 m long. */
const OMEGA_LENGTH = 1.15;
const VELOCITY_SCALE = 0.28;
const CENTRE: Vec3 = [0, 0, 0];
const NAMES = ["x", "y", "z"] as const;

function columnMarks({ state }: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const { q_WB, omega_W } = state;
  const columns = columnsOf(quatToMat(q_WB));
  const arrow = { kind: "arrow", ghost: false } as const;
  const velocity = (column_W: Vec3) => scaleVec(VELOCITY_SCALE, cross(omega_W, column_W));
  return [
    { kind: "ground", key: "ground", centre_W: [0, -0.85, 0], radius: 0.95 },
    {
      kind: "body",
      key: "body",
      size: [0.5, 0.5, 0.5],
      position_W: CENTRE,
      q_WB,
      decals_B: [],
      ghost: false,
    },
    ...columns.map(
      (column_W, k): Mark => ({
        ...arrow,
        key: `column ${k}`,
        tail_W: CENTRE,
        span_W: column_W,
        colour: "position",
        label: NAMES[k] ?? "",
      }),
    ),
    ...(shown.has("velocity")
      ? columns.map(
          (column_W, k): Mark => ({
            ...arrow,
            key: `velocity ${k}`,
            tail_W: column_W,
            span_W: velocity(column_W),
            colour: "velocity",
            label: "",
          }),
        )
      : []),
    ...(shown.has("omega")
      ? [
          {
            ...arrow,
            key: "omega",
            tail_W: CENTRE,
            span_W: scaleVec(OMEGA_LENGTH / norm(omega_W), omega_W),
            colour: "omega",
            label: TERMS.omega.symbol,
          } as const,
        ]
      : []),
  ];
}

const MATRICES: readonly LiveMatrix[] = [
  {
    label: "Rate of change of R, its columns the velocities",
    symbol: (
      <>
        rate of <i>R</i>
      </>
    ),
    term: "velocity",
    places: 2,
    value: (_, { q_WB, omega_W }) => mulMat(skew(omega_W), quatToMat(q_WB)),
  },
  {
    label: "Ω, the cross-product matrix of ω",
    symbol: <i>Ω</i>,
    term: "omega",
    before: "=",
    places: 2,
    value: (_, { omega_W }) => skew(omega_W),
  },
  {
    label: "R, its columns the axes of the body",
    symbol: <i>R</i>,
    term: "position",
    places: 2,
    value: (_, { q_WB }) => quatToMat(q_WB),
  },
];

function describeColumns({ state }: LaneView): string {
  const speeds = columnsOf(quatToMat(state.q_WB)).map((column_W) =>
    decimals(norm(cross(state.omega_W, column_W)), 2),
  );
  return `The three axes of a turning cube, each of length one, with the velocities of their tips: ${speeds.join(", ")} a second for x, y and z.`;
}

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "omega", name: "Angular velocity ω", label: <i>ω</i>, term: "omega", shownAtFirst: true },
    {
      id: "velocity",
      name: "Velocities of the tips",
      label: "velocities",
      term: "velocity",
      shownAtFirst: true,
    },
  ],
  marks: columnMarks,
  describe: describeColumns,
  choices: {
    formulations: [],
  },
};

/** R’s columns as arrows, the rate of each, and the equation that binds them, in live numbers. */
function ColumnsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC} readouts={<SimulationReadouts omit={NOT_ABOUT_TURNING} />}>
      <LiveMatrices matrices={MATRICES} />
    </SimulationFigure>
  );
}

export const Columns = island("Columns", ColumnsFigure);
