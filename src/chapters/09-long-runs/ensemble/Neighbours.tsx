import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { NEIGHBOURS } from "./neighbours";

/** The distance of two true motions that start side by side: across the curves it grows, along one it does not. */
function NeighboursFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={NEIGHBOURS} />;
}

export const Neighbours = island("Neighbours", NeighboursFigure);
