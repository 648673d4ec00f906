import type { ReactNode } from "react";
import { columnsOf } from "../../core/math/mat3";
import { norm } from "../../core/math/vec3";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import { mapOf } from "../../scene/geometry/pose";
import { FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks, poseOf } from "../shared/freeBody";
import { ORTHONORMALITY_PLOTS } from "./orthonormalityPlots";

const LAYERS = ["omega", "trail", "axes"];

/** The lengths of the columns, and the angle that each should make with the next, for whoever does not see them. */
function describeColumns({ state }: LaneView): string {
  const columns = columnsOf(mapOf({ position_W: [0, 0, 0], ...poseOf(state) }));
  const lengths = columns.map((column_W) => decimals(norm(column_W), 3)).join(", ");
  return `A cube turns about an oblique axis; the columns of its matrix, which should have length 1, have ${lengths}.`;
}

const SPEC: SimulationSpec = {
  camera: (scenario) => ({ ...freeBodyCamera(scenario), radius: 1.6 * freeBodyCamera(scenario).radius }),
  layers: FREE_BODY_LAYERS.filter(({ id }) => LAYERS.includes(id)).map((layer) => ({
    ...layer,
    shownAtFirst: true,
  })),
  marks: freeBodyMarks,
  describe: describeColumns,
  choices: {
    formulations: ["none/matrix", "none/matrix-orthonormal", "none/exponential-map"],
    rates: [15, 30, 60, 240],
    exact: "off",
  },
};

/** One steady spin under three ways to step R: as it is kept, made orthonormal again, and turned exactly. */
function MatrixStepsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={
        <SimulationReadouts
          more={["attitudeError", "orthogonalityError", "determinant"]}
          omit={NOT_ABOUT_TURNING}
        />
      }
    >
      <Plots plots={ORTHONORMALITY_PLOTS} />
    </SimulationFigure>
  );
}

export const MatrixSteps = island("MatrixSteps", MatrixStepsFigure);
