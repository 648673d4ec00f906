import type { ReactNode } from "react";
import { timeSinceResponse } from "../../browser/scheduling";
import { island } from "../../figures/frame/island";
import { PlayingPictures } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { warmUp } from "../../figures/simulation/warmUp";
import { FREE_BODY_LAYERS } from "../shared/freeBody";
import { racketSpec, THROWN_THINGS } from "../shared/racketPicture";

const SPEC = racketSpec({
  layers: FREE_BODY_LAYERS,
  measures: [],
  choices: { formulations: [], starts: THROWN_THINGS, startByHand: true },
});

/** A body thrown about its middle axis, as it tumbles in reality. */
function TumblingFigure(props: SimulationFigureProps): ReactNode {
  return <PlayingPictures {...props} spec={SPEC} />;
}

/**
 * When the body begins to move at the earliest [ms]. A second after a response Chromium ends the compositor of the page that was
 * there before, and the page waits meanwhile for the GPU to draw what it was given: 30 to 140 ms of a moving picture where a
 * processor does the GPU's work, 2 ms of a picture at rest.
 */
const START_OF_MOTION = 1150;

function* warmUpAndWait(props: SimulationFigureProps) {
  yield* warmUp(props, SPEC);
  yield timeSinceResponse(START_OF_MOTION);
}

export const Tumbling = island("Tumbling", TumblingFigure, warmUpAndWait);
