import type { ReactNode } from "react";
import { mulMat, skew } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { island } from "../../figures/frame/island";
import { LiveMatrices, type LiveMatrix } from "../../figures/simulation/LiveMatrices";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import type { Camera } from "../../scene/camera";
import { OMEGA_LAYER } from "../shared/layers";
import { withSymbol } from "../shared/withSymbol";
import { columnMarks, describeColumns } from "./columnsPicture";
import { strings } from "./strings/en";

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

/** R’s columns as arrows with their velocities, and Ṙ = ΩR in live numbers. */
function ColumnsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC} readouts={<SimulationReadouts omit={NOT_ABOUT_TURNING} />}>
      <LiveMatrices matrices={MATRICES} />
    </SimulationFigure>
  );
}

export const Columns = island("Columns", ColumnsFigure);
