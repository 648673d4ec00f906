import * as v from "valibot";
import { strings } from "../strings/en";

const words = strings.refused;

/** As JSON has them. */
export type StateValues = Readonly<Record<string, unknown>>;

/** Declared once by each figure; links, phrases of the prose, Back and reloads all go through it. */
export interface FigureState<Values extends StateValues = StateValues> {
  /** All fields optional, unknown ones refused. */
  readonly schema: v.GenericSchema<unknown, Values>;
  /** Applied to a fresh figure, brings it here. */
  readonly current: () => Values;
  /**
   * Takes over values accepted by the schema; those left out stay.
   * @throws StateError naming a field whose value the figure cannot have
   */
  readonly apply: (values: Values) => void;
  /**
   * Of a fresh figure; may depend on the present ones: a scenario brings a time step of its own. By default those that this figure
   * began with.
   */
  readonly fresh?: () => Values;
  /**
   * As a fresh figure would: values left out become as the chapter set them. By default `apply`, for figures whose states leave out
   * nothing.
   */
  readonly restore?: (values: Values) => void;
}

/** A value that a figure cannot have, in words that name the field. */
export class StateError extends Error {
  constructor(field: string, expected: string) {
    super(words.expected(field, expected));
    this.name = "StateError";
  }

  static saying(sentence: string): StateError {
    const error = new StateError("", "");
    error.message = sentence;
    return error;
  }
}

/**
 * Takes a state of unknown origin.
 * @returns one sentence on the first thing refused, naming its field; empty if all is well
 */
export function applyState(state: FigureState, input: unknown): string {
  return takeOver(state.schema, state.apply, input);
}

/** Back to a state it was left in, whatever has been done since; returns as `applyState`. */
export function restoreState(state: FigureState, input: unknown): string {
  return takeOver(state.schema, state.restore ?? state.apply, input);
}

function takeOver(schema: FigureState["schema"], take: FigureState["apply"], input: unknown): string {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (!result.success) return refusal(result.issues[0]);
  try {
    take(result.output);
    return "";
  } catch (error) {
    if (error instanceof StateError) return error.message;
    throw error;
  }
}

function refusal(issue: v.BaseIssue<unknown>): string {
  const field = issue.path?.map((item) => String(item.key)).join(".") ?? "";
  if (issue.type === "strict_object" && issue.expected === "never")
    return words.unknownField(shortened(field));
  return refusedField(field, issue.type === "strict_object" ? words.someValue : issue.message);
}

export function refusedField(field: string, expected: string): string {
  return words.expected(shortened(field), expected);
}

/** A link's author may have written anything. */
function shortened(name: string): string {
  if (name === "") return words.wholeLink;
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

export function optionalFields<Values extends StateValues>(
  fields: v.ObjectEntries,
): FigureState<Values>["schema"] {
  const optional = Object.entries(fields).map(([field, schema]) => [field, v.optional(schema)]);
  // Valibot infers nothing of fields put together at run time.
  return v.strictObject(Object.fromEntries(optional)) as unknown as FigureState<Values>["schema"];
}

export function numberWithin(least: number, most: number) {
  const message = words.numberWithin(least, most);
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
}

export function frameUpTo(most: number) {
  const message = words.wholeNumberUpTo(most);
  return v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(most, message));
}

/** Each component at most `most` either way. */
export function vectorWithin(most: number) {
  const message = words.vectorWithin(-most, most);
  const part = v.pipe(v.number(message), v.minValue(-most, message), v.maxValue(most, message));
  return v.pipe(v.strictTuple([part, part, part], message), v.readonly());
}

export const boolean = v.boolean(words.trueOrFalse);

export function oneOf<const Id extends string | number>(ids: readonly Id[]) {
  return v.picklist(ids, words.oneOf(ids.map(String)));
}

/** In a link they stand with commas between. */
export function someOf(ids: readonly string[]) {
  const message = words.someOf(ids);
  return v.pipe(
    v.union([v.string(), v.array(v.string())], message),
    v.transform((given): readonly string[] =>
      typeof given === "string" ? given.split(",").filter((id) => id !== "") : given,
    ),
    v.check((given) => given.every((id) => ids.includes(id)), message),
  );
}
