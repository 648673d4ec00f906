import type { Mat3 } from "../../math/mat3.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { State } from "../state.ts";

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
