import type { State } from "../../core/dynamics/state";
import { columnsOf, determinant, type Mat3 } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { angleBetween } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
import { decimals, rounded, toDegrees } from "../../format/numbers";

/** Numbers in prose about a rotation matrix that is stepped. */
export const MATRIX_VALUES = {
  /** Factor by which the volume of the body has grown. */
  volumeFactor: ({ last }: Run) => rounded(determinant(matrixOf(last)), 2),
  /** Factor by which the width of the body across ω has grown. */
  widthFactor: ({ last }: Run) => rounded(Math.sqrt(determinant(matrixOf(last))), 2),
  /** Angle between ω and the first column, at the start and at the end. */
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
