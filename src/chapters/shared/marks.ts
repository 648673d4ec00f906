import { identityQuat } from "../../core/math/quat";
import { type Vec3, zeroVec } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { ArrowMark, BodyMark, CurveMark, EllipsoidMark, Mark, TrailMark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";

/** World axes [m]. */
export function arrow(
  key: string,
  tail_W: Vec3,
  span_W: Vec3,
  colour: ArrowMark["colour"],
  label: string,
  details: Partial<Pick<ArrowMark, "labelAt" | "draggedByTail" | "ghost" | "highlighted" | "term">> = {},
): ArrowMark {
  return { kind: "arrow", key, tail_W, span_W, colour, label, ghost: false, ...details };
}

export function curve(
  key: string,
  paths_W: CurveMark["paths_W"],
  colour: CurveMark["colour"],
  weight: CurveMark["weight"] = "main",
  dashed = false,
): CurveMark {
  return { kind: "curve", key, paths_W, colour, dashed, weight };
}

export function boxMark(
  key: string,
  size: Vec3,
  { position_W, q_WB }: Pick<BodyMark, "position_W" | "q_WB">,
  decals_B: BodyMark["decals_B"] = [],
): BodyMark {
  return { kind: "body", key, size, position_W, q_WB, decals_B, ghost: false };
}

/** Under its symbol and in its colour; both points in world axes. */
export function vectorArrow(vector: "omega" | "momentum", tail_W: Vec3, span_W: Vec3): ArrowMark {
  return arrow(vector, tail_W, span_W, vector, TERMS[vector].symbol);
}

export function trail(key: string, points_W: readonly Vec3[], colour: TrailMark["colour"]): TrailMark {
  return { kind: "trail", key, colour, points_W };
}

export function centreTrail({ past }: LaneView): Mark {
  const points_W = past.map(({ position_W }) => position_W);
  return trail("way", points_W, "position");
}

/** With its sections; by default about the origin, along the picture’s axes. */
export function ellipsoid(
  key: string,
  colour: EllipsoidMark["colour"],
  semiAxes: Vec3,
  details: Partial<EllipsoidMark>,
): EllipsoidMark {
  const plain = { position_W: zeroVec, q_WB: identityQuat, showsSections: true };
  return { kind: "ellipsoid", key, colour, semiAxes, ...plain, ...details };
}

/** Those whose layer is shown, in the order given. */
export function marksOf<M extends Mark>(
  shown: ReadonlySet<string>,
  layers: Readonly<Record<string, M>>,
): M[] {
  return Object.entries(layers).flatMap(([layer, mark]) => (shown.has(layer) ? [mark] : []));
}
