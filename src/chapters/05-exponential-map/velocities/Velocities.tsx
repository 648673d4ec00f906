import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { VELOCITIES } from "./curves";

/** The attitude's error against the time step, by map and by the instant at which the velocity is taken. */
function VelocitiesFigure(props: GraphFigureProps): ReactNode {
  return (
    <GraphFigure
      {...props}
      kind={VELOCITIES}
      caption={
        <>
          A box tumbles for five seconds. The first three curves turn it by the true angular velocity, taken
          at the end or halfway through each frame; the fourth is Buss’s rule. On these axes a line that falls
          by two tenfold steps for each tenfold smaller <i>Δt</i> is one of order two.
        </>
      }
    />
  );
}

export const Velocities = island("Velocities", VelocitiesFigure);
