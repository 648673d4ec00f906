import { orthogonalityError } from "../../core/diagnostics/errors";
import type { Readings } from "../../core/diagnostics/readings";
import { determinant, type Mat3 } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import type { PlotKind } from "../../plots/timeSeries/kind";

/** The matrix that a lane keeps, or the rotation that its unit quaternion stands for. */
function matrixOf({ rotation, orientation }: Readings): Mat3 {
  return rotation ?? quatToMat(orientation);
}

/** How far what should be a rotation has strayed from one. */
export const ORTHONORMALITY_PLOTS: readonly PlotKind[] = [
  {
    id: "determinant",
    title: "Determinant of R",
    unit: "",
    term: "rotation",
    value: (report) => determinant(matrixOf(report)),
    quantity: "determinant",
    leastSpan: 0.1,
  },
  {
    id: "orthogonality",
    title: "Size of RᵀR − 1",
    unit: "",
    term: "rotation",
    value: (report) => orthogonalityError(matrixOf(report)),
    quantity: "orthogonalityError",
    leastSpan: 0.1,
  },
];
