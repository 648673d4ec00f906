import { addMat, inverseMat, type Mat3, scaleMat, size, subMat, transpose } from "./mat3";
import { normaliseQuat, type Quat } from "./quat";

const MOST_ITERATIONS = 60;

/** The iteration squares its error: after a change this small relative to the matrix, what is left is round-off. */
const SMALL_CHANGE = 1e-9;

/**
 * The rotation nearest to a matrix of positive determinant: the orthogonal factor of its polar decomposition,
 *     X ← ½ (γ X + X⁻ᵀ / γ),   γ² = |X⁻¹| / |X|.
 * A singular matrix gives entries that are not finite.
 *
 * @see Higham, "Computing the Polar Decomposition", SIAM J. Sci. Stat. Comput. 7 (1986)
 */
export function nearestRotation(matrix: Mat3): Mat3 {
  let x = matrix;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const inverseTransposed = transpose(inverseMat(x));
    const gamma = Math.sqrt(size(inverseTransposed) / size(x));
    const next = scaleMat(0.5, addMat(scaleMat(gamma, x), scaleMat(1 / gamma, inverseTransposed)));
    const change = size(subMat(next, x));
    x = next;
    if (!(change > SMALL_CHANGE * size(x))) break;
  }
  return x;
}

/**
 * The unit quaternion of a rotation matrix, from whichever of its four components is largest.
 * @see Shepperd, "Quaternion from Rotation Matrix", J. Guidance and Control 1 (1978)
 */
export function matToQuat(r: Mat3): Quat {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = r;
  const trace = xx + yy + zz;
  if (trace >= xx && trace >= yy && trace >= zz) return normaliseQuat([1 + trace, zy - yz, xz - zx, yx - xy]);
  if (xx >= yy && xx >= zz) return normaliseQuat([zy - yz, 1 + 2 * xx - trace, xy + yx, xz + zx]);
  if (yy >= zz) return normaliseQuat([xz - zx, xy + yx, 1 + 2 * yy - trace, yz + zy]);
  return normaliseQuat([yx - xy, xz + zx, yz + zy, 1 + 2 * zz - trace]);
}
