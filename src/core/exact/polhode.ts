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
 *     L₁ = a₁ cos φ,   L₂ = a₂ sin φ,   L₃² = b₁² cos² φ + b₂² sin² φ,
 *     a_i² = I_i (2E I₃ − |L|²) / (I₃ − I_i),   b_i² = I₃ (|L|² − 2E I_i) / (I₃ − I_i);
 * with D < I₂ the same round axis 1. At D = I₂ it is half of each of two great circles, which cross on axis 2. A
 * symmetric body has circles. For a sphere, where every L stays where it is, it is the one point `near_B` points at.
 *
 * No motion has D outside [I₁, I₃]. A rule that has strayed there, by round-off or more, gets the nearest motion
 * of the same |L|: E is moved to the nearer end, and the curve is the point on axis 1 or 3.
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
  const { momentum } = invariants;
  const squared = momentum * momentum;
  const energy = within(invariants.energy, squared / (2 * greatest), squared / (2 * least));
  if (least === greatest || squared === 0) return { kind: "point", momenta_B: [ofLength(near_B, momentum)] };
  const beyondMiddle = squared - 2 * energy * middle;
  const roundGreatest = middle === least || (greatest > middle && beyondMiddle >= 0);
  const axes = roundGreatest ? order : ([order[2], order[1], order[0]] as const);
  const excess = (2 * energy * moments[axes[2]] - squared) / squared;
  if (Math.abs(excess) <= ROUND_OFF) return { kind: "point", momenta_B: [onAxis(axes[2], momentum, near_B)] };
  const kind = kindOf(roundGreatest, beyondMiddle / squared, least < middle && middle < greatest);
  return { kind, momenta_B: loop(moments, axes, energy, squared, near_B, count) };
}

type Axis = (typeof AXES)[number];

function kindOf(roundGreatest: boolean, beyondMiddle: number, hasSeparatrix: boolean): PolhodeKind {
  if (hasSeparatrix && Math.abs(beyondMiddle) <= ROUND_OFF) return "separatrix";
  return roundGreatest ? "around-greatest" : "around-least";
}

/** The closed curve round `axes[2]`, whose moment is the greatest of the three or the least. */
function loop(
  moments: Vec3,
  axes: readonly [Axis, Axis, Axis],
  energy: number,
  squared: number,
  near_B: Vec3,
  count: number,
): Vec3[] {
  const [i, j, pole] = axes;
  const excess = 2 * energy * moments[pole] - squared;
  const across = (axis: Axis) => positive((moments[axis] * excess) / (moments[pole] - moments[axis]));
  const along = (axis: Axis) =>
    positive((moments[pole] * (squared - 2 * energy * moments[axis])) / (moments[pole] - moments[axis]));
  const [a_i, a_j, b_i, b_j] = [Math.sqrt(across(i)), Math.sqrt(across(j)), along(i), along(j)];
  const side = near_B[pole] < 0 ? -1 : 1;
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    const [cosine, sine] = [cos(angle), sin(angle)];
    const momentum_B: [number, number, number] = [0, 0, 0];
    momentum_B[i] = a_i * cosine;
    momentum_B[j] = a_j * sine;
    momentum_B[pole] = side * Math.sqrt(b_i * cosine * cosine + b_j * sine * sine);
    return momentum_B;
  });
}

function onAxis(axis: Axis, length: number, near_B: Vec3): Vec3 {
  const signed = near_B[axis] < 0 ? -length : length;
  return [axis === 0 ? signed : 0, axis === 1 ? signed : 0, axis === 2 ? signed : 0];
}

/** Round-off may leave a square that is zero on paper a little below it. */
function positive(square: number): number {
  return Math.max(0, square);
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
