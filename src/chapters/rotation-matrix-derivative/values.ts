import type { State } from "../../core/dynamics/state";
import { columnsOf, determinant, type Mat3 } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { angleBetween } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals, rounded, toDegrees } from "../../format/numbers";

export const MATRIX_VALUES = {
  volumeFactor: ({ last }: Run) => rounded(determinant(matrixOf(last)), 2),
  widthFactor: ({ last }: Run) => rounded(Math.sqrt(determinant(matrixOf(last))), 2),
  firstAxisBefore: ({ first }: Run) => firstAxisAngle(first),
  firstAxisAfter: ({ last }: Run) => firstAxisAngle(last),
} satisfies Record<string, (run: Run) => string>;

function matrixOf({ rawAttitude, q_WB }: State): Mat3 {
  return rawAttitude?.form === "matrix" ? rawAttitude.rotation : quatToMat(q_WB);
}

function firstAxisAngle(state: State): string {
  const [x_W] = columnsOf(matrixOf(state));
  return `${decimals(toDegrees(angleBetween(state.omega_W, x_W)), 1)}°`;
}
