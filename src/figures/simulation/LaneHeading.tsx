import type { ReactNode } from "react";
import { strings } from "../strings/en";
import { laneName, laneNumber } from "./laneNames";

/** The object replacement character, which stands in the text where the letter goes. */
const GAP = "\uFFFC";

/** A lane's letter, in its colour, and its formulation. */
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
