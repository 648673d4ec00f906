// @vitest-environment happy-dom
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import type { Vec3 } from "../../../src/core/math/vec3";
import { DragHandle } from "../../../src/figures/pictures/DragHandle";
import { RenderLoop } from "../../../src/figures/pictures/RenderLoop";
import { type Camera, project, viewThrough } from "../../../src/scene/camera";
import { FrameListeners } from "../../../src/ui/liveElements";

const POINT_W: Vec3 = [0.7, 0.3, 0.2];
const CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0.4, elevation: 0.2, zoom: 1 };

it("a handle lies on its point of the picture where the camera has gone back to keep all in sight", async () => {
  class WidenedLoop extends RenderLoop {
    override get shownCamera(): Camera {
      return { ...this.camera, zoom: 2 };
    }
  }
  const loop = new WidenedLoop(CAMERA);
  const onFrame = (listener: () => void) => {
    listener();
    return () => {};
  };
  const place = document.body.appendChild(document.createElement("div"));
  for (const side of ["clientWidth", "clientHeight"])
    Object.defineProperty(place, side, { value: 200, configurable: true });
  const handle = createElement(DragHandle, {
    loop,
    label: "Tip",
    value: () => "",
    place: (): Vec3 => POINT_W,
    onMove: () => {},
  });
  const root = createRoot(place);
  root.render(createElement(FrameListeners, { value: onFrame }, handle));
  const at = project(viewThrough(loop.shownCamera, { width: 200, height: 200 }), POINT_W);
  const left = () => Number.parseFloat(place.querySelector("button")?.style.left ?? "");
  await vi.waitFor(() => expect(left()).toBeCloseTo((100 * at.x) / 200, 1), { timeout: 5000 });
  root.unmount();
  place.remove();
});
