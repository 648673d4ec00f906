import { cos, sin } from "../math/elementary.ts";
import { clamp } from "../math/scalar.ts";
import { dot, norm, type Vec3 } from "../math/vec3.ts";

/** The principal axis that a polhode goes round; on the separatrix it runs into the intermediate axis. */
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

/** Relative round-off of D = |L|²/2E: this close to a principal moment, the curve is a point or the separatrix. */
const ROUND_OFF = 1e-14;
const AXES = [0, 1, 2] as const;

/**
 * The curve that the tip of L follows in the body, free of torque: where the momentum sphere cuts the energy ellipsoid,
 *     Σ L_i² = |L|²,   Σ L_i² / I_i = 2E.
 * With I₁ ≤ I₂ ≤ I₃ and D = |L|²/2E > I₂ it goes round axis 3. The second equation less 1/I₃ times the first is an ellipse
 * in L₁ and L₂,
 *     L₁² (1/I₁ − 1/I₃) + L₂² (1/I₂ − 1/I₃) = |L|² (1/D − 1/I₃),
 * so that
 *     L₁ = |L| √s₁ cos φ,   L₂ = |L| √s₂ sin φ,   L₃² = |L|² ((1 − s₁) cos² φ + (1 − s₂) sin² φ),
 *     s_i = I_i (I₃ / D − 1) / (I₃ − I_i);
 * with D < I₂ the same holds round axis 1. An E outside [L²/2I₃, L²/2I₁], which no motion has, is clamped.
 *
 * @param moments    principal moments in any order [kg m²], > 0
 * @param invariants E ≥ 0 and |L| ≥ 0
 * @param near_B     an L on the side of the body that the curve is on: it selects one of two mirror images [any unit]
 * @param count      number of points, a multiple of 4 to include the curve's own vertices
 * @see Poinsot, "Théorie nouvelle de la rotation des corps", 1834; Landau and Lifshitz, "Mechanics", §37;
 *      Goldstein, "Classical Mechanics", 5.6
 */
export function polhode(moments: Vec3, invariants: Invariants, near_B: Vec3, count = 96): Polhode {
  const order = AXES.map((axis) => axis).sort((a, b) => moments[a] - moments[b]) as [Axis, Axis, Axis];
  const [least, middle, greatest] = order.map((axis) => moments[axis]) as [number, number, number];
  const { energy, momentum } = invariants;
  // In a sphere every L is constant.
  if (momentum === 0 || areEqual(least, greatest)) {
    return { kind: "point", momenta_B: [scaledTo(near_B, momentum)] };
  }
  const inverseD = clamp((2 * (energy / momentum)) / momentum, 1 / greatest, 1 / least);
  const beyondMiddle = 1 - middle * inverseD;
  // A symmetric body has circles about the axis whose moment differs.
  const isSymmetric = areEqual(least, middle) || areEqual(middle, greatest);
  const roundGreatest = isSymmetric ? greatest - middle > middle - least : beyondMiddle >= 0;
  const axes = roundGreatest ? order : ([order[2], order[1], order[0]] as const);
  const excess = moments[axes[2]] * inverseD - 1;
  if (Math.abs(excess) <= ROUND_OFF) return { kind: "point", momenta_B: [onAxis(axes[2], momentum, near_B)] };
  // At D = I₂ the curve is half of each of two great circles, which cross on axis 2.
  const onSeparatrix = !isSymmetric && Math.abs(beyondMiddle) <= ROUND_OFF;
  const around = roundGreatest ? "around-greatest" : "around-least";
  const momenta_B = loop(moments, { axes, excess, momentum, near_B }, count);
  return { kind: onSeparatrix ? "separatrix" : around, momenta_B };
}

type Axis = (typeof AXES)[number];

/** But for round-off; the smaller first. */
function areEqual(smaller: number, larger: number): boolean {
  return larger - smaller <= ROUND_OFF * larger;
}

/** A closed curve round the last of three axes, which is that of the greatest or of the least moment I. */
interface Loop {
  readonly axes: readonly [Axis, Axis, Axis];
  /** I / D − 1 */
  readonly excess: number;
  /** |L| [kg m²/s] */
  readonly momentum: number;
  readonly near_B: Vec3;
}

/** The points of a loop, at equal steps of the angle φ of {@link polhode}. */
function loop(moments: Vec3, { axes, excess, momentum, near_B }: Loop, count: number): Vec3[] {
  const [i, j, pole] = axes;
  const share = (axis: Axis) => clamp((moments[axis] * excess) / (moments[pole] - moments[axis]), 0, 1);
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

function scaledTo(direction: Vec3, length: number): Vec3 {
  const present = Math.sqrt(dot(direction, direction));
  if (present === 0) return [length, 0, 0];
  return [
    (direction[0] / present) * length,
    (direction[1] / present) * length,
    (direction[2] / present) * length,
  ];
}
