import type { PerspectiveCamera } from "three";
import { type Camera, eyeDistance, type Viewport, verticalFieldOfView, viewThrough } from "../camera";

/** Sets three's camera to see a viewport as `project` does. */
export function applyCamera(eye: PerspectiveCamera, camera: Camera, viewport: Viewport): void {
  const { eye_W } = viewThrough(camera, viewport);
  const distance = eyeDistance(camera);
  eye.fov = (verticalFieldOfView(viewport) * 180) / Math.PI;
  eye.aspect = viewport.width / viewport.height;
  eye.near = distance / 20;
  eye.far = distance * 4;
  eye.position.set(...eye_W);
  eye.up.set(0, 1, 0);
  eye.lookAt(...camera.target_W);
  eye.updateProjectionMatrix();
  eye.updateMatrixWorld();
}
