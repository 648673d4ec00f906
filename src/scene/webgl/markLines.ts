import { project, viewThrough } from "../camera";
import { axisEnds } from "../geometry/axes";
import { screenDashes } from "../geometry/dashes";
import { drawablePaths, isFiniteVec, trailPoints } from "../geometry/drawable";
import { ellipsePoints } from "../geometry/ellipse";
import { principalSections, silhouetteOf } from "../geometry/ellipsoid";
import { groundRings } from "../geometry/ground";
import { planeLines } from "../geometry/plane";
import type { AxesMark, CurveMark, EllipsoidMark, Mark, PointMark } from "../marks";
import { CURVE_STYLES, CURVE_DASH, hiddenOpacity, OUTLINE_OPACITY, pointRadius } from "../style";
import { type DrawContext, RENDER_ORDER } from "./drawing";
import type { LineBatchOptions, Lines } from "./lineBatch";

/** The batches that a picture's lines are drawn in, each at its place among the other objects. */
export const LINE_LAYERS = {
  ground: { renderOrder: RENDER_ORDER.ground },
  plane: { renderOrder: RENDER_ORDER.ground, depthTest: false },
  outline: { renderOrder: RENDER_ORDER.outline, depthTest: false },
  curve: { renderOrder: RENDER_ORDER.line, hiddenRenderOrder: RENDER_ORDER.behind },
  point: { renderOrder: RENDER_ORDER.point, hiddenRenderOrder: RENDER_ORDER.behind, depthWrite: true },
} as const satisfies Record<string, LineBatchOptions>;

export type LineLayer = keyof typeof LINE_LAYERS;

export interface LayeredLines extends Lines {
  readonly layer: LineLayer;
}

/** How finely the outline of a translucent surface is drawn. */
const OUTLINE_POINTS = 96;

/** The lines that a mark is made of; those of a body turn with it, and are its own. */
export function markLines(mark: Mark, drawing: DrawContext): readonly LayeredLines[] {
  const { colours, pixelRatio } = drawing;
  switch (mark.kind) {
    case "axes":
      return [axesLines(mark, drawing)];
    case "trail":
      return [
        {
          layer: "curve",
          paths: [trailPoints(mark.points_W)],
          colour: colours[mark.colour],
          width: 1.75 * pixelRatio,
          opacity: 1,
          fades: true,
          hiddenOpacity: hiddenOpacity(drawing.marks),
        },
      ];
    case "ground":
      if (mark.bare) return [];
      return [
        { layer: "ground", paths: groundRings(mark), colour: colours.ground, width: pixelRatio, opacity: 1 },
      ];
    case "plane":
      // What stands on a panel hides its grid; a disc shows through the surfaces that touch it.
      return [
        {
          layer: mark.panel ? "ground" : "plane",
          paths: planeLines(mark),
          colour: colours.ground,
          width: pixelRatio,
          opacity: 1,
        },
      ];
    case "curve":
      return [curveLines(mark, drawing)];
    case "ellipsoid":
      return surfaceLines(mark, drawing);
    case "point":
      return isFiniteVec(mark.at_W) ? [pointDot(mark, drawing)] : [];
    case "body":
    case "mesh":
    case "arrow":
      return [];
  }
}

function axesLines(axes: AxesMark, { colours, pixelRatio }: DrawContext): LayeredLines {
  return {
    layer: "curve",
    paths: axisEnds(axes).map(({ tip_W }) => [axes.position_W, tip_W]),
    colour: colours.axis,
    width: 1.5 * pixelRatio,
    opacity: 0.9,
  };
}

function curveLines(
  { paths_W, colour, dashed: broken, weight }: CurveMark,
  drawing: DrawContext,
): LayeredLines {
  const { width, opacity } = CURVE_STYLES[weight];
  const { camera } = drawing;
  const view = viewThrough(camera, drawing.viewport);
  const paths = drawablePaths(paths_W);
  return {
    layer: "curve",
    paths: broken ? paths.flatMap((path_W) => screenDashes(path_W, CURVE_DASH, camera, view)) : paths,
    colour: drawing.colours[colour],
    width: width * drawing.pixelRatio,
    opacity,
  };
}

function surfaceLines(
  ellipsoid: EllipsoidMark,
  { camera, colours, viewport, pixelRatio }: DrawContext,
): LayeredLines[] {
  const rim = silhouetteOf(ellipsoid, viewThrough(camera, viewport).eye_W);
  const colour = colours[ellipsoid.colour];
  const outline = { layer: "outline", colour, opacity: OUTLINE_OPACITY } as const;
  const drawn: LayeredLines[] = rim
    ? [{ ...outline, paths: [ellipsePoints(rim, OUTLINE_POINTS)], width: 1.25 * pixelRatio }]
    : [];
  if (!ellipsoid.showsSections) return drawn;
  const { width, opacity } = CURVE_STYLES.faint;
  return [
    ...drawn,
    { layer: "curve", paths: principalSections(ellipsoid), colour, width: width * pixelRatio, opacity },
  ];
}

/** A line from a place to itself: its round ends. */
function pointDot(point: PointMark, { camera, colours, marks, viewport, pixelRatio }: DrawContext): LayeredLines {
  const view = viewThrough(camera, viewport);
  const radius = (pointRadius(point, camera.radius) * view.focal) / project(view, point.at_W).depth;
  return {
    layer: "point",
    paths: [[point.at_W, point.at_W]],
    colour: colours[point.colour],
    width: 2 * radius * pixelRatio,
    opacity: 1,
    hiddenOpacity: hiddenOpacity(marks),
  };
}
