import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../figures/graph/GraphFigure";
import { STEP_ANGLE } from "../shared/stepAngle";

/** One Euler step of the quaternion, seen in its own plane, and the angle that it turns the body by. */
function StepAngleFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={STEP_ANGLE} />;
}

export const StepAngle = island("StepAngle", StepAngleFigure);
