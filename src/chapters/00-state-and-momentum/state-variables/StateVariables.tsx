import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { SimulationFigure } from "../../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../../figures/simulation/spec";
import { describeThrown, THROWN_CAMERA, THROWN_LAYERS, thrownMarks } from "../thrownBox";
import { StateTable } from "./StateTable";

const KIND: SimulationSpec = {
  camera: () => THROWN_CAMERA,
  layers: THROWN_LAYERS,
  marks: thrownMarks,
  describe: describeThrown,
  rules: [],
  panel: StateTable,
  without: [
    "angularVelocity",
    "angularMomentum",
    "momentumAngle",
    "momentumDrift",
    "energyDrift",
    "orientation",
  ],
};

/** A thrown box and all its numbers: what is given, what is remembered, and what is worked out from that. */
function StateVariablesFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          A box thrown on the Moon, twenty frames a second. Step forward with the full stop key, and read the
          third column: which numbers have changed since the last frame? Only the four rows in the middle are
          carried from one frame to the next.
        </>
      }
    />
  );
}

export const StateVariables = island("StateVariables", StateVariablesFigure);
