import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { VELOCITIES } from "./curves";

/** The attitude's error against the time step, by map and by the instant at which the velocity is taken. */
function VelocitiesFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={VELOCITIES} />;
}

export const Velocities = island("Velocities", VelocitiesFigure);
