import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { racketSpec } from "../shared/racketPicture";
import { strings } from "../shared/strings/en";

const { starts } = strings;

const SPEC = racketSpec({
  measures: ["energyDrift", "momentumDrift"],
  choices: {
    first: "inspector",
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    startByHand: true,
    starts: [
      { value: "racketCrooked", text: starts.crookedThrow },
      { value: "racketMiddleAxis", text: starts.carefulThrow },
    ],
  },
});

function FrameFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} />;
}

export const Frame = island("Frame", FrameFigure);
