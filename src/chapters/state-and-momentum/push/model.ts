import * as v from "valibot";
import { massProperties } from "../../../core/bodies/massProperties";
import { momentumOf } from "../../../core/dynamics/angular/momentum";
import { pointVelocity } from "../../../core/dynamics/contact/impulse";
import { motionAfter } from "../../../core/dynamics/push";
import { type PointForce, type Wrench, wrenchOf } from "../../../core/dynamics/wrench";
import { attitudeAt, freeRotation } from "../../../core/exact/freeRotation";
import { normaliseQuat, type Quat, rotate, rotateInverse } from "../../../core/math/quat";
import { clamp } from "../../../core/math/scalar";
import { addVec, dot, mapVec, scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { number, toggle, type ValuesOf, vector } from "../../../figures/diagram/settings";
import { vectorWithin } from "../../../figures/shell/figureState";
import { seconds } from "../../../format/numbers";
import { strings } from "../strings/en";

const words = strings.push;

/** [m] */
export const SIZE: Vec3 = [0.34, 0.8, 0.2];
export const BODY = massProperties({ shape: "box", size: [...SIZE], mass: 1 });

/** Before the push [m]. */
export const REST_W: Vec3 = [-0.64, 0, 0];
export const HELD_WB: Quat = normaliseQuat([1, 0.03, 0.1, 0]);

/** Of a push, and of the motion shown after it [s]. */
const PUSH_TIME = 0.01;
export const FOLLOWED = 2;

/** Metres of the picture for 1 N. */
export const FORCE_SCALE = 0.0045;

const STRONGEST = 100;

/** Of the sliders beyond the body's faces [m]. */
const BEYOND = 0.05;

export const PUSH = {
  /** The pushed point, from the centre of mass at rest, world axes [m]. */
  arm_W: vector(withinBody([-0.17, 0.34, 0.04]), {
    longest: Math.max(...SIZE),
    nearest: withinBody,
    term: "position",
    name: words.pointFromCentre,
    reach: mapVec(SIZE, (edge) => edge / 2 + BEYOND),
    handle: { label: words.point, term: "point", from: () => REST_W },
  }),
  /** Its arrow ends at the point, and is dragged by its tail. */
  force_W: {
    ...vector([80, 0, 0], {
      longest: STRONGEST,
      term: "force",
      name: words.force,
      handle: {
        label: words.forceTail,
        scale: -FORCE_SCALE,
        from: ({ arm_W }: { readonly arm_W: Vec3 }) => addVec(REST_W, arm_W),
      },
    }),
    /** Links hold tens of newtons: in older ones the push was a tenth as strong and ten times as long. */
    schema: v.pipe(
      vectorWithin(STRONGEST / 10),
      v.transform((tens): Vec3 => mapVec(tens, (part) => part * 10)),
    ),
    linked: (force_W: Vec3) => mapVec(force_W, (part) => part / 10),
  },
  time: number(0, { name: words.time.name, text: seconds, least: 0, most: FOLLOWED, step: 0.02 }),
  compared: toggle(true, words.compared),
  paired: toggle(false, words.paired),
  reversed: toggle(false, words.wrongOrder),
};

export type PushSettings = ValuesOf<typeof PUSH>;

export interface Pushed {
  readonly pushes: readonly PointForce[];
  readonly sum: Wrench;
  readonly velocity_W: Vec3;
  readonly position_W: Vec3;
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  readonly energy: number;
  /** Done by the forces during the push [J]. */
  readonly work: number;
}

function pushesOf({ arm_W, force_W, paired }: PushSettings): readonly PointForce[] {
  const first = { arm_W, force_W };
  return paired ? [first, { arm_W: scaleVec(-1, arm_W), force_W: scaleVec(-1, force_W) }] : [first];
}

/** By the closed form: the centre moves uniformly, the body turns freely. */
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

/** A pushed point gains its velocity evenly: it moves by half of that times the duration. */
function workOf(pushes: readonly PointForce[], after: Pick<Pushed, "velocity_W" | "omega_W">): number {
  return pushes.reduce(
    (work, { arm_W, force_W }) => work + 0.5 * PUSH_TIME * dot(force_W, pointVelocity(after, arm_W)),
    0,
  );
}

export function pushedHere(settings: PushSettings): Pushed {
  const pushes = pushesOf(settings);
  const sum = wrenchOf(pushes);
  const torque_W = settings.reversed ? scaleVec(-1, sum.torque_W) : sum.torque_W;
  return motionFollowing(pushes, { ...sum, torque_W }, settings.time);
}

export function pushedAtCentre(settings: PushSettings): Pushed {
  const pushes = pushesOf(settings).map(({ force_W }) => ({ arm_W: zeroVec, force_W }));
  return motionFollowing(pushes, wrenchOf(pushes), settings.time);
}

export function withinBody(arm_W: Vec3): Vec3 {
  const [x, y, z] = rotateInverse(HELD_WB, arm_W);
  const within = (value: number, edge: number) => clamp(value, -edge / 2, edge / 2);
  return rotate(HELD_WB, [within(x, SIZE[0]), within(y, SIZE[1]), within(z, SIZE[2])]);
}

export function pushedPoint_W({ position_W, q_WB }: Pushed, arm_W: Vec3): Vec3 {
  const arm_B = rotateInverse(HELD_WB, arm_W);
  return addVec(position_W, rotate(q_WB, arm_B));
}
