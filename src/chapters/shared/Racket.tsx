import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { freeBodySpec } from "./freeBody";
import { strings } from "./strings";

const { starts } = strings;

const SPEC = freeBodySpec({
  choices: {
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    gyroscopic: "implicit-body",
    starts: [
      { value: "racketMiddleAxis", text: starts.carefulThrow },
      { value: "racketCrooked", text: starts.crookedThrow },
    ],
  },
});

/** The same throw twice: by default without the gyroscopic term in lane A and with it in lane B. */
function RacketFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} />;
}

export const Racket = island("Racket", RacketFigure);
