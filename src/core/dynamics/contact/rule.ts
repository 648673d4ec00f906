import type { Mat3 } from "../../math/mat3.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import type { System } from "../system.ts";

export interface Impact {
  /** index into the scenario's planes */
  readonly plane: number;
  /** the centre of mass then, world axes [m] */
  readonly position_W: Vec3;
  /** r, where it acts, seen from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** the vertices that it stands for, seen from the centre of mass, world axes [m] */
  readonly touching_W: readonly Vec3[];
  /** velocity u of the body's point at r before it, world axes [m/s] */
  readonly velocity_W: Vec3;
  /** the collision matrix K at r, world axes [kg⁻¹] */
  readonly response: Mat3;
  /** [N s] */
  readonly impulse_W: Vec3;
  /** velocity u' of that point after it, world axes [m/s] */
  readonly velocityAfter_W: Vec3;
  /** kinetic energy lost in it [J]; below 0 where it gained */
  readonly energyLost: number;
}

export interface ContactStep {
  readonly state: State;
  readonly impacts: readonly Impact[];
}

export interface ContactVelocities {
  readonly velocity_W: Vec3;
  readonly omega_W: Vec3;
  readonly impacts: readonly Impact[];
}

/** The id of a method or law, and its mathematics; its name is among the words of the pages. */
interface ContactFacts {
  readonly id: string;
  readonly equation: string;
}

/** Velocities after the impulses of one plane on the vertices that touch it at the pose of `state`. */
export type ResolvePlane = (
  system: System,
  lane: Lane,
  state: State,
  plane: number,
  before: ContactVelocities,
) => ContactVelocities;

export interface FixedPoseMethod extends ContactFacts {
  readonly timing: "frame-start";
  readonly resolvePlane: ResolvePlane;
}

export interface TimeOfImpactMethod extends ContactFacts {
  readonly timing: "impact";
  /**
   * @param start the frame's start
   * @param free  the start with the velocities after the frame's loads
   */
  readonly step: (system: System, lane: Lane, start: State, free: State) => ContactStep;
}

export type ContactMethod = FixedPoseMethod | TimeOfImpactMethod;

/** What a surface does to a contact: restitution e in [0, 1], friction μ ≥ 0. */
export interface Surface {
  readonly restitution: number;
  readonly friction: number;
}

export interface ContactLaw extends ContactFacts {
  /**
   * @param velocity_W the contact point's velocity, into the plane [m/s]
   * @param normal_W   unit normal out of the plane
   * @param response   the collision matrix K, world axes [kg⁻¹]
   * @returns impulse, world axes [N s]
   */
  readonly impulse: (velocity_W: Vec3, normal_W: Vec3, response: Mat3, surface: Surface) => Vec3;
}
