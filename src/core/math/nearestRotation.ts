import { addMat, frobeniusNorm, inverseMat, type Mat3, scaleMat, subMat, transpose } from "./mat3.ts";

const MOST_ITERATIONS = 60;

/** The iteration squares its error: after a change this small relative to the matrix, only round-off is left. */
const SMALL_CHANGE = 1e-9;

/**
 * The rotation nearest to a matrix of positive determinant: the orthogonal factor of its polar decomposition,
 *     X ← ½ (γ X + X⁻ᵀ / γ),   γ² = |X⁻¹| / |X|.
 * Each round keeps the rotations U and V of the singular values, X = U Σ Vᵀ, and takes every σ to ½ (γσ + 1/(γσ)): they come
 * to 1 and leave the rotation U Vᵀ. Without γ that is Newton's method for σ² = 1; γ brings the first rounds closer. A singular
 * matrix gives entries that are not finite.
 *
 * @see Higham, "Computing the Polar Decomposition", SIAM J. Sci. Stat. Comput. 7 (1986)
 */
export function nearestRotation(matrix: Mat3): Mat3 {
  let x = matrix;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const inverseTransposed = transpose(inverseMat(x));
    const gamma = Math.sqrt(frobeniusNorm(inverseTransposed) / frobeniusNorm(x));
    const next = scaleMat(0.5, addMat(scaleMat(gamma, x), scaleMat(1 / gamma, inverseTransposed)));
    const change = frobeniusNorm(subMat(next, x));
    x = next;
    if (!(change > SMALL_CHANGE * frobeniusNorm(x))) break;
  }
  return x;
}
