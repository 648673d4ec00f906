import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../figures/graph/GraphFigure";
import { STEP_ANGLE } from "../shared/stepAngle";

/** One Euler step of the quaternion, seen in its own plane, and the angle that it turns the body by. */
function StepAngleFigure(props: GraphFigureProps): ReactNode {
  return (
    <GraphFigure
      {...props}
      kind={STEP_ANGLE}
      caption={
        <>
          The picture shows one step in the plane of <i>q</i> and its change, where every angle is half the
          body’s: along the tangent to the open dot, and back to the circle at the full one. The ring is where
          the step should end. The plot shows by what angle the body turns. Move the slider, or drag in the
          plot.
        </>
      }
    />
  );
}

export const StepAngle = island("StepAngle", StepAngleFigure);
