import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { Measures } from "../../../figures/simulation/Measures";
import { Plots } from "../../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../../figures/simulation/readouts";
import { RunningFigure } from "../../../figures/simulation/SimulationFigure";
import { FREE_BODY_LAYERS } from "../../shared/freeBody";
import { FREE_BODY_PLOTS } from "../../shared/freeBodyPlots";
import { racketSpec } from "../../shared/racketPicture";
import { strings } from "../strings";
import { LineUp } from "./LineUp";
import type { RaceProps } from "./raceState";
import { useRace } from "./useRace";

const { starts } = strings.race;

const SPEC = racketSpec({
  layers: FREE_BODY_LAYERS.map((layer) =>
    layer.id === "gyroscopic" ? { ...layer, shownAtFirst: false } : layer,
  ),
  measures: ["attitudeError", "energyDrift", "momentumAngle"],
  choices: {
    first: "start",
    formulations: [],
    rates: [30, 60, 120, 240],
    exact: "on",
    starts: [
      { value: "racketMiddleAxis", text: starts.racketMiddleAxis },
      { value: "racketCrooked", text: starts.racketCrooked },
    ],
  },
});

/** Two or three physics engines, or rules of this book, beside the exact solution. */
function RaceFigure(props: RaceProps): ReactNode {
  const race = useRace(props, SPEC);
  return (
    <RunningFigure
      id={props.id}
      spec={SPEC}
      simulation={race.simulation}
      measures={
        <>
          <LineUp running={race} />
          <Measures key={race.race.racers.length} />
        </>
      }
      readouts={<SimulationReadouts more={["attitudeError"]} />}
    >
      <Plots key={race.race.racers.length} plots={FREE_BODY_PLOTS} />
    </RunningFigure>
  );
}

export const Race = island("Race", RaceFigure);
