import type { Mesh } from "../core/bodies/mesh";
import type { ObjectModel } from "../core/bodies/objects/surface";
import type { Mat3 } from "../core/math/mat3";
import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import type { ColourId } from "../ui/glossary";

/** What a picture shows, positions in world axes [m]. A figure lists marks; it never draws. */
export type Mark =
  | BodyMark
  | MeshMark
  | ObjectMark
  | ArrowMark
  | AxesMark
  | TrailMark
  | GroundMark
  | CurveMark
  | EllipsoidMark
  | PlaneMark
  | PointMark;

export type MarkColour = ColourId;

/** Among those of its figure, from 1. */
export type LaneNumber = 1 | 2 | 3 | 4;

interface Keyed {
  /** Unique in its picture, the same in every frame. */
  readonly key: string;
}

/** A ghost's edges and an arrow's label have the lane's colour. */
interface OfLane {
  readonly lane?: LaneNumber;
}

export interface Pose {
  readonly position_W: Vec3;
  readonly q_WB: Quat;
}

/** As a lane integrates it: the map may no longer be a rotation. */
export interface RawPose extends Pose {
  /** In place of q_WB; it may stretch and shear. */
  readonly map_WB?: Mat3;
}

/** Curves on its faces tell its attitude from its mirror images. */
export interface BodyMark extends Keyed, OfLane, RawPose {
  readonly kind: "body";
  /** Along the body axes [m]. */
  readonly size: Vec3;
  /** Body axes [m]. */
  readonly decals_B: readonly (readonly Vec3[])[];
  /** Only the edges are drawn, dashed. */
  readonly ghost: boolean;
  readonly outline_B?: readonly (readonly Vec3[])[] | undefined;
}

/** The SVG draws a simplified surface. */
export interface MeshMark extends Keyed, RawPose {
  readonly kind: "mesh";
  /** Body axes, from the centre of mass [m]; the same object in every frame: its geometry is built once. */
  readonly mesh: Mesh;
  /** Sharp where it bends by more than 35°; else smooth everywhere. */
  readonly creased?: boolean;
}

export interface ObjectMark extends Keyed, OfLane, RawPose {
  readonly kind: "object";
  /** As the mesh of a {@link MeshMark}. */
  readonly model: ObjectModel;
  readonly ghost: boolean;
}

/** The figure chooses the metres per unit. Length 0 draws nothing. */
export interface ArrowMark extends Keyed, OfLane {
  readonly kind: "arrow";
  readonly tail_W: Vec3;
  readonly span_W: Vec3;
  readonly colour: MarkColour;
  readonly label: string;
  /** By default at its tip. */
  readonly labelAt?: "tip" | "middle" | "tail";
  /** A handle, on which no name may lie, is on its tail. */
  readonly draggedByTail?: boolean;
  /** Drawn thinner. */
  readonly ghost: boolean;
  readonly highlighted?: boolean;
  /** Where several terms share its colour. */
  readonly term?: string;
}

export interface AxesMark extends Keyed, RawPose {
  readonly kind: "axes";
  readonly lengths: Vec3;
  readonly labels: readonly [string, string, string];
}

/** Oldest position first; it fades towards the past. */
export interface TrailMark extends Keyed {
  readonly kind: "trail";
  readonly points_W: readonly Vec3[];
  readonly colour: MarkColour;
}

/** Rings on a level plane that receives all bodies' shadows. */
export interface GroundMark extends Keyed {
  readonly kind: "ground";
  readonly centre_W: Vec3;
  readonly radius: number;
  /** Only shadows, no rings. */
  readonly bare?: boolean;
}

export type LineWeight = "main" | "thin" | "faint";

/** Of one style; "axis" is the neutral grey of the axes. */
export interface CurveMark extends Keyed {
  readonly kind: "curve";
  /** World axes [m]; a closed one repeats its first point. */
  readonly paths_W: readonly (readonly Vec3[])[];
  readonly colour: MarkColour | "axis";
  readonly dashed: boolean;
  readonly weight: LineWeight;
}

/** Translucent: Σ (x_i / a_i)² = 1 along its own axes. */
export interface EllipsoidMark extends Keyed, Pose {
  readonly kind: "ellipsoid";
  readonly semiAxes: Vec3;
  readonly colour: MarkColour;
  /** With its principal planes. */
  readonly showsSections: boolean;
}

/** Halves of the sides of a rectangle, from its centre. */
export interface Panel {
  readonly across_W: Vec3;
  readonly along_W: Vec3;
  /** Of its grid. */
  readonly cells: readonly [number, number];
  readonly offset?: readonly [number, number];
}

/** A disc or, with a panel, a rectangle. */
export interface PlaneMark extends Keyed {
  readonly kind: "plane";
  readonly centre_W: Vec3;
  /** Unit. */
  readonly normal_W: Vec3;
  readonly radius: number;
  readonly panel?: Panel;
}

export interface PointMark extends Keyed {
  readonly kind: "point";
  readonly at_W: Vec3;
  /** On the radius of its dot. */
  readonly scale?: number;
  readonly colour: MarkColour | "axis";
  readonly label: string;
}
