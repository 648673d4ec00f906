import * as v from "valibot";
import { ANGULAR_IDS } from "../../core/dynamics/ids";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { troubleIn } from "../frame/figureState";
import { fieldsFor, queryOf } from "../frame/permalink";
import { isLaneId, type LaneId } from "./laneId";

const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

/** A lane and a stage of its frame, or "first". */
const STAGE = /^(first|[a-c]\.[A-Za-z]\w{0,60}(\.\w{1,60}){1,2}(~\d{1,4})?)$/;

const laneSchema = v.custom<LaneId>(
  (input) => typeof input === "string" && isLaneId(input),
  `one of ${ANGULAR_IDS.join(", ")}, if need be with how the body is turned, as in none/matrix`,
);

/** A number of the scenario that a figure has a slider for. */
const dial = v.optional(
  v.pipe(v.number("a number"), v.minValue(0, "a number not below 0"), v.maxValue(100, "a number up to 100")),
);

/** The fields of a wish that are such numbers. */
export const DIALS = ["restitution", "friction", "launch", "lift", "decay", "spinDecay"] as const;

/**
 * What a link or a phrase in the prose may ask of a figure of lanes. The one place where such a wish is read:
 * whatever is not understood is refused by name.
 */
const wishSchema = v.strictObject({
  scenario: v.optional(v.picklist(SCENARIO_IDS, `one of ${SCENARIO_IDS.join(", ")}`)),
  a: v.optional(laneSchema),
  b: v.optional(laneSchema),
  c: v.optional(laneSchema),
  exact: v.optional(v.boolean("true or false")),
  rate: v.optional(
    v.pipe(
      v.number("frames a second"),
      v.minValue(1, "from 1 frame a second"),
      v.maxValue(1000, "up to 1000 frames a second"),
    ),
  ),
  frame: v.optional(
    v.pipe(v.number("a frame number"), v.integer("a whole frame number"), v.minValue(0, "a frame from 0 on")),
  ),
  speed: v.optional(
    v.pipe(v.number("a speed"), v.minValue(0.1, "a speed from 0.1"), v.maxValue(4, "a speed up to 4")),
  ),
  layout: v.optional(v.picklist(["side-by-side", "overlaid"], "side-by-side or overlaid")),
  stage: v.optional(
    v.pipe(
      v.string("the name of a stage"),
      v.regex(STAGE, "the name of a stage, such as a.implicitBody.jacobian"),
    ),
  ),
  restitution: dial,
  friction: dial,
  launch: dial,
  lift: dial,
  decay: dial,
  spinDecay: dial,
  stops: v.optional(v.boolean("true or false")),
  play: v.optional(v.boolean("true or false")),
});

export type Wish = v.InferOutput<typeof wishSchema>;

/** A wish read, or one sentence that names what was not understood. */
export type WishReading = { readonly wish: Wish } | { readonly trouble: string };

/** Reads a wish from data of unknown origin. */
export function readWish(input: unknown): WishReading {
  const result = v.safeParse(wishSchema, input, { abortEarly: true });
  if (result.success) return { wish: result.output };
  return { trouble: troubleIn(result.issues[0]) };
}

const NUMBERS: readonly string[] = ["frame", "speed", "rate", ...DIALS];
const SWITCHES: readonly string[] = ["exact", "play", "stops"];

/** The query of a link that restores a figure: `figure=racket&v=1&a=none&b=implicit-body&frame=120`. */
export function linkQuery(figureId: string, wish: Wish): string {
  return queryOf(
    figureId,
    Object.fromEntries(Object.entries(wish).map(([field, value]) => [field, String(value)])),
  );
}

/** Reads the wish that a page's query has for a figure; null if it speaks of another figure or of none. */
export function readLink(figureId: string, search: string): WishReading | null {
  const found = fieldsFor(figureId, search);
  if (found === null || "trouble" in found) return found;
  return readWish(
    Object.fromEntries(
      found.fields.map(([field, text]) => [
        field,
        NUMBERS.includes(field) ? asNumber(text) : asSwitch(field, text),
      ]),
    ),
  );
}

function asSwitch(field: string, text: string): boolean | string {
  return SWITCHES.includes(field) && (text === "true" || text === "false") ? text === "true" : text;
}

/** Only plain decimal numbers: what `Number` makes of blanks, hex or "1e999" is not what a reader meant. */
function asNumber(text: string): number | string {
  return /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
}
