import * as v from "valibot";

/** Each message says what was expected. */

export const number = v.pipe(v.number("a number"), v.finite("a finite number"));
export const positive = v.pipe(number, v.gtValue(0, "a number above 0"));
export const vector = v.strictTuple([number, number, number], "a list of 3 numbers");
export const quaternion = v.pipe(
  v.strictTuple([number, number, number, number], "a list of 4 numbers [w, x, y, z]"),
  v.check((q) => q.some((component) => component !== 0), "a quaternion that is not zero"),
);
