import { COMMA, widthOf } from "../../language/strings/en";
import type { LaneNumber } from "../../scene/marks";
import { strings } from "../strings/en";
import { type LaneId, laneTitle } from "./laneId";
import type { Settings } from "./settings";
import type { LaneWords, SimulationSpec } from "./spec";

/** "A", "B", ...; its `data-lane` is the small letter. */
export function laneName(lane: number): string {
  return String.fromCharCode("A".charCodeAt(0) + lane);
}

/** The style sheet's class is `lane-` and this. */
export function laneNumber(lane: number): LaneNumber {
  return Math.min(lane + 1, 4) as LaneNumber;
}

export function laneWords(lane: LaneId, { about }: Pick<SimulationSpec, "about">): LaneWords {
  return about ? about(lane) : { title: laneTitle(lane) };
}

export function laneHeadings(
  { lanes, exact }: Pick<Settings, "lanes" | "exact">,
  spec: Pick<SimulationSpec, "about">,
): string[] {
  const titles = lanes.map((id, lane) => {
    const { title, formulation } = laneWords(id, spec);
    const whole = formulation ? strings.lane.withFormulation(title, formulation) : title;
    return lanes.length > 1 ? strings.lane.heading(laneName(lane), whole) : whole;
  });
  return exact ? [...titles, strings.toolbar.exact] : titles;
}

/** A longer title is shortened [letters]. */
const LONGEST = 20;

/**
 * For the ends of curves: titles, long ones up to the first comma or, where others begin alike, from the last. Lanes alike even so
 * have no name, nor has a single lane: its letter is enough.
 */
export function endTitles(lanes: readonly LaneId[]): string[] {
  const titles = lanes.map(laneTitle);
  const begun = titles.map((title) => (widthOf(title) > LONGEST ? partOf(title, 0) : title));
  const named = titles.map((title, lane) =>
    isAlone(begun, lane) || !title.includes(COMMA) ? (begun[lane] ?? "") : partOf(title, -1),
  );
  return named.map((name, lane) => (lanes.length > 1 && isAlone(named, lane) ? name : ""));
}

function partOf(title: string, index: number): string {
  return title.split(COMMA).at(index) ?? title;
}

function isAlone(names: readonly string[], lane: number): boolean {
  return names.filter((name) => name === names[lane]).length === 1;
}
