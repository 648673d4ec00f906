import { cos, sin } from "../math/elementary";
import { dot, norm, type Vec3 } from "../math/vec3";

/** Which principal axis a polhode goes round; on the separatrix it runs into the middle axis. */
export type PolhodeKind = "around-least" | "around-greatest" | "separatrix" | "point";

export interface Polhode {
  readonly kind: PolhodeKind;
  /** Points of the closed curve, components of L along the axes of the moments [kg m²/s]; the first is not repeated. */
  readonly momenta_B: readonly Vec3[];
}

/** The invariants that a polhode belongs to. */
export interface Invariants {
  /** kinetic [J] */
  readonly energy: number;
  /** |L| [kg m²/s] */
  readonly momentum: number;
}

/** E = Σ L_i² / 2I_i and |L| of one angular momentum along the principal axes. */
export function invariantsOf(moments: Vec3, momentum_B: Vec3): Invariants {
  const [x, y, z] = momentum_B;
  const energy = 0.5 * ((x * x) / moments[0] + (y * y) / moments[1] + (z * z) / moments[2]);
  return { energy, momentum: norm(momentum_B) };
}

/** Round-off of |L|²/2E relative to itself: so close to a principal moment, the curve is a point or the separatrix. */
const ROUND_OFF = 1e-14;
const AXES = [0, 1, 2] as const;

/**
 * The curve that the tip of L follows in the body, free of torque: where the momentum sphere cuts the energy ellipsoid,
 *     Σ L_i² = |L|²,   Σ L_i² / I_i = 2E.
 * With I₁ ≤ I₂ ≤ I₃ and D = |L|²/2E > I₂ it goes round axis 3. Taking L₃ from one equation to the other leaves an
 * ellipse in L₁ and L₂, so that
 *     L₁ = |L| √s₁ cos φ,   L₂ = |L| √s₂ sin φ,   L₃² = |L|² ((1 − s₁) cos² φ + (1 − s₂) sin² φ),
 *     s_i = I_i (I₃ / D − 1) / (I₃ − I_i);
 * with D < I₂ the same round axis 1. At D = I₂ it is half of each of two great circles, which cross on axis 2. A
 * symmetric body has circles. For a sphere, where every L stays where it is, it is the one point `near_B` points at.
 * Moments that differ by no more than the round-off of D count as equal.
 *
 * No motion has D outside [I₁, I₃]. A rule that has strayed there, by round-off or more, gets the nearest motion
 * of the same |L|: E is moved to the nearer end, and the curve is the point on axis 1 or 3.
 *
 * Where the moments are close to each other, the last digit of E moves the curve by so much more; it stays on the
 * sphere, and on the ellipsoid too.
 *
 * @param moments    principal moments in any order [kg m²], > 0
 * @param invariants E ≥ 0 and |L| ≥ 0
 * @param near_B     the L whose side of the body the curve is on: of the two mirror images, that one [any unit]
 * @param count      number of points, a multiple of 4 to have the curve's own vertices among them
 * @see Poinsot, "Théorie nouvelle de la rotation des corps", 1834; Landau and Lifshitz, "Mechanics", §37;
 *      Goldstein, "Classical Mechanics", 5.6
 */
export function polhode(moments: Vec3, invariants: Invariants, near_B: Vec3, count = 96): Polhode {
  const order = AXES.map((axis) => axis).sort((a, b) => moments[a] - moments[b]) as [Axis, Axis, Axis];
  const [least, middle, greatest] = order.map((axis) => moments[axis]) as [number, number, number];
  const { energy, momentum } = invariants;
  if (momentum === 0 || areEqual(least, greatest)) {
    return { kind: "point", momenta_B: [ofLength(near_B, momentum)] };
  }
  const inverseD = within((2 * (energy / momentum)) / momentum, 1 / greatest, 1 / least);
  const beyondMiddle = 1 - middle * inverseD;
  const isSymmetric = areEqual(least, middle) || areEqual(middle, greatest);
  const roundGreatest = isSymmetric ? greatest - middle > middle - least : beyondMiddle >= 0;
  const axes = roundGreatest ? order : ([order[2], order[1], order[0]] as const);
  const excess = moments[axes[2]] * inverseD - 1;
  if (Math.abs(excess) <= ROUND_OFF) return { kind: "point", momenta_B: [onAxis(axes[2], momentum, near_B)] };
  const onSeparatrix = !isSymmetric && Math.abs(beyondMiddle) <= ROUND_OFF;
  const around = roundGreatest ? "around-greatest" : "around-least";
  const momenta_B = loop(moments, axes, excess, momentum, near_B, count);
  return { kind: onSeparatrix ? "separatrix" : around, momenta_B };
}

type Axis = (typeof AXES)[number];

/** Whether two moments, the smaller first, differ by no more than round-off. */
function areEqual(smaller: number, larger: number): boolean {
  return larger - smaller <= ROUND_OFF * larger;
}

/** The closed curve round `axes[2]`, whose moment is the greatest of the three or the least, at I / D − 1 = `excess`. */
function loop(
  moments: Vec3,
  axes: readonly [Axis, Axis, Axis],
  excess: number,
  momentum: number,
  near_B: Vec3,
  count: number,
): Vec3[] {
  const [i, j, pole] = axes;
  const share = (axis: Axis) => within((moments[axis] * excess) / (moments[pole] - moments[axis]), 0, 1);
  const [share_i, share_j] = [share(i), share(j)];
  const side = near_B[pole] < 0 ? -1 : 1;
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    const [cosine, sine] = [cos(angle), sin(angle)];
    const shareAlong = (1 - share_i) * cosine * cosine + (1 - share_j) * sine * sine;
    const momentum_B: [number, number, number] = [0, 0, 0];
    momentum_B[i] = momentum * Math.sqrt(share_i) * cosine;
    momentum_B[j] = momentum * Math.sqrt(share_j) * sine;
    momentum_B[pole] = side * momentum * Math.sqrt(shareAlong);
    return momentum_B;
  });
}

function onAxis(axis: Axis, length: number, near_B: Vec3): Vec3 {
  const signed = near_B[axis] < 0 ? -length : length;
  return [axis === 0 ? signed : 0, axis === 1 ? signed : 0, axis === 2 ? signed : 0];
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function ofLength(direction: Vec3, length: number): Vec3 {
  const present = Math.sqrt(dot(direction, direction));
  if (present === 0) return [length, 0, 0];
  return [
    (direction[0] / present) * length,
    (direction[1] / present) * length,
    (direction[2] / present) * length,
  ];
}
