import { massProperties } from "../../../core/bodies/massProperties";
import { momentumOf } from "../../../core/dynamics/angular/momentum";
import { motionAfter, type PointForce, type Wrench, wrenchOf } from "../../../core/dynamics/wrench";
import { attitudeAt, freeRotation } from "../../../core/exact/freeRotation";
import { normaliseQuat, type Quat, rotate, rotateInverse } from "../../../core/math/quat";
import { clamp } from "../../../core/math/scalar";
import { addVec, dot, scaleVec, subVec, type Vec3, zeroVec } from "../../../core/math/vec3";

/** A body at rest that is pushed for a moment, and what becomes of it. */
export const SIZE: Vec3 = [0.34, 0.8, 0.2];
export const BODY = massProperties({ shape: "box", size: [...SIZE], mass: 1 });

/** Where it rests before the push [m], and how it is held. */
export const REST_W: Vec3 = [-0.64, 0, 0];
export const HELD_WB: Quat = normaliseQuat([1, 0.03, 0.1, 0]);

/** How long a push lasts, and how long the figure follows what comes of it [s]. */
export const PUSH_TIME = 0.1;
export const FOLLOWED = 2;

/** What the reader sets. */
export interface PushSettings {
  /** Where the body is pushed, from its centre of mass, world axes at rest [m]. */
  readonly arm_W: Vec3;
  readonly force_W: Vec3;
  /** A second force, opposite to the first, at the opposite point. */
  readonly paired: boolean;
  /** The torque taken as F × (p − x), which is wrong. */
  readonly reversed: boolean;
  /** Since the push [s]. */
  readonly time: number;
}

/** The body at one time after the push. */
export interface Pushed {
  readonly pushes: readonly PointForce[];
  readonly sum: Wrench;
  readonly velocity_W: Vec3;
  readonly position_W: Vec3;
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  readonly energy: number;
}

export function pushesOf({ arm_W, force_W, paired }: PushSettings): readonly PointForce[] {
  const first = { arm_W, force_W };
  return paired ? [first, { arm_W: scaleVec(-1, arm_W), force_W: scaleVec(-1, force_W) }] : [first];
}

/** A body after some pushes: its centre goes straight on, and it turns freely, by the closed form. */
function motionFollowing(pushes: readonly PointForce[], sum: Wrench, time: number): Pushed {
  const { velocity_W, omega_W } = motionAfter(sum, BODY, HELD_WB, PUSH_TIME);
  const turn = attitudeAt(freeRotation(BODY, HELD_WB, omega_W), time);
  const momentum_W = momentumOf(omega_W, HELD_WB, BODY.inertia_B);
  return {
    pushes,
    sum,
    velocity_W,
    position_W: addVec(REST_W, scaleVec(time, velocity_W)),
    ...turn,
    energy: 0.5 * BODY.mass * dot(velocity_W, velocity_W) + 0.5 * dot(omega_W, momentum_W),
  };
}

/** The body pushed as the reader set it; with the torque reversed if that is asked for. */
export function pushedHere(settings: PushSettings): Pushed {
  const pushes = pushesOf(settings);
  const sum = wrenchOf(pushes);
  const torque_W = settings.reversed ? scaleVec(-1, sum.torque_W) : sum.torque_W;
  return motionFollowing(pushes, { ...sum, torque_W }, settings.time);
}

/** The same body under the same forces, all acting at its centre. */
export function pushedAtCentre(settings: PushSettings): Pushed {
  const pushes = pushesOf(settings).map(({ force_W }) => ({ arm_W: zeroVec, force_W }));
  return motionFollowing(pushes, wrenchOf(pushes), settings.time);
}

/** The point of the body nearest to a place, both from the centre, world axes at rest. */
export function withinBody(arm_W: Vec3): Vec3 {
  const [x, y, z] = rotateInverse(HELD_WB, arm_W);
  const within = (value: number, edge: number) => clamp(value, -edge / 2, edge / 2);
  return rotate(HELD_WB, [within(x, SIZE[0]), within(y, SIZE[1]), within(z, SIZE[2])]);
}

/** Where the point that was pushed stands now. */
export function pushedPoint_W({ position_W, q_WB }: Pushed, arm_W: Vec3): Vec3 {
  const arm_B = rotateInverse(HELD_WB, arm_W);
  return addVec(position_W, rotate(q_WB, arm_B));
}

export function tailOf(arm_W: Vec3, force_W: Vec3, metresPerNewton: number): Vec3 {
  return subVec(addVec(REST_W, arm_W), scaleVec(metresPerNewton, force_W));
}
