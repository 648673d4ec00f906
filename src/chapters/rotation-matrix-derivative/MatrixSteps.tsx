import { orthogonalityError } from "../../core/diagnostics/errors";
import type { Readings } from "../../core/diagnostics/readings";
import { columnsOf, determinant, type Mat3 } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { norm, zeroVec } from "../../core/math/vec3";
import { Plots } from "../../figures/simulation/plots/Plots";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { strings as kit } from "../../figures/strings/en";
import { decimals } from "../../format/numbers";
import type { PlotKind } from "../../plots/timeSeries/plottedRun";
import { mapOf } from "../../scene/geometry/pose";
import type { RawPose } from "../../scene/marks";
import { boxOrDie } from "../shared/boxOrDie";
import {
  allShown,
  drawnBox,
  freeBodyCamera,
  freeBodyLayers,
  freeBodyMarks,
  freeBodySpec,
  poseOf,
} from "../shared/freeBody";
import { strings } from "./strings/en";

const words = strings.matrixSteps;

function matrixOf({ rotation, orientation }: Readings): Mat3 {
  return rotation ?? quatToMat(orientation);
}

const ORTHONORMALITY_PLOTS: readonly PlotKind[] = [
  {
    id: "determinant",
    title: words.determinant,
    unit: "",
    term: "rotation",
    value: (report) => determinant(matrixOf(report)),
    quantity: "determinant",
    leastSpan: 0.1,
  },
  {
    id: "orthogonality",
    title: words.orthogonality,
    unit: "",
    term: "rotation",
    value: (report) => orthogonalityError(matrixOf(report)),
    quantity: "orthogonalityError",
    leastSpan: 0.1,
  },
];

function describeColumns({ state }: LaneView): string {
  const columns = columnsOf(mapOf({ position_W: zeroVec, ...poseOf(state) }));
  const lengths = columns.map((column_W) => decimals(norm(column_W), 3));
  return strings.matrixSteps.describe(kit.components(lengths));
}

/** Factor on the camera's distance: room for a body that begins to grow. */
const ROOM = 1.45;

const SPEC = freeBodySpec({
  camera: (scenario) => {
    const camera = freeBodyCamera(scenario);
    return { ...camera, radius: ROOM * camera.radius };
  },
  marks: (view, shown, ghost) => {
    const box = drawnBox(view);
    const mark = (pose: RawPose, asGhost: boolean) => boxOrDie(box.size, pose, asGhost);
    return freeBodyMarks(view, shown, ghost, { ...box, mark });
  },
  layers: allShown(freeBodyLayers("omega", "trail", "axes")),
  describe: describeColumns,
  measures: ["orthogonalityError", "determinant", "attitudeError"],
  choices: {
    first: "timeStep",
    formulations: ["none/matrix", "none/matrix-orthonormal", "none/exponential-map"],
    rates: [15, 30, 60, 240],
    exact: "off",
  },
});

export const MatrixSteps = simulationIsland("MatrixSteps", {
  spec: SPEC,
  readouts: (
    <SimulationReadouts
      more={["attitudeError", "orthogonalityError", "determinant"]}
      omit={NOT_ABOUT_TURNING}
    />
  ),
  plots: <Plots plots={ORTHONORMALITY_PLOTS} />,
});
