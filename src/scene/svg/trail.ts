import { type Projected, project } from "../camera";
import { trailPoints } from "../geometry/drawable";
import type { TrailMark } from "../marks";
import type { LinePiece } from "./linePiece";
import type { Scene } from "./scene";
import { thinned } from "./thinned";

/** Points closer together are drawn as one [px]. */
const MIN_LEG = 1.5;

const FADE_STEPS = 16;

/** Of one opacity. */
interface Run {
  readonly points: Projected[];
  readonly opacity: number;
  readonly hidden: boolean;
}

/** The opacity falls towards the past. */
export function trailPieces({ points_W: all_W, colour }: TrailMark, scene: Scene): LinePiece[] {
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
