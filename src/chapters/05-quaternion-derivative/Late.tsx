import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { stepText, turningSpec } from "../shared/turningBody";

const SPEC = turningSpec({
  measures: ["attitudeError", "quaternionNorm"],
  choices: {
    first: "timeStep",
    formulations: [],
    rates: [24, 12, 6, 3],
    rateText: stepText,
    exact: "on",
  },
});

function LateFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={<SimulationReadouts more={["quaternionNorm", "attitudeError"]} omit={NOT_ABOUT_TURNING} />}
    />
  );
}

export const Late = island("Late", LateFigure);
