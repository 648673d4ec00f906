import { massProperties } from "../../../core/bodies/massProperties";
import { momentumOf } from "../../../core/dynamics/angular/momentum";
import { pointVelocity } from "../../../core/dynamics/contact/impulse";
import { motionAfter, type PointForce, type Wrench, wrenchOf } from "../../../core/dynamics/wrench";
import { attitudeAt, freeRotation } from "../../../core/exact/freeRotation";
import { normaliseQuat, type Quat, rotate, rotateInverse } from "../../../core/math/quat";
import { clamp } from "../../../core/math/scalar";
import { addVec, dot, scaleVec, subVec, type Vec3, zeroVec } from "../../../core/math/vec3";

/** A body at rest that is pushed for a moment, and its free motion afterwards. */

/** The edges of the box [m]. */
export const SIZE: Vec3 = [0.34, 0.8, 0.2];
const BODY = massProperties({ shape: "box", size: [...SIZE], mass: 1 });

/** Its position [m] and attitude before the push. */
export const REST_W: Vec3 = [-0.64, 0, 0];
export const HELD_WB: Quat = normaliseQuat([1, 0.03, 0.1, 0]);

/** Duration of a push, and of the motion that the figure shows after it [s]. */
const PUSH_TIME = 0.1;
export const FOLLOWED = 2;

/** The values that the reader sets. */
export interface PushSettings {
  /** The point that is pushed, from the centre of mass of the body at rest, world axes [m]. */
  readonly arm_W: Vec3;
  readonly force_W: Vec3;
  /** Whether a second, opposite force acts at the opposite point. */
  readonly paired: boolean;
  /** Whether the torque is F × (p − x), the wrong order. */
  readonly reversed: boolean;
  /** Time since the push [s]. */
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
  /** The work of the forces during the push [J]. */
  readonly work: number;
}

function pushesOf({ arm_W, force_W, paired }: PushSettings): readonly PointForce[] {
  const first = { arm_W, force_W };
  return paired ? [first, { arm_W: scaleVec(-1, arm_W), force_W: scaleVec(-1, force_W) }] : [first];
}

/** The body some time after pushes: its centre moves uniformly, and it turns freely, by the closed form. */
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
    work: workOf(pushes, { velocity_W, omega_W }),
  };
}

/** Work of forces during the push: each pushed point gains its velocity evenly, so it moves by half of that times the duration. */
function workOf(pushes: readonly PointForce[], after: Pick<Pushed, "velocity_W" | "omega_W">): number {
  return pushes.reduce(
    (work, { arm_W, force_W }) => work + 0.5 * PUSH_TIME * dot(force_W, pointVelocity(after, arm_W)),
    0,
  );
}

/** The motion after the push that the reader set, with the sign of the torque reversed on request. */
export function pushedHere(settings: PushSettings): Pushed {
  const pushes = pushesOf(settings);
  const sum = wrenchOf(pushes);
  const torque_W = settings.reversed ? scaleVec(-1, sum.torque_W) : sum.torque_W;
  return motionFollowing(pushes, { ...sum, torque_W }, settings.time);
}

/** The motion of the same body under the same forces, all acting at its centre. */
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

/** The present position of the point that was pushed. */
export function pushedPoint_W({ position_W, q_WB }: Pushed, arm_W: Vec3): Vec3 {
  const arm_B = rotateInverse(HELD_WB, arm_W);
  return addVec(position_W, rotate(q_WB, arm_B));
}

/** The tail of a force's arrow whose tip is at the point that it acts on. */
export function tailOf(arm_W: Vec3, force_W: Vec3, metresPerNewton: number): Vec3 {
  return subVec(addVec(REST_W, arm_W), scaleVec(metresPerNewton, force_W));
}
