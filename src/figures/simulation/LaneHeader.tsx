import type { ReactNode } from "react";
import { CLOSE, OPEN } from "../../language/strings/en";
import { strings } from "../strings/en";
import { Control } from "./controls";
import { laneName, laneNumber, laneWords } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";

/** Over lane A also the figure's first choice, where that is what A is computed by. */
export function LaneHeader({ lane }: { readonly lane: number }): ReactNode {
  const { settings, spec } = useSimulationFigure();
  const present = settings.lanes[lane];
  const { first } = spec.choices;
  if (!present || (settings.lanes.length === 1 && first !== "formulation")) return null;
  const { title: words, formulation } = laneWords(present, spec);
  const sample = settings.layout === "overlaid" ? <BodySample lane={lane} /> : null;
  const title = (
    <>
      {sample}
      <LaneHeading lane={lane} title={words} />
      {formulation ? (
        <span className="lane-formulation">
          {OPEN}
          {formulation}
          {CLOSE}
        </span>
      ) : null}
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

function BodySample({ lane }: { readonly lane: number }): ReactNode {
  const ghost = lane > 0 ? ` body-sample-ghost lane-${laneNumber(lane)}` : "";
  return <span className={`body-sample${ghost}`} aria-hidden="true" />;
}

/** Stands in the text where the letter goes. */
const GAP = "\uFFFC";

export function LaneHeading({ lane, title }: { readonly lane: number; readonly title: string }): ReactNode {
  const [before, after] = strings.lane.heading(GAP, title).split(GAP);
  return (
    <>
      {before}
      <b className={`lane-letter lane-${laneNumber(lane)}`}>{laneName(lane)}</b>
      {after}
    </>
  );
}
