import type { Meshes } from "../../core/bodies/massProperties";
import { isExact, isRecorded, type ScenarioLane } from "../../core/dynamics/lane";
import type { Scenario } from "../../core/dynamics/scenario";
import { ScenarioError } from "../../core/scenario/errors";
import { parseScenario } from "../../core/scenario/parseScenario";
import { strings } from "../strings/en";
import { checkMade, isMade, type LabLane } from "./labInput";
import { MadeLanes } from "./madeLanes";

/* The page refuses what it could not play; the command line does not. */

const words = strings.limits;

export const MOST_LANES = 4;
const MOST_FRAMES = 60_000;
const MOST_STEPS = 2_000_000;
const MOST_POINTS = 500;
const MOST_PLANES = 12;
const MOST_INSTANTS = 60_000;

/** For a lane made elsewhere, so that its scenario can be checked before. */
const STAND_IN = { angular: "none" } as const;

/** @throws ScenarioError naming the first field that is wrong, or more than a page can play */
export function readBench(input: unknown, meshes: Meshes = {}, made = new MadeLanes()): Scenario {
  const huge = tooMuch(input);
  if (huge !== null) throw huge;
  const read = parseScenario(withStandIns(input), meshes);
  const scenario = {
    ...read,
    lanes: read.lanes.map((lane, index) => played(input, index, read, made) ?? lane),
  };
  const { frames, lanes } = scenario;
  if (lanes.length > MOST_LANES + (lanes.some(isExact) ? 1 : 0))
    throw new ScenarioError("lanes", words.lanes(MOST_LANES));
  if (frames > MOST_FRAMES) throw new ScenarioError("frames", words.frames(MOST_FRAMES));
  const steps = lanes.reduce((sum, lane) => sum + (isRecorded(lane) ? 1 : (lane.substeps ?? 1)) * frames, 0);
  if (steps > MOST_STEPS) throw new ScenarioError("frames", words.steps(MOST_STEPS));
  return scenario;
}

function lanesOf(input: unknown): readonly LabLane[] {
  const lanes = (input as { readonly lanes?: unknown } | null)?.lanes;
  return Array.isArray(lanes) ? lanes : [];
}

function withStandIns(input: unknown): unknown {
  const lanes = lanesOf(input);
  if (!lanes.some(isMade)) return input;
  for (const [index, lane] of lanes.entries()) if (isMade(lane)) checkMade(lane, index);
  return { ...(input as object), lanes: lanes.map((lane) => (isMade(lane) ? STAND_IN : lane)) };
}

function played(input: unknown, index: number, scenario: Scenario, made: MadeLanes): ScenarioLane | null {
  const lane = lanesOf(input)[index];
  return lane && isMade(lane) ? { recording: made.recordingOf(lane, scenario) } : null;
}

function tooMuch(input: unknown): ScenarioError | null {
  const { body, planes, lanes } = (input ?? {}) as Record<string, unknown>;
  const { points } = (body ?? {}) as Record<string, unknown>;
  if (Array.isArray(points) && points.length > MOST_POINTS)
    return new ScenarioError("body.points", words.points(MOST_POINTS));
  if (Array.isArray(planes) && planes.length > MOST_PLANES)
    return new ScenarioError("planes", words.planes(MOST_PLANES));
  if (!Array.isArray(lanes)) return null;
  if (lanes.length > MOST_LANES + 1) return new ScenarioError("lanes", words.lanes(MOST_LANES));
  const long = lanes.findIndex((lane) => lane?.recording?.orientation?.length > MOST_INSTANTS);
  if (long < 0) return null;
  return new ScenarioError(`lanes[${long}].recording.orientation`, words.instants(MOST_INSTANTS));
}
