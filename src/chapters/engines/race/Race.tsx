import type { ReactNode } from "react";
import { island } from "../../../figures/shell/island";
import { Measures } from "../../../figures/simulation/Measures";
import { OpenInLab } from "../../../figures/simulation/OpenInLab";
import { Plots } from "../../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../../figures/simulation/readouts";
import { RunningFigure } from "../../../figures/simulation/SimulationFigure";
import { FREE_BODY_LAYERS, freeBodyCamera } from "../../shared/freeBody";
import { FREE_BODY_PLOTS } from "../../shared/freeBodyPlots";
import { racketSpec } from "../../shared/racketPicture";
import { isSettingId } from "../engineText";
import { strings } from "../strings/en";
import { Chips } from "./Chips";
import { LineUp } from "./LineUp";
import { RacePictures } from "./RacePictures";
import { hasRun, type RaceProps } from "./raceState";
import { type RunningRace, useRace } from "./useRace";

const { starts } = strings.race;

/** Pictures of a race are small: racket and ground fill them, and L alone, which should stand, is shown at first. */
const FRAMED = { radius: 1.2, target_W: [0, -0.2, 0] } as const;

const SPEC = racketSpec({
  camera: (id) => ({ ...freeBodyCamera(id, 1), ...FRAMED }),
  layers: FREE_BODY_LAYERS.map((layer) => ({ ...layer, shownAtFirst: layer.id === "momentum" })),
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
  // Until something has run, numbers and plots would be the exact solution's alone.
  const isIdle = !race.race.racers.some((racer) => hasRun(race.race, racer, race.runs));
  return (
    <RunningFigure
      id={props.id}
      spec={SPEC}
      simulation={race.simulation}
      pictures={
        <>
          <Chips running={race} offered={props.racers} />
          <RacePictures running={race} />
        </>
      }
      take={<OpenInLab lanes={labLanes(race)} />}
      measures={
        <>
          <LineUp running={race} />
          <div className="race-results" hidden={isIdle}>
            <Measures key={race.race.racers.length} />
          </div>
        </>
      }
      readouts={<SimulationReadouts more={["attitudeError"]} />}
      plots={
        <div className="race-results" hidden={isIdle}>
          <Plots key={race.race.racers.length} plots={FREE_BODY_PLOTS} />
        </div>
      }
    />
  );
}

/** The bench has room for so many lanes besides the exact one. */
export const MOST_IN_LAB = 4;

function labLanes({ race, simulation }: RunningRace): readonly unknown[] {
  const lanes = simulation.driver.player.scenario.lanes.map((lane, index) => {
    const racer = race.racers[index];
    return racer !== undefined && isSettingId(racer) ? { engine: racer } : lane;
  });
  return [...lanes.slice(0, race.racers.length).slice(0, MOST_IN_LAB), ...lanes.slice(race.racers.length)];
}

export const Race = island("Race", RaceFigure);
