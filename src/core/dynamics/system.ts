import type { MassProperties } from "../bodies/massProperties.ts";
import type { FreeRotation } from "../exact/freeRotation.ts";
import type { HeavyTop } from "../exact/heavyTop.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { PlayableRecording } from "../recording/playable.ts";
import type { Load } from "./load.ts";
import type { Pivot } from "./pivot.ts";
import type { Scenario } from "./scenario.ts";

/** A scenario made ready to run: plain data, derived once. */
export interface System {
  readonly scenario: Scenario;
  readonly body: MassProperties;
  /** the body as rules turn it: with its tensor about the pivot where there is one, else `body` */
  readonly turning: MassProperties;
  /** null for a body that moves freely */
  readonly pivot: Pivot | null;
  /** the distance of the farthest vertex from the centre of mass [m]; 0 for a body without vertices */
  readonly radius: number;
  readonly load: Load | null;
  readonly planes: readonly Plane[];
  /** the closed form of the motion; null where anything but inertia, or a pivot that it does not turn against, acts on the body */
  readonly exact: FreeRotation | null;
  /** that of a symmetric body under gravity on a pivot; null for all others */
  readonly top: HeavyTop | null;
  /** lane by lane; null for a lane that is computed */
  readonly recordings: readonly (PlayableRecording | null)[];
}

/** A half space that a body may not enter: a point of its border, and the unit normal that points out of it. */
export interface Plane {
  readonly point_W: Vec3;
  readonly normal_W: Vec3;
}
