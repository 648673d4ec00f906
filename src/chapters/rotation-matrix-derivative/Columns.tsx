import { columnsOf, mulMat, skew } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { cross, norm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { LiveMatrices, type LiveMatrix } from "../../figures/simulation/LiveMatrices";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { strings as kit } from "../../figures/strings/en";
import { decimals } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { OMEGA_LAYER } from "../shared/freeBody";
import { arrow, boxMark, vectorArrow } from "../shared/marks";
import { withSymbol } from "../shared/withSymbol";
import { strings } from "./strings/en";

/** Of ω's arrow [m], and of a velocity's for 1 m/s. */
const OMEGA_LENGTH = 1.15;
const VELOCITY_SCALE = 0.28;
const CUBE: Vec3 = [0.5, 0.5, 0.5];
const AXIS_NAMES = ["x", "y", "z"] as const;

function columnMarks({ state }: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const { q_WB, omega_W } = state;
  const columns = columnsOf(quatToMat(q_WB));
  const omegaSpan_W = scaleVec(OMEGA_LENGTH / norm(omega_W), omega_W);
  return [
    { kind: "ground", key: "ground", centre_W: [0, -0.85, 0], radius: 0.95 },
    boxMark("body", CUBE, { position_W: zeroVec, q_WB }),
    ...columns.map((column_W, k) => arrow(`column ${k}`, zeroVec, column_W, "position", AXIS_NAMES[k] ?? "")),
    ...(shown.has("velocity")
      ? columns.map((column_W, k) => velocityArrow(column_W, cross(omega_W, column_W), k))
      : []),
    ...(shown.has("omega") ? [vectorArrow("omega", zeroVec, omegaSpan_W)] : []),
  ];
}

function velocityArrow(tip_W: Vec3, velocity_W: Vec3, k: number): Mark {
  return arrow(`velocity ${k}`, tip_W, scaleVec(VELOCITY_SCALE, velocity_W), "velocity", "");
}

function describeColumns({ state }: LaneView): string {
  const speeds = columnsOf(quatToMat(state.q_WB)).map((column_W) =>
    decimals(norm(cross(state.omega_W, column_W)), 2),
  );
  return strings.columns.describe(kit.components(speeds));
}

const CAMERA: Camera = { target_W: [0, 0.08, 0], radius: 1.3, azimuth: 0.62, elevation: 0.36, zoom: 1 };

const words = strings.columns;

const MATRICES: readonly LiveMatrix[] = [
  {
    label: words.matrices.rate,
    symbol: withSymbol(words.matrices.rateOf, <i>R</i>),
    term: "velocity",
    places: 2,
    value: (_, { q_WB, omega_W }) => mulMat(skew(omega_W), quatToMat(q_WB)),
  },
  {
    label: words.matrices.crossProduct,
    symbol: <i>Ω</i>,
    term: "omega",
    before: "=",
    places: 2,
    value: (_, { omega_W }) => skew(omega_W),
  },
  {
    label: words.matrices.rotation,
    symbol: <i>R</i>,
    term: "position",
    places: 2,
    value: (_, { q_WB }) => quatToMat(q_WB),
  },
];

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [OMEGA_LAYER, { id: "velocity", ...words.velocities, term: "velocity", shownAtFirst: true }],
  marks: columnMarks,
  describe: describeColumns,
  measures: ["angularVelocity", "orientation"],
  choices: { formulations: [] },
};

export const Columns = simulationIsland("Columns", {
  spec: SPEC,
  readouts: <SimulationReadouts omit={NOT_ABOUT_TURNING} />,
  children: <LiveMatrices matrices={MATRICES} />,
});
