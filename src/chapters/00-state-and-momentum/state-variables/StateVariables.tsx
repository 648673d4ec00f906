import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { SimulationReadouts } from "../../../figures/simulation/readouts";
import { SimulationFigure } from "../../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../../figures/simulation/spec";
import { describeThrown, THROWN_CAMERA, THROWN_LAYERS, thrownMarks } from "../thrownBox";
import { StateTable } from "./StateTable";

const SPEC: SimulationSpec = {
  camera: () => THROWN_CAMERA,
  layers: THROWN_LAYERS,
  marks: thrownMarks,
  describe: describeThrown,
  measures: ["energy", "angularVelocityBody"],
  choices: { formulations: [] },
};

/** A thrown box and all its numbers: constants, the state, and what is computed from the state. */
function StateVariablesFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={
        <SimulationReadouts
          omit={[
            "angularVelocity",
            "angularMomentum",
            "momentumAngle",
            "momentumDrift",
            "energyDrift",
            "orientation",
          ]}
        />
      }
    >
      <StateTable />
    </SimulationFigure>
  );
}

export const StateVariables = island("StateVariables", StateVariablesFigure);
