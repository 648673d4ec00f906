import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { DRIVEN_CAMERA, DRIVEN_LAYERS, DRIVEN_PLOTS, describeDriven, drivenMarks } from "./drivenBox";
import { strings } from "./strings/en";

const { starts } = strings.driven;

const SPEC: SimulationSpec = {
  camera: () => DRIVEN_CAMERA,
  layers: DRIVEN_LAYERS,
  marks: drivenMarks,
  describe: describeDriven,
  measures: ["angularVelocityBody", "energy"],
  choices: {
    first: "start",
    formulations: [],
    startByHand: true,
    starts: [
      { value: "drivenBox", text: starts.spinning },
      { value: "drivenAcross", text: starts.across },
      { value: "drivenCube", text: starts.cube },
    ],
  },
};

/** A constant torque against a drag, and the spin that every start tends to. */
function DrivenFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={<SimulationReadouts omit={["momentumAngle", "momentumDrift", "energyDrift"]} />}
      plots={<Plots plots={DRIVEN_PLOTS} />}
    />
  );
}

export const Driven = island("Driven", DrivenFigure);
