import type { ReactNode } from "react";
import { Control } from "./controls";
import { LaneHeading } from "./LaneHeading";
import { laneTitle } from "./laneId";
import { laneNumber } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";

/** Above a lane's picture: its formulation and, over lane A, the figure's choice where that is what A is computed by. */
export function LaneHeader({ lane }: { readonly lane: number }): ReactNode {
  const { settings, spec } = useSimulationFigure();
  const present = settings.lanes[lane];
  const { first } = spec.choices;
  if (!present || (settings.lanes.length === 1 && first !== "formulation")) return null;
  const sample = settings.layout === "overlaid" ? <BodySample lane={lane} /> : null;
  const title = (
    <>
      {sample}
      <LaneHeading lane={lane} title={laneTitle(present)} />
    </>
  );
  if (lane > 0 || (first !== "gyroscopic" && first !== "formulation"))
    return <p className="lane-title">{title}</p>;
  return (
    <div className="lane-controls">
      {first === "gyroscopic" ? <p className="lane-title">{title}</p> : sample}
      <Control id={first} />
    </div>
  );
}

/** How a lane's body is drawn where one picture shows several: the first whole, the others in dashes. */
function BodySample({ lane }: { readonly lane: number }): ReactNode {
  const ghost = lane > 0 ? ` body-sample-ghost lane-${laneNumber(lane)}` : "";
  return <span className={`body-sample${ghost}`} aria-hidden="true" />;
}
