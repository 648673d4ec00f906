import type { BodySpec } from "../bodies/spec.ts";
import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { LawId, MethodId } from "./ids.ts";
import type { ScenarioLane } from "./lane.ts";
import type { AimingTorque, Axes } from "./torque.ts";

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
  /** constant along the world's axes [N m], or of another form, or several */
  readonly torque: TorqueSpec | readonly TorqueSpec[];
  /** a point of the body that stays where it is, from the centre of mass, body axes [m] */
  readonly pivot?: Vec3 | undefined;
  /** a rotor inside: its axis, body axes; its momentum along it relative to the body [N m s]; its motor's torque on it [N m] */
  readonly wheel?: { readonly axis: Vec3; readonly momentum: number; readonly motor: number } | undefined;
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

/**
 * A torque, about the pivot where there is one, else about the centre of mass; its laws are in `torque.ts`. Constant in the world; constant
 * along either axes [N m]; a force [N] at a point from the centre of mass, body axes [m], which without a pivot moves the centre too; one
 * that aims at an attitude; one of coils in a field.
 */
export type TorqueSpec =
  | Vec3
  | { readonly axes: Axes; readonly value: Vec3 }
  | { readonly force: Vec3; readonly at: Vec3; readonly axes: Axes }
  | { readonly aim: Omit<AimingTorque, "kind" | "target_WB"> & { readonly target: Quat } }
  | { readonly detumble: { readonly gain: number; readonly field: Vec3 } };

/** Every torque of a scenario, a single one too. */
export function torquesOf(torque: Scenario["torque"]): readonly TorqueSpec[] {
  return isSingle(torque) ? [torque] : torque;
}

/** A list of three numbers is a torque itself. */
export function isSingle(torque: Scenario["torque"]): torque is TorqueSpec {
  return !Array.isArray(torque) || typeof torque[0] === "number";
}

export function isVector(torque: Scenario["torque"]): torque is Vec3 {
  return Array.isArray(torque) && typeof torque[0] === "number";
}

function isNothing(torque: TorqueSpec): boolean {
  if (isVector(torque)) return torque.every(isZero);
  if ("value" in torque) return torque.value.every(isZero);
  return "force" in torque && torque.force.every(isZero);
}

const isZero = (component: number) => component === 0;

/** How contacts with planes are resolved: restitution e in [0, 1], friction μ ≥ 0. */
export interface Contact {
  readonly method: MethodId;
  readonly law: LawId;
  readonly restitution: number;
  readonly friction: number;
}

/** The first field of a scenario that acts on its body, such as `gravity`; null where the body rotates freely. */
export function actingField(scenario: Scenario): keyof Scenario | null {
  const { gravity, pivot } = scenario;
  const field = fieldBesideGravity(scenario);
  if (field === "torque") return field;
  if (!gravity.every(isZero)) return "gravity";
  return field ?? (pivot === undefined ? null : "pivot");
}

/** The first field that acts on the body, gravity and a pivot, which closed forms know of, left out; null where none does. */
export function fieldBesideGravity({
  torque,
  drag,
  damping,
  planes,
  wheel,
}: Scenario): keyof Scenario | null {
  if (!torquesOf(torque).every(isNothing)) return "torque";
  if (drag.linear !== 0 || drag.angular !== 0) return "drag";
  if (damping.linear !== 1 || damping.angular !== 1) return "damping";
  if (wheel !== undefined) return "wheel";
  return planes.length > 0 ? "planes" : null;
}
