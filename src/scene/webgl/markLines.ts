import { project, viewThrough } from "../camera";
import { screenDashes } from "../geometry/dashes";
import { drawablePaths, isFiniteVec, trailPoints } from "../geometry/drawable";
import { ellipsePoints } from "../geometry/ellipse";
import { principalSections, silhouetteOf } from "../geometry/ellipsoid";
import { groundRings, planeLines } from "../geometry/plane";
import { axisEnds } from "../geometry/pose";
import type { AxesMark, CurveMark, EllipsoidMark, Mark, PointMark } from "../marks";
import { CURVE_DASH, CURVE_STYLES, hiddenOpacity, OUTLINE_OPACITY, pointRadius } from "../style";
import { type DrawContext, RENDER_ORDER } from "./drawContext";
import type { LineBatchOptions, Lines } from "./lineBatch";

export const LINE_LAYERS = {
  ground: { renderOrder: RENDER_ORDER.ground },
  plane: { renderOrder: RENDER_ORDER.ground, depthTest: false },
  outline: { renderOrder: RENDER_ORDER.outline, depthTest: false },
  curve: { renderOrder: RENDER_ORDER.line, hiddenRenderOrder: RENDER_ORDER.hidden },
  point: { renderOrder: RENDER_ORDER.point, hiddenRenderOrder: RENDER_ORDER.hidden, depthWrite: true },
} as const satisfies Record<string, LineBatchOptions>;

export type LineLayer = keyof typeof LINE_LAYERS;

export interface LayeredLines extends Lines {
  readonly layer: LineLayer;
}

const OUTLINE_POINTS = 96;

/** World axes. A body has a batch of its own, in body axes, not rewritten when it turns. */
export function markLines(mark: Mark, context: DrawContext): readonly LayeredLines[] {
  const { colours, pixelRatio } = context;
  switch (mark.kind) {
    case "axes":
      return [axesLines(mark, context)];
    case "trail":
      return [
        {
          layer: "curve",
          paths: [trailPoints(mark.points_W)],
          colour: colours[mark.colour],
          width: 1.75 * pixelRatio,
          opacity: 1,
          fades: true,
          hiddenOpacity: hiddenOpacity(context.marks),
        },
      ];
    case "ground":
      if (mark.bare) return [];
      return [
        { layer: "ground", paths: groundRings(mark), colour: colours.ground, width: pixelRatio, opacity: 1 },
      ];
    case "plane":
      // Bodies on a panel hide its grid; a disc's rings show through the surfaces that touch it.
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
      return [curveLines(mark, context)];
    case "ellipsoid":
      return surfaceLines(mark, context);
    case "point":
      return isFiniteVec(mark.at_W) ? [pointDot(mark, context)] : [];
    case "body":
    case "mesh":
    case "object":
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

function curveLines({ paths_W, colour, dashed, weight }: CurveMark, context: DrawContext): LayeredLines {
  const { width, opacity } = CURVE_STYLES[weight];
  const { camera } = context;
  const view = viewThrough(camera, context.viewport);
  const paths = drawablePaths(paths_W);
  return {
    layer: "curve",
    paths: dashed ? paths.flatMap((path_W) => screenDashes(path_W, CURVE_DASH, camera, view)) : paths,
    colour: context.colours[colour],
    width: width * context.pixelRatio,
    opacity,
  };
}

function surfaceLines(
  ellipsoid: EllipsoidMark,
  { camera, colours, viewport, pixelRatio }: DrawContext,
): LayeredLines[] {
  const silhouette = silhouetteOf(ellipsoid, viewThrough(camera, viewport).eye_W);
  const colour = colours[ellipsoid.colour];
  const outline = { layer: "outline", colour, opacity: OUTLINE_OPACITY } as const;
  const drawn: LayeredLines[] = silhouette
    ? [{ ...outline, paths: [ellipsePoints(silhouette, OUTLINE_POINTS)], width: 1.25 * pixelRatio }]
    : [];
  if (!ellipsoid.showsSections) return drawn;
  const { width, opacity } = CURVE_STYLES.faint;
  return [
    ...drawn,
    { layer: "curve", paths: principalSections(ellipsoid), colour, width: width * pixelRatio, opacity },
  ];
}

/** A line of length 0: only its round caps are seen. */
function pointDot(
  point: PointMark,
  { camera, colours, marks, viewport, pixelRatio }: DrawContext,
): LayeredLines {
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
