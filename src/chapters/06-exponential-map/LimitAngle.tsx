import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../figures/graph/GraphFigure";
import { LIMIT_ANGLE } from "../shared/stepAngle";

/** The angle by which Bullet's exponential map turns a body, beside that of the quaternion step and the angle wanted. */
function LimitAngleFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={LIMIT_ANGLE} />;
}

export const LimitAngle = island("LimitAngle", LimitAngleFigure);
