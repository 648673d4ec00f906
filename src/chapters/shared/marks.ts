import type { Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { ArrowMark, BodyMark, CurveMark, Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";

/** Both points in world axes. */
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

/** The arrow of ω or L, under its symbol and in its colour. Both points in world axes. */
export function vectorArrow(vector: "omega" | "momentum", tail_W: Vec3, span_W: Vec3): ArrowMark {
  return arrow(vector, tail_W, span_W, vector, TERMS[vector].symbol);
}

export function centreTrail({ past }: LaneView): Mark {
  return {
    kind: "trail",
    key: "way",
    colour: "position",
    points_W: past.map(({ position_W }) => position_W),
  };
}
