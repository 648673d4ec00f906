export const strings = {
  roundOff: {
    error: "Relative error",
    errorAxis: "relative error",
    limit: { single: "round-off in single precision", double: "round-off in double precision" },
    slider: "Angle θ = |ω|Δt",
    none: "none",
    curves: {
      sine: "sin(θ/2)/θ as it stands",
      sineSeries: "two terms of its series",
      cosine: "(1 − cos θ)/θ² as it stands",
      cosineByHalfAngle: "the same by the half angle",
    },
    describe: (angle: string, errors: readonly string[]) => `At θ = ${angle}: ${errors.join("; ")}.`,
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
      augmented: "Exponential map, Buss’s velocity",
    },
    describe: (step: string, span: string, errors: readonly string[]) =>
      `At Δt = ${step}, after ${span} seconds: ${errors.join("; ")}.`,
    errorOf: (curve: string, error: string) => `${curve}, ${error}`,
  },
  tumble: {
    error: { name: "Angle from where it should be", label: "angle off" },
    rate: (frames: string) => `${frames} frames a second`,
  },
};
