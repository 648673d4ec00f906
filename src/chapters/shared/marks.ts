import type { Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { ArrowMark, Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";

/** The arrow of ω or L, under its symbol and in its colour. Both points in world axes. */
export function vectorArrow(vector: "omega" | "momentum", tail_W: Vec3, span_W: Vec3): ArrowMark {
  return {
    kind: "arrow",
    key: vector,
    tail_W,
    span_W,
    colour: vector,
    label: TERMS[vector].symbol,
    ghost: false,
  };
}

export function centreTrail({ past }: LaneView): Mark {
  return {
    kind: "trail",
    key: "way",
    colour: "position",
    points_W: past.map(({ position_W }) => position_W),
  };
}
