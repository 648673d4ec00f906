import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../figures/graph/GraphFigure";
import { LIMIT_ANGLE } from "../shared/stepAngle";

/** The angle by which Bullet's exponential map turns a body, beside that of the quaternion step and the angle wanted. */
function LimitAngleFigure(props: GraphFigureProps): ReactNode {
  return (
    <GraphFigure
      {...props}
      kind={LIMIT_ANGLE}
      caption={
        <>
          What a frame turns the body by, against what it was asked for. Up to π/4 Bullet’s curve is the
          straight line; past it, it bends away beside the quaternion step’s.
        </>
      }
    />
  );
}

export const LimitAngle = island("LimitAngle", LimitAngleFigure);
