import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { type Precision, roundOff } from "./curves";

interface RoundOffProps extends GraphFigureProps {
  readonly precision: Precision;
}

const SPECS = { single: roundOff("single"), double: roundOff("double") } as const;

/** The relative error of expressions near zero, computed with every operation rounded to one precision. */
function RoundOffFigure({ precision, ...props }: RoundOffProps): ReactNode {
  return <GraphFigure {...props} spec={SPECS[precision]} />;
}

export const RoundOff = island("RoundOff", RoundOffFigure);
