import { orthogonalityError } from "../../core/diagnostics/errors";
import type { Readings } from "../../core/diagnostics/readings";
import { determinant, type Mat3 } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import type { PlotKind } from "../../plots/timeSeries/kind";
import { strings } from "./strings/en";

const words = strings.matrixSteps;

/** The matrix that a lane integrates, or that of its unit quaternion. */
function matrixOf({ rotation, orientation }: Readings): Mat3 {
  return rotation ?? quatToMat(orientation);
}

/** Two measures of how far a matrix is from a rotation. */
export const ORTHONORMALITY_PLOTS: readonly PlotKind[] = [
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
