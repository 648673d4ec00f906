export const strings = {
  loop: {
    inRings: "In three rings",
    alone: "By itself",
    miss: "Angle by which the nose misses the zenith",
    missLabel: "the nose misses the zenith by",
    timeAxis: "time [s]",
    angleAxis: "angle [°]",
    rateAxis: "rate of the angle [°/s]",
    terms: { yaw: "Yaw", pitch: "Pitch", roll: "Roll" },
    angles: { yaw: "yaw ψ", pitch: "pitch θ", roll: "roll φ" },
    rates: { yaw: "yaw’s rate ψ̇", pitch: "pitch’s θ̇", roll: "roll’s φ̇" },
    rows: {
      yaw: "Yaw",
      pitch: "Pitch",
      roll: "Roll",
      yawRate: "Rate of yaw",
      pitchRate: "Rate of pitch",
      rollRate: "Rate of roll",
      spin: "Spin",
    },
    summary: {
      angles: (miss: string) =>
        `Yaw, pitch and roll against time, in a loop that misses the zenith by ${miss} degrees.`,
      rates: (miss: string) =>
        `The rates of yaw, pitch and roll against time, in a loop that misses the zenith by ${miss} degrees.`,
    },
    clock: (frame: string, time: string) => `frame ${frame} · ${time}`,
    describeRings: (yaw: string, pitch: string, roll: string) =>
      `Three rings about an aeroplane: the outer has turned by a yaw of ${yaw} degrees, the middle by a pitch of ${pitch}, the inner by a roll of ${roll}.`,
    describe: (miss: string, angles: readonly string[], rates: readonly string[]) =>
      `A loop that misses the zenith by ${miss} degrees: yaw, pitch and roll are ${angles.join(", ")} degrees and change by ${rates.join(", ")} degrees a second.`,
  },
  added: {
    added: "Three angles, each at the rate of its own component",
    turned: "A cube with that spin",
    rows: { turned: "Turned, by |ω| and the time", apart: "The two are apart by" },
    clock: (frame: string, time: string) => `frame ${frame} · ${time}`,
    describe: (turned: string, apart: string) =>
      `Two dice given one spin, which has turned the one by ${turned}; the one whose angles were added is off by ${apart}.`,
  },
  passes: {
    missAxis: "the nose misses the zenith by δ [°]",
    errorAxis: "error after one second [°]",
    slider: "Angle by which the nose misses the zenith",
    zenith: "zenith",
    frameTurn: "a frame’s turn",
    curves: {
      angles: { midpoint: "Angles, midpoint", rk4: "Angles, Runge–Kutta" },
      matrix: { midpoint: "R, midpoint", rk4: "R, Runge–Kutta" },
    },
    error: "Error",
    halved: "δ halved",
    describe: (miss: string, errors: readonly string[]) =>
      `Where the nose misses the zenith by ${miss} degrees, the errors after one second are: ${errors.join("; ")}.`,
    errorOf: (curve: string, error: string) => `${curve}, ${error} degrees`,
  },
  orders: {
    caption:
      "What programs mean by three angles, unless told otherwise; a minus marks an angle that is counted the other way",
    program: "Program",
    call: "Where it takes them",
    product: "R is",
    known: "Known from",
    run: "its package, run",
    documents: (day: string) => `its documents, ${day}`,
  },
};
