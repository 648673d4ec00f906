import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { GraphFigure, type GraphFigureProps } from "../../../figures/graph/GraphFigure";
import { type Precision, roundOff } from "./curves";

interface RoundOffProps extends GraphFigureProps {
  readonly precision: Precision;
}

const KINDS = { single: roundOff("single"), double: roundOff("double") } as const;

/** The relative error of expressions near zero, computed with every operation rounded to one precision. */
function RoundOffFigure({ precision, ...props }: RoundOffProps): ReactNode {
  return (
    <GraphFigure
      {...props}
      kind={KINDS[precision]}
      caption={
        <>
          Each mark is one evaluation, every operation rounded to {precision} precision, against a value
          worked out with fifty digits. Marks that would lie below the plot, most of them without any error,
          are left out. Both axes go by powers of ten.
        </>
      }
    />
  );
}

export const RoundOff = island("RoundOff", RoundOffFigure);
