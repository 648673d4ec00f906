import { diagonal, type Mat3, mapMat, mulMat, transpose } from "../core/math/mat3";
import type { Quat } from "../core/math/quat";
import { scaleVec, type Vec3 } from "../core/math/vec3";
import { ALL_AXES, type Axes, axesCost, isLeftHanded, PLACES } from "./axes";
import type { Preset, UpAxis } from "./presets";

/*
 * A change of axes S is one of 48 matrices that exchange and reverse axes: S Sᵀ = 1, det S = ±1. Places change by S. For each of them
 *     S (a × b) = det(S) (S a) × (S b),
 * so that what turns, ω, τ and the vector part of q, changes by det(S) S.
 */

/** x' = S x */
export function alongAxes({ columns, signs }: Axes, [x, y, z]: Vec3): Vec3 {
  const given = [x, y, z] as const;
  return [signs[0] * given[columns[0]], signs[1] * given[columns[1]], signs[2] * given[columns[2]]];
}

/** ω' = det(S) S ω */
export function turningAlong(axes: Axes, omega: Vec3): Vec3 {
  return scaleVec(isLeftHanded(axes) ? -1 : 1, alongAxes(axes, omega));
}

/** q' = (s, det(S) S a) for q = (s, a), the attitude R' = S R Sᵀ */
export function attitudeAlong(axes: Axes, [s, ...a]: Quat): Quat {
  return [s, ...turningAlong(axes, a)];
}

/** I' = S I Sᵀ */
export function tensorAlong(axes: Axes, inertia: Mat3): Mat3 {
  const matrix = matrixOf(axes);
  return mulMat(mulMat(matrix, inertia), transpose(matrix));
}

/** S */
export function matrixOf({ columns, signs }: Axes): Mat3 {
  return mapMat(diagonal([0, 0, 0]), (_, at) => {
    const row = PLACES[Math.floor(at / 3)] ?? 0;
    return columns[row] === at % 3 ? signs[row] : 0;
  });
}

const UP: Readonly<Record<UpAxis, Vec3>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], "-z": [0, 0, -1] };

/** The four that keep up upwards and go from one hand to the other, the plainest first: they differ in what is forwards. */
export function changesBetween(
  from: Pick<Preset, "handedness" | "up">,
  to: Pick<Preset, "handedness" | "up">,
): readonly [Axes, Axes, Axes, Axes] {
  const isUp = (axes: Axes) => String(alongAxes(axes, UP[from.up]).map(Math.round)) === String(UP[to.up]);
  const isMirror = from.handedness !== to.handedness;
  const changes = ALL_AXES.filter((axes) => isLeftHanded(axes) === isMirror && isUp(axes));
  return changes.sort((a, b) => axesCost(a) - axesCost(b)) as [Axes, Axes, Axes, Axes];
}
