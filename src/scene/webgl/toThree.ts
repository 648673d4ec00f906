import { Color, MathUtils, Matrix4, type Object3D, type PerspectiveCamera } from "three";
import { type Camera, eyeDistance, type Viewport, verticalFieldOfView, viewThrough } from "../camera";
import { mapOf } from "../geometry/pose";
import type { RawPose } from "../marks";

const knownColours = new Map<string, Color>();

/** Parsed once; not to be changed. */
export function threeColour(css: string): Color {
  const colour = knownColours.get(css) ?? new Color(css);
  knownColours.set(css, colour);
  return colour;
}

/** As `project` projects. */
export function applyCamera(perspective: PerspectiveCamera, camera: Camera, viewport: Viewport): void {
  const { eye_W } = viewThrough(camera, viewport);
  const distance = eyeDistance(camera);
  perspective.fov = MathUtils.radToDeg(verticalFieldOfView(viewport));
  perspective.aspect = viewport.width / viewport.height;
  perspective.near = distance / 20;
  perspective.far = distance * 4;
  perspective.position.set(...eye_W);
  perspective.up.set(0, 1, 0);
  perspective.lookAt(...camera.target_W);
  perspective.updateProjectionMatrix();
  perspective.updateMatrixWorld();
}

/** The map need not be a rotation. */
export function applyPose(object: Object3D, pose: RawPose): void {
  const m = mapOf(pose);
  const [x, y, z] = pose.position_W;
  object.matrix.set(m[0], m[1], m[2], x, m[3], m[4], m[5], y, m[6], m[7], m[8], z, 0, 0, 0, 1);
  object.matrixWorldNeedsUpdate = true;
}

const projection = new Matrix4();

/** Straight down onto the level y = height. */
export function flattenOnto(object: Object3D, height: number): void {
  projection.set(1, 0, 0, 0, 0, 0, 0, height, 0, 0, 1, 0, 0, 0, 0, 1);
  object.matrix.premultiply(projection);
}
