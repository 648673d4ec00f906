import { clamp } from "../core/math/scalar";
import { addVec, cross, dot, normaliseVec, scaleVec, subVec, type Vec3 } from "../core/math/vec3";

/** Shared by both renderers and all lanes of a figure. */
export interface Camera {
  readonly target_W: Vec3;
  /** Of the sphere about the target that a picture of any shape shows whole [m]. */
  readonly radius: number;
  /** Angle about the world's y axis, from z towards x [rad]. */
  readonly azimuth: number;
  /** Angle above the level plane [rad], short of ±π/2. */
  readonly elevation: number;
  /** 1 frames the sphere exactly; less is nearer. */
  readonly zoom: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** At the lower edge, where a figure writes and no name stands [px]. */
  readonly foot?: number;
}

/** An orthonormal basis, and the focal length in pixels. */
export interface View {
  readonly eye_W: Vec3;
  readonly right_W: Vec3;
  readonly up_W: Vec3;
  readonly forward_W: Vec3;
  readonly focal: number;
  readonly viewport: Viewport;
}

/** Pixels from the top left, and distance along the view [m]. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Across the shorter side; narrow: parallel edges look parallel. */
const HALF_FIELD_OF_VIEW = (13 * Math.PI) / 180;
const UP_W: Vec3 = [0, 1, 0];
const MAX_ELEVATION = (88 * Math.PI) / 180;
const MIN_ZOOM = 0.35;
const MAX_ZOOM = 3;

/** [m]: the sphere just touches the edge of the shorter side. */
export function eyeDistance(camera: Camera): number {
  return (camera.zoom * camera.radius) / Math.sin(HALF_FIELD_OF_VIEW);
}

/** From bottom to top [rad]. */
export function verticalFieldOfView({ width, height }: Viewport): number {
  return 2 * Math.atan((Math.tan(HALF_FIELD_OF_VIEW) * height) / Math.min(width, height));
}

export function viewThrough(camera: Camera, viewport: Viewport): View {
  const { azimuth, elevation } = camera;
  const towardsEye_W: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const eye_W = addVec(camera.target_W, scaleVec(eyeDistance(camera), towardsEye_W));
  const forward_W = scaleVec(-1, towardsEye_W);
  const right_W = normaliseVec(cross(forward_W, UP_W));
  const up_W = cross(right_W, forward_W);
  const focal = Math.min(viewport.width, viewport.height) / (2 * Math.tan(HALF_FIELD_OF_VIEW));
  return { eye_W, right_W, up_W, forward_W, focal, viewport };
}

/** Of an eye in this direction from the target. */
export function anglesOf([x, y, z]: Vec3): Pick<Camera, "azimuth" | "elevation"> {
  return { azimuth: Math.atan2(x, z), elevation: Math.atan2(y, Math.hypot(x, z)) };
}

/** x = focal · (right·d)/(forward·d) from the middle of the picture, y downwards. */
export function project(view: View, point_W: Vec3): Projected {
  const fromEye_W = subVec(point_W, view.eye_W);
  const depth = dot(view.forward_W, fromEye_W);
  const pixelsPerMetre = view.focal / Math.max(depth, 1e-6);
  return {
    x: view.viewport.width / 2 + pixelsPerMetre * dot(view.right_W, fromEye_W),
    y: view.viewport.height / 2 - pixelsPerMetre * dot(view.up_W, fromEye_W),
    depth,
  };
}

export function orbit(camera: Camera, azimuthBy: number, elevationBy: number): Camera {
  const elevation = clamp(camera.elevation + elevationBy, -MAX_ELEVATION, MAX_ELEVATION);
  return { ...camera, azimuth: camera.azimuth + azimuthBy, elevation };
}

/** A factor below 1 moves the camera nearer. */
export function dolly(camera: Camera, factor: number): Camera {
  return { ...camera, zoom: clamp(camera.zoom * factor, MIN_ZOOM, MAX_ZOOM) };
}
