import { type ReactNode, useEffect } from "react";
import { PlayButton } from "../../ui/buttons";
import { FigureStage } from "../shell/Figure";
import { Pictures } from "./Pictures";
import { useSimulationFigure } from "./SimulationContext";
import { SimulationShell, usePlaying } from "./SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "./spec";
import { useSimulation } from "./useSimulation";
import { useTransportActions } from "./useTransportActions";

export function PlayingPictures({
  spec,
  ...props
}: SimulationFigureProps & { readonly spec: SimulationSpec }): ReactNode {
  const simulation = useSimulation(props, spec);
  return (
    <SimulationShell id={props.id} spec={spec} simulation={simulation} kind="playing-pictures">
      <FigureStage>
        <Pictures />
        <PlayAlone />
      </FigureStage>
    </SimulationShell>
  );
}

/** By then a press that brought the figure has been answered, and what it started is not stopped [ms]. */
const START_DELAY = 500;

/** Not under reduced motion, nor where a link asks for a frame. */
function PlayAlone(): ReactNode {
  const { driver } = useSimulationFigure();
  const { togglePlay } = useTransportActions();
  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || window.location.search !== "";
    if (isStill) return;
    const timer = setTimeout(() => driver.player.play(), START_DELAY);
    return () => clearTimeout(timer);
  }, [driver]);
  return (
    <div className="play-alone">
      <PlayButton playing={usePlaying(driver)} onToggle={togglePlay} />
    </div>
  );
}
