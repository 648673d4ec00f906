import type { Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { arrowShape } from "../geometry/arrow";
import { bodyEdges_B, isDrawableBox } from "../geometry/box";
import { screenDashes } from "../geometry/dashes";
import { drawablePaths, isFinitePose, isFiniteVec, trailPoints } from "../geometry/drawable";
import { principalSections } from "../geometry/ellipsoid";
import { ghostLines } from "../geometry/objectSurface";
import { axisEnds, toBody, toWorld } from "../geometry/pose";
import type {
  ArrowMark,
  AxesMark,
  BodyMark,
  CurveMark,
  EllipsoidMark,
  Mark,
  ObjectMark,
  PointMark,
  TrailMark,
} from "../marks";
import { CURVE_STYLES, ghostDash, pointRadius } from "../style";
import { type LinePiece, splitByVisibility, straightLinesInSight, strokePieces } from "./linePiece";
import type { Scene } from "./scene";
import type { Shape } from "./shape";
import { thinned } from "./thinned";

export function markLines(mark: Mark, scene: Scene): LinePiece[] {
  switch (mark.kind) {
    case "body":
      return isDrawableBox(mark) ? bodyPieces(mark, scene) : [];
    case "arrow":
      return arrowPieces(mark, scene);
    case "axes":
      return axesPieces(mark, scene);
    case "trail":
      return trailPieces(mark, scene);
    case "curve":
      return curvePieces(mark, scene);
    case "ellipsoid":
      return sectionPieces(mark, scene);
    case "point":
      return isFiniteVec(mark.at_W) ? [pointPiece(mark, scene)] : [];
    case "object":
      return objectPieces(mark, scene);
    case "mesh":
    case "ground":
    case "plane":
      return [];
  }
}

const BODY_LINE_WIDTH = 1.25;

const PIECES_PER_EDGE = 28;

function bodyPieces(body: BodyMark, scene: Scene): LinePiece[] {
  const edges_W = bodyEdges_B(body).map((edge_B) => edge_B.map((point_B) => toWorld(body, point_B)));
  const decals_W = body.decals_B.map((curve_B) => curve_B.map((point_B) => toWorld(body, point_B)));
  if (body.ghost) {
    // `stroke-dasharray` costs a browser that rasters in software half a second.
    const dashes_W = [...edges_W, ...decals_W].flatMap((line_W) =>
      screenDashes(line_W, ghostDash(body.lane), scene.camera, scene.view),
    );
    return strokePieces(dashes_W, ghostClass(body), BODY_LINE_WIDTH, scene);
  }
  const edge = { className: "edge", width: BODY_LINE_WIDTH, piecesPerLeg: PIECES_PER_EDGE };
  const decal = { className: "decal", width: BODY_LINE_WIDTH, piecesPerLeg: 1 };
  const pieces = [
    ...edges_W.flatMap((edge_W) => splitByVisibility(edge_W, edge, scene)),
    ...decals_W.flatMap((decal_W) => splitByVisibility(decal_W, decal, scene)),
  ];
  return pieces.filter(({ hidden }) => !hidden);
}

const ghostClass = ({ lane }: BodyMark | ObjectMark): string =>
  lane ? `edge ghost lane-${lane}` : "edge ghost";

const STRING_WIDTH = 0.9;

function objectPieces(object: ObjectMark, scene: Scene): LinePiece[] {
  if (!isFinitePose(object)) return [];
  const inWorld = (paths: readonly (readonly Vec3[])[]) =>
    paths.map((path) => path.map((point_B) => toWorld(object, point_B)));
  if (object.ghost) {
    const eye_B = toBody(object, scene.view.eye_W);
    const dashes_W = inWorld(ghostLines(object.model.still, eye_B)).flatMap((edge_W) =>
      screenDashes(edge_W, ghostDash(object.lane), scene.camera, scene.view),
    );
    return strokePieces(dashes_W, ghostClass(object), BODY_LINE_WIDTH, scene);
  }
  const strings_W = inWorld(drawablePaths(object.model.lines)) as [Vec3, Vec3][];
  return straightLinesInSight(strings_W, "string", STRING_WIDTH, scene);
}

function axesPieces(axes: AxesMark, scene: Scene): LinePiece[] {
  const style = { className: "axis", width: 1.5, piecesPerLeg: PIECES_PER_EDGE };
  return axisEnds(axes).flatMap(({ tip_W }) => splitByVisibility([axes.position_W, tip_W], style, scene));
}

/** Legs of stronger curves are cut again, to fade at the right place. */
const PIECES_PER_LEG = { main: 3, thin: 2, faint: 1 } as const;

/** With more paths a curve is a cloud of strokes; none is cut. */
const MAX_CUT_PATHS = 200;

function curvePieces({ paths_W, colour, dashed, weight }: CurveMark, scene: Scene): LinePiece[] {
  const drawn_W = drawablePaths(paths_W);
  const className = `curve ${weight}${dashed ? " dashed" : ""} colour-${colour}`;
  const { width } = CURVE_STYLES[weight];
  if (drawn_W.length > MAX_CUT_PATHS) return strokePieces(byHeight(drawn_W), className, width, scene);
  const style = { className, width, piecesPerLeg: PIECES_PER_LEG[weight] };
  return drawn_W.flatMap((path_W) => splitByVisibility(path_W, style, scene));
}

/** A path holds the moves between strokes; short ones compress well. */
function byHeight(paths_W: readonly (readonly Vec3[])[]): (readonly Vec3[])[] {
  return [...paths_W].sort(([a], [b]) => (a?.[1] ?? 0) - (b?.[1] ?? 0));
}

function sectionPieces(ellipsoid: EllipsoidMark, scene: Scene): LinePiece[] {
  if (!ellipsoid.showsSections) return [];
  const className = `curve faint colour-${ellipsoid.colour}`;
  const style = { className, width: CURVE_STYLES.faint.width, piecesPerLeg: 1 };
  return principalSections(ellipsoid).flatMap((path_W) => splitByVisibility(path_W, style, scene));
}

function pointPiece(point: PointMark, scene: Scene): LinePiece {
  const { x, y, depth } = project(scene.view, point.at_W);
  const hidden = scene.isHidden(point.at_W);
  const radius = (pointRadius(point, scene.camera.radius) * scene.view.focal) / depth;
  const className = `${hidden ? `${scene.hiddenClass} ` : ""}point colour-${point.colour}`;
  const shape: Shape = { kind: "ellipse", className, x, y, semiAxes: [radius, radius], angle: 0 };
  return { shape, depth, hidden };
}

/** To find what hides a shaft; pieces in sight are sorted by depth as one. */
const SHAFT_PIECES = 28;
const LONGEST_JOIN = 4;

function arrowPieces(arrow: ArrowMark, scene: Scene): LinePiece[] {
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

/** Of a cone from the side: its tip and its base's ends. */
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

/** Points closer together are one [px]. */
const MIN_LEG = 1.5;

const FADE_STEPS = 10;

/** Of one opacity. */
interface Run {
  readonly points: Projected[];
  readonly opacity: number;
  readonly hidden: boolean;
}

/** Fading towards the past. */
function trailPieces({ points_W: all_W, colour }: TrailMark, scene: Scene): LinePiece[] {
  const points_W = trailPoints(all_W);
  const last = points_W.length - 1;
  const runs: Run[] = [];
  points_W.forEach((point_W, index) => {
    const point = project(scene.view, point_W);
    const run = runs.at(-1);
    const before = run?.points.at(-1);
    if (before && index < last && Math.hypot(point.x - before.x, point.y - before.y) < MIN_LEG) return;
    const opacity = Math.ceil((FADE_STEPS * index) / last) / FADE_STEPS;
    const hidden = scene.isHidden(point_W);
    if (run?.opacity === opacity && run.hidden === hidden) run.points.push(point);
    else runs.push({ points: before ? [before, point] : [point], opacity, hidden });
  });
  return runs
    .filter(({ points }) => points.length > 1)
    .map(({ points, opacity, hidden }) => ({
      shape: {
        kind: "line",
        className: `trail colour-${colour}`,
        points: thinned(points),
        width: 1.75,
        opacity: hidden ? opacity * scene.hiddenOpacity : opacity,
      },
      depth: points.at(-1)?.depth ?? 0,
      hidden,
    }));
}
