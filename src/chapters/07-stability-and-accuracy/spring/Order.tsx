import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { SPRING_ORDER } from "./order";

/** The error of five rules for a spring against the time step, and the order that it shows. */
function OrderFigure(props: GraphFigureProps): ReactNode {
  return (
    <GraphFigure
      {...props}
      kind={SPRING_ORDER}
      caption={
        <>
          How far each rule is ever from the true point of the phase plane within two turns. Equal steps along
          an axis are equal factors, so an error that goes with a power of Δ<i>t</i> is a straight line, and
          its slope is the power. The last column halves the step at the slider’s place and tells what became
          of the error.
        </>
      }
    />
  );
}

export const Order = island("Order", OrderFigure);
