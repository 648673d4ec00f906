import { plusProducts, zeroMat } from "../../../core/bodies/points";
import { principal } from "../../../core/bodies/principal";
import { mapMat } from "../../../core/math/mat3";
import {
  addVec,
  cross,
  dot,
  mapVec,
  norm,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../../core/math/vec3";
import type { Sample } from "./sample";

/*
 * If a free body's principal axes lie along x, y, z, the points (ω_x², ω_y², ω_z²) lie on a straight line: energy and |L|² are
 * linear in the squares. By Euler's equation
 * d(ω_i²)/dt = 2 u_i ω_x ω_y ω_z,   u = ((I_y − I_z)/I_x, (I_z − I_x)/I_y, (I_x − I_y)/I_z),
 * so its direction u depends on the moments' ratios alone.
 */

export interface SquaresLine {
  /** at each sample [rad²/s²] */
  readonly points: readonly Vec3[];
  readonly middle: Vec3;
  /** of length 1 */
  readonly direction: Vec3;
  /** root mean square distance from the middle, along the line and across it [rad²/s²] */
  readonly along: number;
  readonly across: number;
}

/** The longest principal axis of the points' scatter about their mean. */
export function squaresLine(samples: readonly Sample[]): SquaresLine {
  const points = samples.map(({ omega_D: [x, y, z] }): Vec3 => [x * x, y * y, z * z]);
  const middle = meanOf(points);
  const sums = points.reduce((sum, point) => plusProducts(sum, 1, subVec(point, middle)), zeroMat);
  const scatter = mapMat(sums, (sum) => sum / points.length);
  const { moments, axes_B } = principal(scatter);
  return {
    points,
    middle,
    direction: axes_B[2],
    along: Math.sqrt(Math.max(moments[2], 0)),
    across: Math.sqrt(Math.max(moments[0] + moments[1], 0)),
  };
}

/**
 * The moments of a line, as shares of their sum. For u = λ d,  u_x + u_y + u_z = −u_x u_y u_z  gives λ²; the sign is that of the
 * way along the line while ω_x ω_y ω_z > 0.
 *
 * @returns null for a line that no body has
 */
export function momentsOfLine(line: SquaresLine, samples: readonly Sample[]): Vec3 | null {
  const { direction: d } = line;
  const square = -(d[0] + d[1] + d[2]) / (d[0] * d[1] * d[2]);
  if (!(square > 0 && Number.isFinite(square))) return null;
  const size = Math.sqrt(square) * wayAlong(line, samples);
  const [x, y, z] = scaleVec(size, d);
  // Each row times the moments defines a component of u. The rows are dependent; the two least so give the moments.
  const [a, b, c]: [Vec3, Vec3, Vec3] = [
    [x, -1, 1],
    [1, y, -1],
    [-1, 1, z],
  ];
  const [found] = [cross(a, b), cross(b, c), cross(c, a)].sort((p, q) => norm(q) - norm(p)) as [Vec3];
  const sum = dot(found, [1, 1, 1]);
  const moments = scaleVec(1 / sum, found);
  return moments.every((moment) => moment > 0) ? moments : null;
}

/** +1 where points go along the direction while ω_x ω_y ω_z > 0, else −1. */
function wayAlong({ points, direction }: SquaresLine, samples: readonly Sample[]): number {
  let way = 0;
  for (let k = 1; k < points.length; k++) {
    const step = dot(direction, subVec(points[k] as Vec3, points[k - 1] as Vec3));
    const [p, q, r] = addVec((samples[k - 1] as Sample).omega_D, (samples[k] as Sample).omega_D);
    way += step * p * q * r;
  }
  return way < 0 ? -1 : 1;
}

function meanOf(vectors: readonly Vec3[]): Vec3 {
  return mapVec(vectors.reduce(addVec, zeroVec), (sum) => sum / vectors.length);
}
