import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { DRAG } from "./plot";

/** Five rules for a drag: the factor by which one step multiplies the speed. */
function DragFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={DRAG} />;
}

export const Drag = island("Drag", DragFigure);
