import { conjugate, mulQuat, type Quat, rotate } from "../math/quat.ts";
import { addVec, cross, scaleVec, type Vec3 } from "../math/vec3.ts";
import type { PointForce } from "./wrench.ts";

export type Axes = "world" | "body";

/** A force on a point of the body, both of which may turn with it. */
export interface BodyForce {
  /** the axes in which the force stands still */
  readonly axes: Axes;
  /** [N] */
  readonly force: Vec3;
  /** from the point that torques are about to where it acts, body axes [m] */
  readonly arm_B: Vec3;
}

/**
 * A torque of a reader's own [N m, world axes] of attitude, spin [rad/s, world axes] and time [s]; a pure function. About the pivot
 * where there is one, else about the centre of mass.
 */
export type TorqueLaw = (q_WB: Quat, omega_W: Vec3, t: number) => Vec3;

/** A torque that depends on attitude, spin or time. */
export type Torque =
  | { readonly kind: "body"; readonly torque_B: Vec3 }
  | AimingTorque
  | DetumblingTorque
  | ArmDrag
  | { readonly kind: "law"; readonly law: TorqueLaw };

export interface AimingTorque {
  readonly kind: "aim";
  readonly target_WB: Quat;
  /** k [N m] */
  readonly stiffness: number;
  /** d [N m s] */
  readonly damping: number;
  /** whether of q_e and −q_e, which are one attitude, that of the shorter way is taken */
  readonly shorter: boolean;
}

export interface DetumblingTorque {
  readonly kind: "detumble";
  /** [N m s] for a field without unit */
  readonly gain: number;
  /** b, which stands still in the world, any unit */
  readonly field_W: Vec3;
}

/** The torque about a pivot of the drag −c v on the centre of mass. */
export interface ArmDrag {
  readonly kind: "arm-drag";
  /** c [N s/m] */
  readonly linear: number;
  /** r, from pivot to centre, body axes [m] */
  readonly arm_B: Vec3;
}

/** A torque at one attitude, spin and time, world axes [N m]. */
export function torqueOf(torque: Torque, q_WB: Quat, omega_W: Vec3, t: number): Vec3 {
  switch (torque.kind) {
    case "body":
      return rotate(q_WB, torque.torque_B);
    case "aim":
      return aimingTorque(torque, q_WB, omega_W);
    case "detumble":
      return detumblingTorque(torque, omega_W);
    case "arm-drag":
      return armDragTorque(torque, q_WB, omega_W);
    case "law":
      return torque.law(q_WB, omega_W, t);
  }
}

/**
 * The torque that turns a body to an attitude and stops it there, along body axes
 *     τ_B = −k a − d ω_B,   q_e = q_target* q = (s, a),
 * where a is sin(θ/2) along the axis of the turn θ that is left. With the sign of q_e that makes s ≥ 0 it takes the shorter way. As
 * ṡ = −½ a·ω_B, it takes from  V = ½ ω·Iω + 2k (1 − |s|)  exactly d |ω|² a second, whatever the tensor.
 *
 * @returns τ, world axes [N m]
 * @see Wie and Barba, "Quaternion Feedback for Spacecraft Large Angle Maneuvers", J. Guidance 8 (1985)
 */
export function aimingTorque(
  { target_WB, stiffness, damping, shorter }: Omit<AimingTorque, "kind">,
  q_WB: Quat,
  omega_W: Vec3,
): Vec3 {
  const error = mulQuat(conjugate(target_WB), q_WB);
  const sign = shorter && error[0] < 0 ? -1 : 1;
  const restoring_B = scaleVec(-sign * stiffness, [error[1], error[2], error[3]]);
  return addVec(rotate(q_WB, restoring_B), scaleVec(-damping, omega_W));
}

/**
 * The torque of coils in a magnetic field, which cannot act along it,  τ = −g b × (ω × b):  it takes g |ω × b|² a second of the energy
 * and leaves the spin along b.
 *
 * @returns τ, world axes [N m]
 * @see Stickler and Alfriend, "Elementary Magnetic Attitude Control System", J. Spacecraft 13 (1976)
 */
export function detumblingTorque({ gain, field_W }: Omit<DetumblingTorque, "kind">, omega_W: Vec3): Vec3 {
  return scaleVec(-gain, cross(field_W, cross(omega_W, field_W)));
}

/** r × (−c v) with the centre's velocity v = ω × r, world axes [N m]. */
function armDragTorque({ linear, arm_B }: ArmDrag, q_WB: Quat, omega_W: Vec3): Vec3 {
  const arm_W = rotate(q_WB, arm_B);
  return scaleVec(-linear, cross(arm_W, cross(omega_W, arm_W)));
}

/** The force as it acts at one attitude, world axes. */
export function pointForceAt({ axes, force, arm_B }: BodyForce, q_WB: Quat): PointForce {
  const force_W = axes === "body" ? rotate(q_WB, force) : force;
  return { arm_W: rotate(q_WB, arm_B), force_W };
}
