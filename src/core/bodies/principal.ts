import { type Mat3, mulMat, transpose } from "../math/mat3.ts";
import { cross, normaliseVec, type Vec3 } from "../math/vec3.ts";

export interface Principal {
  /** in ascending order [kg m²] */
  readonly moments: Vec3;
  /** their axes, right-handed unit vectors in body components */
  readonly axes_B: readonly [Vec3, Vec3, Vec3];
}

const SWEEPS = 12;
/** Axes p and q, and where the entries (p, p), (p, q) and (q, q) stand in a row-major tensor. */
const PAIRS = [
  { p: 0, q: 1, pp: 0, pq: 1, qq: 4 },
  { p: 0, q: 2, pp: 0, pq: 2, qq: 8 },
  { p: 1, q: 2, pp: 4, pq: 5, qq: 8 },
] as const;
type Pair = (typeof PAIRS)[number];

/**
 * Principal moments and axes, I = Σ Iᵢ eᵢ eᵢᵀ, by Jacobi's method: each rotation in a coordinate plane makes one pair of
 * off-diagonal entries zero, and after a few sweeps all of them are.
 *
 * @param inertia_B symmetric tensor, body axes [kg m²]
 * @returns moments in ascending order, and their axes in body components
 * @see Golub and Van Loan, "Matrix Computations", 8.5
 */
export function principal(inertia_B: Mat3): Principal {
  let tensor = inertia_B;
  let rotation: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const pair of PAIRS) {
      const turn = jacobiRotation(tensor, pair);
      if (turn === null) continue;
      tensor = mulMat(mulMat(turn, tensor), transpose(turn));
      rotation = mulMat(turn, rotation);
    }
  }
  return sorted(tensor, rotation);
}

/**
 * The rotation in the plane of axes p and q that makes entry (p, q) zero; null where it is zero already. With cosine c and
 * sine s that entry becomes
 *     c s (I_pp − I_qq) + (c² − s²) I_pq = 0,
 * so that t = s/c solves  t² + 2 h t − 1 = 0,  h = (I_qq − I_pp) / 2I_pq.  Of its two roots, whose product is −1, the smaller
 * turns by 45° at most:  t = ±1 / (|h| + √(h² + 1)),  with the sign of h.
 */
function jacobiRotation(tensor: Mat3, { p, q, pp, pq, qq }: Pair): Mat3 | null {
  const off = tensor[pq];
  if (off === 0) return null;
  const halfRatio = (tensor[qq] - tensor[pp]) / (2 * off);
  const size = Math.abs(halfRatio) + Math.sqrt(halfRatio * halfRatio + 1);
  const tangent = (halfRatio < 0 ? -1 : 1) / size;
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  return planeRotation(p, q, cosine, sine);
}

function planeRotation(p: 0 | 1, q: 1 | 2, cosine: number, sine: number): Mat3 {
  if (q === 1) return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
  if (p === 0) return [cosine, 0, -sine, 0, 1, 0, sine, 0, cosine];
  return [1, 0, 0, 0, cosine, -sine, 0, sine, cosine];
}

function sorted(tensor: Mat3, rotation: Mat3): Principal {
  const rows: [number, Vec3][] = [
    [tensor[0], [rotation[0], rotation[1], rotation[2]]],
    [tensor[4], [rotation[3], rotation[4], rotation[5]]],
    [tensor[8], [rotation[6], rotation[7], rotation[8]]],
  ];
  const [least, middle, largest] = rows.sort((a, b) => a[0] - b[0]) as [
    [number, Vec3],
    [number, Vec3],
    [number, Vec3],
  ];
  const x = normaliseVec(least[1]);
  const y = normaliseVec(middle[1]);
  return { moments: [least[0], middle[0], largest[0]], axes_B: [x, y, cross(x, y)] };
}
