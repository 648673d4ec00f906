import * as v from "valibot";
import { ANGULAR_IDS } from "../../core/dynamics/ids";
import {
  boolean,
  type FigureState,
  frameUpTo,
  oneOf,
  optionalFields,
  StateError,
  someOf,
} from "../../figures/frame/figureState";
import { SPEEDS } from "../../ui/Transport";
import { isRule, type LabInput, type LabLane } from "../document/labInput";
import { strings } from "../strings/en";

/** What links, the Back button and reloads carry of the bench. */
export interface BenchValues {
  /** A scenario as the command line takes it; in links packed. Of unknown origin. */
  readonly scenario?: unknown;
  readonly frame?: number | undefined;
  readonly speed?: number | undefined;
  readonly layout?: "side-by-side" | "overlaid" | undefined;
  readonly layers?: readonly string[] | undefined;
  readonly stage?: string | undefined;
  /** A rule of the book that the reader is to write anew. */
  readonly rule?: string | undefined;
  /** An inertia, as people have it, that the reader is to look at. */
  readonly tensor?: string | undefined;
  /** The lane whose rule is to be judged once the reader has run it. */
  readonly judge?: (typeof LANE_LETTERS)[number] | undefined;
  readonly play?: boolean | undefined;
  readonly [field: string]: unknown;
}

/** A lane and a stage of its frame, or "first". Readers may have named it in their own letters. */
const STAGE = /^(first|[a-d](\.[\p{L}$_][\p{L}\p{N}$_]{0,60}){2,3}(~\d{1,4})?)$/u;

/** A longer tensor can be pasted, but not linked to [characters]. */
const LONGEST_TENSOR = 2000;

/** The bench's lanes, as links name them. */
export const LANE_LETTERS = ["a", "b", "c", "d"] as const;

/**
 * Checks that the lane whose rule is to be judged has one.
 * @param input of unknown origin
 * @throws StateError where it has none
 */
export function checkJudged(judge: BenchValues["judge"], input: LabInput): void {
  if (judge === undefined) return;
  const lanes: unknown = input?.lanes;
  const lane: LabLane | undefined = Array.isArray(lanes) ? lanes[LANE_LETTERS.indexOf(judge)] : undefined;
  if (lane === undefined || !isRule(lane)) throw new StateError("judge", strings.judgedLane);
}

export function benchSchema(layers: readonly string[]): FigureState<BenchValues>["schema"] {
  return optionalFields({
    scenario: v.unknown(),
    frame: frameUpTo(1e9),
    speed: oneOf(SPEEDS),
    layout: oneOf(["side-by-side", "overlaid"]),
    layers: someOf(layers),
    stage: v.pipe(v.string(strings.stage), v.regex(STAGE, strings.stage)),
    rule: oneOf(ANGULAR_IDS.filter((id) => id !== "exact")),
    tensor: v.pipe(v.string(strings.inertia), v.maxLength(LONGEST_TENSOR, strings.inertia)),
    judge: oneOf(LANE_LETTERS),
    play: boolean,
  });
}
