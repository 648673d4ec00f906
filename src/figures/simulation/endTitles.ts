import { type LaneId, laneTitle } from "./laneId";

/** Beyond this a title is shortened to what stands before its first comma [letters]. */
const LONGEST = 20;

/**
 * What lanes are called where there is room for a word or two: their titles, long ones up to the first comma. Those that would
 * be called alike have no name: their letters tell them apart.
 */
export function endTitles(lanes: readonly LaneId[]): string[] {
  const short = lanes.map((id) => {
    const title = laneTitle(id);
    return title.length > LONGEST ? (title.split(",")[0] ?? title) : title;
  });
  return short.map((title) => (short.filter((other) => other === title).length > 1 ? "" : title));
}
