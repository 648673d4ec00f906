import type { Mesh } from "../core/bodies/mesh";
import type { ObjectModel } from "../core/bodies/objects/surface";
import type { Mat3 } from "../core/math/mat3";
import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import type { ColourId } from "../ui/glossary";

/**
 * What a picture shows, as plain data: positions in world axes [m], turned into pixels by one of two renderers
 * (`webgl/` and `svg/`). A figure lists marks; it never draws.
 */
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

/** The colour of a mark by its meaning. */
export type MarkColour = ColourId;

/** The place of a lane among those of its figure, from 1: each has a colour. */
export type LaneNumber = 1 | 2 | 3 | 4;

interface Keyed {
  /** Unique in its picture, and the same from frame to frame. */
  readonly key: string;
}

/** The lane of a mark in a picture of several: the edges of a ghost and the label of an arrow are in the lane's colour. */
interface OfLane {
  readonly lane?: LaneNumber;
}

/** Position and orientation of a body. */
export interface Pose {
  readonly position_W: Vec3;
  readonly q_WB: Quat;
}

/** A pose as a lane integrates it, drawn as it is: the map may no longer be a rotation. */
export interface RawPose extends Pose {
  /** Maps body to world components in place of q_WB; it may stretch and shear. */
  readonly map_WB?: Mat3;
}

/** A solid box with curves on its faces, so that its attitude can be told from its mirror images. */
export interface BodyMark extends Keyed, OfLane, RawPose {
  readonly kind: "body";
  /** Edge lengths along the body axes [m]. */
  readonly size: Vec3;
  /** Curves on the surface, body axes [m], drawn where their face is visible. */
  readonly decals_B: readonly (readonly Vec3[])[];
  /** Only the edges are drawn, dashed: for a second body in the same picture. */
  readonly ghost: boolean;
  /** Of the ghost of a body that is no box: lines on its surface in place of the edges, body axes [m]. */
  readonly outline_B?: readonly (readonly Vec3[])[] | undefined;
}

/** A solid bounded by triangles; the SVG draws a simplified surface. */
export interface MeshMark extends Keyed, RawPose {
  readonly kind: "mesh";
  /** In body axes, from the centre of mass [m]; the same object in every frame, so that its geometry is built once. */
  readonly mesh: Mesh;
  /** Whether it has sharp edges, as what is made has, where it bends by more than 35°; else it is shaded smoothly everywhere. */
  readonly creased?: boolean;
}

/** An everyday thing, drawn in the colours of its parts. */
export interface ObjectMark extends Keyed, OfLane, RawPose {
  readonly kind: "object";
  /** Its mesh and lines in body axes, from the centre of mass [m]; the same object in every frame. */
  readonly model: ObjectModel;
  /** Only its edges are drawn, dashed: for a second body in the same picture. */
  readonly ghost: boolean;
}

/** A vector, drawn from its tail; the figure chooses the metres per unit of its length. Length 0 draws nothing. */
export interface ArrowMark extends Keyed, OfLane {
  readonly kind: "arrow";
  readonly tail_W: Vec3;
  readonly span_W: Vec3;
  readonly colour: MarkColour;
  readonly label: string;
  /** Whether its label is beside its middle, where another label is at its tip. */
  readonly labelledInMiddle?: boolean;
  /** Whether its label is beside its tail, where other arrows start at its tip. */
  readonly labelledAtTail?: boolean;
  /** Whether a handle lies on its tail, by which the reader drags it: no name may lie on that. */
  readonly draggedByTail?: boolean;
  /** Drawn thinner: for comparison with others. */
  readonly ghost: boolean;
  /** Drawn thicker: the reader points at its term somewhere on the page. */
  readonly highlighted?: boolean;
  /** The term it represents, where several terms share its colour. */
  readonly term?: string;
}

/** The body's own axes, from its centre. */
export interface AxesMark extends Keyed, RawPose {
  readonly kind: "axes";
  /** Length of each axis [m]. */
  readonly lengths: Vec3;
  readonly labels: readonly [string, string, string];
}

/** The path of a point, oldest position first; it fades towards the past. */
export interface TrailMark extends Keyed {
  readonly kind: "trail";
  readonly points_W: readonly Vec3[];
  readonly colour: MarkColour;
}

/** Rings on a horizontal plane that receives the shadows of all bodies: a cue for depth. */
export interface GroundMark extends Keyed {
  readonly kind: "ground";
  readonly centre_W: Vec3;
  readonly radius: number;
  /** Only shadows, no rings, where something else shows the floor. */
  readonly bare?: boolean;
}

export type LineWeight = "main" | "thin" | "faint";

/** Lines in space of one style, such as a family of curves on a surface; "axis" is the neutral grey of the axes. */
export interface CurveMark extends Keyed {
  readonly kind: "curve";
  /** Polylines in world axes [m]; a closed one repeats its first point. */
  readonly paths_W: readonly (readonly Vec3[])[];
  readonly colour: MarkColour | "axis";
  readonly dashed: boolean;
  /** How strongly the curve is drawn; faint ones are a background for comparison. */
  readonly weight: LineWeight;
}

/** A translucent surface, Σ (x_i / a_i)² = 1 along its own axes; a sphere is one with equal semi-axes. */
export interface EllipsoidMark extends Keyed, Pose {
  readonly kind: "ellipsoid";
  readonly semiAxes: Vec3;
  readonly colour: MarkColour;
  /** Whether its sections with its principal planes are drawn, which show its attitude. */
  readonly showsSections: boolean;
}

/** A rectangle by the halves of its sides, from its centre. */
export interface Panel {
  readonly across_W: Vec3;
  readonly along_W: Vec3;
  /** Cells of its grid across and along. */
  readonly cells: readonly [number, number];
  /** Offset of the grid across and along, in cells from 0 to 1, where the picture follows a body. */
  readonly offset?: readonly [number, number];
}

/** A disc of a plane, or a rectangle of it. */
export interface PlaneMark extends Keyed {
  readonly kind: "plane";
  readonly centre_W: Vec3;
  /** Of unit length. */
  readonly normal_W: Vec3;
  readonly radius: number;
  /** Drawn in place of the disc. */
  readonly panel?: Panel;
}

/** A point with a name. */
export interface PointMark extends Keyed {
  readonly kind: "point";
  readonly at_W: Vec3;
  /** Factor on the radius of its dot. */
  readonly scale?: number;
  readonly colour: MarkColour | "axis";
  readonly label: string;
}
