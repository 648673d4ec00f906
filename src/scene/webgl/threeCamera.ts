import { MathUtils, type PerspectiveCamera } from "three";
import { type Camera, eyeDistance, type Viewport, verticalFieldOfView, viewThrough } from "../camera";

/** Sets three's camera so that it projects as `project` does. */
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
