import { type ReactNode, useRef } from "react";
import { rotate } from "../../core/math/quat";
import { addVec, type Vec3 } from "../../core/math/vec3";
import { useSimulationFigure } from "../../figures/simulation/SimulationContext";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { project, type Viewport, viewThrough } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { svgMarkup } from "../../scene/svg/markup";
import { useFrameListener } from "../../ui/liveElements";

const MAGNIFICATION = 3;

/** In a picture: the floor under the lowest corner, drawn three times as large as in the picture through the same camera. */
export function Lens({ lane }: { readonly lane: number }): ReactNode {
  const { driver, spec } = useSimulationFigure();
  const lens = useRef<HTMLDivElement>(null);
  const drawing = ({ width, height }: Viewport) => {
    const view = driver.pictureView(lane);
    if (!view) return "";
    const viewport = { width: MAGNIFICATION * width, height: MAGNIFICATION * height };
    const { x, y } = project(viewThrough(driver.shownCamera, viewport), floorUnder(lowestCorner(view)));
    const marks = spec.marks(view, new Set(), false).map(withSmallDot);
    return `<svg style="translate:${-x}px ${-y}px" width="${viewport.width}" height="${viewport.height}">${svgMarkup(marks, driver.shownCamera, viewport)}</svg>`;
  };
  useFrameListener(() => {
    const picture = lens.current?.parentElement;
    if (picture && lens.current)
      lens.current.innerHTML = drawing({ width: picture.clientWidth, height: picture.clientHeight });
  });
  return <div ref={lens} className="lens" />;
}

/** As small as in the picture. */
function withSmallDot(mark: Mark): Mark {
  return mark.kind === "point" ? { ...mark, scale: (mark.scale ?? 1) / MAGNIFICATION } : mark;
}

function lowestCorner({ system, state }: LaneView): Vec3 {
  const corners_W = (system.body.vertices_B ?? []).map((corner_B) =>
    addVec(state.position_W, rotate(state.q_WB, corner_B)),
  );
  return corners_W.reduce((lowest, corner) => (corner[1] < lowest[1] ? corner : lowest), state.position_W);
}

function floorUnder([x, , z]: Vec3): Vec3 {
  return [x, 0, z];
}
