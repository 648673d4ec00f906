import type { Mesh } from "../core/bodies/mesh";
import type { Mat3 } from "../core/math/mat3";
import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";

/**
 * What a picture shows, as plain data: positions in world axes [m], turned into pixels by one of two renderers
 * (`webgl/` and `svg/`). A figure lists marks; it never draws.
 */
export type Mark =
  | BodyMark
  | MeshMark
  | ArrowMark
  | AxesMark
  | TrailMark
  | GroundMark
  | CurveMark
  | EllipsoidMark
  | PlaneMark
  | PointMark;

/** The colour of a mark by its meaning; the style sheet holds what each looks like in either theme. */
export type MarkColour =
  | "omega"
  | "momentum"
  | "torque"
  | "energy"
  | "impulse"
  | "position"
  | "velocity"
  | "exact";

interface Keyed {
  /** Tells one mark of a picture from another, and stays the same from frame to frame. */
  readonly key: string;
}

/** Where a body stands and how it is turned. */
export interface Pose {
  readonly position_W: Vec3;
  readonly q_WB: Quat;
}

/** A pose as a lane keeps it, drawn as it is kept: it may have strayed from a rotation. */
export interface RawPose extends Pose {
  /** From body components to world components, in the place of q_WB's rotation: it may stretch and shear. */
  readonly map_WB?: Mat3;
}

/** A solid box, with curves drawn on its faces so that a flip can be seen. */
export interface BodyMark extends Keyed, RawPose {
  readonly kind: "body";
  /** Edge lengths along the body axes [m]. */
  readonly size: Vec3;
  /** Curves on the surface, body axes [m], drawn where the face they lie on can be seen. */
  readonly decals_B: readonly (readonly Vec3[])[];
  /** Edges only, dashed: a second body in the same picture. */
  readonly ghost: boolean;
}

/** A solid bounded by triangles. The SVG thins its surface out; both draw it where it is. */
export interface MeshMark extends Keyed, RawPose {
  readonly kind: "mesh";
  /** In body axes, from the centre of mass [m]; one object for as long as the body is the same. */
  readonly mesh: Mesh;
}

/** A vector, drawn from its tail; its length in the picture is the figure's choice of metres per unit. */
export interface ArrowMark extends Keyed {
  readonly kind: "arrow";
  readonly tail_W: Vec3;
  readonly span_W: Vec3;
  readonly colour: MarkColour;
  readonly label: string;
  /** Whether its name stands beside its middle, where its tip has another. */
  readonly labelledInMiddle?: boolean;
  /** Whether its name stands beside its tail, where it ends at what others start from. */
  readonly labelledAtTail?: boolean;
  /** Drawn slimmer: there to be compared with others. */
  readonly ghost: boolean;
  /** Drawn stouter: the reader points at its term somewhere on the page. */
  readonly highlighted?: boolean;
  /** The term that it stands for, where its colour has several. */
  readonly term?: string;
}

/** The body's own axes, from its centre. */
export interface AxesMark extends Keyed, RawPose {
  readonly kind: "axes";
  /** Length of each axis [m]. */
  readonly lengths: Vec3;
  readonly labels: readonly [string, string, string];
}

/** Where a point has been, oldest first; it fades towards the past. */
export interface TrailMark extends Keyed {
  readonly kind: "trail";
  readonly points_W: readonly Vec3[];
  readonly colour: MarkColour;
}

/** A level disc of rings that catches the shadow of every body: the eye's measure of depth. */
export interface GroundMark extends Keyed {
  readonly kind: "ground";
  readonly centre_W: Vec3;
  readonly radius: number;
  /** Without its rings, where something else shows the floor: the shadows alone. */
  readonly bare?: boolean;
}

export type LineWeight = "main" | "thin" | "faint";

/** Lines in space of one look, such as a family of curves on a surface; "axis" is the neutral grey of the axes. */
export interface CurveMark extends Keyed {
  readonly kind: "curve";
  /** Each a polyline in world axes [m]; a closed one repeats its first point. */
  readonly paths_W: readonly (readonly Vec3[])[];
  readonly colour: MarkColour | "axis";
  readonly dashed: boolean;
  /** A faint curve is there to be compared with, not to be read. */
  readonly weight: LineWeight;
}

/** A translucent surface, Σ (x_i / a_i)² = 1 along its own axes; a sphere is one with equal semi-axes. */
export interface EllipsoidMark extends Keyed, Pose {
  readonly kind: "ellipsoid";
  readonly semiAxes: Vec3;
  readonly colour: MarkColour;
  /** Whether its sections with its own principal planes are drawn, so that its turning can be seen. */
  readonly showsSections: boolean;
}

/** Half the sides of a rectangle, from its middle. */
export interface Panel {
  readonly across_W: Vec3;
  readonly along_W: Vec3;
  /** Squares of its grid across and along. */
  readonly cells: readonly [number, number];
  /** How far the grid has moved across and along, in squares from 0 to 1, where the picture goes along with a body. */
  readonly offset?: readonly [number, number];
}

/** A disc of a plane, or a rectangle of it. */
export interface PlaneMark extends Keyed {
  readonly kind: "plane";
  readonly centre_W: Vec3;
  /** Of unit length. */
  readonly normal_W: Vec3;
  readonly radius: number;
  /** Drawn in the place of the disc. */
  readonly panel?: Panel;
}

/** A place that is named. */
export interface PointMark extends Keyed {
  readonly kind: "point";
  readonly at_W: Vec3;
  /** How many times as large as usual it is drawn. */
  readonly scale?: number;
  readonly colour: MarkColour | "axis";
  readonly label: string;
}
