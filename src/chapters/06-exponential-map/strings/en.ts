import type { Translation } from "../../../language/translation";

export const strings = {
  roundOff: {
    error: "Relative error",
    errorAxis: "relative error",
    limit: { single: "round-off in single precision", double: "round-off in double precision" },
    slider: "Angle x = |ω|Δt",
    /** Of an error that is zero. */
    none: "none",
    curves: {
      sine: "sin(x/2)/x as it stands",
      sineSeries: "two terms of its series",
      cosine: "(1 − cos x)/x² as it stands",
      cosineByHalfAngle: "the same by the half angle",
    },
    describe: (x: string, errors: readonly string[]) => `At x = ${x}: ${errors.join("; ")}.`,
    errorOf: (curve: string, error: string) => `${curve}, ${error}`,
  },
  velocities: {
    error: "Error of the attitude",
    errorAxis: "error of the attitude",
    slider: "Time step Δt",
    curves: {
      quaternion: "Quaternion step, velocity at the end",
      end: "Exponential map, velocity at the end",
      middle: "Exponential map, velocity halfway",
      augmented: "Exponential map, Buss’s mean velocity",
    },
    describe: (step: string, span: string, errors: readonly string[]) =>
      `At Δt = ${step}, after ${span} seconds: ${errors.join("; ")}.`,
    errorOf: (curve: string, error: string) => `${curve}, ${error}`,
  },
};

export type Strings = Translation<typeof strings>;
