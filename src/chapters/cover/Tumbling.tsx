import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { freeBodySpec } from "../shared/freeBody";

const SPEC = freeBodySpec({
  measures: ["energyDrift", "momentumAngle"],
  choices: { formulations: [] },
});

/** A body thrown about its middle axis, as it tumbles in reality. */
function TumblingFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} />;
}

export const Tumbling = island("Tumbling", TumblingFigure);
