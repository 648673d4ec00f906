import type { ReactNode } from "react";
import { island } from "../../figures/shell/island";
import { PlayingPictures } from "../../figures/simulation/PlayingPictures";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
import { FREE_BODY_LAYERS } from "../shared/freeBody";
import { racketSpec, THROWN_THINGS } from "../shared/racketPicture";

const SPEC = racketSpec({
  layers: FREE_BODY_LAYERS,
  measures: [],
  choices: { formulations: [], starts: THROWN_THINGS, startByHand: true },
});

function TumblingFigure(props: SimulationFigureProps): ReactNode {
  return <PlayingPictures {...props} spec={SPEC} />;
}

export const Tumbling = island("Tumbling", TumblingFigure);
