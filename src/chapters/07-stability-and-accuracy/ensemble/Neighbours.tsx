import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { NEIGHBOURS } from "./neighbours";

/** The distance of two true motions that start side by side: across the curves it grows, along one it does not. */
function NeighboursFigure(props: GraphFigureProps): ReactNode {
  return (
    <GraphFigure
      {...props}
      kind={NEIGHBOURS}
      caption={
        <>
          Two rackets with the same |<i>L</i>|, tilted from the middle axis by half a degree and by a fiftieth
          more. Each hump is a flip that one of them makes a little before the other. The humps grow in
          proportion to the time. Two rackets on one and the same curve stay as they are.
        </>
      }
    />
  );
}

export const Neighbours = island("Neighbours", NeighboursFigure);
