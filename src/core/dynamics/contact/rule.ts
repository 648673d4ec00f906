import type { Mat3 } from "../../math/mat3";
import type { Vec3 } from "../../math/vec3";
import type { Lane } from "../lane";
import type { State } from "../state";
import type { System } from "../system";

/** One impulse on the body, and what it cost. */
export interface Impact {
  /** index into the scenario's planes */
  readonly plane: number;
  /** the centre of mass then, world axes [m] */
  readonly position_W: Vec3;
  /** r, where it acts, seen from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** the vertices that it acts for, seen from the centre of mass, world axes [m] */
  readonly touching_W: readonly Vec3[];
  /** velocity of the body's point at r before it, world axes [m/s] */
  readonly velocity_W: Vec3;
  /** K: velocity change there per impulse, world axes [kg⁻¹] */
  readonly response: Mat3;
  /** [N s] */
  readonly impulse_W: Vec3;
  /** velocity of that point after it, world axes [m/s] */
  readonly velocityAfter_W: Vec3;
  /** kinetic energy lost in it [J]; below 0 where it gained */
  readonly energyLost: number;
}

/** Velocities after a frame's impulses so far, and those impulses. */
export interface ContactVelocities {
  readonly velocity_W: Vec3;
  readonly omega_W: Vec3;
  readonly impacts: readonly Impact[];
}

/** What a page says of a method or law. */
interface ContactText {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** TeX. */
  readonly equation: string;
  readonly source: string;
}

/** How the touching vertices become impulses: one plane, velocities so far, the pose of `state`. */
export interface ContactMethod extends ContactText {
  readonly strike: (
    system: System,
    lane: Lane,
    state: State,
    plane: number,
    struck: ContactVelocities,
  ) => ContactVelocities;
  /** whether the frame is cut at the time of impact */
  readonly backtracks: boolean;
}

/** What a surface does to a contact: restitution e in [0, 1], friction μ ≥ 0. */
export interface Surface {
  readonly restitution: number;
  readonly friction: number;
}

/** What impulse a contact point takes. */
export interface ContactLaw extends ContactText {
  /**
   * @param velocity_W the contact point's velocity, into the plane [m/s]
   * @param normal_W   unit normal out of the plane
   * @param response   K: velocity change per impulse, world axes [kg⁻¹]
   * @returns impulse, world axes [N s]
   */
  readonly impulse: (velocity_W: Vec3, normal_W: Vec3, response: Mat3, surface: Surface) => Vec3;
}
