import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { turningCamera, turningSpec } from "../shared/turningBody";
import { strings } from "./strings/en";

const SPEC = turningSpec({
  camera: (id) => turningCamera(id, 1.1),
  measures: ["attitudeError"],
  choices: {
    first: "start",
    formulations: [],
    startByHand: true,
    starts: [
      { value: "straightDie", text: strings.sides.starts.straightDie },
      { value: "askewDie", text: strings.sides.starts.askewDie },
      { value: "racketCrooked", text: strings.sides.starts.racketCrooked },
    ],
    exact: "off",
  },
});

function SidesFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={<SimulationReadouts more={["attitudeError"]} omit={NOT_ABOUT_TURNING} />}
    />
  );
}

export const Sides = island("Sides", SidesFigure);
