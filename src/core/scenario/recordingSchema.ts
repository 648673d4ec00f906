import * as v from "valibot";
import { MOST_INSTANTS } from "../recording/recording.ts";
import { number, positive, quaternion, vector } from "./numbersSchema.ts";

const LONGEST_NAME = 80;

function instants<Entry extends v.GenericSchema>(entry: Entry, what: string) {
  return v.pipe(
    v.array(entry, what),
    v.minLength(2, "at least 2 instants"),
    v.maxLength(MOST_INSTANTS, "at most 1e6 instants"),
  );
}

const fields = v.strictObject({
  name: v.pipe(
    v.string("a name"),
    v.minLength(1, "a name"),
    v.maxLength(LONGEST_NAME, `a name of at most ${LONGEST_NAME} characters`),
  ),
  dt: v.optional(positive),
  t: v.optional(instants(number, "a list of times")),
  orientation: instants(quaternion, "a list of quaternions [w, x, y, z]"),
  angularVelocity: v.optional(instants(vector, "a list of vectors")),
  position: v.optional(instants(vector, "a list of vectors")),
  velocity: v.optional(instants(vector, "a list of vectors")),
});

type Fields = v.InferOutput<typeof fields>;

export const recordingSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const wrong = misfit(dataset.value);
    if (wrong === null) return;
    const input = dataset.value;
    const { field, expected: message } = wrong;
    if (field === null) addIssue({ message });
    else
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input, key: field, value: input[field] }],
      });
  }),
);

interface Misfit {
  /** null for the recording as a whole */
  readonly field: keyof Fields | null;
  readonly expected: string;
}

function misfit(given: Fields): Misfit | null {
  const { dt, t, orientation, position, velocity } = given;
  if (dt === undefined && t === undefined) return { field: null, expected: "a time step dt or times t" };
  if (dt !== undefined && t !== undefined) return { field: "t", expected: "either dt or t, not both" };
  const count = orientation.length;
  for (const field of ["t", "angularVelocity", "position", "velocity"] as const) {
    const list = given[field];
    if (list && list.length !== count)
      return { field, expected: `${count} entries, as many as orientation, got ${list.length}` };
  }
  const late = t?.findIndex((time, index) => index > 0 && !(time > (t[index - 1] as number))) ?? -1;
  if (late >= 0) return { field: "t", expected: `times that rise, but entry ${late} does not` };
  if (velocity && !position)
    return { field: "velocity", expected: "none, because the recording has no position" };
  return null;
}
