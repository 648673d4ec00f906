import type { BodySpec } from "../bodies/spec.ts";
import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { LawId, MethodId } from "./ids.ts";
import type { ScenarioLane } from "./lane.ts";

/**
 * An experiment, complete: a body, its start, what acts on it, and the lanes that run it. World axes, SI units and radians.
 * `scenario/parseScenario.ts` makes one of what an author writes.
 */
export interface Scenario {
  readonly body: BodySpec;
  readonly initial: {
    /** centre of mass [m] */
    readonly position: Vec3;
    /** [m/s] */
    readonly velocity: Vec3;
    /** q_WB; of any length but zero */
    readonly orientation: Quat;
    /** [rad/s] */
    readonly angularVelocity: Vec3;
  };
  /** constant torque [N m] */
  readonly torque: Vec3;
  /** force −linear v [N s/m], torque −angular ω [N m s] */
  readonly drag: { readonly linear: number; readonly angular: number };
  /** [m/s²] */
  readonly gravity: Vec3;
  /** factors by which velocity and angular velocity are multiplied once a frame */
  readonly damping: { readonly linear: number; readonly angular: number };
  /** half spaces that the body may not enter; the normal, of any length, points out of them */
  readonly planes: readonly { readonly point: Vec3; readonly normal: Vec3 }[];
  readonly contact: Contact;
  /** time step [s] */
  readonly dt: number;
  readonly frames: number;
  readonly lanes: readonly ScenarioLane[];
}

/** How contacts with planes are resolved: restitution e in [0, 1], friction μ ≥ 0. */
interface Contact {
  readonly method: MethodId;
  readonly law: LawId;
  readonly restitution: number;
  readonly friction: number;
}

/** The first field of a scenario that acts on its body, such as `gravity`; null where the body rotates freely. */
export function actingField({ torque, gravity, drag, damping, planes }: Scenario): keyof Scenario | null {
  if (torque.some((component) => component !== 0)) return "torque";
  if (gravity.some((component) => component !== 0)) return "gravity";
  if (drag.linear !== 0 || drag.angular !== 0) return "drag";
  if (damping.linear !== 1 || damping.angular !== 1) return "damping";
  return planes.length > 0 ? "planes" : null;
}
