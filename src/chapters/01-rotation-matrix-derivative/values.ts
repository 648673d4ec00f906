import type { State } from "../../core/dynamics/state";
import { columnsOf, determinant, type Mat3 } from "../../core/math/mat3";
import { quatToMat } from "../../core/math/quat";
import { angleBetween } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";

const DEGREES = 180 / Math.PI;

/** Numbers in prose about a rotation matrix that is stepped. */
export const MATRIX_VALUES = {
  /** How many times the volume of the body has become what it was. */
  volumeFactor: ({ last }: Run) => `${Number(determinant(matrixOf(last)).toPrecision(2))}`,
  /** How many times the body has become as wide across ω. */
  widthFactor: ({ last }: Run) => `${Number(Math.sqrt(determinant(matrixOf(last))).toPrecision(2))}`,
  /** Between ω and the first column, at the start and at the end. */
  firstAxisBefore: ({ first }: Run) => firstAxisAngle(first),
  firstAxisAfter: ({ last }: Run) => firstAxisAngle(last),
} satisfies Record<string, (run: Run) => string>;

function matrixOf({ rawAttitude, q_WB }: State): Mat3 {
  return rawAttitude?.form === "matrix" ? rawAttitude.rotation : quatToMat(q_WB);
}

function firstAxisAngle(state: State): string {
  const [x_W] = columnsOf(matrixOf(state));
  return `${(DEGREES * angleBetween(state.omega_W, x_W)).toFixed(1)}°`;
}
