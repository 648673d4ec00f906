import type { Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { arrowShape } from "../geometry/arrow";
import type { ArrowMark } from "../marks";
import { type LinePiece, splitByVisibility } from "./linePiece";
import type { Scene } from "./scene";
import type { Shape } from "./shape";

/** To find what hides a shaft; so many pieces in sight are sorted by depth as one. */
const SHAFT_PIECES = 28;
const LONGEST_JOIN = 4;

export function arrowPieces(arrow: ArrowMark, scene: Scene): LinePiece[] {
  const { view, hiddenClass } = scene;
  const shape = arrowShape(arrow, scene.camera.radius);
  if (!shape) return [];
  const className = `${arrow.ghost ? "ghost " : ""}colour-${arrow.colour}`;
  const neck = project(view, shape.neck_W);
  const style = {
    className: `shaft ${className}`,
    width: (2 * shape.shaftRadius * view.focal) / neck.depth,
    piecesPerLeg: SHAFT_PIECES,
    hiddenClass,
    longestJoin: LONGEST_JOIN,
  };
  const hidden = scene.isHidden(shape.tip_W);
  const head: Shape = {
    kind: "polygon",
    className: `${hidden ? `${hiddenClass} ` : ""}head ${className}`,
    outlines: [headOutline(shape.neck_W, shape.tip_W, shape.headRadius, view)],
  };
  const shaft = splitByVisibility([arrow.tail_W, shape.neck_W], style, scene);
  return [...shaft, { shape: head, depth: neck.depth, hidden }];
}

/** A cone from the side: its tip and the ends of its base. */
function headOutline(neck_W: Vec3, tip_W: Vec3, radius: number, view: View): Projected[] {
  const neck = project(view, neck_W);
  const tip = project(view, tip_W);
  const length = Math.hypot(tip.x - neck.x, tip.y - neck.y);
  const halfWidth = (radius * view.focal) / neck.depth;
  const across =
    length > 1e-6 ? { x: -(tip.y - neck.y) / length, y: (tip.x - neck.x) / length } : { x: 1, y: 0 };
  const side = (sign: number): Projected => ({
    x: neck.x + sign * halfWidth * across.x,
    y: neck.y + sign * halfWidth * across.y,
    depth: neck.depth,
  });
  return [side(-1), tip, side(1)];
}
