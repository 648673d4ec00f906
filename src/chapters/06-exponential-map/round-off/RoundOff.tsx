import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { roundOff } from "./curves";

const SPEC = roundOff("single");

/** The relative error of expressions near zero, computed with every operation rounded to single precision. */
function RoundOffFigure(props: GraphFigureProps): ReactNode {
  return <GraphFigure {...props} spec={SPEC} />;
}

export const RoundOff = island("RoundOff", RoundOffFigure);
