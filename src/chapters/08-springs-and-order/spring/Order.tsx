import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { SPRING_ORDER } from "./order";

/** The error of five rules for a spring against the time step, and the order that it shows. */
function OrderFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={SPRING_ORDER} />;
}

export const Order = island("Order", OrderFigure);
