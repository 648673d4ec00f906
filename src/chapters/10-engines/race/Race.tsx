import type { ReactNode } from "react";
import { island } from "../../../figures/shell/island";
import { Measures } from "../../../figures/simulation/Measures";
import { OpenInLab } from "../../../figures/simulation/OpenInLab";
import { Plots } from "../../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../../figures/simulation/readouts";
import { RunningFigure } from "../../../figures/simulation/SimulationFigure";
import { FREE_BODY_LAYERS } from "../../shared/freeBody";
import { FREE_BODY_PLOTS } from "../../shared/freeBodyPlots";
import { racketSpec } from "../../shared/racketPicture";
import { isSettingId } from "../engineText";
import { strings } from "../strings/en";
import { LineUp } from "./LineUp";
import type { RaceProps } from "./raceState";
import { type RunningRace, useRace } from "./useRace";

const { starts } = strings.race;

const SPEC = racketSpec({
  layers: FREE_BODY_LAYERS.map((layer) =>
    layer.id === "gyroscopic" ? { ...layer, shownAtFirst: false } : layer,
  ),
  measures: ["attitudeError", "energyDrift", "momentumAngle"],
  choices: {
    formulations: [],
    rates: [30, 60, 120, 240],
    exact: "on",
    starts: [
      { value: "thrownRacket", text: starts.thrownRacket },
      { value: "thrownRacketCrooked", text: starts.thrownRacketCrooked },
      { value: "racketMiddleAxis", text: starts.racketMiddleAxis },
      { value: "racketCrooked", text: starts.racketCrooked },
    ],
  },
});

function RaceFigure(props: RaceProps): ReactNode {
  const race = useRace(props, SPEC);
  return (
    <RunningFigure
      id={props.id}
      spec={SPEC}
      simulation={race.simulation}
      take={<OpenInLab lanes={labLanes(race)} />}
      measures={
        <>
          <LineUp running={race} />
          <Measures key={race.race.racers.length} />
        </>
      }
      readouts={<SimulationReadouts more={["attitudeError"]} />}
      plots={<Plots key={race.race.racers.length} plots={FREE_BODY_PLOTS} />}
    />
  );
}

function labLanes({ race, simulation }: RunningRace): readonly unknown[] {
  return simulation.driver.player.scenario.lanes.map((lane, index) => {
    const racer = race.racers[index];
    return racer !== undefined && isSettingId(racer) ? { engine: racer } : lane;
  });
}

export const Race = island("Race", RaceFigure);
