import type { MassProperties } from "../bodies/massProperties.ts";
import {
  addWide,
  addWideVec,
  crossWide,
  divWide,
  dotWide,
  mulWide,
  narrow,
  scaleWide,
  sqrtWide,
  subWide,
  subWideVec,
  type Wide,
  type WideVec,
  wide,
} from "../math/doubleDouble.ts";
import type { Mat3 } from "../math/mat3.ts";
import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";

/**
 * The start of Lagrange's top. Its axis e points from pivot to centre and k up, both of unit length; u = k·e = cos θ is its height,
 * ė = ω × e. I₁ is the moment across the axis about the pivot, I₃ that along it, a = L₃/I₁, b = L_z/I₁, β = 2 m g l / I₁ and
 * α = |ė|² + β u. All is worked out to 32 digits and then rounded: near the separatrix, where the top comes to rest upright, the motion
 * hangs on differences of these numbers.
 */
export interface TopStart {
  /** 1 − u and 1 + u */
  readonly below: number;
  readonly above: number;
  /** u̇ = k·ė [1/s] */
  readonly rise: number;
  /** β [1/s²], > 0 */
  readonly pull: number;
  /** ω₃ − a [1/s] */
  readonly slip: number;
  /** b − a and b + a [1/s] */
  readonly topMomentum: number;
  readonly bottomMomentum: number;
  /** the polynomial f of `topRoots.ts`: f'(u) at the start; f'(1) and ½ f''(1) [1/s²] */
  readonly startSlope: number;
  readonly topSlope: number;
  readonly topCurvature: number;
  /** k, k × e and ė, world axes */
  readonly up_W: Vec3;
  readonly nodes_W: Vec3;
  readonly velocity_W: Vec3;
}

/** As {@link TopStart} says, of a body about its centre of mass and an orientation of any length. */
export function topStart(
  body: MassProperties,
  pivot_B: Vec3,
  gravity_W: Vec3,
  orientation: Quat,
  omega_W: Vec3,
): TopStart {
  const arm_B = subWideVec(ZERO, widen(pivot_B));
  const length = sqrtWide(dotWide(arm_B, arm_B));
  const axis_B = scaleWide(divWide(ONE, length), arm_B);
  const axis_W = rotated(orientation, axis_B);
  const size = sqrtWide(dotWide(widen(gravity_W), widen(gravity_W)));
  const up_W = scaleWide(divWide(wide(-1), size), widen(gravity_W));
  const velocity_W = crossWide(widen(omega_W), axis_W);
  const { across, along } = moments(body, axis_B, length);
  const omega3 = dotWide(widen(omega_W), axis_W);
  const spin = divWide(mulWide(along, omega3), across);
  const torque = mulWide(mulWide(wide(body.mass), size), length);
  const pull = divWide(mulWide(wide(2), torque), across);
  return {
    ...constants(up_W, axis_W, velocity_W, spin, pull),
    pull: narrow(pull),
    slip: narrow(subWide(omega3, spin)),
    up_W: rounded(up_W),
    nodes_W: rounded(crossWide(up_W, axis_W)),
    velocity_W: rounded(velocity_W),
  };
}

/**
 * With x = |ė|² − β (1 − u) = α − β,
 *     b − a = k·(e × ė) − a (1 − u),   b + a = k·(e × ė) + a (1 + u),
 *     f'(1) = 2 (a (b − a) − x),   ½ f''(1) = 2β − x − a²,
 *     f'(u) = 2 (a k·(e × ė) − u |ė|²) − β (1 − u)(1 + u).
 */
function constants(up_W: WideVec, axis_W: WideVec, velocity_W: WideVec, spin: Wide, pull: Wide) {
  const fromTop = subWideVec(up_W, axis_W);
  const fromBottom = addWideVec(up_W, axis_W);
  const below = mulWide(HALF, dotWide(fromTop, fromTop));
  const above = mulWide(HALF, dotWide(fromBottom, fromBottom));
  const vertical = dotWide(crossWide(up_W, axis_W), velocity_W);
  const squaredSpeed = dotWide(velocity_W, velocity_W);
  const topMomentum = subWide(vertical, mulWide(spin, below));
  const excess = subWide(squaredSpeed, mulWide(pull, below));
  const lift = subWide(mulWide(spin, vertical), mulWide(dotWide(up_W, axis_W), squaredSpeed));
  const weight = mulWide(pull, mulWide(below, above));
  const curvature = subWide(subWide(mulWide(wide(2), pull), excess), mulWide(spin, spin));
  return {
    below: narrow(below),
    above: narrow(above),
    rise: narrow(dotWide(up_W, velocity_W)),
    topMomentum: narrow(topMomentum),
    bottomMomentum: narrow(addWide(vertical, mulWide(spin, above))),
    startSlope: narrow(subWide(mulWide(wide(2), lift), weight)),
    topSlope: 2 * narrow(subWide(mulWide(spin, topMomentum), excess)),
    topCurvature: narrow(curvature),
  };
}

/** I₁ = ½ (tr I − I₃) + m l² and I₃ = e·I e, about the pivot of a body whose tensor I is about its centre [kg m²]. */
function moments({ inertia_B, mass }: MassProperties, axis_B: WideVec, length: Wide) {
  const along = dotWide(axis_B, multiplied(inertia_B, axis_B));
  const trace = addWide(addWide(wide(inertia_B[0]), wide(inertia_B[4])), wide(inertia_B[8]));
  const own = mulWide(HALF, subWide(trace, along));
  return { across: addWide(own, mulWide(wide(mass), mulWide(length, length))), along };
}

const ZERO: WideVec = [wide(0), wide(0), wide(0)];
const ONE = wide(1);
const HALF = wide(0.5);

function widen(v: Vec3): WideVec {
  return [wide(v[0]), wide(v[1]), wide(v[2])];
}

function rounded(v: WideVec): Vec3 {
  return [narrow(v[0]), narrow(v[1]), narrow(v[2])];
}

function multiplied(m: Mat3, v: WideVec): WideVec {
  const row = (at: 0 | 3 | 6): Wide => dotWide(widen([m[at], m[at + 1] ?? 0, m[at + 2] ?? 0]), v);
  return [row(0), row(3), row(6)];
}

/** R v = v + 2 (w u × v + u × (u × v)) / |q|²  of a quaternion q = (w, u) of any length. */
function rotated([w, x, y, z]: Quat, v: WideVec): WideVec {
  const u = widen([x, y, z]);
  const squared = addWide(mulWide(wide(w), wide(w)), dotWide(u, u));
  const across = crossWide(u, v);
  const turn = addWideVec(scaleWide(wide(w), across), crossWide(u, across));
  return addWideVec(v, scaleWide(divWide(wide(2), squared), turn));
}
